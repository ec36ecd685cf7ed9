// A khal of its own in a folder: what a student's calendar holds after importing a file, once and again.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KhalEvent = { uid: string; start: string; end: string; title: string }

export type Khal = {
  import: (file: string) => void
  /** Of the dates from `first` on, in the zone it was opened for. */
  list: (first: string, days: number) => KhalEvent[]
  /** Entries in its folder, todos among them. */
  count: () => number
}

export function openKhal(program: string, folder: string, zone: string): Khal {
  const calendar = join(folder, 'calendar')
  mkdirSync(calendar, { recursive: true })
  const config = join(folder, 'khal.conf')
  const lines = [
    '[calendars]',
    '[[study]]',
    `path = ${calendar}`,
    '[sqlite]',
    `path = ${join(folder, 'khal.db')}`,
    '[locale]',
    'timeformat = %H:%M',
    'dateformat = %Y-%m-%d',
    'longdateformat = %Y-%m-%d',
    'datetimeformat = %Y-%m-%dT%H:%M',
    'longdatetimeformat = %Y-%m-%dT%H:%M',
    `local_timezone = ${zone}`,
    `default_timezone = ${zone}`,
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
  const khal = (...words: string[]) =>
    execFileSync(program, ['-c', config, ...words], { encoding: 'utf8' })
  return {
    import: (file) => void khal('import', '--batch', '-a', 'study', file),
    list: (first, days) => {
      const format = '{uid}\t{start}\t{end}\t{title}'
      const told = khal('list', '--day-format', '', '--format', format, first, `${days}d`)
      return told
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map((line) => {
          const [uid = '', start = '', end = '', title = ''] = line.trim().split('\t')
          return { uid, start, end, title }
        })
    },
    count: () => readdirSync(calendar).length,
  }
}
