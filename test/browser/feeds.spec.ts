// Calendars at addresses in the window: added, previewed, refreshed, looked at, set, removed.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Course, feedText, secret, serveFeed } from '../electron/feeds/feed-server.ts'
import { test } from './desk.ts'
import { chooseInMenu, menuButton } from './menu.ts'

const algebra: Course = { title: 'Algebra', first: '20261124', hour: 1, weeks: 8 }
const physics: Course = { title: 'Physics', first: '20261125', hour: 3, weeks: 8 }

/** What axe finds wrong, in both themes. */
async function findBarriers(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html ?? ''}`))
  }
  return found
}

test('[X12] [X13] [X14] a calendar at an address: its preview, what changes there, and its end', async ({
  desk,
}) => {
  const { page } = desk
  const server = await serveFeed(feedText([algebra, physics]))
  try {
    await page.getByRole('button', { name: 'Import your timetable' }).click()
    await page.getByRole('button', { name: 'Read it from an address' }).click()
    const feeds = page.getByRole('dialog', { name: 'Calendars from an address' })
    const address = feeds.getByRole('textbox', { name: 'Address of the calendar' })
    await address.fill('http://uni.invalid/timetable.ics')
    await feeds.getByRole('button', { name: 'Read it' }).click()
    await expect(feeds.getByText(/not encrypted/)).toBeVisible()
    await expect(feeds.getByRole('button', { name: 'Agree to http://uni.invalid' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await address.fill(server.address)
    await feeds.getByRole('button', { name: 'Read it' }).click()
    const preview = page.getByRole('dialog', { name: 'What is in this timetable' })
    await expect(preview).toBeVisible()
    await preview.getByRole('button', { name: 'Import' }).click()
    await expect(page.locator('button[data-task-id]')).toHaveCount(2)

    server.text = feedText([{ ...algebra, hour: 6 }, physics])
    await chooseInMenu(page, 'Import a timetable')
    await page.getByRole('button', { name: 'Read it from an address' }).click()
    const item = feeds.getByTestId('feed')
    await expect(item).toContainText('Nothing new.')
    expect(await page.content()).not.toContain(secret)
    await item.getByRole('button', { name: 'Read now: My courses' }).click()
    await expect(item).toContainText('Since you last looked: 8 moved.')
    await feeds.getByRole('button', { name: 'Close' }).last().click()
    await expect(menuButton(page)).toHaveAccessibleName(/8 changes wait in your calendars/)
    await chooseInMenu(page, /^Import a timetable.*8 changes wait in your calendars/)
    await expect(page.getByTestId('feeds-wait')).toBeVisible()
    await page.getByRole('button', { name: 'See them' }).click()
    await item.getByRole('button', { name: 'Look at it: My courses' }).click()
    await expect(preview.getByRole('group', { name: 'Moved' })).toContainText('Algebra')
    await preview.getByRole('button', { name: 'Import' }).click()
    await expect(menuButton(page)).toHaveAccessibleName('Menu')

    await chooseInMenu(page, 'Import a timetable')
    await page.getByRole('button', { name: 'Read it from an address' }).click()
    await item.getByText('Settings').click()
    expect(await findBarriers(page)).toEqual([])
    await item.getByRole('checkbox', { name: 'Take lectures over by themselves' }).check()
    await item.getByRole('button', { name: 'Remove My courses' }).click()
    await item.getByRole('button', { name: 'Stop reading it' }).click()
    await expect(item).toHaveCount(0)
    await expect(page.locator('button[data-task-id]')).toHaveCount(2)
  } finally {
    server.close()
  }
})
