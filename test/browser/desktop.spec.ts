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
