// Planning (G3, G7): quick and deep calls, the plan card with its rough build, and plans that are declined.
import { describe, expect, it } from 'vitest'
import { findTask } from '../../../shared/schedule/state.ts'
import { item, schedule, taskClass } from '../../builders.ts'
import {
  answer,
  conversationOf,
  delivers,
  isDone,
  openCard,
  openCards,
  openWorld,
  plans,
  plansRoughly,
  say,
  stateOf,
  stopWhilePlanning,
  takesTask,
  textsOf,
  timelineOf,
} from './world.ts'

describe('planning', () => {
  it('[G3] complex work gets the deep call, simple work only the quick one', async () => {
    const complex = plans({ complexity: 'complex', plan_steps: [] })
    const world = openWorld([takesTask, complex, plansRoughly])
    await say(world, 'plan my week')
    expect(
      world.requests.map(({ temperature, maxTokens, thinking }) => [
        temperature,
        maxTokens,
        thinking,
      ]),
    ).toEqual([
      [0.2, 600, false],
      [0.2, 1600, false],
      [0.2, 3200, true],
    ])
  })

  it('[G7] the plan card carries the rough build, and nothing is written before the person says yes', async () => {
    const world = openWorld([takesTask, plansRoughly])
    const before = stateOf(world)
    const result = await say(world, 'plan my week')
    const card = openCard(world)
    expect(result).toEqual({ ending: 'card', cardId: card.id })
    expect(card.body).toMatchObject({ kind: 'plan', leftOut: [] })
    const placed = Object.keys(card.body.diff.updated).filter((key) => key !== 'task:1')
    expect(placed).toEqual(['task:4', 'task:5'])
    expect(stateOf(world)).toEqual(before)
    expect(timelineOf(world).slice(-4)).toEqual([
      { kind: 'text', text: 'Here is a plan.' },
      { kind: 'status', phase: 'rough_building' },
      { kind: 'card-open', cardId: card.id },
      { kind: 'turn-end', ending: 'card', rounds: 0 },
    ])
  })

  it('[G7] accepting places everything as existing, as one history entry, and the work goes on', async () => {
    const world = openWorld([takesTask, plansRoughly, isDone, delivers('All placed.')])
    await say(world, 'plan my week')
    const { id: cardId } = openCard(world)
    expect(await answer(world, 'accept')).toEqual({
      outcome: 'accepted',
      ending: 'completed',
      cardId: null,
    })
    const items = [4, 5].map((id) => findTask(stateOf(world), id))
    expect(items.map((item) => item?.kind === 'item' && item.status)).toEqual([
      'existing',
      'existing',
    ])
    const { undo } = world.ports.readHistory()
    expect(undo).toMatchObject({ who: 'agent', cardId })
    expect(timelineOf(world)).toContainEqual({
      kind: 'schedule-change',
      entryId: undo?.id,
      why: undo?.why,
    })
    expect(openCards(world)).toEqual([])
  })

  it('[G7] a scope bounds the days and periods of the rough build', async () => {
    const scope = { day_from: 4, day_to: 5, exclude_weekdays: [5], exclude_slots: [1, 2, 3] }
    const world = openWorld([takesTask, plans({ needs_rough_build: true, scope })])
    await say(world, 'plan Thursday')
    const { body } = openCard(world)
    const places = Object.values(body.diff.updated).flatMap(([, to]) =>
      to.kind === 'item' && to.place !== null ? [to.place] : [],
    )
    expect(places).not.toEqual([])
    expect(places.filter(({ day, start }) => day !== 4 || start <= 3)).toEqual([])
  })

  it('[G7] when nothing can be placed it says so and ends without a card', async () => {
    const scope = { day_from: 7, day_to: 7, exclude_weekdays: [7], exclude_slots: [] }
    const world = openWorld([takesTask, plans({ needs_rough_build: true, scope })])
    expect(await say(world, 'plan Sunday')).toEqual({ ending: 'completed', cardId: null })
    expect(textsOf(world).join()).toContain('no free place')
    expect(openCards(world)).toEqual([])
  })

  it('[G7] when all that is pending belongs to later days it says so', async () => {
    const scope = { day_from: 1, day_to: 1, exclude_weekdays: [], exclude_slots: [] }
    const state = schedule([item(4), taskClass(1, { fromDay: 3, toDay: 7 })])
    const world = openWorld([takesTask, plans({ needs_rough_build: true, scope })], state)
    expect(await say(world, 'plan Monday')).toEqual({ ending: 'completed', cardId: null })
    expect(textsOf(world).at(-1)).toBe(
      'Nothing more has to be placed on these days. 1 study block still waits for later ones.',
    )
  })

  it('[G7] [M8] where a plan up to the end of the term places nothing, whether all fits may be asked', async () => {
    const scope = { day_from: 7, day_to: 7, exclude_weekdays: [7], exclude_slots: [] }
    const world = openWorld([takesTask, plans({ needs_rough_build: true, scope })])
    await say(world, 'plan Sunday')
    const said = timelineOf(world).findLast(({ kind }) => kind === 'text')
    expect(said).toMatchObject({ choices: ['does everything fit?'] })
  })

  it('[G10] a stop while the plan is made ends the turn without a card', async () => {
    const world = openWorld([takesTask, plansRoughly])
    const stop = new AbortController()
    stopWhilePlanning(world, stop)
    expect(await say(world, 'plan my week', stop.signal)).toEqual({
      ending: 'stopped',
      cardId: null,
    })
    expect(openCards(world)).toEqual([])
    expect(timelineOf(world).at(-1)).toMatchObject({ kind: 'turn-end', ending: 'stopped' })
    expect(await say(world, 'hello')).toMatchObject({ ending: 'failed' })
  })

  it('[G1] a rejected plan is planned again, with the reason and the rejected card at hand', async () => {
    const world = openWorld([takesTask, plansRoughly, plansRoughly])
    await say(world, 'plan my week')
    const rejected = openCard(world)
    expect(await answer(world, 'reject', { note: 'not on Monday' })).toMatchObject({
      outcome: 'rejected',
      ending: 'card',
    })
    expect(world.requests[2]).toMatchObject({
      stage: 'plan',
      facts: {
        followUps: ['not on Monday'],
        rejectedPlan: { id: rejected.id, status: 'rejected' },
      },
    })
    expect(openCard(world).id).not.toBe(rejected.id)
  })

  it('[G2a] typing while a card is open declines it with that text, and the classifier is not asked', async () => {
    const world = openWorld([takesTask, plansRoughly, plansRoughly])
    await say(world, 'plan my week')
    const { id } = openCard(world)
    await say(world, 'hello, not on Monday')
    expect(world.requests.map(({ stage }) => stage)).toEqual(['chat', 'plan', 'plan'])
    expect(conversationOf(world).cards.find((card) => card.id === id)).toMatchObject({
      status: 'rejected',
      note: 'hello, not on Monday',
    })
    expect(timelineOf(world)).toContainEqual({ kind: 'turn-start', text: 'hello, not on Monday' })
  })
})
