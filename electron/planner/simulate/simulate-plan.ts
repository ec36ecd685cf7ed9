// simulate: thousands of seeded runs of the remaining term against a student who slips (K6).
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import {
  type BlockEffect,
  type DeadlineOutlook,
  type EmptyOutlook,
  type SimulationFacts,
  type SlipChoice,
  usualRuns,
} from '../../../shared/planner/simulation.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { PlanWatch } from '../engine/search-plan.ts'
import { paceTable, wilson, readSlips, type Slips } from './slips.ts'
import { describeDeadline, keyOf, lastDayOf, type DeadlineRuns } from './describe-deadline.ts'
import {
  makeRunState,
  type RunState,
  makeResult,
  runTerm,
  type RunResult,
  type RunRules,
  makeRecords,
  record,
  type RunRecords,
} from './run-term.ts'
import { readSlipTerm, type SlipTerm } from './slip-term.ts'
import { runsToWeigh, weighBlocks, type PlainRuns } from './weigh-blocks.ts'
import { choosePlaces } from './choose-places.ts'
import { chooseWho } from './choose-who.ts'

export type SimulateWish = {
  state: ScheduleState
  now: Moment
  preferences?: PlanningPreferences
  /** Null: all courses. The others' work takes its room all the same. */
  course: string | null
  /** `usualRuns` when absent. */
  runs?: number
  seed: number
  slips?: SlipChoice
}

/** Runs between two looks at the clock. */
const chunk = 20

/** Null once `isTimeUp` has stopped it. Same wish, same facts, on any machine. */
export function simulatePlan(wish: SimulateWish, watch: PlanWatch = {}): SimulationFacts | null {
  const term = readSlipTerm(wish)
  const slips = readSlips(wish.state, wish.slips)
  const shown = deadlinesOf(term, wish.course)
  const why = findEmpty(term, wish, shown)
  if (why !== null) return { kind: 'empty', course: wish.course, why }
  const runs = wish.runs ?? usualRuns
  const blocks = blocksOf(term, shown)
  const tick = ticker(watch, runs + runsToWeigh(blocks.length, runs))
  const rules = rulesOf(term, slips, wish.seed)
  const lastDays = term.deadlines.map((deadline) => lastDayOf(term, deadline))
  const shop = { term, rules, state: makeRunState(term), result: makeResult(term), lastDays }
  const all = runAll({ ...shop, runs, tick })
  if (all === null) return null
  const drops = weighBlocks({ ...shop, plain: all, tick }, blocks)
  if (tick.isStopped()) return null
  const firstDay = Math.max(0, term.today)
  return {
    kind: 'outlook',
    course: wish.course,
    runs,
    seed: wish.seed,
    fromDate: wish.state.window.days[firstDay]?.date ?? '',
    slips: sayable(slips, term, shown),
    unmarked: term.unmarked,
    deadlines: shown
      .map((deadline): DeadlineOutlook =>
        describeDeadline(term, deadline, countRuns(term, deadline, all.records)),
      )
      .toSorted(
        (a, b) => a.day - b.day || a.chance.value - b.chance.value || a.classId - b.classId,
      ),
    blocks: drops.map(({ task, ...drop }) => Object.assign(nameBlock(term, task), drop)),
  }
}

/** Of those with sessions to work: the course's, or all. */
function deadlinesOf({ state, deadlines, items }: SlipTerm, course: string | null): number[] {
  const used = new Set(items.map(({ deadline }) => deadline))
  const isShown = (classId: number) =>
    course === null || state.taskClasses.find(({ id }) => id === classId)?.course === course
  return [...deadlines.keys()].filter(
    (deadline) => used.has(deadline) && isShown(deadlines[deadline]?.classId ?? 0),
  )
}

function findEmpty(
  { state, days, items }: SlipTerm,
  { now, course }: SimulateWish,
  shown: readonly number[],
): EmptyOutlook | null {
  const classes = state.taskClasses.filter((each) => course === null || each.course === course)
  const ids = new Set(classes.map(({ id }) => id))
  const work = state.tasks.filter(
    (task): task is ItemTask => task.kind === 'item' && ids.has(task.classId),
  )
  if (work.length === 0) return 'no-work'
  if (shown.length === 0) return 'all-done'
  if (now.day > days) return 'term-over'
  const open = items.filter(({ deadline }) => shown.includes(deadline))
  return open.every(({ slot }) => slot < 0) ? 'nothing-placed' : null
}

