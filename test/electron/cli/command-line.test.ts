// How the words of a command line are read.
import { describe, expect, test } from 'vitest'
import { commandUsages, readCommandLine } from '../../../electron/cli/command-line.ts'

function commandOf(...words: string[]) {
  const read = readCommandLine(words)
  return read.ok ? read.value.command : read.failure
}

describe('readCommandLine', () => {
  test('[C4] every command of the contract is read', () => {
    expect(commandOf('init', '--sample')).toEqual({ name: 'init', sample: true })
    expect(commandOf('import', 'a.ics', '--dry-run')).toEqual({
      name: 'import',
      file: 'a.ics',
      dryRun: true,
    })
    expect(commandOf('say', 'plan my week', '--stop-at-card')).toEqual({
      name: 'say',
      text: 'plan my week',
      accept: false,
    })
    expect(commandOf('answer', 'c1', 'reject', '--note', 'too late')).toEqual({
      name: 'answer',
      card: 'c1',
      verdict: 'reject',
      note: 'too late',
    })
    expect(commandOf('tool', 'place', '{"task_id":1}', '--apply')).toEqual({
      name: 'tool',
      tool: 'place',
      arguments: { task_id: 1 },
      apply: true,
    })
    expect(commandOf('tool', 'get_overview')).toMatchObject({ arguments: {}, apply: false })
    expect(commandOf('plan', '--classes', '1,3')).toEqual({
      name: 'plan',
      classIds: [1, 3],
      apply: false,
    })
    expect(commandOf('state', '--day', '4')).toEqual({ name: 'state', day: 4 })
    expect(commandOf('export', '--format', 'ics', '--out', 'x.ics')).toEqual({
      name: 'export',
      format: 'ics',
      out: 'x.ics',
      events: false,
    })
    for (const name of ['cards', 'undo', 'redo', 'history', 'doctor', 'backups']) {
      expect(commandOf(name)).toEqual({ name })
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
      ['plan', '--classes', '1,x'],
      ['export', '--format', 'docx', '--out', 'a'],
      ['export', '--format', 'ics'],
      ['doctor', '--lang', 'fr'],
      ['doctor', '--nonsense'],
    ]
    for (const words of wrong) {
      const answer = commandOf(...words)
      expect(answer, words.join(' ')).toEqual(expect.any(String))
    }
    expect(commandOf('answer', 'c1', 'maybe')).toContain(commandUsages.answer)
  })
})
