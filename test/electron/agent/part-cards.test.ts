// A card accepted in part (G6): just the chosen changes are written, once, and the model is told what was not taken.
import { describe, expect, it } from 'vitest'
import { historyEntries } from '../../../db/history.ts'
import { answerCard } from '../../../electron/agent/agent.ts'
import { applyDiff, type RecordKey, reverseDiff } from '../../../shared/schedule/diff.ts'
import { at, item, schedule } from '../../builders.ts'
import { copyAsKilled, dump, emptyFolder, open, openWith } from '../../db/data-folder.ts'
import { edit, placeOf, statusOf, withPlanCard, withWriteCard } from './card-worlds.ts'
import {
  answer,
  confirms,
  conversationOf,
  delivers,
  isDone,
  makeWorld,
  openCard,
  openCards,
  openWorld,
  plans,
  resumeWorld,
  say,
  stateOf,
  takesTask,
  timelineOf,
  type World,
} from './world.ts'

/** Three sessions in a row of which each comes to the place of the next; the fourth is another course's. */
const rowState = schedule([
  item(1, { place: at(1, 1) }),
  item(2, { place: at(2, 1) }),
  item(3, { place: at(3, 1) }),
  item(4, { place: at(4, 1), classId: 2 }),
])

const moves = confirms('batch_move', {
  moves: [
    { task_id: 1, new_day: 2, new_slot_start: 1 },
    { task_id: 2, new_day: 3, new_slot_start: 1 },
    { task_id: 3, new_day: 4, new_slot_start: 2 },
    { task_id: 4, new_day: 5, new_slot_start: 1 },
  ],
})

async function withMovesCard(script = [isDone, delivers('Done.')]): Promise<World> {
  const world = openWorld([takesTask, plans(), moves, ...script], rowState)
  await say(world, 'move all of it')
  return world
}

function lastAnswer(world: World) {
  return timelineOf(world).findLast((event) => event.kind === 'card-answer')
}

describe('a plan accepted in part', () => {
  it('[G6] what was chosen is written in one step with its history and its event; the rest stays pending', async () => {
    const world = await withPlanCard()
    const card = openCard(world)
    const [, wanted] = card.body.diff.updated['task:5'] ?? []
    const proposed = wanted?.kind === 'item' ? wanted.place : null
    const before = stateOf(world)
    const steps = world.steps.length
    expect(await answer(world, 'accept', { only: ['task:5'] })).toMatchObject({
      outcome: 'accepted',
      ending: 'completed',
    })
    expect(placeOf(world, 5)).toEqual(proposed)
    expect(placeOf(world, 4)).toBeNull()
    const part = { keys: ['task:5'], of: 2 }
    expect(world.steps[steps]).toMatchObject({
      cards: [{ kind: 'settle', cardId: card.id, status: 'accepted' }],
      change: { kind: 'diff', who: 'agent', cardId: card.id },
    })
    expect(lastAnswer(world)).toMatchObject({ verdict: 'accepted', part })
    const [entry] = historyEntries(world.database)
    expect(entry?.why).toContain('(1 of 2 changes accepted)')
    const undone = applyDiff(
      stateOf(world),
      reverseDiff(world.ports.readHistory().undo?.diff ?? card.body.diff),
    )
    expect(undone).toEqual({ ok: true, value: before })
  })

  it('[G6] the model is told what was not taken, in the messages and in the facts of what follows', async () => {
    const world = await withPlanCard()
    await answer(world, 'accept', { only: ['task:5'] })
    const { facts, messages } = world.requests[2] ?? { facts: null, messages: [] }
    expect(facts?.leftOut).toEqual([{ taskId: 4, title: 'Item 4' }])
    const told = messages.map(({ content }) => content).join('\n')
    expect(told).toContain('1 study block placed. Accepted in part: 1 of 2 changes.')
    expect(told).toContain('do not propose it again unasked: #4 “Item 4”')
  })

  it('[G6] all of its changes named is the whole card', async () => {
    const world = await withPlanCard()
    await answer(world, 'accept', { only: ['task:5', 'task:4'] })
    expect(lastAnswer(world)).not.toHaveProperty('part')
    expect(placeOf(world, 4)).not.toBeNull()
  })
})

describe('a name that a plan does not bear', () => {
  it('[G6] is refused beside all that it does, and where the plan places nothing', async () => {
    const placing = await withPlanCard()
    const planning = openWorld([takesTask, plans({ complexity: 'moderate' })])
    await say(planning, 'plan my week')
    for (const [world, only] of [
      [placing, ['task:4', 'task:5', 'task:99']],
      [planning, ['task:99']],
    ] as const) {
      const file = dump(world.database)
      expect(await answer(world, 'accept', { only: [...only] })).toMatchObject({
        outcome: 'refused',
        text: expect.stringContaining('changes nothing about #99'),
      })
      expect(dump(world.database)).toEqual(file)
    }
  })
})

