// Two weeks with everything that a tool can meet: events, a lock, hosts, guests, suggestions and pending items.
import type { Language } from '../../../shared/language.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { ScheduleToolName } from '../../../shared/tools/catalogue.ts'
import type { ToolOutcome } from '../../../shared/tools/tool-outcome.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { at, event, hours, item, schedule, taskClass, week } from '../../builders.ts'

/** Eight periods a day; the third of Tuesday has begun. */
export const sampleNow: Moment = { day: 2, period: 3 }

export const sampleWeeks: ScheduleState = schedule(
  [
    event(10, at(1, 1, 2), { title: 'Algebra', course: 'Maths', location: 'B201', locked: true }),
    event(11, at(8, 1, 2), { title: 'Algebra', course: 'Maths', series: 10 }),
    event(12, at(2, 7, 8), { title: 'Seminar', course: 'Writing', hosts: true }),
    event(13, at(9, 7, 8), { title: 'Seminar', course: 'Writing', hosts: true, series: 12 }),
    event(14, at(3, 5, 6), {
      title: 'Dentist',
      eventKind: 'personal',
      clock: { start: '12:10', end: '13:40' },
    }),
    taskClass(1, {
      title: 'Calculus',
      course: 'Maths',
      toDay: 14,
      slotBudget: 12,
      excludedPeriods: [8],
      excludedWeekdays: [7],
    }),
    taskClass(2, { title: 'Essay', course: 'Writing', toDay: 12, mayEmbed: false, priority: 5 }),
    item(1, { title: 'Review 1', place: at(1, 3, 4) }),
    item(2, { title: 'Review 2', place: at(2, 7), hostId: 12 }),
    item(3, { title: 'Review 3', duration: 2 }),
    item(4, { title: 'Review 4', status: 'suggested', place: at(4, 1, 2) }),
    item(5, { title: 'Draft', classId: 2, order: 1, duration: 2, place: at(5, 1, 2) }),
    item(6, { title: 'Revision', classId: 2, order: 2, duration: 2 }),
  ],
  week({ weeks: 2, periods: hours(8) }),
)

export function run(
  name: ScheduleToolName,
  args: unknown,
  language: Language = 'en',
  state: ScheduleState = sampleWeeks,
  now: Moment = sampleNow,
): ToolOutcome {
  return runScheduleTool({ name, arguments: args, state, now, language })
}

export function textOf(name: ScheduleToolName, args: unknown, language: Language = 'en'): string[] {
  return run(name, args, language).text.split('\n')
}

/** The data of a read tool that answers. */
export function factsOf(name: ScheduleToolName, args: unknown) {
  const outcome = run(name, args)
  if (outcome.kind !== 'facts') throw new Error(`${name} answered ${outcome.kind}: ${outcome.text}`)
  return outcome.data
}
