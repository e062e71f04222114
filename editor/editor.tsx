import { makePage } from '@keystatic/astro/ui'
import { config } from './config.tsx'

export const Editor = makePage(config)
