// A data file that is damaged, gone, or beside the log of another, in the browser shell: the page says so and offers a way on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { writeCheck } from '../../db/file/find-damage.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { spoilPage, spotsOf } from '../db/damage.ts'
import { test } from './desk.ts'
import { startBrowserShell } from './shells.ts'

const first = (page: Page) => page.locator('button[data-task-id]').first()

/** A folder with the sample term and a backup of it. */
async function makeSample(browser: Browser): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'weekloom-ways-'))
  for (const date of ['2026-11-23', '2026-11-24']) {
    const shell = await start(data, date, browser)
    const sample = shell.page.getByRole('button', { name: 'Look around with a sample term' })
    if (date === '2026-11-23') await sample.click()
    await expect(first(shell.page)).toBeVisible()
    await shell.stop()
  }
  return data
}

const start = (data: string, date: string, browser: Browser) =>
  startBrowserShell({ data, now: `${date}T07:30:00+08:00`, language: 'en' }, browser)

type Way = {
  name: string
  spoil: (data: string) => void
  says: string
  way: RegExp
  leads: (page: Page) => Locator
}

const ways: readonly Way[] = [
  {
    name: 'with damaged preferences the page opens and restores a backup',
    spoil: (data) =>
      spoilPage(data, spotsOf(data).find(({ name }) => name === 'preference')?.page ?? 0),
    says: 'is damaged',
    way: /Restore the copy of .*24 Nov/,
    leads: (page) => page.getByText('set aside as it is'),
  },
  {
    name: 'where the file is gone the page asks, and begins anew when that is chosen',
    spoil: (data) => rmSync(databaseFile(data)),
    says: 'is gone, but backups of it are there',
    way: /Begin anew/,
    leads: (page) => page.getByText('Look around with a sample term'),
  },
  {
    name: 'beside the log of another file the page goes on without it',
    spoil: (data) => writeFileSync(`${databaseFile(data)}-journal`, 'of something else'),
    says: 'belongs to another state of it',
    way: /Go on without the log/,
    leads: first,
  },
]

for (const { name, spoil, says, way, leads } of ways) {
  test(`[D4] [D5] ${name}`, async ({ browser }, testInfo) => {
    testInfo.skip(testInfo.project.name !== 'browser', 'the desktop has its own test of this')
    const data = await makeSample(browser)
    spoil(data)
    const shell = await start(data, '2026-11-25', browser)
    await expect(shell.page.getByText(says)).toBeVisible()
    await shell.page.getByRole('button', { name: way }).click()
    await expect(leads(shell.page)).toBeVisible()
    await shell.stop()
    rmSync(data, { recursive: true })
  })
}

test('[D6] what is said of a damaged file stands, and a backup is restored after a question', async ({
  browser,
}, testInfo) => {
  testInfo.skip(testInfo.project.name !== 'browser', 'the page is the same in the desktop')
  const data = await makeSample(browser)
  writeCheck(data, '2026-11-25', ['history_walk 1'])
  const shell = await start(data, '2026-11-25', browser)
  const { page } = shell
  const notice = page.locator('[data-notice=damaged]')
  await expect(notice).toContainText('history_walk 1')
  await expect(notice.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  const restore = notice.getByRole('button', { name: /Restore the copy of/ }).first()
  await restore.click()
  const question = notice.getByRole('group')
  await expect(question.getByText(/kept|copy/i).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(restore).toBeFocused()
  await restore.click()
  await question.getByRole('button').first().click()
  await expect(notice).toHaveCount(0)
  await expect(first(page)).toBeVisible()
  await shell.stop()
  rmSync(data, { recursive: true })
})
