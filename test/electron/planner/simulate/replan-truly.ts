// The yardstick of simulations: the re-planner itself (P3) on an evening of a run, as a schedule, and the places that it finds.
import {
  defaultPreferences,
  type PlanningPreferences,
} from '../../../../shared/planner/planning-preferences.ts'
import { containsPlace, placeAt } from '../../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { leftOut } from '../../../../electron/planner/problem/problem.ts'
import { findExamLimits } from '../../../../electron/planner/replan/near-terms.ts'
import { findBroken } from '../../../../electron/planner/replan/read-replan-problem.ts'
import { planReplan, type ReplanSteps } from '../../../../electron/planner/replan/plan-replan.ts'
import {
  placeSession,
  lies,
  type RunState,
  type Replanner,
} from '../../../../electron/planner/simulate/run-term.ts'
import type { SlipTerm } from '../../../../electron/planner/simulate/slip-term.ts'

/**
 * Who moves and who goes without a place is settled as in a re-plan that a person asks for. Only its search for the best
 * of the places has fewer steps.
 */
const usualSteps: ReplanSteps = { who: 200, where: 300 }

const seed = 1

/** Of the re-planner, asked for what waits, and to keep it before its exams. */
export function trueReplanner(
  term: SlipTerm,
  preferences: PlanningPreferences = defaultPreferences,
  steps = usualSteps,
): Replanner {
  const restFrom = makeRests(term)
  return (_, run, from) => {
    const rest = restFrom(from / term.periods)
    const state = eveningOf(term, run, rest)
    const now = { day: from / term.periods - rest.shift, period: term.periods }
    const { read, starts, pastExam } = planReplan(
      {
        state,
        now,
        preferences,
        request: {
          away: new Int32Array(state.window.days.length),
          leaving: new Set(),
          wanted: waitingIds(term, run),
          includesToday: false,
          examsFirst: true,
          maxMoves: null,
        },
        broken: findBroken(state, now),
        exams: findExamLimits(state, now, new Set()),
      },
      steps,
      seed,
    )
    const shift = rest.shift * term.periods
    const slots = new Map(
      read.taskIds.flatMap((id, task): [number, number][] => {
        const slot = starts[task] ?? leftOut
        return slot === leftOut ? [] : [[id, slot + shift]]
      }),
    )
    for (const id of pastExam) slots.delete(id)
    takeBack(term, run, slots)
  }
}

/** The term from a Monday on, for what is over costs time and changes nothing; `shift` are the days before it. */
type Rest = {
  shift: number
  window: ScheduleState['window']
  events: readonly EventTask[]
  taskClasses: readonly TaskClass[]
}

/** For the evening of the day of that number, from 1; each week's is made once. */
function makeRests({ state }: SlipTerm): (day: number) => Rest {
  const { window, tasks, taskClasses } = state
  const known = new Map<number, Rest>()
  const events = tasks.filter((task): task is EventTask => task.kind === 'event')
  return (today) => {
    const { week } = window.days[today - 1] ?? { week: 0 }
    const shift = Math.max(
      0,
      window.days.findIndex((day) => day.week === week),
    )
    const rest = known.get(shift) ?? {
      shift,
      window: { ...window, days: window.days.slice(shift) },
      events: events.flatMap((event): EventTask[] => {
        const { day } = event.place
        if (day <= shift) return []
        return [{ ...event, guestIds: [], place: { ...event.place, day: day - shift } }]
      }),
      taskClasses: taskClasses.map(({ fromDay, toDay, ...taskClass }) =>
        Object.assign(taskClass, { fromDay: fromDay - shift, toDay: toDay - shift }),
      ),
    }
    known.set(shift, rest)
    return rest
  }
}

function waitingIds({ items }: SlipTerm, { slots }: RunState): Set<number> {
  const waiting = items.filter((_, task) => slots[task] === lies.nowhere)
  return new Set(waiting.map(({ item }) => item.id))
}

/** Only what is fixed and what is open: sessions that are done or lost are gone, and budgets are what is left. */
function eveningOf(
  term: SlipTerm,
  run: RunState,
  { shift, window, events, taskClasses }: Rest,
): ScheduleState {
  const open = [...term.items.keys()].filter(
    (task) => (run.slots[task] ?? lies.lost) >= lies.nowhere,
  )
  const items = open.flatMap((task) => asItLies(term, run, task, shift))
  const tasks = [...events, ...items].toSorted((a, b) => a.id - b.id)
  return { window, tasks: house(tasks), taskClasses: taskClasses.map(leftOf(term, run)) }
}

/** Its budget is what is left of it beside what has a place. */
function leftOf({ chains }: SlipTerm, { slots, lengths, room }: RunState) {
  return (taskClass: TaskClass, chain: number): TaskClass => {
    if (taskClass.slotBudget === null) return taskClass
    const placed = (chains[chain] ?? []).filter((task) => (slots[task] ?? lies.lost) >= 0)
    const used = placed.reduce((sum, task) => sum + (lengths[task] ?? 0), 0)
    return { ...taskClass, slotBudget: Math.max(1, Math.floor(room[chain] ?? 0) + used) }
  }
}

function asItLies(
  { items, periods }: SlipTerm,
  run: RunState,
  task: number,
  shift: number,
): ItemTask[] {
  const entry = items[task]
  if (entry === undefined) return []
  const { log: _, ...rest } = entry.item
  const was = run.was[task] ?? lies.nowhere
  const old = placeAt(Math.floor(was / periods) + 1 - shift, (was % periods) + 1, 1)
  const missed = { outcome: 'missed', place: old, planned: 1, minutes: 0, restId: null } as const
  const slot = run.slots[task] ?? lies.lost
  const duration = run.lengths[task] ?? 1
  const place =
    slot < 0
      ? null
      : placeAt(Math.floor(slot / periods) + 1 - shift, (slot % periods) + 1, duration)
  return [
    {
      ...rest,
      duration,
      status: place === null ? 'pending' : 'existing',
      place,
      hostId: null,
      ...(place === null && was >= 0 ? { log: [missed] } : {}),
    },
  ]
}

/** What lies inside a host is its guest. */
function house(tasks: readonly Task[]): Task[] {
  const hosts = tasks.filter((task): task is EventTask => task.kind === 'event' && task.hosts)
  if (hosts.length === 0) return [...tasks]
  const guests = new Map<number, number[]>()
  const housed = tasks.map((task) => {
    if (task.kind === 'event' || task.place === null) return task
    const { place } = task
    const host = hosts.find((each) => containsPlace(each.place, place))
    if (host === undefined) return task
    guests.set(host.id, [...(guests.get(host.id) ?? []), task.id])
    return { ...task, hostId: host.id }
  })
  return housed.map((task) => {
    const guestIds = guests.get(task.id)
    return task.kind === 'item' || guestIds === undefined
      ? task
      : Object.assign({ ...task }, { guestIds })
  })
}

function takeBack(term: SlipTerm, run: RunState, found: ReadonlyMap<number, number>): void {
  const { items } = term
  run.taken.fill(0)
  for (const [task, { item, chain }] of items.entries()) {
    const before = run.slots[task] ?? lies.lost
    if (before !== lies.nowhere && before < 0) continue
    const slot = found.get(item.id) ?? leftOut
    const length = run.lengths[task] ?? 1
    if (slot === leftOut) {
      run.slots[task] = lies.lost
      continue
    }
    if (before === lies.nowhere) run.room[chain] = (run.room[chain] ?? 0) - length
    placeSession(term, run, task, slot)
  }
}
