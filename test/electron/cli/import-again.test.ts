// Importing a feed again in the terminal: the same groups as in the window, as text and as JSON.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { calendar } from '../exchange/calendar-text.ts'
import { openTerminal } from './terminal.ts'

function lesson(uid: string, title: string, day: string, hour: number): string[] {
  const at = (minute: string) => `202611${day}T${hour}${minute}00Z`
  const times = [`DTSTART:${at('00')}`, `DTEND:${at('45')}`]
  return [`UID:${uid}`, `SUMMARY:${title}`, ...times, 'RRULE:FREQ=WEEKLY;COUNT=4']
}

function writeFeed(...events: string[][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-feed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'feed.ics')
  writeFileSync(file, calendar(...events))
  return file
}

test('[X5] [C4] import prints what a feed has changed, in both languages, and takes it', async () => {
  const terminal = openTerminal('2026-11-23T07:30:00Z')
  await terminal.run('init')
  const physics = lesson('p', 'Physics', '26', 13)
  const before = writeFeed(lesson('a', 'Algebra', '24', 10), physics)
  expect((await terminal.run('import', before)).code).toBe(0)

  const now = writeFeed(lesson('a', 'Algebra', '25', 10), lesson('c', 'Chemistry', '27', 11))
  const { text } = await terminal.read('import', now, '--dry-run')
  expect(text.split('\n').slice(0, 7)).toEqual([
    'Compared with the last import of feed',
    'New',
    '  Chemistry · Fri 11:00–11:45, weeks 1–4',
    'Moved',
    '  Algebra · Tue 10:00–10:45, weeks 1–4 → Wed 10:00–10:45, weeks 1–4',
    'No longer in the file',
    '  Physics · Thu 13:00–13:45, weeks 1–4',
  ])
  const { code, result } = await terminal.run('import', now)
  expect(code).toBe(0)
  expect(result['changes']).toMatchObject({
    lines: [{ kind: 'added' }, { kind: 'moved' }, { kind: 'gone' }],
    kept: [],
  })
  expect((await terminal.read('import', now)).text).toContain('Nothing has changed since')
})
