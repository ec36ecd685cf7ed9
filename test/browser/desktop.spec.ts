// The desktop entry: what a page of ours may not do in it, and that one start is enough.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { databaseFile } from '../../db/file-names.ts'
import { test } from './desk.ts'
import { desktopArguments, findDesktopProgram, startDesktop } from './shells.ts'

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
