/**
 * Inlined at the top of every page (scripts/vite/head-script.ts). Where it does not run, the page
 * can be read: whole, and at once.
 */
import { lookFirst } from './first-look.ts'
import { startGate } from './location-gate/start-gate.ts'
import { startMenus } from './shell/menus.ts'

startGate()
lookFirst()
startMenus()
