// What the terminal refuses before and around the core, in the person's language.
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-23T07:30:00Z'
const isLinux = process.platform === 'linux'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-out-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function readPlain(...words: string[]): Promise<{ code: number; text: string }> {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  const code = await runCommandLine(words, { out: print, err: print })
  return { code, text: printed.join('\n') }
}

async function openSample() {
  const terminal = openTerminal(monday)
  await terminal.run('init', '--sample')
  return terminal
}

describe('usage in the terminal', () => {
  test.each([
    ['dance'],
    ['cards', '--nonsense'],
    ['cards', '--data'],
    ['cards', '--json=x'],
    ['say', 'a', 'b'],
    ['cards', '--now', 'soon'],
    ['plan', '--from', 'x'],
    ['export', '--format', 'ics', '--out', 'a', '--to', 'x'],
  ])('[C4] %j is a usage problem in both languages', async (...words) => {
    const english = await readPlain('--lang', 'en', ...words)
    const chinese = await readPlain('--lang=zh', ...words)
    expect([english.code, chinese.code]).toEqual([2, 2])
    expect(english.text).not.toMatch(/\p{Script=Han}|not a date: |argument missing/u)
    expect(chinese.text).toMatch(/\p{Script=Han}/u)
  })

  test('[C4] help says what each command is for, in both languages', async () => {
    expect((await readPlain('help', '--lang', 'en')).text).toContain('earlier copies')
    expect((await readPlain('help', '--lang', 'zh')).text).toContain('导入课表')
  })

  test('[C4] control characters never reach a person', async () => {
    const terminal = await openSample()
    const evil = 'a\u001B[2J\u0007\u202Eb'
    for (const words of [[evil], ['tool', evil], ['import', evil], ['restore', evil]]) {
      const { text } = await terminal.read(...words)
      expect(text, words.join(' ')).toContain('a[2Jb')
      expect(text, words.join(' ')).not.toMatch(/[\p{Cc}\u202E]/u)
    }
  })

  test.skipIf(!isLinux)('[C3] a data folder that can not be made is refused', async () => {
    const { code, text } = await readPlain('init', '--lang', 'en', '--data', '/proc/weekloom')
    expect(code).toBe(3)
    expect(text).toContain("can't write to /proc/weekloom")
  })

  test('[T6] undo and redo are sent to their own commands', async () => {
    const terminal = await openSample()
    for (const [tool, command] of [
      ['undo_change', 'undo'],
      ['redo_change', 'redo'],
    ] as const) {
      const { code, text } = await terminal.read('tool', tool)
      expect(code).toBe(3)
      expect(text).toContain(`use "${command}"`)
    }
    expect((await terminal.read('tool', 'context_tools_add')).text).toContain('conversation')
  })
})

describe('files in', () => {
  test('[X1] a folder, a device, and a file too large are refused before they are read', async () => {
    const terminal = await openSample()
    const folder = newFolder()
    const large = join(folder, 'large.ics')
    writeFileSync(large, '')
    truncateSync(large, 10_000_001)
    const wrong: [string, string][] = [
      [folder, 'not-a-file'],
      [large, 'too-large'],
      [join(folder, 'missing.ics'), 'unreadable'],
    ]
    if (isLinux) wrong.push(['/dev/zero', 'not-a-file'])
    for (const [file, code] of wrong) {
      expect((await terminal.run('import', file)).result, file).toMatchObject({
        ok: false,
        problem: { code },
      })
    }
  })
})

describe('files out', () => {
  test('[D4] an export never lands on a file of the data folder', async () => {
    const terminal = await openSample()
    const { folder } = terminal
    const outside = newFolder()
    const link = join(outside, 'link.ics')
    symlinkSync(join(folder, 'weekloom.db'), link)
    symlinkSync(folder, join(outside, 'folder'))
    const file = join(folder, 'weekloom.db')
    mkdirSync(join(folder, 'backups'), { recursive: true })
    for (const out of [
      file,
      `${file}-wal`,
      join(folder, 'new.ics'),
      join(folder, 'backups', 'new.ics'),
      join(outside, 'folder', 'new.ics'),
      link,
    ]) {
      const ran = await terminal.run('export', '--format', 'ics', '--out', out)
      expect(ran.code, out).toBe(3)
      expect(ran.result, out).toMatchObject({ problem: { code: 'inside-data' } })
    }
    expect((await terminal.run('doctor')).result).toMatchObject({ ok: true, violations: [] })
    expect(readdirSync(folder)).not.toContain('new.ics')
    // A sibling whose name begins like the folder's is outside.
    const sibling = `${folder}-week.ics`
    expect((await terminal.run('export', '--format', 'ics', '--out', sibling)).code).toBe(0)
  })

  test('[X2] a failed export leaves nothing, and no file of the person is touched', async () => {
    const terminal = await openSample()
    const folder = newFolder()
    mkdirSync(join(folder, 'taken'))
    const failed = await terminal.run('export', '--format', 'ics', '--out', join(folder, 'taken'))
    expect(failed.result).toMatchObject({ problem: { code: 'unwritable' } })
    const kept = join(folder, 'keep.ics.part')
    writeFileSync(kept, 'mine')
    const keep = join(folder, 'keep.ics')
    expect((await terminal.run('export', '--format', 'ics', '--out', keep)).code).toBe(0)
    expect(readFileSync(kept, 'utf8')).toBe('mine')
    expect(readdirSync(folder).toSorted()).toEqual(['keep.ics', 'keep.ics.part', 'taken'])
  })

  test('[X2] a link to a file elsewhere stays a link, and the file has the week', async () => {
    const terminal = await openSample()
    const folder = newFolder()
    const [file, link] = [join(folder, 'week.ics'), join(folder, 'link.ics')]
    writeFileSync(file, 'old')
    linkSync(file, join(folder, 'second-name.ics'))
    symlinkSync(file, link)
    const wanted = ['export', '--format', 'ics', '--out', link]
    expect((await terminal.run(...wanted)).result).toMatchObject({
      problem: { code: 'file-exists' },
    })
    expect((await terminal.run(...wanted, '--force')).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('BEGIN:VCALENDAR')
    expect(readFileSync(join(folder, 'second-name.ics'), 'utf8')).toBe('old')
  })
})
