// What stands at the head of the week: the deadlines of its days, and a what-if, which covers nothing below it (U1, U10).
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { amidBritishWeeks, britishTerm, britishWeeks } from './british-weeks.ts'
import { test } from './desk.ts'
import { findCut } from './growth.ts'
import { importSchedule } from './import-schedule.ts'
import { pressKey } from './press-key.ts'

test.use({ now: amidBritishWeeks })

const due = (page: Page) => page.locator('[data-due-day] button')

for (const colorScheme of ['light', 'dark'] as const)
  test(`[U10] [U3] what is due stands on its day, whole, and leads to its work, ${colorScheme}`, async ({
    desk,
  }) => {
    const { page } = desk
    await page.emulateMedia({ colorScheme })
    await importSchedule(desk, britishWeeks(), britishTerm)
    // Nothing is due in the first week, and no room is taken for it.
    await expect(due(page)).toHaveCount(0)
    const list = page.getByRole('region', { name: 'Due', exact: true })
    await expect(list).toContainText('4 h to do, 2 h of it planned, 18 h free before it')
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(due(page)).toHaveText(['Due Class test revision', 'Due Coursework 1'])
    const day = await page.locator('time[datetime="2026-11-13"]').boundingBox()
    const mark = await due(page).last().boundingBox()
    expect(Math.abs((mark?.x ?? 0) - (day?.x ?? 0))).toBeLessThan(60)
    expect(await findCut(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await due(page).last().click()
    await expect(page.getByRole('dialog', { name: 'Courses' })).toContainText('Coursework 1')
  })

test('[U1] a day bears its hours of study at its head, strong where they are beyond its target', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  const head = (date: string) =>
    page.locator('div', { has: page.locator(`> time[datetime="${date}"]`) })
  await expect(head('2026-11-03')).toContainText('3 h')
  await expect(head('2026-11-04').getByTitle('2 h of study in 1 block, target 3 h')).toBeVisible()
  await expect(head('2026-11-07')).not.toContainText(' h')
  await desk.say('at most 1 hour a day')
  await desk.accept()
  await expect(head('2026-11-04').getByTitle(/target 1 h$/)).toHaveClass(/strong/)
})

test('[U1] a what-if lies over no heading, and its curve over no block', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await pressKey(page.locator('button[data-task-id="4"]'), 'Space')
  await expect(page.locator('[data-carry-bar] [role="application"]')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Try it' }).click()
  const bar = page.locator('[data-trial]')
  await expect(bar).toBeVisible()
  const [low, head] = [
    await bar.boundingBox(),
    await page.locator('time[datetime]').first().boundingBox(),
  ]
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(head?.y ?? 0)
  const layers = await page.evaluate(() =>
    ['svg:has(path[vector-effect])', '[data-window-day]'].map((each) =>
      Number(getComputedStyle(document.querySelector(each) ?? document.body).zIndex),
    ),
  )
  expect(layers[0]).toBeLessThan(layers[1] ?? 0)
})
