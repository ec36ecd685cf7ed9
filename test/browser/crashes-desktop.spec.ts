// What the desktop app says and keeps when its page's process ends, or main did not catch an error.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './desk.ts'
import { findDesktopProgram, startDesktop } from './shells.ts'

test('[C5] a page whose process ends is told of and starts again; what main did not catch is told of too', async ({
  language,
  now,
}, testInfo) => {
  const program = findDesktopProgram(testInfo.project.name)
  if ('reason' in program) return testInfo.skip(true, program.reason)
  const data = mkdtempSync(join(tmpdir(), 'weekloom-crash-'))
  const reports = join(data, 'reports')
  mkdirSync(reports)
  // Of a clock that ran ahead: what is told of now is no old report.
  for (const year of [2031, 2032, 2033, 2034, 2035, 2036])
    writeFileSync(join(reports, `report-${year}-01-01T00-00-00-000Z.json`), '{}')
  const { app, page } = await startDesktop({ data, now, language }, program.path)
  const sample = page.getByRole('button', { name: 'Look around with a sample term' })
  await expect(sample).toBeVisible()
  const told = await app.evaluate(
    ({ BrowserWindow, dialog }) =>
      new Promise<string>((resolve) => {
        dialog.showMessageBox = (...given: unknown[]) => {
          resolve(JSON.stringify(given))
          return Promise.resolve({ response: 0, checkboxChecked: false })
        }
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
      }),
  )
  expect(told).toContain('The window of Weekloom stopped working')
  expect(told).toContain('Start again')
  const report = readdirSync(reports).find((name) => told.includes(name)) ?? ''
  expect(JSON.parse(readFileSync(join(reports, report), 'utf8'))).toMatchObject({
    kind: 'page-gone',
    reason: 'crashed',
  })
  expect(readdirSync(reports)).toHaveLength(5)
  if (process.platform !== 'win32') expect(statSync(join(reports, report)).mode & 0o777).toBe(0o600)
  const restarted = await app.evaluate(
    ({ app: main, dialog }) =>
      new Promise<string>((resolve) => {
        const exit = main.exit.bind(main)
        let heard = ''
        main.relaunch = () => void (heard += ' relaunched')
        main.exit = (code) => {
          main.exit = exit
          resolve(`${heard} ended with ${code}`)
        }
        dialog.showMessageBox = (...given: unknown[]) => {
          heard += JSON.stringify(given)
          return Promise.resolve({ response: 0, checkboxChecked: false })
        }
        void Promise.reject(new Error('my diary'))
      }),
  )
  expect(restarted).toContain('ran into an error and has to start again')
  expect(restarted).toMatch(/ relaunched ended with 1$/)
  expect(restarted).not.toContain('diary')
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  const second = await app.evaluate(
    ({ dialog }) =>
      new Promise<string>((resolve) => {
        dialog.showMessageBox = (...given: unknown[]) => {
          resolve(JSON.stringify(given))
          // The person looks at it for a moment.
          return new Promise((answer) =>
            setTimeout(() => answer({ response: 1, checkboxChecked: false }), 1_000),
          )
        }
        setTimeout(() => {
          throw new Error('my essay')
        }, 1)
      }),
  )
  expect(second).toContain('ran into an error and has to start again')
  expect(second).not.toContain('essay')
  expect(await ended).toBe(1)
  expect(
    readdirSync(reports)
      .map((name) => readFileSync(join(reports, name), 'utf8'))
      .join(),
  ).not.toMatch(/essay|diary/)
  rmSync(data, { recursive: true })
})
