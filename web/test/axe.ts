/** What axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

interface Axe {
  run(options: object): Promise<{ violations: readonly Violation[] }>
}

/** Serious and critical violations, as sentences; of `only` that rule, if there is one. */
export async function violations(page: Page, only?: 'color-contrast'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(async (rule) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = { resultTypes: ['violations'], ...(rule === undefined ? {} : { runOnly: [rule] }) }
    return (await axe.run(options)).violations
  }, only)
  return found
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html} ${node.failureSummary ?? ''}`))
}

type Theme = 'dark' | 'light'

/** A page learns of another colour scheme when it is drawn; at rest it need not be, so a picture of it is taken. */
async function dressed(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  const worn = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme)
  while ((await worn()) !== theme) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
}

/** What axe finds in the dark, and what differs in the light: only colours do. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await dressed(page, 'dark')
  const dark = await violations(page)
  await dressed(page, 'light')
  const light = await violations(page, 'color-contrast')
  await dressed(page, 'dark')
  return [...dark, ...light.map((one) => `in the light: ${one}`)]
}
