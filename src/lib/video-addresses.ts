/** SPEC §7: autoplay on, related videos off; the player that sets no cookies before playing. */
export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`

/** Where the video can be watched without a script. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`
