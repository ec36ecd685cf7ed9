// Defines the weekly classes by hand in the terminal (U6): added, changed, removed; the same requests as the window's.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { spanOfClock } from '../../../shared/schedule/edits/clock-span.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { changeBlockTo, newBlock } from '../../../shared/timetable/edit-block.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { readTimetable, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { readWeeks } from '../../../shared/time/weeks-text.ts'
import { sayWeeksProblem } from '../../../shared/words/schedule/say-term-problem.ts'
import type { Planned } from '../../session/context.ts'
import { sayNoClass } from '../../terminal/words.ts'
import { withPlan, type CommandContext } from '../../terminal/command-context.ts'
import type { Handler, ValuesOf } from '../command-line/commands.ts'
import { changeTerm } from './term.ts'

type Timetable = Extract<TermWish, { kind: 'timetable' }>

type Refused = { code: 'bad-weeks' | 'no-class'; message: string }

export const addClass: Handler<'add-class'> = (context, values) =>
  withEdit(context, values, ({ term }, language) => {
    const { TITLE: title, day: weekday, periods, study: withStudies = false } = values
    const rows = rowsOf(periods, term)
    const fields = { ...fieldsOf(values, term), title, weekday, ...rows }
    const to = withFields(newBlock(fields, term.weeks), fields, term, language)
    return to.ok ? succeed(edit(null, to.value, withStudies)) : to
  })

/** By the number before the class where `term` lists it. */
export const changeClass: Handler<'change-class'> = (context, values) =>
  withEdit(context, values, (planned, language) => {
    const from = blockOf(planned, values.N, language)
    if (!from.ok) return from
    const title = values.name === undefined ? {} : { title: values.name }
    const to = withFields(
      from.value,
      { ...fieldsOf(values, planned.term), ...title },
      planned.term,
      language,
    )
    return to.ok ? succeed(edit(from.value, to.value, false)) : to
  })

export const removeClass: Handler<'remove-class'> = (context, values) =>
  withEdit(context, values, (planned, language) => {
    const from = blockOf(planned, values.N, language)
    return from.ok ? succeed(edit(from.value, null, false)) : from
  })

function withEdit(
  context: CommandContext,
  { 'dry-run': dryRun = false }: { 'dry-run'?: boolean },
  editOf: (planned: Planned, language: Language) => Result<Timetable, Refused>,
) {
  return withPlan(context, (planned) => {
    const asked = editOf(planned, context.language)
    return asked.ok
      ? changeTerm(context, asked.value, dryRun)
      : context.printer.refuse(asked.failure)
  })
}

function blockOf(
  { term, state }: Planned,
  row: number,
  language: Language,
): Result<WeeklyBlock, Refused> {
  const blocks = readTimetable(term, state)
  const block = blocks[row - 1]?.block
  return block === undefined
    ? fail({ code: 'no-class', message: sayNoClass(blocks.length, language) })
    : succeed(block)
}

/** Clock times say which rows they take; beside the rows they are all that it has (S2). */
function rowsOf(
  { start, end }: NonNullable<ValuesOf<'change-class'>['periods']>,
  term: Term,
): Pick<WeeklyBlock, 'start' | 'end'> & Partial<Pick<WeeklyBlock, 'clock'>> {
  return typeof start === 'string' || typeof end === 'string'
    ? spanOfClock(minutesOf(`${start}`), minutesOf(`${end}`), term)
    : { start, end }
}

/** What was said of a class, whole or in part; `weeks` as it was typed: how many there are is known where the term is. */
type ClassFields = Partial<Omit<WeeklyBlock, 'weeks'>> & { weeks?: string }

function fieldsOf(
  values: ValuesOf<'add-class'> | (ValuesOf<'change-class'> & { 'no-host'?: boolean }),
  term: Term,
): ClassFields {
  const { day, periods, weeks, place, kind, host } = values
  const isDenied = 'no-host' in values
  return {
    ...(day === undefined ? {} : { weekday: day }),
    ...(periods === undefined ? {} : rowsOf(periods, term)),
    ...(kind === undefined ? {} : { kind }),
    ...(weeks === undefined ? {} : { weeks }),
    ...(place === undefined ? {} : { location: place }),
    ...(host === undefined && !isDenied ? {} : { hosts: host === true }),
  }
}

function edit(from: WeeklyBlock | null, to: WeeklyBlock | null, withStudies: boolean): Timetable {
  return { kind: 'timetable', edits: [{ from, to }], withStudies }
}

function withFields(
  block: WeeklyBlock,
  { weeks: typed, ...fields }: ClassFields,
  term: Term,
  language: Language,
): Result<WeeklyBlock, Refused> {
  const weeks = typed === undefined ? succeed(block.weeks) : readWeeks(typed, term.weeks)
  if (!weeks.ok) {
    const message = sayWeeksProblem(weeks.failure, term.weeks, language)
    return fail({ code: 'bad-weeks', message })
  }
  return succeed(changeBlockTo(block, { ...block, ...fields, weeks: weeks.value }))
}
