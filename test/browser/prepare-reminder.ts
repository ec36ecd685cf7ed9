// A data folder with a study block that begins ten minutes after the clock of the start has run a few seconds.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Start } from './shells.ts'

const cli = join(import.meta.dirname, '../../electron/cli.ts')

const date = '2026-11-23'
/** Period 10 of the sample term begins at 19:00. */
const period = 10

export type PreparedReminder = { title: string; start: Start; remove: () => void }

export function prepareReminder(): PreparedReminder {
  const data = mkdtempSync(join(tmpdir(), 'weekloom-reminder-'))
  const run = (...words: string[]): string =>
    execFileSync(
      process.execPath,
      [cli, ...words, '--data', data, '--lang', 'en', '--now', `${date}T07:30:00+08:00`],
      { env: { ...process.env, TZ: 'Asia/Shanghai' }, encoding: 'utf8' },
    )
  run('init', '--sample')
  run('reminders', '10')
  const [item] = JSON.parse(run('tool', 'list_tasks', '{"status":"pending"}', '--json')).data.tasks
  run('move', String(item.id), date, String(period))
  return {
    title: item.title,
    // Opening must be over before the minute is.
    start: { data, now: `${date}T18:49:50+08:00`, language: 'en' },
    remove: () => rmSync(data, { recursive: true, force: true }),
  }
}
