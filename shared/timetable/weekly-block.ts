// A weekly class: one weekday, one run of periods, some weeks. Recognised in the events, and checked against its fellows.
import { z } from 'zod'
import { addDays, datesFollowing, timetableOf } from '../schedule/calendar.ts'
import { maxPeriods, meets, type Held } from '../schedule/place.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { eventKinds, type EventTask } from '../schedule/task.ts'
import {
  clockTimeSchema,
  idSchema,
  maxWeeks,
  titleSchema,
  weekdaySchema,
  type Term,
  courseNameSchema,
} from '../schedule/term.ts'
import { courseName, courseOfTitle } from './course-name.ts'
import { timetabledEvents } from './dropped-events.ts'

export const weeklyBlockSchema = z
  .strictObject({
    /** The series of its events; null while it has none. */
    series: idSchema.nullable(),
    title: titleSchema.refine((title) => title.trim() !== ''),
    course: courseNameSchema,
    kind: z.enum(eventKinds),
    location: titleSchema,
    weekday: weekdaySchema,
    start: z
      .int()
      .min(1)
      .max(maxPeriods + 1),
    end: z.int().min(0).max(maxPeriods),
    /** As an event has it: true clock times where they are not those of the periods. */
    clock: z.strictObject({ start: clockTimeSchema, end: clockTimeSchema }).nullable(),
    hosts: z.boolean(),
    weeks: z.array(z.int().min(1).max(maxWeeks)).min(1).max(maxWeeks),
  })
  // Beside the rows its clock says when it is (S2).
  .refine(({ start, end, clock }) => start <= end || (start === end + 1 && clock !== null))
  .refine(({ weeks }) =>
    weeks.every((week, index) => index === 0 || (weeks[index - 1] ?? 0) < week),
  )

export type WeeklyBlock = z.infer<typeof weeklyBlockSchema>

/** The course of a block that was typed in or changed: its own, but the one that its title names where that has named it. */
export function courseOfBlock(
  to: WeeklyBlock,
  from: WeeklyBlock | null,
  known: readonly string[] = [],
): string {
  if (to.kind === 'personal') return ''
  const follows =
    from !== null && to.course === from.course && from.course === courseName(from.title)
  const isNamed = to.course === '' || (follows && from.title !== to.title)
  return isNamed ? courseOfTitle(to.title, known) : to.course
}

type TypedBlock = { to: WeeklyBlock; from: WeeklyBlock | null }

/** The course of each of several that are typed in: one code is one course, of those that exist, else by its longest name. */
export function coursesOfBlocks(
  typed: readonly TypedBlock[],
  existing: readonly string[],
): string[] {
  const named = typed.map(({ to, from }) => courseOfBlock(to, from))
  const known = [...existing, ...named.toSorted((a, b) => b.length - a.length)]
  return typed.map(({ to, from }) => courseOfBlock(to, from, known))
}

/** Which cell of the timetable an event fills; lessons follow the make-up days, all else its own date. */
export function cellOf(
  term: Term,
  { eventKind, place }: EventTask,
): { week: number; weekday: number } {
  const own = { week: Math.ceil(place.day / 7), weekday: ((place.day - 1) % 7) + 1 }
  if (eventKind !== 'class') return own
  return timetableOf(term, addDays(term.firstMonday, place.day - 1)) ?? own
}

/** The dates on which a block is held in a week: none on a day off. */
export function datesOf(
  term: Term,
  kind: WeeklyBlock['kind'],
  week: number,
  weekday: number,
): string[] {
  if (kind === 'class') return datesFollowing(term, week, weekday)
  return [addDays(term.firstMonday, (week - 1) * 7 + weekday - 1)]
}

/** The key of the block that an event belongs to: all but the week. */
function groupKey(term: Term, event: EventTask): string {
  const { series, title, course, eventKind, location, place, clock, hosts } = event
  const { weekday } = cellOf(term, event)
  return JSON.stringify([
    series,
    title,
    course,
    eventKind,
    location,
    weekday,
    place.start,
    place.end,
    clock,
    hosts,
  ])
}

export type KnownBlock = { block: WeeklyBlock; events: EventTask[] }

/** Every event in the block that it belongs to, in the order of the week; what an exam keeps off its day is of its block too. */
export function readTimetable(term: Term, state: ScheduleState): KnownBlock[] {
  const groups = Map.groupBy(timetabledEvents(state), (event) => groupKey(term, event))
  const known = [...groups.values()].flatMap((same): KnownBlock[] => {
    const [first] = same
    return first === undefined ? [] : [{ block: blockOf(term, first, same), events: same }]
  })
  return known.toSorted(
    ({ block: a }, { block: b }) =>
      a.weekday - b.weekday || a.start - b.start || (a.weeks[0] ?? 0) - (b.weeks[0] ?? 0),
  )
}

function blockOf(term: Term, first: EventTask, same: readonly EventTask[]): WeeklyBlock {
  const { series, title, course, eventKind: kind, location, place, clock, hosts } = first
  const { weekday } = cellOf(term, first)
  const held = [...new Set(same.map((event) => cellOf(term, event).week))].toSorted((a, b) => a - b)
  const weeks = kind === 'class' ? fillDaysOff(term, weekday, held) : held
  return {
    series,
    title,
    course,
    kind,
    location,
    weekday,
    start: place.start,
    end: place.end,
    clock,
    hosts,
    weeks,
  }
}

/** A week in which the day is off is a week of the class all the same, if those around it are. */
function fillDaysOff(term: Term, weekday: number, weeks: number[]): number[] {
  const first = weeks[0] ?? 0
  const last = weeks.at(-1) ?? 0
  const isAlternating = weeks.length > 1 && weeks.every((week) => week % 2 === first % 2)
  const isMissing = (week: number) =>
    !weeks.includes(week) &&
    (!isAlternating || week % 2 === first % 2) &&
    datesFollowing(term, week, weekday).length === 0
  const between = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index)
  return [...weeks, ...between.filter(isMissing)].toSorted((a, b) => a - b)
}

/** `place` and `clock` are of the time that both would take. */
export type WeeklyClash = Held<Pick<WeeklyBlock, 'start' | 'end'>> & {
  with: WeeklyBlock
  weeks: number[]
}

function heldBlock({ weekday: day, start, end, clock }: WeeklyBlock): Held {
  return { place: { day, start, end }, clock }
}

/** What lies where this block would lie, in which weeks and periods. An exam takes the time of all else, and clashes with exams. */
export function findClashes(block: WeeklyBlock, others: readonly WeeklyBlock[]): WeeklyClash[] {
  return others.flatMap((other): WeeklyClash[] => {
    if (other === block || other.weekday !== block.weekday) return []
    if ((other.kind === 'exam') !== (block.kind === 'exam')) return []
    const weeks = block.weeks.filter((week) => other.weeks.includes(week))
    if (weeks.length === 0 || !meets(heldBlock(block), heldBlock(other))) return []
    const place = {
      start: Math.max(block.start, other.start),
      end: Math.min(block.end, other.end),
    }
    const [a, b] = [block.clock, other.clock]
    const clock =
      a === null || b === null || place.start <= place.end
        ? null
        : {
            start: a.start > b.start ? a.start : b.start,
            end: a.end < b.end ? a.end : b.end,
          }
    return [{ with: other, weeks, place, clock }]
  })
}
