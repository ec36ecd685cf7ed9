// What the terminal makes of a card that was answered before, and of a turn that fails.
import { describe, expect, test } from 'vitest'
import { sayText } from '../../../electron/terminal/turn-output.ts'
import { commandContext } from '../../../electron/terminal/command-context.ts'
import { makePrinter } from '../../../electron/terminal/printer.ts'
import type { Model } from '../../../electron/model/model.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-23T07:30:00Z'

async function openWithCard() {
  const terminal = openTerminal(monday)
  await terminal.run('init', '--sample')
  const { result } = await terminal.run('say', 'plan my week')
  return { terminal, card: String(result['cardId']) }
}

describe('a card that was answered before', () => {
  test('[G6] the same answer again is done, another one is refused, and both say so', async () => {
    const { terminal, card } = await openWithCard()
    await terminal.run('answer', card, 'reject')
    const same = await terminal.run('answer', card, 'reject')
    expect(same.code).toBe(0)
    expect(same.result).toMatchObject({ ok: true, outcome: 'already', status: 'rejected' })
    const other = await terminal.run('answer', card, 'accept')
    expect(other.code).toBe(3)
    expect(other.result).toMatchObject({
      ok: false,
      problem: { message: 'This card was already rejected; nothing was changed.' },
    })
    expect((await terminal.read('answer', card, 'reject')).text).toContain('already rejected')
  })

  test('[G6] a card that waits meanwhile is named and changes no exit code', async () => {
    const { terminal, card } = await openWithCard()
    await terminal.run('answer', card, 'reject')
    const { result } = await terminal.run('say', 'plan next week')
    const waiting = String(result['cardId'])
    expect((await terminal.run('cards')).result).toMatchObject({ cards: [{ id: waiting }] })
    const same = await terminal.read('answer', card, 'reject')
    const other = await terminal.read('answer', card, 'accept')
    expect([same.code, other.code]).toEqual([0, 3])
    expect(same.text).toContain(waiting)
    expect(other.text).toContain(waiting)
  })
})

test('[G13] the rest of a message follows in the same command, each on a card of its own', async () => {
  const terminal = openTerminal(monday)
  await terminal.run('init', '--sample')
  const text = 'cancel badminton on friday, then plan my week'
  const { code, result } = await terminal.run('say', text, '--accept')
  expect([code, result['accepted']]).toEqual([0, 2])
  const waits = await terminal.run(
    'say',
    'cancel badminton on 4 dec and tell me what friday looks like',
  )
  expect([waits.code, waits.result['accepted']]).toEqual([4, 0])
})

describe('a card accepted in part', () => {
  test('[C4] [G6] --only takes the changes of these tasks; the rest stays pending', async () => {
    const { terminal, card } = await openWithCard()
    const shown = await terminal.read('cards')
    const ids = [...shown.text.matchAll(/^ {2}#(\d+) /gm)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(3)
    const some = ids.slice(0, 2).join(',')
    const { code, result } = await terminal.run('answer', card, 'accept', '--only', some)
    expect([code, result['outcome']]).toEqual([0, 'accepted'])
    const { text } = await terminal.read('history')
    expect(text).toContain(`(2 of ${ids.length} changes accepted)`)
  })

  test('[C4] what the card does not change, or can not be taken apart, is refused in a sentence', async () => {
    const { terminal, card } = await openWithCard()
    const unknown = await terminal.run('answer', card, 'accept', '--only', '9999')
    expect(unknown.code).toBe(3)
    expect(unknown.result).toMatchObject({
      problem: { code: 'part-refused', message: expect.stringContaining('#9999') },
    })
    expect((await terminal.run('cards')).result).toMatchObject({ cards: [{ id: card }] })
  })

  test.each([
    [['reject', '--only', '3'], '--only goes with accept'],
    [['accept', '--only', 'x'], 'no list of task numbers'],
    [['accept', '--only', '3', '--always'], '--always is for whole cards'],
  ])('[C4] answer %s is a usage error', async (words, sentence) => {
    const terminal = openTerminal(monday)
    const { code, text } = await terminal.read('answer', 'c1', ...words)
    expect(code).toBe(2)
    expect(text).toContain(sentence)
  })
})

/** A plan of two steps without a rough build, as a model of one's own makes them. */
const planningModel: Model = ({ stage }) => {
  const steps = [
    { content: 'look at the week', done_when: 'it is known' },
    { content: 'move the reading\u001b[2J', done_when: 'it is moved' },
  ]
  const plan = { action: 'plan_done', plan_steps: steps, complexity: 'moderate', entry: null }
  const answers: Record<string, object> = {
    chat: { intent: 'task', speak: '', reason: 'work' },
    plan: {
      ...plan,
      speak: '',
      reason: 'clear',
      need_thinking: false,
      needs_rough_build: false,
      task_class_ids: [],
    },
  }
  const output = JSON.stringify(answers[stage] ?? {})
  return Promise.resolve({ kind: 'output', output, reasoning: '', usage: null })
}

describe('a plan without a rough build', () => {
  test.each([
    ['en', 'A plan of 2 steps, which changes nothing by itself.'],
    ['zh', '共 2 个步骤的计划，本身不改动日程。'],
  ] as const)('[U2] its steps are shown, in %s', async (language, sentence) => {
    const { session } = openDesk({ model: planningModel })
    valueOf(await session.request('set-up-sample', {}))
    valueOf(await session.request('set-preferences', { language }))
    const out: string[] = []
    const print = (line: string) => void out.push(line)
    const printer = makePrinter({ out: print, err: print }, false)
    expect(await sayText(commandContext(session, printer), 'tidy up', false)).toBe(4)
    const first = out.findIndex((line) => line.startsWith('['))
    expect(out.slice(first).map((line) => line.replace(/^\[[^\]]*\] /, ''))).toEqual([
      sentence,
      '  1. look at the week',
      '  2. move the reading[2J',
    ])
  })
})

const failingModel: Model = () =>
  Promise.resolve({ kind: 'failure', message: 'the model is out of reach' })

async function failToSay(json: boolean) {
  const { session } = openDesk({ model: failingModel })
  valueOf(await session.request('set-up-sample', {}))
  const [out, err]: [string[], string[]] = [[], []]
  const printer = makePrinter(
    { out: (line) => void out.push(line), err: (line) => void err.push(line) },
    json,
  )
  return { code: await sayText(commandContext(session, printer), 'plan my week', false), out, err }
}

describe("a turn that fails ends with the turn's own sentence", () => {
  const sentence: unknown = expect.stringContaining('the model is out of reach')

  test('[C4] with --json, in the result', async () => {
    const { code, out, err } = await failToSay(true)
    expect({ code, err }).toEqual({ code: 3, err: [] })
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({
      kind: 'result',
      ok: false,
      problem: { code: 'failed', message: sentence },
    })
  })

  test('[C4] for a person, once, among the errors', async () => {
    const { code, out, err } = await failToSay(false)
    expect({ code, err }).toEqual({ code: 3, err: [sentence] })
    expect(out.join('\n')).not.toContain('out of reach')
  })
})
