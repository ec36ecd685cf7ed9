// Cards that the world has overtaken (G6): checked again before they run, and offered afresh.
import { describe, expect, it } from 'vitest'
import { edit, placeOf, statusOf, withPlanCard, withWriteCard } from './card-worlds.ts'
import {
  answer,
  confirms,
  delivers,
  isDone,
  openCard,
  openCards,
  openWorld,
  plans,
  say,
  stateOf,
  stopWhilePlanning,
  takesTask,
  textsOf,
  timelineOf,
} from './world.ts'

describe('a card that the world has overtaken', () => {
  it('[G6] a call that would do something else now goes stale, and a fresh card stands in its place', async () => {
    const move = confirms('move', { task_id: 3, new_day: 4, new_slot_start: 5 })
    const world = openWorld([takesTask, plans(), move, isDone, delivers('Done.')])
    await say(world, 'move 3')
    const stale = openCard(world)
    edit(world, { kind: 'move', task: 3, day: 5, start: 1 })
    const steps = world.steps.length
    const result = await answer(world, 'accept')
    const fresh = openCard(world)
    expect(result).toEqual({ outcome: 'stale', ending: 'card', cardId: fresh.id })
    expect(world.steps).toHaveLength(steps + 1)
    expect(statusOf(world, stale.id)).toBe('stale')
    expect(placeOf(world, 3)).toMatchObject({ day: 5 })
    expect(fresh.body.diff).not.toEqual(stale.body.diff)
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted' })
    expect(placeOf(world, 3)).toMatchObject({ day: 4, start: 5 })
  })

  it('[G6] a call that is not legal any more goes stale, and the model is told why', async () => {
    const world = await withWriteCard()
    const { id } = openCard(world)
    edit(world, { kind: 'move', task: 3, day: 4, start: 1 })
    expect(await answer(world, 'accept')).toEqual({
      outcome: 'stale',
      ending: 'completed',
      cardId: null,
    })
    expect(statusOf(world, id)).toBe('stale')
    expect(placeOf(world, 4)).toBeNull()
    const [call] = world.requests[3]?.facts.calls ?? []
    expect(call?.outcome).toBe('stale')
    expect(call?.text).toContain('Item 3')
  })

  it('[S6] a call whose time has begun goes stale', async () => {
    const world = await withWriteCard()
    world.moment = { day: 4, period: 2 }
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'stale' })
    expect(placeOf(world, 4)).toBeNull()
  })

  it('[G6] a plan whose places are taken goes stale, and a fresh plan is offered at once', async () => {
    const world = await withPlanCard()
    const stale = openCard(world)
    const wanted = Object.values(stale.body.diff.updated).flatMap(([, to]) =>
      to.kind === 'item' && to.id === 5 && to.place !== null ? [to.place] : [],
    )
    const [target] = wanted
    if (target === undefined) throw new Error('item 5 was not placed')
    edit(world, { kind: 'unplace', task: 3 }, { kind: 'place', task: 3, day: 1, start: 1 })
    edit(world, { kind: 'place', task: 4, day: target.day, start: target.start })
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'stale', ending: 'card' })
    expect(statusOf(world, stale.id)).toBe('stale')
    const note = timelineOf(world).findLast(({ kind }) => kind === 'card-answer')
    expect(note?.kind === 'card-answer' && note.note).toContain('Item 4')
    // What the fresh plan does otherwise: one is placed already, the other goes elsewhere.
    expect(note?.kind === 'card-answer' && note.note).toContain(
      'Compared with the one before, “Item 5” goes elsewhere and “Item 4” is no longer in it.',
    )
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted' })
    expect(placeOf(world, 5)).not.toBeNull()
  })

  it('[G10] a stop while the fresh plan is made leaves the stale card settled and nothing written', async () => {
    const world = await withPlanCard()
    const { id } = openCard(world)
    world.moment = { day: 7, period: 3 }
    const before = stateOf(world)
    const stop = new AbortController()
    stopWhilePlanning(world, stop)
    expect(await answer(world, 'accept', { signal: stop.signal })).toMatchObject({
      outcome: 'stale',
      cardId: null,
    })
    expect(statusOf(world, id)).toBe('stale')
    expect(stateOf(world)).toEqual(before)
  })

  it('[S6] a plan whose time has begun goes stale', async () => {
    const world = await withPlanCard()
    world.moment = { day: 7, period: 3 }
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'stale' })
    const note = timelineOf(world).findLast(({ kind }) => kind === 'card-answer')
    expect(note?.kind === 'card-answer' && note.note).toContain('has begun')
  })

  it('[G6] when nothing can be offered in its place it says so and ends', async () => {
    const world = await withPlanCard()
    edit(
      world,
      { kind: 'place', task: 4, day: 4, start: 1 },
      { kind: 'place', task: 5, day: 5, start: 1 },
    )
    expect(await answer(world, 'accept')).toEqual({
      outcome: 'stale',
      ending: 'completed',
      cardId: null,
    })
    expect(textsOf(world).at(-1)).toContain('no study block left')
    expect(openCards(world)).toEqual([])
  })
})
