// A plan that finds no place for what has to come before placed work proposes the re-plan that makes room (G7, P3).
import { describe, expect, it } from 'vitest'
import { commitChange } from '../../../db/change.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { byPerson, now } from '../../db/data-folder.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'
import {
  answer,
  delivers,
  executes,
  isDone,
  openCard,
  openCards,
  openWorld,
  plans,
  plansRoughly,
  resumeWorld,
  say,
  stateOf,
  takesTask,
  textsOf,
  timelineOf,
} from './world.ts'

/** The first session waits; the second lies so early that nothing is free before it. */
const held = schedule([
  event(1, at(1, 1, 3), { series: 1, title: 'Algebra' }),
  item(11, { order: 1 }),
  item(12, { order: 2, place: at(1, 4) }),
  item(13, { order: 3, place: at(3, 1) }),
  taskClass(1),
])

const placeOf = (id: number, world: Parameters<typeof stateOf>[0]) =>
  findTask(stateOf(world), id)?.place ?? null

describe('work that was held back by what follows it', () => {
  it('[G7] [P3] gets a place on the card of a re-plan, and nothing is written before the yes', async () => {
    const world = openWorld([takesTask, plansRoughly, isDone, delivers('There is room.')], held)
    const before = stateOf(world)
    expect(await say(world, 'plan my week')).toMatchObject({ ending: 'card' })
    const { body } = openCard(world)
    expect(body).toMatchObject({
      kind: 'write',
      call: { name: 'replan', arguments: { task_ids: [11] } },
    })
    expect(textsOf(world).at(-1)).toBe(
      '“Item 11” has to come before “Item 12” (Mon 2 Nov). There is room if others move:',
    )
    expect(stateOf(world)).toEqual(before)
    expect(await resumeWorld(world)).toMatchObject({ ending: 'card' })
    expect(await answer(world, 'accept')).toMatchObject({
      outcome: 'accepted',
      ending: 'completed',
    })
    expect(placeOf(11, world)).not.toBeNull()
    expect(textsOf(world).at(-1)).toBe('There is room.')
  })

  it('[G5] the model reads the call and its result like one of its own', async () => {
    const world = openWorld([takesTask, plansRoughly, isDone, delivers('Done.')], held)
    await say(world, 'plan my week')
    await answer(world, 'accept')
    const { messages } = world.requests.findLast(({ stage }) => stage === 'execute') ?? {}
    const asked = messages?.findIndex(
      (message) => message.role === 'assistant' && message.call?.name === 'replan',
    )
    expect(asked).toBeGreaterThan(-1)
    expect(messages?.[(asked ?? 0) + 1]?.role).toBe('tool')
  })

  it('[G6] a no leaves everything where it lies', async () => {
    const world = openWorld([takesTask, plansRoughly, isDone, delivers('All right.')], held)
    const before = stateOf(world)
    await say(world, 'plan my week')
    await answer(world, 'reject')
    expect(stateOf(world)).toEqual(before)
    expect(openCards(world)).toEqual([])
  })

  it('[G1] a no with a reason is one against the plan that was asked for: it is planned again', async () => {
    const world = openWorld([takesTask, plansRoughly, plansRoughly], held)
    await say(world, 'plan my week')
    const { id } = openCard(world)
    await say(world, 'not on Friday')
    expect(world.requests.at(-1)).toMatchObject({
      stage: 'plan',
      facts: { followUps: ['not on Friday'], rejectedPlan: { id, status: 'rejected' } },
    })
    expect(openCard(world)).toMatchObject({ body: { kind: 'write', call: { id: 'call-2' } } })
  })

  it('[G6] what can not be done any more is planned afresh', async () => {
    const world = openWorld([takesTask, plansRoughly, plansRoughly], held)
    await say(world, 'plan my week')
    const before = stateOf(world)
    const elsewhere = [
      item(11, { order: 1, place: at(1, 6) }),
      item(12, { order: 2, place: at(2, 1) }),
    ]
    const placed = {
      ...before,
      tasks: before.tasks.map((task) => elsewhere.find(({ id }) => id === task.id) ?? task),
    }
    commitChange(world.database, { at: now, change: byPerson(diffStates(before, placed)) })
    expect(await answer(world, 'accept')).toMatchObject({ ending: 'completed' })
    expect(textsOf(world).at(-1)).toContain('no study block left')
    expect(stateOf(world)).toEqual(placed)
  })

  it('[S4] [P6] what was to follow and is over holds it back until it is marked, and then no more', async () => {
    const world = openWorld([takesTask, plansRoughly, takesTask, plansRoughly], held)
    world.moment = { day: 2, period: 0 }
    expect(await say(world, 'plan my week')).toMatchObject({ ending: 'completed' })
    expect(textsOf(world).at(-1)).toContain('Mark what became of “Item 12” first')
    const mark = { kind: 'mark', task: 12, mark: 'done', minutes: null, restId: 90 } as const
    const marked = applyEdit(stateOf(world), mark, world.moment)
    if (!marked.ok) throw new Error('it has begun')
    commitChange(world.database, { at: now, change: byPerson(marked.value.diff) })
    await say(world, 'plan my week')
    expect(openCard(world).body).toMatchObject({ kind: 'plan', leftOut: [] })
    expect(textsOf(world).at(-1)).toBe('Here is a plan.')
  })

  it('[G7] a plan that was to keep times free clears none of them', async () => {
    const scope = { day_from: 1, day_to: 7, exclude_weekdays: [], exclude_slots: [5] }
    const world = openWorld([takesTask, plans({ needs_rough_build: true, scope })], held)
    expect(await say(world, 'plan my week')).toEqual({ ending: 'completed', cardId: null })
    expect(textsOf(world).at(-1)).toContain('no free place')
  })

  it('[G7] a day on which the re-plan would place nothing is answered with the reason', async () => {
    const scope = { day_from: 7, day_to: 7, exclude_weekdays: [], exclude_slots: [] }
    const world = openWorld([takesTask, plans({ needs_rough_build: true, scope })], held)
    expect(await say(world, 'plan Sunday')).toEqual({ ending: 'completed', cardId: null })
    expect(textsOf(world).at(-1)).toContain('no free place')
  })

  it('[G7] beside work that did find a place it is said how to make room', async () => {
    const other = [item(21, { classId: 2 }), taskClass(2)]
    const world = openWorld(
      [takesTask, plansRoughly],
      schedule([...held.tasks, ...held.taskClasses, ...other]),
    )
    await say(world, 'plan my week')
    expect(openCard(world).body).toMatchObject({ kind: 'plan', leftOut: [11] })
    expect(textsOf(world).at(-1)).toContain('Say “re-plan my week” to make room for it.')
    expect(timelineOf(world).at(-1)).toMatchObject({ ending: 'card' })
  })

  it('[G10] a stop while room is looked for ends the turn without a card', async () => {
    const world = openWorld([takesTask, plansRoughly, executes({})], held)
    const stop = new AbortController()
    const { planTerm } = world.ports
    world.ports.planTerm = async (...wish) => {
      const made = await planTerm(...wish)
      stop.abort()
      return made
    }
    expect(await say(world, 'plan my week', stop.signal)).toMatchObject({ ending: 'stopped' })
    expect(openCards(world)).toEqual([])
  })
})
