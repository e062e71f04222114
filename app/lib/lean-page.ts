/** Read on bad connections, by people who want one thing: nothing is fetched there in advance. */
const leanPage = '/emergency-dentist'

export const isLean = (path: string) => path === leanPage
