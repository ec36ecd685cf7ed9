// What the words after `import` say: where the timetable comes from, and what it does not say itself.
import { succeed, type Result } from '../../../shared/result.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import {
  isInTermYears,
  isoDateSchema,
  maxWeeks,
  overrideSchema,
  type CalendarOverride,
} from '../../../shared/schedule/term.ts'
import {
  columnRoles,
  dateOrders,
  type ColumnRole,
  type ImportAnswers,
} from '../../../shared/timetable/import-answers.ts'
import { readPeriodLines } from '../../../shared/timetable/period-lines.ts'
import { presetNames, presets } from '../../../shared/timetable/presets.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import type { Flags } from './flags.ts'
import { readCount } from './read-count.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

/** `file` is null where the timetable comes as text on the standard input. */
export type ImportWish = { file: string | null; answers: ImportAnswers }

type Reading<Value> = Result<Value, UsageProblem>

export function readImportWish(values: Flags, [file = '']: string[]): Reading<ImportWish> {
  const isPasted = values.paste === true || file === '-'
  if ((file === '' && !isPasted) || (values.paste === true && file !== '' && file !== '-'))
    return refuse('wrong-words', '', 'import')
  const { began, weeks } = values
  if (began !== undefined && !isTermDate(began)) return refuse('bad-date', began, 'import')
  const count = weeks === undefined ? undefined : readCount(weeks)
  if (count === null || (count !== undefined && count > maxWeeks))
    return refuse('bad-weeks', weeks, 'import')
  const table = readTable(values.table)
  if (!table.ok) return table
  const columns = readColumns(values)
  if (!columns.ok) return columns
  const dateOrder = dateOrders.find((known) => known === values.dates)
  if (values.dates !== undefined && dateOrder === undefined)
    return refuse('bad-dates', values.dates, 'import')
  const overrides = readOverrides(values)
  if (!overrides.ok) return overrides
  const answers: ImportAnswers = {
    ...(began === undefined ? {} : { began }),
    ...(count === undefined ? {} : { weeks: count }),
    ...table.value,
    ...columns.value,
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(overrides.value.length === 0 ? {} : { overrides: overrides.value }),
  }
  return succeed({ file: isPasted ? null : file, answers })
}

function isTermDate(text: string): boolean {
  return isoDateSchema.safeParse(text).success && isInTermYears(text)
}

function readTable(text: string | undefined): Reading<Pick<ImportAnswers, 'periods'>> {
  if (text === undefined) return succeed({})
  const preset = presetNames.find((known) => known === text)
  const periods = preset === undefined ? readPeriodLines(text) : presets[preset]
  return periods === null ? refuse('bad-times', text, 'import') : succeed({ periods })
}

function readColumns({ columns, header }: Flags): Reading<Pick<ImportAnswers, 'columns'>> {
  if (header !== undefined && header !== 'yes' && header !== 'no')
    return refuse('bad-header', header, 'import')
  if (columns === undefined)
    return header === undefined ? succeed({}) : refuse('wrong-words', '', 'import')
  const names = columns.split(',').map((name) => name.trim())
  const roles: ColumnRole[] = []
  for (const name of names) {
    const role = columnRoles.find((known) => known === (name === '' ? 'none' : name))
    if (role === undefined) return refuse('bad-columns', name, 'import')
    roles.push(role)
  }
  return succeed({
    columns: { roles, ...(header === undefined ? {} : { hasHeader: header === 'yes' }) },
  })
}

/** More days than a term has are not written out. */
const longestRun = maxWeeks * 7

function readOverrides({ off = [], follows = [] }: Flags): Reading<CalendarOverride[]> {
  const overrides = new Map<string, CalendarOverride>()
  for (const run of off) {
    const [from = '', to = from, ...more] = run.split('..')
    if (![from, to].every(isTermDate) || to < from || more.length > 0)
      return refuse('bad-date', run, 'import')
    for (let date = from, days = 0; date <= to && days < longestRun; days += 1) {
      overrides.set(date, { kind: 'off', date })
      date = addDays(date, 1)
    }
  }
  for (const said of follows) {
    const [date = '', day = ''] = said.split('=')
    const [week = '', name = ''] = day.split('/')
    const read = overrideSchema.safeParse({
      kind: 'follows',
      date,
      week: readCount(week),
      weekday: readWeekday(name),
    })
    if (!read.success) return refuse('bad-follows', said, 'import')
    overrides.set(date, read.data)
  }
  return succeed([...overrides.values()])
}
