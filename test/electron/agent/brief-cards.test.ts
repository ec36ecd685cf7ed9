// Cards that show a document (B5): answered like any other card, and never in part, twice, or without the stored effect.
import { describe, expect, it } from 'vitest'
import { historyHeads } from '../../../db/history.ts'
import { answerCard, beginTurn } from '../../../electron/agent/agent.ts'
import { commitRound } from '../../../electron/agent/graph/commit-round.ts'
import { openBrief } from '../../../electron/agent/cards/open-brief.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import { conversationOf, openWorld, say, stateOf, type World } from './world.ts'

const head = { taskId: null, section: 'work', itemId: null, preview: 'p', reason: 'r' }
const signal = new AbortController().signal

const makesWork: ExecutionOperation = {
  ...head,
  operation: 'upsert_task_class',
  changes: {
    fields: { title: 'Proofs', course: 'Logic' },
    items: [{ title: 'Induction', duration: 2 }],
  },
}
const remembers: ExecutionOperation = {
  ...head,
  operation: 'update_profile',
  changes: { course: 'Logic', portrait: 'likes puzzles' },
}

/** As a scene opens it: its words are committed, then the card with what it says. */
async function openDocument(world: World, document: ExecutionDoc): Promise<void> {
  const { turn } = beginTurn(world.ports, conversationOf(world), 'go', signal)
  const opened = await openBrief(turn, document, 'guide', 'Look at it.')
  if (!opened.ok) throw new Error(opened.failure)
  commitRound(turn, opened.value.round)
}

function cardOf(world: World) {
  const card = conversationOf(world).cards.at(-1)
  if (card === undefined) throw new Error('there is no card')
  return card
}

function give(
  world: World,
  verdict: 'accept' | 'reject',
  more: { only?: never[]; hash?: string } = {},
) {
  const { id: cardId, hash } = cardOf(world)
  return answerCard(
    world.ports,
    conversationOf(world),
    { cardId, hash, verdict, note: '', ...more },
    signal,
  )
}

describe('a document on a card', () => {
  it('[B5] [G6] is written whole, in one step, once; its hash and its whole are what counts', async () => {
    const world = openWorld([])
    await openDocument(world, [makesWork, remembers])
    expect(cardOf(world).body).toMatchObject({
      kind: 'brief',
      origin: 'guide',
      standing: { from: [{ portrait: '' }], to: [{ portrait: 'likes puzzles' }] },
    })
    expect((await give(world, 'accept', { hash: 'other' })).outcome).toBe('wrong-hash')
    expect(await give(world, 'accept', { only: [] })).toMatchObject({ outcome: 'refused' })
    const before = world.steps.length
    expect(await give(world, 'accept')).toMatchObject({ outcome: 'accepted', ending: 'completed' })
    expect(world.steps).toHaveLength(before + 1)
    expect(stateOf(world).taskClasses.map(({ title }) => title)).toContain('Proofs')
    expect(world.ports.standing().courses).toEqual([{ course: 'Logic', portrait: 'likes puzzles' }])
    expect(historyHeads(world.database).undo?.standing?.to).toHaveLength(1)
    expect((await give(world, 'accept')).outcome).toBe('already')
    expect(conversationOf(world).snapshot).toBeNull()
  })

  it('[G6] whose effect is another by now is shown anew; one that can not be done any more lapses with its reason', async () => {
    const world = openWorld([])
    const add: ExecutionOperation = {
      ...head,
      taskId: 1,
      operation: 'add_item',
      changes: { item: { title: 'More', duration: 1 } },
    }
    await openDocument(world, [add])
    const edit = (operations: ExecutionDoc) => world.ports.editDocument(operations)
    const both = await edit([makesWork])
    if (!both.ok) throw new Error(both.failure)
    const ports = { ...world.ports }
    // Someone else adds work first: the ids of what the card adds are others then.
    world.ports.editDocument = async () => both
    expect((await give(world, 'accept')).outcome).toBe('stale')
    expect(cardOf(world)).toMatchObject({ status: 'open', body: { diff: both.value.diff } })
    world.ports.editDocument = async () => ({ ok: false, failure: 'The work is gone.' })
    expect(await give(world, 'accept')).toMatchObject({ outcome: 'stale', ending: 'completed' })
    expect(cardOf(world).note).toContain('The work is gone.')
    Object.assign(world.ports, ports)
    expect(historyHeads(world.database).undo?.standing ?? null).toBeNull()
    expect(stateOf(world).taskClasses.map(({ title }) => title)).not.toContain('Proofs')
  })

  it('[G6] is turned down without words, kept by a yes that is typed, and closed with the turn that left it', async () => {
    const world = openWorld([])
    await openDocument(world, [makesWork])
    expect(await say(world, '好的，谢谢')).toMatchObject({ ending: 'card' })
    expect(cardOf(world).status).toBe('open')
    expect(await give(world, 'reject')).toMatchObject({ outcome: 'rejected', ending: 'completed' })
    const texts = conversationOf(world).timeline.flatMap(({ event }) =>
      event.kind === 'text' ? [event.text] : [],
    )
    expect(texts.at(-2)).toContain('accept it there')
    expect(texts.at(-1)).toContain('nothing is lost')
    expect(stateOf(world).taskClasses.map(({ title }) => title)).not.toContain('Proofs')
  })
})
