/**
 * Inlined at the top of every page (layouts/document.astro). Where it does not run, the page
 * can be read: whole, and at once.
 */
import { lookFirst } from './first-look.ts'
import { goBackEarly } from './go-back.ts'
import { startGate } from './location-gate/start-gate.ts'
import { startMenus } from './menus.ts'

startGate()
lookFirst()
startMenus()
addEventListener('click', goBackEarly)
