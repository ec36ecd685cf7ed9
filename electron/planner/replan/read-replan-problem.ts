// The placement problem of a re-plan: who may move, who wants a place, and where nobody may go.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import { stretch } from '../problem/day-masks.ts'
import { leftOut, type ProblemTask, type Slot } from '../problem/problem.ts'
import type { ExamLimits } from './exam-limits.ts'
import type { Broken } from './find-broken.ts'
import { nearTerms } from './near-terms.ts'
import type { ReplanRequest } from './read-request.ts'

export type ReplanCase = {
  state: ScheduleState
  now: Moment
  preferences: PlanningPreferences
  request: ReplanRequest
  broken: Broken
  /** Where blocks belong if that can be. */
  exams: ExamLimits
}

/** Placed blocks that a re-plan may touch: today's only when they have to leave or the person asks for it. */
export function findMovable({ state, now, request, broken }: ReplanCase): PlacedItem[] {
  const { away, leaving, includesToday } = request
  const mustAct = ({ id, place }: PlacedItem) =>
    leaving.has(id) || broken.free.has(id) || ((away[place.day - 1] ?? 0) & maskOf(place)) !== 0
  return state.tasks
    .filter(isPlacedItem)
    .filter((item) => checkFreedom(item, now) === null)
    .filter((item) => item.place.day !== now.day || includesToday || mustAct(item))
}

export type Cast = {
  movable: Iterable<number>
  wanted: ReadonlySet<number>
  /** Placed blocks that lose their place. */
  barred: ReadonlySet<number>
  /** Blocks that find a place before their exam or none. */
  held: ExamLimits
}

/** That blocks lie elsewhere now counts for nothing: how many move is settled before the score is asked. */
export function readReplanProblem(asked: ReplanCase, cast: Cast): StateProblem {
  const { state, now, preferences } = asked
  const items = state.tasks.filter((task) => task.kind === 'item')
  const wantedItems = items.filter(({ id }) => cast.wanted.has(id))
  const skipped = items.filter(({ id, place }) => place === null && !cast.wanted.has(id))
  const read = readProblem(
    state,
    {
      classIds: [...new Set(wantedItems.map(({ classId }) => classId))],
      scope: null,
      now,
      mayMove: [...cast.movable],
      weights: { move: 0 },
      preferences,
    },
    new Set(skipped.map(({ id }) => id)),
  )
  const tasks = read.problem.tasks.map((task, index) =>
    task.frozen === null
      ? restrict(asked, cast, task, read.taskIds[index] ?? 0, read.starts[index] ?? leftOut)
      : task,
  )
  const terms = nearTerms(state, read, asked.exams, now)
  return { ...read, problem: { ...read.problem, tasks, terms } }
}

function restrict(
  { state, now, request }: ReplanCase,
  { barred, held }: Cast,
  task: ProblemTask,
  id: number,
  present: Slot,
): ProblemTask {
  const periods = state.window.periods.length
  const presentDay = present === leftOut ? -1 : Math.floor(present / periods)
  const presentBit = present === leftOut ? 0 : 1 << (present % periods)
  const mustLeave = request.leaving.has(id)
  const exam = held.get(id)?.place ?? null
  const starts = task.starts.map((mask, day) => {
    if (barred.has(id) || (exam !== null && day >= exam.day)) return 0
    const isClosed = day === now.day - 1 && !request.includesToday
    const own = day === presentDay ? presentBit : 0
    let open = isClosed ? mask & own : mask
    open &= runStarts(~(request.away[day] ?? 0), task.duration)
    if (day + 1 === exam?.day) open &= stretch(0, Math.max(0, exam.start - task.duration))
    return mustLeave ? open & ~own : open
  })
  return { ...task, starts, hosted: task.hosted.map((mask, day) => mask & (starts[day] ?? 0)) }
}
