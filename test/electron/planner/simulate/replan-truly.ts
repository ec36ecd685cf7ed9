// The re-planner itself (P3) in the place of the quick one of a simulation: the same evening as a schedule, and its answer back.
import { replan } from '../../../../electron/planner/replan/replan.ts'
import { lies, type RunState } from '../../../../electron/planner/simulate/run-state.ts'
import type { Replanner } from '../../../../electron/planner/simulate/run-term.ts'
import type { SlipTerm } from '../../../../electron/planner/simulate/slip-term.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { ItemTask, Task } from '../../../../shared/schedule/task.ts'

/** With so many steps of its two searches; its own when absent. */
export function trueReplanner(steps?: { who: number; where: number }): Replanner {
  return (term, run, from) => {
    const state = eveningOf(term, run)
    const waiting = numbersOf(term, run, (slot) => slot === lies.nowhere)
    const ids = waiting.map((task) => term.items[task]?.item.id ?? 0)
    const now = { day: from / term.periods, period: term.periods }
    const outcome = replan(
      { state, now, language: 'en' },
      { task_ids: ids, before_exams: true },
      steps,
    )
    const lost = outcome.kind === 'change' ? outcome.data.pastExam.map(({ taskId }) => taskId) : ids
    const after = outcome.kind === 'change' ? outcome.state : state
    takeBack(term, run, after, new Set(lost))
  }
}

function numbersOf({ items }: SlipTerm, { slots }: RunState, test: (slot: number) => boolean) {
  return [...items.keys()].filter((task) => test(slots[task] ?? lies.lost))
}

/** Only what is fixed and what is open: sessions that are done or lost are gone, and budgets are what is left. */
function eveningOf(term: SlipTerm, run: RunState): ScheduleState {
  const { state, items, chains } = term
  const open = new Map(
    numbersOf(term, run, (slot) => slot >= 0 || slot === lies.nowhere).map((task) => [
      items[task]?.item.id ?? 0,
      task,
    ]),
  )
  const tasks = state.tasks.flatMap((record): Task[] => {
    if (record.kind === 'event') return [{ ...record, guestIds: [] }]
    const task = open.get(record.id)
    return task === undefined ? [] : [asItLies(term, run, record, task)]
  })
  const taskClasses = state.taskClasses.map((taskClass, chain) => {
    if (taskClass.slotBudget === null) return taskClass
    const placed = (chains[chain] ?? []).filter((task) => (run.slots[task] ?? lies.lost) >= 0)
    const used = placed.reduce((sum, task) => sum + (run.lengths[task] ?? 0), 0)
    return { ...taskClass, slotBudget: Math.max(1, Math.floor(run.room[chain] ?? 0) + used) }
  })
  return { ...state, tasks: rehost(tasks), taskClasses }
}

function asItLies({ periods }: SlipTerm, run: RunState, item: ItemTask, task: number): ItemTask {
  const { log: _, ...rest } = item
  const slot = run.slots[task] ?? lies.lost
  const duration = run.lengths[task] ?? 1
  if (slot < 0) return { ...rest, duration, status: 'pending', place: null, hostId: null }
  const start = (slot % periods) + 1
  const place = { day: Math.floor(slot / periods) + 1, start, end: start + duration - 1 }
  return { ...rest, duration, status: 'existing', place, hostId: null }
}

/** What lies inside a host is its guest. */
function rehost(tasks: readonly Task[]): Task[] {
  const hosts = tasks.flatMap((task) => (task.kind === 'event' && task.hosts ? [task] : []))
  const guests = new Map<number, number[]>()
  const placed = tasks.map((task) => {
    if (task.kind === 'event' || task.place === null) return task
    const { day, start, end } = task.place
    const host = hosts.find(
      ({ place }) => place.day === day && place.start <= start && place.end >= end,
    )
    if (host === undefined) return task
    guests.set(
      host.id,
      [...(guests.get(host.id) ?? []), task.id].toSorted((a, b) => a - b),
    )
    return { ...task, hostId: host.id }
  })
  return placed.map((task) =>
    task.kind === 'event' ? Object.assign(task, { guestIds: guests.get(task.id) ?? [] }) : task,
  )
}

function takeBack(
  { items, periods }: SlipTerm,
  run: RunState,
  { tasks }: ScheduleState,
  lost: ReadonlySet<number>,
): void {
  const places = new Map(tasks.map((task) => [task.id, task.place]))
  run.taken.fill(0)
  for (const [task, { item, chain }] of items.entries()) {
    const slot = run.slots[task] ?? lies.lost
    if (slot !== lies.nowhere && slot < 0) continue
    const place = places.get(item.id) ?? null
    const length = run.lengths[task] ?? 1
    if (place === null || lost.has(item.id)) {
      run.slots[task] = lies.lost
      continue
    }
    if (slot === lies.nowhere) run.room[chain] = (run.room[chain] ?? 0) - length
    run.slots[task] = (place.day - 1) * periods + place.start - 1
    const bits = ((1 << length) - 1) << (place.start - 1)
    run.taken[place.day - 1] = (run.taken[place.day - 1] ?? 0) | bits
  }
}
