// What the terminal makes of a card that was answered before, and of a turn that fails.
import { describe, expect, test } from 'vitest'
import { sayText } from '../../../electron/cli/commands/conversation.ts'
import { makePrinter } from '../../../electron/cli/printer.ts'
import type { Model } from '../../../electron/agent/model/model.ts'
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
  return { code: await sayText({ session, printer }, 'plan my week', false), out, err }
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
