// Reads values of single commands: what a timetable does not say itself, settings, and what stands beside an id.
import { fail, succeed } from '../../../shared/result.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import {
  isInTermYears,
  isoDateSchema,
  maxWeeks,
  overrideSchema,
  type CalendarOverride,
} from '../../../shared/schedule/term.ts'
import { maxMinutes } from '../../../shared/schedule/work-log.ts'
import { maxReminder } from '../../../shared/exchange/export-choice.ts'
import { reminderLeadSchema, type ReminderLead } from '../../../shared/preferences/reminder-lead.ts'
import type { WeekStart } from '../../../shared/time/week-start.ts'
import { columnRoles, type ColumnRole } from '../../../shared/timetable/import-answers.ts'
import { readPeriodLines } from '../../../shared/timetable/period-lines.ts'
import { presetNames, presets } from '../../../shared/timetable/presets.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import type { ValueReader } from '../../terminal/usage.ts'
import { readCount } from '../../terminal/values.ts'

export function isTermDate(typed: string): boolean {
  return isoDateSchema.safeParse(typed).success && isInTermYears(typed)
}

/** More days than a term has are not written out. */
const longestRun = maxWeeks * 7

export function readDaysOff(run: string): CalendarOverride[] | null {
  const [from = '', to = from, ...more] = run.split('..')
  if (![from, to].every(isTermDate) || to < from || more.length > 0) return null
  const days: CalendarOverride[] = []
  for (let day = from; day <= to && days.length < longestRun; day = addDays(day, 1))
    days.push({ kind: 'off', date: day })
  return days
}

export function readMakeUpDay(typed: string): CalendarOverride | undefined {
  const [day = '', said = ''] = typed.split('=')
  const [week = '', name = ''] = said.split('/')
  return overrideSchema.safeParse({
    kind: 'follows',
    date: day,
    week: readCount(week),
    weekday: readWeekday(name),
  }).data
}

export const readRoles: ValueReader<ColumnRole[]> = (typed) => {
  const roles: ColumnRole[] = []
  for (const name of typed.split(',').map((each) => each.trim())) {
    const role = columnRoles.find((known) => known === (name === '' ? 'none' : name))
    if (role === undefined) return fail({ code: 'bad-columns', given: name })
    roles.push(role)
  }
  return succeed(roles)
}

export function readTable(typed: string) {
  const preset = presetNames.find((known) => known === typed)
  return preset === undefined ? readPeriodLines(typed) : presets[preset]
}

/** The tasks on a card, each once. */
export function readOnly(typed: string): number[] | null {
  const tasks = typed.split(',').map((each) => each.trim())
  const isList = tasks.every((each) => /^[1-9]\d{0,8}$/.test(each))
  return isList ? [...new Set(tasks.map(Number))] : null
}

/** `off`, or minutes. */
export const reminderLead: ValueReader<ReminderLead> = (typed) => {
  const isNumber = /^\d{1,4}$/.test(typed)
  const lead = reminderLeadSchema.safeParse(
    typed === 'off' ? null : isNumber ? Number(typed) : typed,
  )
  return lead.success ? succeed(lead.data) : fail({ code: 'bad-reminders', given: typed })
}

export const weekStartNames: Record<WeekStart, string> = { 1: 'monday', 7: 'sunday', 6: 'saturday' }

export function readWeekStart(typed: string): WeekStart | undefined {
  return ([1, 7, 6] as const).find((start) => weekStartNames[start] === typed.toLowerCase())
}

export function readMinutes(typed: string): number | null {
  return /^\d{1,4}$/.test(typed) && Number(typed) <= maxMinutes ? Number(typed) : null
}

export function readReminder(typed: string): number | null {
  return /^\d{1,5}$/.test(typed) && Number(typed) <= maxReminder ? Number(typed) : null
}

export const idOr =
  <Word extends string>(word: Word, id: ValueReader<number>): ValueReader<number | Word> =>
  (typed, name, flag) =>
    typed === word ? succeed(word) : id(typed, name, flag)
