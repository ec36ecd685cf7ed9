// Another tab of the same browser, on the same core.
import type { Page } from '@playwright/test'

/** A tab that was duplicated, as browsers do it: with the secret of the first. */
export async function openSecondTab(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  const second = await page.context().newPage()
  await second.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, kept)
  await second.goto(page.url())
  return second
}
