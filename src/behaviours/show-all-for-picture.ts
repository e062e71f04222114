import { layOutAll } from './first-look.ts'

/**
 * A browser that takes a picture of the whole page tells the page of a change of size when there is none:
 * nothing waits to be scrolled to. The bars of a phone, which come and go, do change the height.
 */
export function showAllForPicture() {
  let height = innerHeight
  addEventListener('resize', () => {
    if (height === innerHeight) showAll()
    height = innerHeight
  })
}

/** At once: what is revealed would still be fading in. */
function showAll() {
  layOutAll()
  for (const block of document.querySelectorAll('[data-reveal]'))
    block.removeAttribute('data-reveal')
}
