/** Shows the element while the browser says that there is no connection. @returns stops it */
export function followConnection(notice: HTMLElement): () => void {
  const update = () => {
    notice.hidden = navigator.onLine
  }
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}
