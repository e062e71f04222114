/**
 * Inlined at the top of every page (layouts/document.astro). Where it does not run, the page
 * can be read: whole, and at once.
 */
import { startGate } from './location-gate/start-gate.ts'
import { startMenus } from './menus.ts'

startGate()
startMenus()
