import { renderToStaticMarkup } from 'react-dom/server'
import { Picture, type PictureSource } from './picture.tsx'

/** The HTML of a text with its pictures in their places (markdown.ts). Never in the browser. */
export function htmlWithPictures(html: string, pictures: readonly PictureSource[]) {
  const tags = pictures.map((source) =>
    renderToStaticMarkup(
      <Picture
        source={source}
        sizes="(width >= 44rem) 38rem, 92vw"
        className={source.height > source.width ? 'is-upright' : ''}
      />,
    ),
  )
  return html.replace(/<!--picture (\d+)-->/g, (_, place: number) => tags[place] ?? '')
}
