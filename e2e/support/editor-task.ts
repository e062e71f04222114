import type { Page } from '@playwright/test'
import type { PublishedSite } from './published-site.ts'

/** What the person at the front desk does, and where its words must be once it is published. */
export type Task = {
  title: string
  /** Its forms by their names in the menu, and what is done in each before Save. */
  forms: Record<string, (page: Page) => Promise<void>>
  /** The button that keeps it. */
  button?: 'Create'
  isShown: (site: PublishedSite) => Promise<void>
}

/** `2026-11-17`, so many days from now. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
