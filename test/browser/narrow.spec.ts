// A phone: at 390 pixels nothing is cut, the page never slides aside, and what a finger presses is large enough.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { amidBritishWeeks, britishTerm, britishWeeks } from './british-weeks.ts'
import { test, type Desk } from './desk.ts'
import { findCut } from './growth.ts'
import { importSchedule } from './import-schedule.ts'
import { chooseInMenu, menuButton } from './menu.ts'

test.use({ now: amidBritishWeeks })

async function takePhone({ page }: Desk): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
}

/** Buttons and fields under 44 pixels; those on the week and the term are as large as their time. */
function findSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = '[data-task-id], [data-cost], [data-term-day], p > button'
    const pressed =
      'button, select, summary, [role="option"], input:not([type="checkbox"], [type="radio"])'
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(own))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && (width < 44 || height < 44)
      })
      .map((element) => element.ariaLabel ?? element.textContent)
  })
}

async function expectFit(page: Page): Promise<void> {
  expect(await findCut(page)).toEqual([])
  expect(await findSmall(page)).toEqual([])
  // What is focused beyond an edge would slide the page under it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.evaluate(() => [scrollX, document.body.scrollLeft])).toEqual([0, 0])
}

/** One finger over the page, from one point to another. */
async function stroke({ page }: Desk, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const point = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [point(share)],
    })
  await send('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share)
  await send('touchEnd', 1)
}

test('[U3] under a finger the list of keys still names them', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.locator('kbd').first()).toBeVisible({ timeout: 8000 })
  await takePhone(desk)
  await expect(list.locator('kbd').first()).toBeVisible({ timeout: 8000 })
})

test('[U1] where a title is cut, what tells a tutorial from a lecture is kept', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await page.setViewportSize({ width: 1024, height: 768 })
  const faceOf = (id: number) =>
    page.locator('li', { has: page.locator(`button[data-task-id="${id}"]`) }).locator('[data-face]')
  await expect(faceOf(110).locator('span').first()).toHaveText(/^Real… Tutorial$/)
  await expect(faceOf(100).locator('span').first()).toHaveText('Real Analysis')
})

test('[U1] [U3] on a phone the week is a day, three days or whole: turned by a stroke, by buttons and by keys', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await takePhone(desk)
  const days = page.locator('[data-window-day]')
  await expect(days).toHaveCount(1)
  const first = Number(await days.getAttribute('data-window-day'))
  await stroke(desk, [330, 500], [90, 510])
  await expect(days).toHaveAttribute('data-window-day', `${first + 1}`)
  // Up or down it scrolls and turns nothing.
  await stroke(desk, [200, 600], [180, 420])
  await expect(days).toHaveAttribute('data-window-day', `${first + 1}`)
  await page.getByRole('button', { name: 'Days before' }).click()
  await expect(days).toHaveAttribute('data-window-day', `${first}`)
  await page.locator('button[data-task-id]').first().focus()
  await page.keyboard.press('PageDown')
  await expect(days).toHaveAttribute('data-window-day', `${first + 1}`)
  await page.getByRole('button', { name: /^Day\. Show/ }).click()
  await expect(days).toHaveCount(3)
  await expectFit(page)
  await page.getByRole('button', { name: /^3 days\. Show/ }).click()
  await expect(days).toHaveCount(7)
  await page.setViewportSize({ width: 760, height: 900 })
  await expect(days).toHaveCount(3)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(days).toHaveCount(7)
})

for (const [language, said] of [
  [
    'en',
    {
      conversation: 'Show conversation',
      plan: 'Plan the rest of the term',
      term: 'Term',
      today: 'Today',
    },
  ],
  ['zh', { conversation: '显示对话', plan: '安排整个学期剩下的学习', term: '学期', today: '今天' }],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('[U3] on a phone nothing is cut and all is large enough to press', async ({ desk }) => {
      const { page } = desk
      await importSchedule(desk, britishWeeks(), britishTerm)
      await takePhone(desk)
      await expectFit(page)
      for (const view of [said.today, said.term]) {
        await page.getByRole('navigation').getByRole('button', { name: view, exact: true }).click()
        await expectFit(page)
      }
      await menuButton(page).click()
      await expectFit(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectFit(page)
      await page.keyboard.press('Escape')
      await chooseInMenu(page, language === 'en' ? 'Export' : '导出')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: said.conversation }).click()
      await desk.say(said.plan)
      await expect(desk.card).toBeVisible()
      await expectFit(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    })
  })
}
