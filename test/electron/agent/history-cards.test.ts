// Undo and redo in words (T6): cards of their own that walk the history.
import { describe, expect, it } from 'vitest'
import { edit, place4, placeOf, statusOf } from './card-worlds.ts'
import {
  answer,
  calls,
  confirms,
  delivers,
  isDone,
  openCard,
  openCards,
  openWorld,
  plans,
  say,
  takesTask,
  type World,
} from './world.ts'

describe('undo and redo in words', () => {
  const addsPack = calls('context_tools_add', { packs: ['schedule/mutation'] })

  async function withUndoCard(name = 'undo_change'): Promise<World> {
    const world = openWorld([
      takesTask,
      plans(),
      place4,
      isDone,
      delivers('Placed.'),
      takesTask,
      plans(),
      addsPack,
      confirms(name),
      isDone,
      delivers('Done.'),
      takesTask,
      plans(),
      confirms('redo_change'),
      isDone,
      delivers('Again.'),
    ])
    await say(world, 'place 4')
    await answer(world, 'accept')
    await say(world, 'undo that')
    return world
  }

  it('[T6] undo is a card with the reversed change, and accepting walks the history back', async () => {
    const world = await withUndoCard()
    expect(openCard(world).body).toMatchObject({
      kind: 'history',
      direction: 'undo',
      diff: { updated: { 'task:4': [{ place: { day: 4 } }, { place: null }] } },
    })
    expect(placeOf(world, 4)).not.toBeNull()
    expect(await answer(world, 'accept')).toMatchObject({
      outcome: 'accepted',
      ending: 'completed',
    })
    expect(placeOf(world, 4)).toBeNull()
    await say(world, 'redo it')
    expect(openCard(world).body).toMatchObject({ kind: 'history', direction: 'redo' })
    await answer(world, 'accept')
    expect(placeOf(world, 4)).toEqual({ day: 4, start: 1, end: 1 })
  })

  it('[G6] when another change came first the card goes stale and shows that one instead', async () => {
    const world = await withUndoCard()
    const before = openCard(world)
    edit(world, { kind: 'place', task: 5, day: 6, start: 1 })
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'stale', ending: 'card' })
    expect(placeOf(world, 4)).not.toBeNull()
    expect(Object.keys(openCard(world).body.diff.updated)).toEqual(['task:5'])
    expect(statusOf(world, before.id)).toBe('stale')
  })

  it('[D3] with nothing to walk the model is told so, and no card opens', async () => {
    const world = await withUndoCard('redo_change')
    expect(openCards(world)).toEqual([])
    const told = world.requests.flatMap(({ facts }) => facts.calls.map(({ text }) => text))
    expect(told).toContain('There is nothing to do again.')
  })
})
