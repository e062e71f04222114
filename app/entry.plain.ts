import { startPlainPage } from './start-plain-page.ts'

startPlainPage()
