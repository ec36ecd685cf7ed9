// The quick re-placer of simulations beside the real re-planner (K6, P3): as much left out, as many moved, all legal.
import { expect, test } from 'vitest'
import { planTerm } from '../../../../electron/planner/plan-term.ts'
import { replan, rehouse } from '../../../../electron/planner/replan/replan.ts'
import { putOff } from '../../../../electron/planner/simulate/simulate-plan.ts'
import { makeRunState, resetRun } from '../../../../electron/planner/simulate/run-term.ts'
import { readSlipTerm } from '../../../../electron/planner/simulate/slip-term.ts'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { placeAt } from '../../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../../shared/schedule/task.ts'
import { samplePlan } from '../../../bench/pages/sample-plan.ts'
import { beforeTerm } from '../../../builders.ts'
import { studentTerm } from '../health/student-terms.ts'
import { agreeOnEvenings } from './chances-with.ts'

type Evening = { state: ScheduleState; ids: Set<number>; now: { day: number; period: number } }

/** One block that slips on each evening: by turns whole or shortened, alone or with all others of its day. */
function eveningsOf(
  state: ScheduleState,
  choose: (items: PlacedItem[]) => PlacedItem[],
): Evening[] {
  const placed = state.tasks
    .filter(isPlacedItem)
    .toSorted((a, b) => a.place.day - b.place.day || a.id - b.id)
  return choose(placed).map((first, index): Evening => {
    const slipped = index % 3 === 0 ? placed.filter((each) => isSameDay(each, first)) : [first]
    const ids = new Set(slipped.map(({ id }) => id))
    const changes = { place: null, status: 'pending' as const, hostId: null }
    const tasks = state.tasks.map((task) =>
      task.kind === 'item' && ids.has(task.id)
        ? Object.assign({ ...task }, changes, index % 2 === 0 ? {} : { duration: 1 })
        : task,
    )
    const now = { day: first.place.day, period: state.window.periods.length }
    return { state: { ...state, tasks }, ids, now }
  })
}

const everySixth = (items: PlacedItem[]) => items.filter((_, index) => index % 6 === 0)

/** Of each class the last block and the one before it: where room runs out. */
const lastTwo = (items: PlacedItem[]) =>
  [...Map.groupBy(items, ({ classId }) => classId).values()].flatMap((own) => own.slice(-2))

function isSameDay(a: PlacedItem, b: PlacedItem): boolean {
  return a.place.day === b.place.day
}

function askReal({ state, ids, now }: Evening): { lost: number; moves: number } {
  const asked = { task_ids: [...ids], before_exams: true }
  const outcome = replan({ state, now, language: 'en' }, asked, { who: 600, where: 600 })
  if (outcome.kind !== 'change') return { lost: ids.size, moves: 0 }
  const { leftOut, pastExam, moved } = outcome.data
  return { lost: leftOut.length + pastExam.length, moves: moved.length }
}

function askQuick({ state, ids, now }: Evening): { lost: number; moves: number; faults: number } {
  const term = readSlipTerm({ state, now })
  const run = makeRunState(term)
  const held = Uint8Array.from(term.items, ({ item }) => (item.locked ? 1 : 0))
  resetRun(term, run, held)
  putOff(term, run, now.day * term.periods)
  const slots = new Map(term.items.map(({ item }, task) => [item.id, run.slots[task] ?? -1]))
  const tasks = state.tasks.map((task) => {
    const slot = slots.get(task.id)
    if (task.kind === 'event' || slot === undefined || slot < 0) return task
    const day = Math.floor(slot / term.periods) + 1
    return { ...task, place: placeAt(day, (slot % term.periods) + 1, task.duration) }
  })
  const isOld = new Set(findViolations(state, now).map(({ task, kind }) => `${task} ${kind}`))
  const after = rehouse({ ...state, tasks }, slots.keys())
  return {
    lost: [...ids].filter((id) => (slots.get(id) ?? -1) < 0).length,
    moves: term.items.filter(({ slot }, task) => slot >= 0 && run.slots[task] !== slot).length,
    faults: findViolations(after, now).filter(({ task, kind }) => !isOld.has(`${task} ${kind}`))
      .length,
  }
}

function planned(state: ScheduleState): ScheduleState {
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const result = applyDiff(state, planTerm(state, policy, { steps: 1000 }, 1).diff)
  if (!result.ok) throw new Error('a plan can be applied')
  return result.value
}

/** With no day to spare: each class ends with its last block, or the day after. */
function tightened(state: ScheduleState): ScheduleState {
  const lastOf = (classId: number) =>
    Math.max(
      0,
      ...state.tasks
        .filter(isPlacedItem)
        .filter((item) => item.classId === classId)
        .map(({ place }) => place.day),
    )
  const taskClasses = state.taskClasses.map((each) => ({
    ...each,
    toDay: Math.min(each.toDay, lastOf(each.id) + (each.id % 2)),
  }))
  return { ...state, taskClasses }
}

test('[K6] [P3] what slipped finds the places that the re-planner finds: hardly more is lost, moves hardly differ', () => {
  const sample = samplePlan('en').state
  const evenings = [
    ...eveningsOf(sample, everySixth),
    ...eveningsOf(tightened(sample), lastTwo),
    ...eveningsOf(tightened(planned(studentTerm(1))), lastTwo),
  ]
  const pairs = evenings.map((evening) => ({ real: askReal(evening), quick: askQuick(evening) }))
  expect(pairs.map(({ quick }) => quick.faults)).toEqual(pairs.map(() => 0))
  // The re-planner may find a way round several corners where this one gives up.
  expect(pairs.some(({ real }) => real.lost > 0)).toBe(true)
  const isSame = (key: 'lost' | 'moves') =>
    pairs.filter(({ real, quick }) => real[key] === quick[key]).length / pairs.length
  expect(isSame('lost')).toBeGreaterThanOrEqual(0.9)
  expect(isSame('moves')).toBeGreaterThanOrEqual(0.8)
})

test('[K6] [P1] [P3] evening by evening it loses as much and moves as many, mostly to the very same places', () => {
  const now = { day: 14, period: 12 }
  const terms = [samplePlan('en').state, planned(studentTerm(2))].map((state) =>
    agreeOnEvenings({ state, now, runs: 5 }),
  )
  for (const { evenings, lost, moves, places } of terms) {
    expect(evenings).toBeGreaterThan(100)
    expect(lost / evenings).toBeGreaterThan(0.97)
    expect(moves / evenings).toBeGreaterThan(0.85)
    expect(places / evenings).toBeGreaterThan(0.65)
  }
})
