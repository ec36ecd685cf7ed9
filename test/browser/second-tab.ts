// Another tab of the same browser, on the same core.
import type { Page } from '@playwright/test'

/** The token of the start is each tab's own, so the new one is given it with its address. */
export async function openSecondTab(page: Page): Promise<Page> {
  const token = await page.evaluate(() => sessionStorage.getItem('weekloom-token'))
  const second = await page.context().newPage()
  await second.goto(`${new URL(page.url()).origin}/#token=${token}`)
  return second
}
