// The tool `replan` on random broken schedules: legal, within its budget, and hands off what is not its own.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replan } from '../../../../electron/planner/replan/replan.ts'
import { proposeShift } from '../../../../electron/planner/replan/propose-shift.ts'
import type { ReplanArguments } from '../../../../shared/tools/replan-arguments.ts'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import { checkPlace, findViolations, hasBegun } from '../../../../shared/schedule/legality.ts'
import { placeAt, placeLength, type Place } from '../../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../../shared/schedule/task.ts'
import { event, schedule } from '../../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'

const day = fc.integer({ min: 1, max: 14 })

/** A legal schedule to which new events came, and whose classes end earlier than they did. */
const brokenState = fc
  .record({
    state: stateArbitrary,
    events: fc.array(fc.record({ day, start: fc.integer({ min: 1, max: 6 }) }), { maxLength: 2 }),
    toDay: fc.integer({ min: 6, max: 14 }),
  })
  .map(({ state, events, toDay }): ScheduleState => {
    const added = events.map(({ day: on, start }, index) =>
      event(900 + index, placeAt(on, start, 2)),
    )
    const classes = state.taskClasses.map((each) => ({
      ...each,
      toDay: Math.min(each.toDay, toDay),
    }))
    return schedule([...state.tasks, ...added, ...classes], state.window)
  })

const awaySpan = fc
  .record({ from: day, length: fc.integer({ min: 0, max: 3 }) })
  .map(({ from, length }) => [{ day_from: from, day_to: Math.min(14, from + length) }])

const anyArguments: fc.Arbitrary<ReplanArguments> = fc.record(
  {
    include_today: fc.boolean(),
    max_moves: fc.integer({ min: 0, max: 3 }),
    task_class_ids: fc.integer({ min: 1, max: 3 }).map((id) => [id]),
    unavailable: awaySpan,
  },
  { requiredKeys: [] },
)

const isAway = ({ unavailable = [] }: ReplanArguments, { day: on }: Place) =>
  unavailable.some(({ day_from: from, day_to: to }) => on >= from && on <= to)

const blocksOf = (state: ScheduleState): PlacedItem[] => state.tasks.filter(isPlacedItem)

const eventPlaces = ({ tasks }: ScheduleState) =>
  tasks.flatMap(({ kind, id, place }) => (kind === 'event' ? [{ id, place }] : []))

/** Blocks that break a rule and could be moved. */
function curable(state: ScheduleState, now: Moment): number[] {
  return findViolations(state)
    .map(({ task }) => findTask(state, task))
    .filter(
      (task) =>
        task?.kind === 'item' &&
        !task.locked &&
        !hasBegun({ place: task.place ?? placeAt(0, 1, 1) }, now),
    )
    .map((task) => task?.id ?? 0)
}

describe('replan', () => {
  test('[P3] mends what it may touch, keeps to its budget, and moves nothing else', () => {
    fc.assert(
      fc.property(brokenState, momentArbitrary, anyArguments, (state, now, args) => {
        const outcome = replan({ state, now, language: 'en' }, args, { who: 300, where: 600 })
        if (outcome.kind === 'refused') return
        const { state: after, diff, data } = outcome
        expect(curable(after, now)).toEqual([])
        expect(applyDiff(state, diff)).toEqual({ ok: true, value: after })
        expect(data.counts.moved).toBe(data.moved.length)
        expect(data.moved.length).toBeLessThanOrEqual(args.max_moves ?? Infinity)
        const broken = new Set(findViolations(state).map(({ task }) => task))
        const isToday = ({ day: on }: Place) => on === now.day && args.include_today !== true
        for (const { taskId, from, to } of data.moved) {
          expect(findTask(state, taskId)?.locked).toBe(false)
          expect(
            hasBegun({ place: from }, now) || hasBegun({ place: to }, now) || isAway(args, to),
          ).toBe(false)
          const mustGo = broken.has(taskId) || isAway(args, from)
          expect(isToday(to) || (isToday(from) && !mustGo)).toBe(false)
        }
        const touched = new Set(data.effect.changes.map(({ taskId }) => taskId))
        const untouched = (each: ScheduleState) =>
          each.tasks.filter(({ id, kind }) => kind === 'item' && !touched.has(id))
        expect(untouched(after)).toEqual(untouched(state))
        expect(eventPlaces(after)).toEqual(eventPlaces(state))
        const left = blocksOf(after).filter(
          ({ locked, place }) => !locked && !hasBegun({ place }, now),
        )
        expect(left.filter(({ place }) => isAway(args, place))).toEqual([])
      }),
      { numRuns: 120 },
    )
  })

  test('[P1] the same schedule and wish give the same change', () => {
    fc.assert(
      fc.property(brokenState, momentArbitrary, anyArguments, (state, now, args) => {
        const context = { state, now, language: 'en' } as const
        const again = { ...context, state: structuredClone(state) }
        const steps = { who: 300, where: 600 }
        expect(replan(again, args, steps)).toEqual(replan(context, args, steps))
      }),
      { numRuns: 30 },
    )
  })
})

describe('proposeShift', () => {
  test('[P3] a batch that is legal, brings the block there, and is a single move where one will do', () => {
    fc.assert(
      fc.property(
        stateArbitrary,
        momentArbitrary,
        fc.nat(99),
        day,
        fc.integer({ min: 1, max: 8 }),
        (state, now, pick, on, start) => {
          const placed = state.tasks.filter(({ place }) => place !== null)
          const task = placed[pick % Math.max(1, placed.length)]
          if (task?.place === null || task === undefined) return
          const target = placeAt(on, start, placeLength(task.place))
          if (target.end > 8) return
          const batch = proposeShift(state, task.id, target, now)
          const isLegalAlone =
            checkPlace(state, task.id, target, now) === null &&
            applyEdit(state, { kind: 'move', task: task.id, day: on, start }, now).ok
          expect(batch === null && isLegalAlone).toBe(false)
          if (batch === null) return
          const moves = batch.moves.map((move) => ({
            task: move.task_id,
            day: move.new_day,
            start: move.new_slot_start,
          }))
          const done = applyEdit(state, { kind: 'batch-move', moves }, now)
          expect(done.ok && findTask(done.value.state, task.id)?.place).toEqual(target)
          expect(moves.length === 1).toBe(isLegalAlone)
        },
      ),
      { numRuns: 150 },
    )
  })
})