describe('several moves accepted in part', () => {
  it('[G6] the chosen ones are made, the result says which were not', async () => {
    const world = await withMovesCard()
    await answer(world, 'accept', { only: ['task:3', 'task:4'] })
    expect([1, 2, 3, 4].map((id) => placeOf(world, id))).toEqual([
      at(1, 1),
      at(2, 1),
      at(4, 2),
      at(5, 1),
    ])
    const [call] = world.requests[3]?.facts.calls ?? []
    expect(call).toMatchObject({ outcome: 'changed' })
    expect(call?.text).toContain('Accepted in part: 2 of 4 changes.')
    expect(call?.text).toContain('#1 “Item 1”, #2 “Item 2”')
  })

  it('[S3] [G6] a choice that lacks what it needs is refused in a sentence and changes nothing', async () => {
    const world = await withMovesCard()
    const file = dump(world.database)
    const refused = await answer(world, 'accept', { only: ['task:2'] })
    expect(refused).toMatchObject({ outcome: 'refused', ending: null })
    expect(refused.text).toBe(
      'This choice also needs “Item 3” (#3). “Item 2” can only lie there once “Item 3” has changed too. ' +
        'Add them or leave out what needs them; nothing was changed.',
    )
    expect(dump(world.database)).toEqual(file)
    expect(await answer(world, 'accept', { only: ['task:2', 'task:3'] })).toMatchObject({
      outcome: 'accepted',
    })
  })

  it.each<[string, RecordKey[], string]>([
    ['a change that is not on it', ['task:9'], 'This card changes nothing about #9.'],
    ['a class that it does not touch', ['class:1'], 'This card changes nothing about #1.'],
  ])('[G6] %s is refused', async (_, only, text) => {
    const world = await withMovesCard()
    const refused = await answer(world, 'accept', { only })
    expect(refused).toMatchObject({ outcome: 'refused', text: expect.stringContaining(text) })
    expect(openCards(world)).toHaveLength(1)
  })

  it('[G6] a world that has changed makes the card stale, whatever was chosen, and a fresh one is offered', async () => {
    const world = await withMovesCard()
    const { id } = openCard(world)
    edit(world, { kind: 'move', task: 4, day: 4, start: 5 })
    expect(await answer(world, 'accept', { only: ['task:3'] })).toMatchObject({ outcome: 'stale' })
    expect(statusOf(world, id)).toBe('stale')
    expect(placeOf(world, 3)).toEqual(at(3, 1))
    expect(await answer(world, 'accept', { only: ['task:3'] })).toMatchObject({
      outcome: 'accepted',
    })
    expect(placeOf(world, 3)).toEqual(at(4, 2))
  })
})

describe('a card that is one act', () => {
  it('[G6] is not taken apart', async () => {
    const world = await withWriteCard()
    const file = dump(world.database)
    expect(await answer(world, 'accept', { only: ['task:4'] })).toMatchObject({
      outcome: 'refused',
      text: expect.stringContaining('accepted as a whole'),
    })
    expect(dump(world.database)).toEqual(file)
  })
})

describe('a part and a kill', () => {
  it('[G6] a second accept does nothing, whichever part it names', async () => {
    const world = await withMovesCard()
    const { id: cardId, hash } = openCard(world)
    await answer(world, 'accept', { only: ['task:4'] })
    const file = dump(world.database)
    for (const only of [undefined, ['task:3'] as RecordKey[]]) {
      const again = { cardId, hash, verdict: 'accept', note: '', only } as const
      const signal = new AbortController().signal
      expect(await answerCard(world.ports, conversationOf(world), again, signal)).toMatchObject({
        outcome: 'already',
      })
    }
    expect(dump(world.database)).toEqual(file)
  })

  it.each(['before', 'after'] as const)(
    '[G6] killed %s its commit, the part is there once or the card is open as it was',
    async (when) => {
      const folder = emptyFolder()
      const script = [takesTask, plans(), moves, isDone, delivers('Done.')]
      const world = makeWorld(openWith(folder, rowState), script)
      await say(world, 'move all of it')
      const { commit } = world.ports
      world.ports.commit = (step) => {
        if (when === 'after') commit(step)
        throw new Error('killed')
      }
      await expect(answer(world, 'accept', { only: ['task:4'] })).rejects.toThrow('killed')
      const again = makeWorld(open(copyAsKilled(folder)), [isDone, delivers('Done.')])
      expect(openCards(again)).toHaveLength(when === 'before' ? 1 : 0)
      if (when === 'before') await answer(again, 'accept', { only: ['task:4'] })
      else await resumeWorld(again)
      expect([3, 4].map((id) => placeOf(again, id))).toEqual([at(3, 1), at(5, 1)])
      expect(historyEntries(again.database)).toHaveLength(2)
      expect(again.requests[0]?.facts.leftOut).toHaveLength(3)
    },
  )
})
