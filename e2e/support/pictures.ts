import type { Page } from '@playwright/test'

/**
 * Pictures that are not drawn as their files are:
 * - larger than the file that was fetched, in pixels of the screen;
 * - with a `sizes` that is not what is shown: too small fetches a blurred file, far too large a heavy one;
 * - cut: 4:3 stays 4:3 and 16:9 stays 16:9; only portraits, which are square, may lose a fifth.
 */
export const misdrawnPictures = (page: Page) =>
  page.evaluate(async () => {
    /** The pixels of the file itself: `naturalWidth` of the element follows `sizes`. */
    const fileSize = async (address: string) => {
      const file = new Image()
      const loaded = new Promise((resolve, reject) => {
        file.onload = resolve
        file.onerror = reject
      })
      file.src = address
      await loaded
      return { width: file.naturalWidth, height: file.naturalHeight }
    }
    const found: string[] = []
    for (const image of document.images) {
      if (!image.checkVisibility()) continue
      image.loading = 'eager'
      await image.decode()
      const style = getComputedStyle(image)
      const box = {
        width: image.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
        height: image.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
      }
      const file = await fileSize(image.currentSrc)
      const choose = style.objectFit === 'contain' ? Math.min : Math.max
      const scale = choose(box.width / file.width, box.height / file.height)
      const shown = Math.min(
        1,
        (box.width * box.height) / (file.width * scale * file.height * scale),
      )
      const drawnWidth = file.width * scale
      const name = image.currentSrc.split('/').at(-1)?.split('.')[0]
      const say = (what: string) => found.push(`${name} (${box.width} × ${box.height}) ${what}`)
      if (drawnWidth * devicePixelRatio > file.width + 1)
        say(`is enlarged ${(scale * devicePixelRatio).toFixed(2)} times`)
      const promised = image.naturalWidth
      if (drawnWidth > promised * 1.03 || drawnWidth < promised * 0.75)
        say(`is drawn ${Math.round(drawnWidth)} px wide, its sizes says ${promised}`)
      const isPortrait = file.width === file.height
      if (shown < (isPortrait ? 0.79 : 0.98)) say(`shows ${Math.round(100 * shown)} % of itself`)
    }
    return found
  })
