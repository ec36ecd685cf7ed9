// Pages from the terminal, drawn in a process of their own: a document, a picture, several pictures in an archive.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCommandLine } from '../../../electron/cli/command-line/read-command-line.ts'
import { choiceOf } from '../../../electron/cli/commands/export.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-10-12T06:00:00+02:00'

it('[X8] [C4] takes paper, layout and scale, with the classes always', () => {
  const words = ['export', '--format', 'png', '--paper', 'letter', '--layout', 'agenda']
  const read = readCommandLine([...words, '--scale', '1', '--week', '3', '-o', 'x.png'])
  const command = read.ok ? read.value.command : null
  if (command?.name !== 'export' || command.form !== 'DAYS') throw new Error('no export')
  expect(choiceOf(command.values)).toMatchObject({
    format: 'png',
    withEvents: true,
    paper: 'letter',
    layout: 'agenda',
    scale: 1,
  })
  expect(command.values).toMatchObject({ week: 3 })
})

function codeOf(...words: string[]): string {
  const read = readCommandLine(['export', '-o', 'x', '--format', ...words])
  return read.ok ? 'ok' : read.failure.code
}

it('[X8] [C4] what does not go with pages, or is no paper, is refused', () => {
  expect(codeOf('ics', '--paper', 'a4')).toBe('only-with-pages')
  expect(codeOf('pdf', '--scale', '2')).toBe('only-with-pages')
  expect(codeOf('pdf', '--paper', 'a5')).toBe('bad-page')
  expect(codeOf('pdf', '--layout', 'month')).toBe('bad-page')
  expect(codeOf('png', '--scale', '3')).toBe('bad-page')
})

it('[X8] a week is one document or picture; several pictures want an archive, and say so first', async () => {
  const terminal = openTerminal(monday)
  await terminal.run('init', '--sample')
  expect((await terminal.run('plan', '--apply')).code).toBe(0)
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-pages-'))
  const write = async (name: string, ...words: string[]) => {
    const out = join(folder, name)
    const { code } = await terminal.run('export', '-o', out, ...words)
    return {
      code,
      start: existsSync(out) ? readFileSync(out).subarray(0, 4).toString('latin1') : '',
    }
  }
  expect(await write('week.pdf', '--format', 'pdf', '--week', '3')).toEqual({
    code: 0,
    start: '%PDF',
  })
  const some = ['--format', 'png', '--scale', '1', '--from', '2026-10-12', '--to', '2026-10-20']
  expect(await write('weeks.png', ...some)).toEqual({ code: 3, start: '' })
  expect(await write('weeks.zip', ...some)).toEqual({ code: 0, start: 'PK\u0003\u0004' })
  expect(await write('week.png', '--format', 'png', '--layout', 'term', '--scale', '1')).toEqual({
    code: 0,
    start: '\u0089PNG',
  })
})
