// The settings in a real browser: what they change at once, backups, and everything exported and erased (U7).
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { everythingSchema } from '../../shared/everything/everything-file.ts'
import { takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'
import { prepareReminder } from './prepare-reminder.ts'
import type { SocketMessage } from '../../shared/contract/ipc.ts'
import { openSecondTab } from './second-tab.ts'
import { startServer } from './shells.ts'
import { pressKey } from './press-key.ts'
import { chooseInMenu, menuButton } from './menu.ts'

function settingsOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Settings|设置)$/ })
}

/** The dates over the columns of the week. */
function heads(page: Page): Promise<string[]> {
  return page.locator('[data-week-scroller] time[datetime]').allTextContents()
}

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

test('[U7] language, theme and the first day of the week hold at once, in every window and after a restart', async ({
  desk,
}) => {
  await takeSample(desk)
  const { page } = desk
  const other = await openSecondTab(page)
  await expect.poll(() => heads(other)).toEqual('23 24 25 26 27 28 29'.split(' '))
  await page.bringToFront()
  await page.keyboard.press('Control+,')
  const settings = settingsOf(page)
  await expect(settings.getByRole('tab', { name: 'General' })).toBeFocused()
  await expectNoBarrier(page)
  await settings.getByLabel('Weeks begin on').selectOption('Sunday')
  for (const each of [page, other])
    await expect.poll(() => heads(each)).toEqual('22 23 24 25 26 27 28'.split(' '))
  await settings.getByLabel('Theme').selectOption('Dark')
  await settings.getByLabel('Language').selectOption('中文')
  await expect(settings.getByRole('heading', { name: '设置', exact: true })).toBeVisible()
  await expect(menuButton(other)).toHaveAccessibleName('菜单')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  // The day before the first Monday is not in the term.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: '上一周' }).click()
  await page.getByRole('button', { name: '上一周' }).click()
  await expect(page.locator('[data-window-day]')).toHaveCount(6)
  await expect(page.locator('[data-week-scroller] [data-outside]')).toHaveCount(2)
  await desk.restart()
  await expect.poll(() => heads(desk.page)).toEqual('22 23 24 25 26 27 28'.split(' '))
})

test('[U7] every setting is on one page, found by its name in either language, and a half-filled form stays', async ({
  desk,
}) => {
  await takeSample(desk)
  const { page } = desk
  await page.keyboard.press('Control+,')
  const settings = settingsOf(page)
  const find = settings.getByRole('searchbox', { name: 'Find a setting' })
  await find.fill('evenings')
  const found = settings.getByRole('list', { name: 'Settings found' }).getByRole('button')
  await expect(found.first()).toHaveText(/Free evenings a week.*Study habits/)
  await expectNoBarrier(page)
  await find.press('Enter')
  const evenings = settings.getByLabel('Free evenings a week')
  await expect(evenings).toBeFocused()
  await evenings.fill('3')
  for (const part of ['Assistant', 'About you', 'Calendar', 'About']) {
    await settings.getByRole('tab', { name: part, exact: true }).click()
    await expect(settings.getByRole('tabpanel')).toHaveAccessibleName(part)
    await expectNoBarrier(page)
  }
  await find.fill('no such thing')
  await expect(settings.getByText('No setting is called “no such thing”.')).toBeVisible()
  await find.fill('深色')
  await found.filter({ hasText: 'Theme' }).click()
  await expect(settings.getByLabel('Theme')).toBeFocused()
  await settings.getByRole('tab', { name: 'Study habits' }).click()
  await expect(evenings).toHaveValue('3')
  await settings.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click()
  const said = settings.getByRole('status').filter({ hasText: 'The next plan keeps to them.' })
  await expect(said).toBeVisible()
  // What is changed after that is not saved, and not said to be.
  await evenings.fill('2')
  await expect(said).toHaveCount(0)
  await expect(settings).toBeVisible()
})

test('[U7] what is edited while the save is under way is not said to be saved', async ({
  desk,
}) => {
  await takeSample(desk)
  const { page } = desk
  const held: (() => void)[] = []
  let isHolding = false
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => server.send(frame))
    server.onMessage((frame) => {
      const message: SocketMessage = JSON.parse(frame.toString())
      if (isHolding && message.kind === 'reply') held.push(() => socket.send(frame))
      else socket.send(frame)
    })
  })
  await page.reload()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await page.keyboard.press('Control+,')
  const settings = settingsOf(page)
  const panel = settings.getByRole('tabpanel')
  const save = panel.getByRole('button', { name: 'Save' })
  const saveWhile = async (edit: () => Promise<unknown>) => {
    isHolding = true
    await save.click()
    await expect(save).toBeDisabled()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await edit()
    isHolding = false
    for (const send of held.splice(0)) send()
    await expect(save).toBeEnabled()
  }
  await settings.getByRole('tab', { name: 'Study habits' }).click()
  await saveWhile(() => settings.getByLabel('Free evenings a week').fill('3'))
  await expect(panel.getByRole('status').filter({ hasText: 'keeps to them' })).toHaveCount(0)
  await settings.getByRole('tab', { name: 'Assistant', exact: true }).click()
  await saveWhile(() => panel.getByLabel('Place a block').click())
  await expect(panel.getByText('Saved', { exact: false })).toHaveCount(0)
})

