// The desktop entry: what a page of ours may not do in it, and that one start is enough.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { databaseFile } from '../../db/file/file-names.ts'
import { test } from './desk.ts'
import { prepareReminder } from './prepare-reminder.ts'
import { desktopArguments, findDesktopProgram, startDesktop } from './shells.ts'
import { chooseInMenu, menuButton } from './menu.ts'

test('[C2] the page sees the two functions of its door and nothing of Node or Electron', async ({
  desk,
}) => {
  const seen = await desk.page.evaluate(() => ({
    door: Object.keys(window.weekloom ?? {}).toSorted(),
    node: ['require', 'process', 'module', 'Buffer', 'electron'].filter((name) => name in window),
  }))
  expect(seen).toEqual({ door: ['request', 'subscribe'], node: [] })
})

test('[C2] the page cannot leave, open windows or reach the network', async ({ desk }) => {
  const { page } = desk
  const start = page.getByRole('button', { name: 'Look around with a sample term' })
  await expect(start).toBeVisible()
  const home = page.url()
  await page.evaluate(() => {
    location.href = 'https://example.com/'
  })
  await page.evaluate(() => void window.open('https://example.com/'))
  const reached = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => true,
      () => false,
    ),
  )
  expect(reached).toBe(false)
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: 'https://example.com/', target: '_blank' })
    link.click()
  })
  await expect(start).toBeVisible()
  expect(page.url()).toBe(home)
  expect(page.context().pages()).toHaveLength(1)
})

test('[X6] a file is read in a process of its own kind, and a stop is heard', async ({ desk }) => {
  const file = readFileSync(join(import.meta.dirname, '../fixtures/university.ics'), 'base64')
  const seen = await desk.page.evaluate(async (content) => {
    const request: Function = Reflect.get(window.weekloom ?? {}, 'request')
    const read = await request('preview-import', { fileName: 'university.ics', content })
    return { read, stopped: await request('stop-side-job', {}) }
  }, file)
  expect(seen).toMatchObject({
    read: { ok: true, value: { createsTerm: true, changes: null } },
    stopped: { ok: true, value: { stopped: false } },
  })
})

test('[C2] an unknown request and a malformed one are answered with a sentence', async ({
  desk,
}) => {
  const replies = await desk.page.evaluate(async () => {
    const request: Function = Reflect.get(window.weekloom ?? {}, 'request')
    return [await request('drop-all', {}), await request('say', { text: 7 })]
  })
  for (const reply of replies) expect(reply).toMatchObject({ ok: false })
})

test('[C2] a second start on the same data ends by itself', async ({ desk, now }, testInfo) => {
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return
  const start = { data: desk.data, now, language: 'en' }
  const second = spawn(program.path, ['--no-sandbox', ...desktopArguments(start)])
  const code = await new Promise((resolve) => second.once('exit', resolve))
  expect(code).toBe(0)
  await expect(
    desk.page.getByRole('button', { name: 'Look around with a sample term' }),
  ).toBeVisible()
})

test('[D4] data that cannot be opened is named in the window, and left as it is', async ({
  language,
  now,
}, testInfo) => {
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return testInfo.skip(true, program.reason)
  const data = mkdtempSync(join(tmpdir(), 'weekloom-foreign-'))
  writeFileSync(databaseFile(data), 'no database of ours')
  const shell = await startDesktop({ data, now, language }, program.path)
  await expect(shell.page.getByText('It was left as it is')).toBeVisible()
  await shell.stop()
  expect(readFileSync(databaseFile(data), 'utf8')).toBe('no database of ours')
  rmSync(data, { recursive: true })
})

test('[D4] a damaged week is put back from the backup that is chosen in the window', async ({
  language,
}, testInfo) => {
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return testInfo.skip(true, program.reason)
  const data = mkdtempSync(join(tmpdir(), 'weekloom-damaged-'))
  const startOn = (date: string) =>
    startDesktop({ data, now: `${date}T07:30:00+08:00`, language }, program.path)
  const monday = await startOn('2026-11-23')
  await monday.page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await expect(monday.page.locator('button[data-task-id]').first()).toBeVisible()
  await monday.stop()
  // The first start of a day copies what the day before has left.
  const tuesday = await startOn('2026-11-24')
  await expect(tuesday.page.locator('button[data-task-id]').first()).toBeVisible()
  await tuesday.stop()
  const whole = readFileSync(databaseFile(data))
  writeFileSync(databaseFile(data), whole.subarray(0, whole.length / 2))
  const wednesday = await startOn('2026-11-25')
  const choices = wednesday.page.getByRole('button', { name: 'Restore the copy of' })
  await expect(choices).toHaveCount(2)
  await choices.filter({ hasText: '24 Nov' }).click()
  await expect(wednesday.page.locator('button[data-task-id]').first()).toBeVisible()
  await wednesday.stop()
  rmSync(data, { recursive: true })
})

