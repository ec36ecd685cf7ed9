// How the words of a command line are read.
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCommandLine } from '../../../electron/cli/command-line/read-command-line.ts'
import { usageOfCommand } from '../../../electron/cli/command-line/commands.ts'
import { readOptions } from '../../../electron/terminal/options.ts'
import { sayUsageProblem } from '../../../electron/terminal/usage-problem.ts'
import { languages } from '../../../shared/language.ts'

function commandOf(...words: string[]) {
  const read = readCommandLine(words)
  return read.ok ? read.value.command : sayUsageProblem(read.failure, 'en')
}

function valuesOf(...words: string[]) {
  const command = commandOf(...words)
  return typeof command === 'string' || command.name === 'help' ? command : command.values
}

describe('readCommandLine', () => {
  test('[C4] every command of the contract is read', () => {
    expect(valuesOf('init', '--sample')).toEqual({ sample: true })
    expect(valuesOf('import', 'a.ics', '--dry-run')).toEqual({ FILE: 'a.ics', 'dry-run': true })
    expect(valuesOf('say', 'plan my week', '--stop-at-card')).toEqual({
      TEXT: 'plan my week',
      'stop-at-card': true,
    })
    expect(valuesOf('answer', 'c1', 'reject', '--note', 'too late')).toEqual({
      CARD: 'c1',
      'accept|reject': 'reject',
      note: 'too late',
    })
    expect(valuesOf('answer', 'c1', 'accept', '--only', '3, 5,3')).toMatchObject({
      'accept|reject': 'accept',
      only: [3, 5],
    })
    expect(valuesOf('tool', 'place', '{"task_id":1}', '--apply')).toEqual({
      NAME: 'place',
      "'JSON'": { task_id: 1 },
      apply: true,
    })
    expect(valuesOf('tool', 'get_overview')).toEqual({ NAME: 'get_overview' })
    expect(valuesOf('plan', '--classes', '1,3')).toEqual({ classes: [1, 3] })
    expect(valuesOf('state', '--day', '4')).toEqual({ day: 4 })
    expect(valuesOf('export', '--format', 'ics', '--out', 'x.ics')).toEqual({
      format: 'ics',
      out: 'x.ics',
    })
    for (const name of ['undo', 'redo']) expect(valuesOf(name)).toEqual({})
    expect(valuesOf('undo', '--to', '0')).toEqual({ to: 0 })
    expect(valuesOf('redo', '--to', '7')).toEqual({ to: 7 })
    expect(valuesOf('history')).toEqual({})
    expect(valuesOf('history', '3')).toEqual({ ENTRY: 3 })
    for (const name of ['cards', 'doctor', 'backups']) {
      expect(commandOf(name)).toMatchObject({ name, values: {} })
    }
  })

  test('[C4] the common options go with every command', () => {
    const words = ['--data', 'd', '--json', '--lang', 'zh', '--now', '2026-11-23T08:00Z']
    for (const name of ['cards', 'doctor']) {
      const read = readCommandLine([name, ...words])
      expect(read.ok && read.value.common).toEqual({
        data: 'd',
        json: true,
        lang: 'zh',
        now: '2026-11-23T08:00Z',
      })
    }
  })

  test('[C4] nothing at all, help and --help show the usages', () => {
    expect(commandOf()).toEqual({ name: 'help' })
    expect(commandOf('help')).toEqual({ name: 'help' })
    expect(commandOf('say', '--help')).toEqual({ name: 'help' })
  })

  test('[C4] what can not be read is a sentence', () => {
    const wrong = [
      ['dance'],
      ['__proto__'],
      ['say'],
      ['say', ' '],
      ['say', 'a', 'b'],
      ['say', 'a', '--accept', '--stop-at-card'],
      ['cards', '--apply'],
      ['answer', 'c1', 'maybe'],
      ['tool', 'place', '{'],
      ['state', '--day', '0'],
      ['state', '--day', 'x'],
      ['state', '--day', '1e1'],
      ['state', '--day', '0x10'],
      ['state', '--day', '+3'],
      ['state', '--day', '3.0'],
      ['plan', '--classes', '1,x'],
      ['plan', '--classes', '1e1'],
      ['plan', '--from', 'x'],
      ['plan', '--to', '2026-02-30'],
      ['export', '--format', 'ics', '--out', 'a', '--from', '23.11.2026'],
      ['export', '--format', 'docx', '--out', 'a'],
      ['export', '--format', 'ics', '--out', ''],
      ['export', '--format', 'ics', '--done', '--open'],
      ['export', '--format', 'ics', '--week', '3', '--from', '2026-11-02'],
      ['export', '--format', 'ics', '--week', '31'],
      ['export', '--format', 'ics', '--reminder', '10081'],
      ['export', '--format', 'csv', '--todo'],
      ['export', '--everything', 'a', '--course', 'b'],
      ['doctor', '--lang', 'fr'],
      ['doctor', '--nonsense'],
      ['doctor', '--json=1'],
      ['doctor', '--data'],
      ['doctor', '--data', 'a', '--data=b'],
      ['answer', 'c1', 'accept', '--only', '1', '--only', '2'],
      ['answer', 'c1', 'reject', '--note', '-no'],
      ['-z'],
      ['guide', 'restore', 'a', '--accept'],
      ['pack', '--apply'],
      ['pack', 'show', 'Algebra', '--runs', '500'],
      ['pack', 'write', 'Algebra', 'goal', 'pass', '--apply'],
      ['pack', 'toString', 'Algebra', '--force'],
      ['pack', 'export', 'Algebra', 'a.pdf', '--paper', 'a5'],
      ['recite', 'begin', '1', '--text', 'x'],
      ['homework', '--apply'],
      ['homework', 'add', 'Sheet', '2026-12-01', '--text', 'x'],
      ['homework', 'done', '1', '--apply'],
    ]
    for (const words of wrong) {
      const read = readCommandLine(words)
      const said = languages.map((language) =>
        read.ok ? '' : sayUsageProblem(read.failure, language),
      )
      expect(said[0], words.join(' ')).toMatch(/^\S.*\S$/)
      expect(said[1], words.join(' ')).toMatch(/\p{Script=Han}/u)
    }
    expect(commandOf('answer', 'c1', 'maybe')).toContain(usageOfCommand('answer'))
  })

  test('[C4] what is repeated of an argument is short and printable', () => {
    const read = readCommandLine([`\u001B[2J\u202Ed\na${'n'.repeat(500)}`])
    const said = read.ok ? '' : sayUsageProblem(read.failure, 'en')
    expect(said).toContain('“[2Jd annn')
    expect(said.length).toBeLessThan(150)
    expect(said).not.toMatch(/[\p{Cc}\u202E]/u)
  })

  test("[C4] what passes our look at the options never meets Node's own sentences", () => {
    const flags = { note: { type: 'string' }, json: { type: 'boolean', short: 'j' } } as const
    const isTakenByNode = (args: string[]) => {
      try {
        return Boolean(parseArgs({ args, options: flags, allowPositionals: true }))
      } catch {
        return false
      }
    }
    const isTwice = (args: string[]) =>
      parseArgs({ args, options: flags, strict: false, tokens: true }).tokens.filter(
        (token) => token.kind === 'option' && token.name === 'note',
      ).length > 1
    const word = fc.oneof(
      fc.constantFrom('--note', '--note=', '--json', '-j', '-jx', '--', '-', '--no-json', '--x=1'),
      fc.string({ maxLength: 4 }),
      fc.string({ maxLength: 4 }).map((text) => `-${text}`),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (args) => {
        const isTaken = isTakenByNode(args) && !isTwice(args)
        expect(readOptions(args, flags).ok).toBe(isTaken)
      }),
      { numRuns: 2_000 },
    )
  })
})
