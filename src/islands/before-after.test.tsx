// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { BeforeAfter } from './before-after.tsx'

afterEach(cleanup)

const divider = (isSplit = true) => (
  <BeforeAfter beforeLabel="Before" sliderLabel="Show more" isSplit={isSplit}>
    <figure className="before-after-left" />
  </BeforeAfter>
)
const split = () =>
  document.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--split')

test('moving the slider moves the divider, and says so', () => {
  render(divider())
  fireEvent.input(screen.getByRole('slider'), { target: { value: '30' } })
  expect(split()).toBe('30%')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Before 30 %')
})

test('a slider that was moved before the script came keeps its place', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(divider())
  expect(container.innerHTML).not.toContain('style=')
  const slider = screen.getByRole<HTMLInputElement>('slider')
  slider.value = '80'
  render(divider(), { container, hydrate: true })
  expect(slider.value).toBe('80')
  expect(split()).toBe('80%')
  expect(slider.getAttribute('aria-valuetext')).toBe('Before 80 %')
})

test('pictures of different views stand side by side, with nothing to move', () => {
  render(divider(false))
  expect(screen.queryByRole('slider')).toBeNull()
})
