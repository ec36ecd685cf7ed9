// Exports from the terminal: what is chosen, to a file or a pipe.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCommandLine } from '../../../electron/cli/command-line/read-command-line.ts'
import { choiceOf } from '../../../electron/cli/commands/export.ts'
import { makePrinter } from '../../../electron/terminal/printer.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-10-12T06:00:00+02:00'

async function openPlanned() {
  const terminal = openTerminal(monday)
  await terminal.run('init', '--sample')
  expect((await terminal.run('plan', '--apply')).code).toBe(0)
  return terminal
}

function textOf(result: Record<string, unknown>): string {
  const { content } = result as { content: { kind: 'text'; text: string } }
  return content.text
}

function blocks(text: string): number {
  return text.match(/BEGIN:VEVENT/g)?.length ?? 0
}

describe('export', () => {
  it('[X10] takes courses, a week, what is open, reminders and waiting work', () => {
    const words = ['export', '--format', 'ics', '--course', 'A', '--course', 'B', '--week', '3']
    const more = ['--open', '--events', '--reminder', '15', '--todo', '-o', 'x.ics', '--force']
    const read = readCommandLine([...words, ...more])
    const command = read.ok ? read.value.command : null
    if (command?.name !== 'export' || command.form !== 'DAYS') throw new Error('no export')
    expect(choiceOf(command.values)).toEqual({
      format: 'ics',
      withEvents: true,
      courses: ['A', 'B'],
      done: 'open',
      reminder: 15,
      withPending: true,
    })
    expect(command.values).toMatchObject({ week: 3, out: 'x.ics', force: true })
  })

  it('[X10] without a file the text goes to the pipe, and with --json into the result', async () => {
    const terminal = await openPlanned()
    const all = await terminal.run('export', '--format', 'ics')
    expect(all.code).toBe(0)
    const { text } = await terminal.read('export', '--format', 'ics')
    expect(blocks(text)).toBe(blocks(textOf(all.result)))
    const week = await terminal.run('export', '--format', 'ics', '--week', '3')
    expect(blocks(textOf(week.result))).toBeLessThan(blocks(text))
    const chosen = ['--course', 'Calculus', '--reminder', '10', '--todo']
    const calculus = textOf((await terminal.run('export', '--format', 'ics', ...chosen)).result)
    expect(new Set(calculus.match(/^CATEGORIES:.*$/gm))).toEqual(new Set(['CATEGORIES:Calculus']))
    expect(calculus.match(/TRIGGER:-PT10M/g)).toHaveLength(blocks(calculus))
    const outside = await terminal.run('export', '--format', 'ics', '--week', '29')
    expect(outside.result).toMatchObject({ ok: false, problem: { code: 'bad-range' } })
    const mistyped = await terminal.run('export', '--format', 'ics', '--course', 'Calculs')
    expect(mistyped.result).toMatchObject({
      ok: false,
      problem: { code: 'no-course', message: expect.stringContaining('Calculus') },
    })
  })

  it('[X10] cards for Anki, and never over a file that is there', async () => {
    const terminal = await openPlanned()
    const out = join(mkdtempSync(join(tmpdir(), 'weekloom-out-')), 'cards.txt')
    const wanted = ['export', '--format', 'anki', '-o', out]
    expect((await terminal.run(...wanted)).result).toMatchObject({ ok: true, blocks: 26 })
    expect(readFileSync(out, 'utf8')).toContain('Sample term::Calculus')
    const again = await terminal.run(...wanted, '--course', 'Calculus')
    expect(again.result).toMatchObject({ problem: { code: 'file-exists' } })
    expect((await terminal.run(...wanted, '--force')).code).toBe(0)
  })

  it('[X10] bytes go into a pipe as they are, and never onto a screen', () => {
    const written: number[] = []
    const output = {
      out: () => undefined,
      err: () => undefined,
      bytes: (content: Uint8Array) => written.push(...content),
    }
    const bytes = new Uint8Array([37, 0, 255])
    expect(makePrinter({ ...output, isScreen: true }, false).pipe(bytes, false)).toBe(false)
    expect(written).toEqual([])
    expect(makePrinter({ ...output, isScreen: false }, false).pipe(bytes, false)).toBe(true)
    expect(written).toEqual([37, 0, 255])
  })
})