test('[U7] the menu bar follows the page, and does what is chosen in it', async ({
  language,
  now,
}, testInfo) => {
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return testInfo.skip(true, program.reason)
  const data = mkdtempSync(join(tmpdir(), 'weekloom-menu-'))
  const shell = await startDesktop({ data, now, language }, program.path)
  const { app, page } = shell
  const item = (id: string) =>
    app.evaluate(({ Menu }, wanted) => {
      const found = Menu.getApplicationMenu()?.getMenuItemById(wanted)
      return found == null ? null : { label: found.label, enabled: found.enabled }
    }, id)
  const choose = (id: string) =>
    app.evaluate(
      ({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(),
      id,
    )
  await expect.poll(() => item('plan-week')).toEqual({ label: 'Plan my week', enabled: false })
  await page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await expect.poll(() => item('undo')).toEqual({ label: 'Undo', enabled: true })
  await choose('term-view')
  await expect(page.getByRole('grid')).toBeVisible()
  await choose('settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  // The dialog has the page until it is left.
  await expect.poll(() => item('undo')).toEqual({ label: 'Undo', enabled: false })
  await settings.getByLabel('Theme').selectOption('Dark')
  await settings.getByLabel('Language').selectOption('中文')
  await expect.poll(() => item('settings')).toEqual({ label: '设置', enabled: false })
  expect(await app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark')
  await page.keyboard.press('Escape')
  await expect.poll(() => item('undo')).toEqual({ label: '撤销', enabled: true })
  // In a text field it takes back what was typed there, elsewhere the plan's last change.
  await page.getByRole('textbox', { name: '消息' }).fill('abc')
  await choose('undo')
  await expect(page.getByRole('textbox', { name: '消息' })).toHaveValue('')
  expect(await item('undo')).toEqual({ label: '撤销', enabled: true })
  await menuButton(page).focus()
  await choose('undo')
  await expect.poll(() => item('undo')).toEqual({ label: '撤销', enabled: false })
  await shell.stop()
  rmSync(data, { recursive: true })
})

test('[U7] the window comes back as it was left, and a second start brings it to the front', async ({
  language,
  now,
}, testInfo) => {
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return testInfo.skip(true, program.reason)
  const data = mkdtempSync(join(tmpdir(), 'weekloom-window-'))
  const start = { data, now, language }
  const bounds = { x: 120, y: 80, width: 1000, height: 700 }
  const first = await startDesktop(start, program.path)
  await first.app.evaluate(({ BrowserWindow }, wanted) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(wanted)
  }, bounds)
  await first.stop()
  const second = await startDesktop(start, program.path)
  const stateOf = () =>
    second.app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      return {
        bounds: window?.getNormalBounds(),
        isMaximized: window?.isMaximized(),
        isMinimized: window?.isMinimized(),
      }
    })
  expect(await stateOf()).toMatchObject({ bounds, isMaximized: false })
  await second.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.maximize()
    window?.minimize()
  })
  const other = spawn(program.path, ['--no-sandbox', ...desktopArguments(start)])
  await new Promise((resolve) => other.once('exit', resolve))
  await expect.poll(async () => (await stateOf()).isMinimized).toBe(false)
  await second.stop()
  const third = await startDesktop(start, program.path)
  const isMaximized = () =>
    third.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMaximized())
  await expect.poll(isMaximized).toBe(true)
  await third.stop()
  rmSync(data, { recursive: true })
})

test('[U7] the desktop reminds by the system, once, and shows the data folder', async ({
  language,
}, testInfo) => {
  // What a notification center and a file manager were given only the stand-in can tell.
  if (testInfo.project.name !== 'desktop-shim') return testInfo.skip()
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return testInfo.skip(true, program.reason)
  const { title, start, remove } = prepareReminder()
  const shell = await startDesktop({ ...start, language }, program.path)
  const { app, page } = shell
  const shown = () =>
    app.evaluate(({ Notification }) => {
      const all: { title: string; body: string }[] = Reflect.get(Notification, 'shown')
      return all.map(({ title: head, body }) => ({ head, body }))
    })
  await chooseInMenu(page, /^Settings/)
  await page.getByRole('tab', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Show in the file manager' }).click()
  const opened = () => app.evaluate((electron) => Reflect.get(electron.shell, 'opened'))
  await expect.poll(opened).toEqual([start.data])
  await expect
    .poll(shown)
    .toEqual([{ head: title, body: expect.stringContaining('In 10 minutes, 19:00') }])
  // The page leaves it to the desktop.
  await expect(page.getByText('In 10 minutes')).toBeHidden()
  await shell.stop()
  remove()
})
