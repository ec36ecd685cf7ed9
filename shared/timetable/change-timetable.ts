// Changes weekly classes for all their weeks from now on (S6): what the person typed becomes a diff of single events.
import { fail, type Result } from '../result.ts'
import { daysBetween } from '../schedule/calendar.ts'
import { hasBegun } from '../schedule/legality.ts'
import { isBesideRows } from '../schedule/place.ts'
import { isSameValue } from '../schedule/same-value.ts'
import type { Moment } from '../schedule/state.ts'
import type { EventTask } from '../schedule/task.ts'
import type { Period } from '../schedule/term.ts'
import { applyEvents, type AppliedEvents, type EventProblem } from './apply-events.ts'
import type { Plan } from './term-change.ts'
import {
  cellOf,
  datesOf,
  findClashes,
  readTimetable,
  type WeeklyBlock,
  type WeeklyClash,
} from './weekly-block.ts'

/** A new class has no `from`, a deleted one no `to`. */
export type BlockEdit = { from: WeeklyBlock | null; to: WeeklyBlock | null }

export type TimetableProblem =
  | EventProblem
  /** What was to be changed is not there any more. */
  | { kind: 'stale'; title: string }
  | { kind: 'clash'; block: WeeklyBlock; clash: WeeklyClash }
  | { kind: 'outside'; block: WeeklyBlock }

export type NextEventIds = { task: number; series: number }

/** In the schedule as it stands; nothing that has begun by `now` comes, goes or changes. */
export function changeTimetable(
  plan: Plan,
  edits: readonly BlockEdit[],
  now: Moment,
  ids: NextEventIds,
): Result<AppliedEvents, TimetableProblem> {
  const known = readTimetable(plan.term, plan.state)
  const problem = findProblem(
    plan,
    known.map(({ block }) => block),
    edits,
    now,
  )
  if (problem !== null) return fail(problem)
  const removed: EventTask[] = []
  const changed: { from: EventTask; to: EventTask }[] = []
  const added: EventTask[] = []
  let { task, series } = ids
  for (const { from, to } of edits) {
    const events =
      known.find(({ block }) => from !== null && isSameValue(block, from))?.events ?? []
    const free = events.filter((each) => !hasBegun(each, now))
    if (to === null) {
      removed.push(...free)
      continue
    }
    const keepsSeries =
      from !== null && from.series !== null && from.kind === to.kind && from.course === to.course
    const ofSeries = keepsSeries && from.series !== null ? from.series : series
    if (!keepsSeries) series += 1
    const left = [...free]
    for (const { week, day } of comingDays(plan, to, now)) {
      const index = left.findIndex((event) => cellOf(plan.term, event).week === week)
      const [old] = index === -1 ? [] : left.splice(index, 1)
      const event = eventOf(to, day, old?.id ?? task, ofSeries)
      if (old === undefined) {
        added.push(event)
        task += 1
      } else
        changed.push({
          from: old,
          to: { ...event, locked: old.eventKind === to.kind ? old.locked : event.locked },
        })
    }
    removed.push(...left)
  }
  return applyEvents(plan.state, { removed, changed, added, freedDays: new Set() }, now)
}

/** The days on which a block is still to be held. */
function comingDays(
  { term }: Plan,
  { kind, weeks, weekday, start, end, clock }: WeeklyBlock,
  now: Moment,
) {
  return weeks.flatMap((week) =>
    datesOf(term, kind, week, weekday)
      .map((date) => ({ week, day: daysBetween(term.firstMonday, date) + 1 }))
      .filter(({ day }) => !hasBegun({ place: { day, start, end }, clock }, now)),
  )
}

export function eventOf(block: WeeklyBlock, day: number, id: number, series: number): EventTask {
  const { title, course, kind, location, start, end, clock, hosts } = block
  return {
    kind: 'event',
    id,
    series,
    title,
    course,
    eventKind: kind,
    location,
    place: { day, start, end },
    clock,
    locked: kind !== 'personal',
    hosts,
    guestIds: [],
  }
}

function findProblem(
  plan: Plan,
  known: readonly WeeklyBlock[],
  edits: readonly BlockEdit[],
  now: Moment,
): TimetableProblem | null {
  const gone = edits.flatMap(({ from }) => from ?? [])
  const stale = gone.find(
    (from, index) =>
      !known.some((block) => isSameValue(block, from)) ||
      gone.findIndex((other) => isSameValue(other, from)) !== index,
  )
  if (stale !== undefined) return { kind: 'stale', title: stale.title }
  const coming = edits.flatMap(({ to }) => to ?? [])
  const { weeks, periods } = plan.term
  const outside = coming.find(
    (block) =>
      block.end > periods.length ||
      (block.weeks.at(-1) ?? 0) > weeks ||
      (!gone.some((from) => isSameClock(from, block)) && !isClockInside(periods, block)),
  )
  if (outside !== undefined) return { kind: 'outside', block: outside }
  const staying = known.filter((block) => !gone.some((from) => isSameValue(block, from)))
  const parts = coming.map((block) => comingPart(plan, block, now))
  const stayingParts = staying.map((block) => comingPart(plan, block, now))
  for (const [index, part] of parts.entries()) {
    const clash = findClashes(part, [...stayingParts, ...parts.slice(0, index)])[0]
    const block = coming[index]
    if (clash !== undefined && block !== undefined) return { kind: 'clash', block, clash }
  }
  return null
}

/** What was read from a file keeps the times that it has there. */
function isSameClock(a: WeeklyBlock, b: WeeklyBlock): boolean {
  return a.start === b.start && a.end === b.end && isSameValue(a.clock, b.clock)
}

/** Times of its own go forward, and touch the rows that it lies in. */
function isClockInside(periods: readonly Period[], { clock, start, end }: WeeklyBlock): boolean {
  if (clock === null) return true
  if (isBesideRows({ start, end })) return clock.start < clock.end
  const [first, last] = [periods[start - 1], periods[end - 1]]
  if (first === undefined || last === undefined || clock.end <= clock.start) return false
  return clock.start < last.end && first.start < clock.end
}

/** What is over clashes with nothing. */
function comingPart(plan: Plan, block: WeeklyBlock, now: Moment): WeeklyBlock {
  const coming = new Set(comingDays(plan, block, now).map(({ week }) => week))
  return { ...block, weeks: block.weeks.filter((week) => coming.has(week)) }
}