/** Open blocks with a place: what a student can be told not to miss. */
function blocksOf({ items }: SlipTerm, shown: readonly number[]): number[] {
  return [...items.keys()].filter((task) => {
    const item = items[task]
    return item !== undefined && item.slot >= 0 && shown.includes(item.deadline)
  })
}

export function rulesOf({ state, items }: SlipTerm, slips: Slips, seed: number): RunRules {
  return {
    seed,
    missed: slips.missed,
    cutShort: slips.cutShort,
    paces: state.taskClasses.map(({ id }) => {
      const pace = slips.paces.find(({ classId }) => classId === id)
      return paceTable(pace?.factor ?? 1, pace?.spread ?? 0)
    }),
    held: Uint8Array.from(items, ({ item }) => (item.locked ? 1 : 0)),
    replan: putOff,
  }
}

type Ticker = (() => boolean) & { isStopped: () => boolean }

/** Counts runs, tells how many are done, and asks whether to stop. */
function ticker({ isTimeUp, onProgress }: PlanWatch, of: number): Ticker {
  let done = 0
  let reported = 0
  let stopped = false
  const tick = () => {
    done += 1
    if (done >= reported + chunk) {
      reported = done
      onProgress?.({ steps: Math.min(done, of), of, best: 0 })
      stopped ||= isTimeUp?.() ?? false
    }
    return stopped
  }
  return Object.assign(tick, { isStopped: () => stopped })
}

type Workshop = {
  term: SlipTerm
  rules: RunRules
  state: RunState
  result: RunResult
  lastDays: readonly number[]
  runs: number
  tick: () => boolean
}

function runAll({ term, rules, state, result, lastDays, runs, tick }: Workshop): PlainRuns | null {
  const missedFirst = new Uint8Array(runs * term.items.length)
  const records = makeRecords(term, runs)
  for (let run = 0; run < runs; run += 1) {
    if (tick()) return null
    runTerm(term, rules, state, run, result)
    missedFirst.set(result.missedFirst, run * term.items.length)
    record(records, run, result, lastDays)
  }
  return { missedFirst, records }
}

/** As they are, for one deadline. */
function countRuns(
  { days, deadlines }: SlipTerm,
  deadline: number,
  records: RunRecords,
): DeadlineRuns {
  const { runs } = records
  const byDay = new Float64Array(days)
  let met = 0
  let left = 0
  for (let at = deadline; at < records.days.length; at += deadlines.length) {
    left += (records.left[at] ?? 0) / runs
    const day = records.days[at] ?? -1
    if (day < 0) continue
    met += 1
    byDay[day] = (byDay[day] ?? 0) + 1
  }
  return { byDay: byDay.map((count) => count / runs), left, chance: wilson(met, runs) }
}

function sayable({ paces, ...slips }: Slips, term: SlipTerm, shown: readonly number[]) {
  const ids = new Set(shown.map((deadline) => term.deadlines[deadline]?.classId))
  return {
    ...slips,
    paces: paces
      .filter(({ classId }) => ids.has(classId))
      .map(({ classId, factor, from, pieces }) => ({ classId, factor, from, pieces })),
  }
}

function nameBlock(
  { state, items, deadlines }: SlipTerm,
  task: number,
): Pick<BlockEffect, 'taskId' | 'title' | 'course' | 'date' | 'start' | 'key'> {
  const entry = items[task]
  const place = entry?.item.place ?? null
  if (entry === undefined || place === null) throw new Error('only blocks with a place are weighed')
  const { window, taskClasses } = state
  const deadline = deadlines[entry.deadline]
  return {
    taskId: entry.item.id,
    title: entry.item.title,
    course: taskClasses.find(({ id }) => id === entry.item.classId)?.course ?? '',
    date: window.days[place.day - 1]?.date ?? '',
    start: window.periods[place.start - 1]?.start ?? '',
    key: deadline === undefined ? '' : keyOf(deadline),
  }
}

/**
 * On the evening before the slot `from`, every open session without a place gets one from then on, in the order of its
 * class and before its deadline, or is lost for good. Who moves is decided first, then where to, with all others where
 * they are.
 */
export function putOff(term: SlipTerm, run: RunState, from: number): void {
  run.before.set(run.slots)
  chooseWho(term, run, from)
  choosePlaces(term, run, from)
}