test('[U7] a backup is made, and restored after the question, in every window', async ({
  desk,
}) => {
  await takeSample(desk)
  const { page } = desk
  const other = await openSecondTab(page)
  await page.bringToFront()
  await chooseInMenu(page, /^Settings/)
  const settings = settingsOf(page)
  await settings.getByRole('tab', { name: 'General' }).press('ArrowUp')
  await settings.getByRole('tab', { name: 'About', exact: true }).press('ArrowUp')
  await settings.getByRole('tab', { name: 'Your data' }).press('ArrowUp')
  await settings.getByRole('button', { name: 'Back up now' }).click()
  const lines = settings.getByRole('list', { name: 'Backups' }).getByRole('listitem')
  await expect(lines.first()).toContainText('by you')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const blocks = other.locator('button[data-task-id]')
  await expect(page.locator('button[data-task-id]')).toHaveCount(0)
  await expect(blocks).toHaveCount(0)
  await chooseInMenu(page, /^Settings/)
  await settings.getByRole('tab', { name: 'Backups' }).click()
  const restore = lines.first().getByRole('button', { name: /^Restore the backup/ })
  await restore.click()
  const question = settings.getByRole('group', { name: /^Go back to the backup/ })
  await expect(question).toContainText('kept first')
  await expect(question.getByRole('button', { name: 'Keep what is here' })).toBeFocused()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(restore).toBeFocused()
  await pressKey(restore, 'Enter')
  await question.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(settings).toBeHidden()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await expect(blocks.first()).toBeVisible()
  await chooseInMenu(page, /^Settings/)
  await settings.getByRole('tab', { name: 'Backups' }).click()
  await expect(lines.first()).toContainText('before a restore')
})

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test('[U7] everything is exported as one file and erased after the word, and the first run follows', async ({
    desk,
  }) => {
    await takeSample(desk)
    const { page } = desk
    await page.emulateMedia({ colorScheme: 'dark' })
    await chooseInMenu(page, /^设置/)
    const settings = settingsOf(page)
    await settings.getByRole('tab', { name: '你的数据' }).click()
    await expect(settings.getByText(desk.data, { exact: true })).toBeVisible()
    await expectNoBarrier(page)
    const text = await desk.download(() =>
      settings.getByRole('button', { name: '导出全部内容', exact: true }).click(),
    )
    const everything = everythingSchema.parse(JSON.parse(text))
    expect(everything.state?.tasks.length).toBeGreaterThan(50)
    await expect(settings.getByText(/文件里有 \d+ 个任务/)).toBeVisible()
    const word = settings.getByLabel('输入“全部清除”继续')
    const erase = settings.getByRole('button', { name: '全部清除' })
    await word.fill('清除')
    await expect(erase).toBeDisabled()
    await word.fill('全部清除')
    await pressKey(erase, 'Enter')
    await expect(page.getByRole('button', { name: '先用示例学期看看' })).toBeVisible()
    await expect(settings).toBeHidden()
    await desk.restart()
    await expect(desk.page.getByRole('button', { name: '先用示例学期看看' })).toBeVisible()
    // As on a new computer: all of it comes back out of the file.
    await desk.page.keyboard.press('Control+,')
    const fresh = settingsOf(desk.page)
    await fresh.getByRole('tab', { name: /数据/ }).click()
    const chooser = desk.page.waitForEvent('filechooser')
    await fresh.getByRole('button', { name: /选择文件/ }).click()
    const buffer = Buffer.from(text)
    await (await chooser).setFiles({ name: 'all.json', mimeType: 'application/json', buffer })
    await expect(fresh.getByText(/all\.json/)).toBeVisible()
    await expectNoBarrier(desk.page)
    await fresh.getByRole('button', { name: '搬进来' }).click()
    await expect(fresh).toBeHidden()
    await expect(desk.page.getByText('已经全部搬过来了。')).toBeVisible()
    await expect(desk.page.locator('button[data-task-id]').first()).toBeVisible()
  })
})

test('[U7] a reminder comes ten minutes before the block; where the browser shows none, the window does', async ({
  page,
}) => {
  const { title, start, remove } = prepareReminder()
  const server = await startServer(start)
  await page.goto(server.url)
  await expect(page.getByText(new RegExp(`${title} .*In 10 minutes, 19:00`))).toBeVisible()
  await server.stop()
  remove()
})

test('[I2] About shows the version and whose packages are in it, with their licences, found by its name', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('licences')
  await page.keyboard.press('Enter')
  const settings = settingsOf(page)
  await expect(settings.getByRole('tab', { name: 'About', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(
    settings.getByRole('heading', { name: /^Weekloom \d+\.\d+\.\d+, MIT$/ }),
  ).toBeVisible()
  const react = settings.locator('details').filter({ hasText: /^react \d/ })
  await react.getByText(/^react \d/).click()
  await expect(react.getByText('Permission is hereby granted')).toBeVisible()
})
