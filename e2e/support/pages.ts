import { readContent } from '../../src/content/read-content.ts'

export const { pages } = readContent()
