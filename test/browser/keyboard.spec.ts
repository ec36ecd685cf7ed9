// A whole visit by keyboard alone: nothing here clicks, points, fills in or gives the focus.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './desk.ts'

const says = {
  en: {
    sample: /^Look around with a sample term$/,
    plan: 'Plan my week',
    message: 'Message',
    // The last of its work, which nothing keeps from going on.
    session: /\b(\d+) of \1\b/,
    inHand: /is in your hand/,
    put: /^Fits: /,
    query: 'export',
    export: /^Export/,
    write: /^(Export|Save)/,
  },
  zh: {
    sample: /^先用示例学期看看$/,
    plan: '帮我安排这周的学习',
    message: '消息',
    session: /第 (\d+)\/\1 次/,
    inHand: /^正在移动/,
    put: /^可以排在/,
    query: '导出',
    export: /^导出/,
    write: /^(导出|保存)/,
  },
} as const

/** Tab, until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (name.test(here)) return
    seen.push(here)
  }
  throw new Error(`Tab never came to ${name}, but to ${seen.join(' | ')}`)
}

for (const language of ['en', 'zh'] as const) {
  const words = says[language]

  test.describe(language, () => {
    test.use({ language })

    test('[U3] [U1] [D3] a student plans, moves, undoes and exports without the pointer', async ({
      desk,
    }) => {
      const { page } = desk
      await expect(page.getByRole('button', { name: words.sample })).toBeVisible()
      await tabTo(page, words.sample)
      await page.keyboard.press('Enter')
      await expect(page.locator('button[data-task-id]').first()).toBeVisible()

      await tabTo(page, new RegExp(`^${words.message}$`))
      await page.keyboard.type(words.plan)
      await page.keyboard.press('Enter')
      await expect(desk.card).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(desk.sessions.first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Stop|停止)$/ })).toBeHidden()
      // What is then proposed to improve it is declined by saying nothing of it.
      await expect(desk.ghosts).toHaveCount(0)

      // Into the week, and along it to a study session.
      await tabTo(page, /./)
      await reachSession(page, words.session)
      const name = await focusedName(page)
      await page.keyboard.press('m')
      await expect(page.getByRole('application', { name: words.inHand })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('[data-carry-said]')).toHaveText(words.put)
      await page.keyboard.press('Enter')
      await expect.poll(() => focusedName(page)).not.toBe(name)
      await expect.poll(() => focusedName(page)).toMatch(words.session)

      await page.keyboard.press('Control+z')
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()

      const downloading = page.waitForEvent('download')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(words.query)
      await expect(page.getByRole('option', { selected: true })).toContainText(words.export)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: words.export })).toBeVisible()
      await tabTo(page, words.write)
      await page.keyboard.press('Enter')
      const file = readFileSync(await (await downloading).path(), 'utf8')
      expect(file).toContain('BEGIN:VEVENT')
    })
  })
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
}

/** Tab into the week, then the arrows from block to block. */
async function reachSession(page: Page, session: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('button[data-task-id]'))) break
    await page.keyboard.press('Tab')
  }
  for (let days = 0; days < 7; days += 1) {
    for (let blocks = 0; blocks < 8; blocks += 1) {
      if (session.test(await focusedName(page))) return
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('ArrowRight')
  }
  throw new Error('the arrows came to no study session')
}
