// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { followSectionLinks } from './section-links.ts'

test('a second link pressed on the way to the first section leads to its own', () => {
  document.body.innerHTML = `
    <div id="page">
      <nav data-part="contents"><a href="#costs">Costs</a><a href="#contact">Contact</a></nav>
      <h2 id="costs">Costs</h2><h2 id="contact">Contact</h2>
    </div>`
  const costs = document.getElementById('costs') as HTMLElement
  const contact = document.getElementById('contact') as HTMLElement
  // Still near the first section, far from the second.
  costs.getBoundingClientRect = () => ({ top: 10 }) as DOMRect
  contact.getBoundingClientRect = () => ({ top: 5000 }) as DOMRect
  costs.scrollIntoView = vi.fn()
  followSectionLinks()
  for (const link of document.querySelectorAll('a')) link.click()
  window.dispatchEvent(new Event('scrollend'))
  expect(costs.scrollIntoView).not.toHaveBeenCalled()
})

/** A link that was followed to a section 40 px from where it should stand, and the way it is put right. */
function followedLink() {
  document.body.innerHTML = `<div id="page"><a href="#costs">Costs</a><h2 id="costs">Costs</h2></div>`
  const costs = document.querySelector('h2') as HTMLElement
  costs.getBoundingClientRect = () => ({ top: 40 }) as DOMRect
  costs.scrollIntoView = vi.fn()
  followSectionLinks()
  document.querySelector('a')?.click()
  return costs.scrollIntoView
}

test('whoever arrives is put onto the section, which a late font may have moved', () => {
  const putRight = followedLink()
  window.dispatchEvent(new Event('scrollend'))
  expect(putRight).toHaveBeenCalled()
})

test.each(['wheel', 'touchmove', 'keydown'])('whoever goes on by %s is not pulled back', (type) => {
  // It stood there already: nothing scrolls, and nothing ends.
  const putRight = followedLink()
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event('scrollend'))
  expect(putRight).not.toHaveBeenCalled()
})
