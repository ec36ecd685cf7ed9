// The menu of the top bar, by its names in both languages.
import { expect, type Locator, type Page } from '@playwright/test'
import { pressKey } from './press-key.ts'

/** The button that opens it; while changes of calendars wait its name says so. */
export function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Menu|菜单)/ })
}

export async function chooseInMenu(page: Page, name: string | RegExp): Promise<void> {
  await menuButton(page).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** The same by keyboard, where the menu gives the focus to its first item. */
export async function chooseInMenuByKeys(page: Page, name: string | RegExp): Promise<void> {
  await pressKey(menuButton(page), 'Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await pressKey(page.getByRole('menuitem', { name, exact: true }), 'Enter')
}
