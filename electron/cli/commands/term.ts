// The term by hand in the terminal (U6): shown, typed in and changed; the same requests as the window's.
import type { Term } from '../../../shared/schedule/term.ts'
import type { PeriodRow } from '../../../shared/timetable/change-details.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { readTimetable } from '../../../shared/timetable/weekly-block.ts'
import { nameBlock } from '../../../shared/words/schedule/say-weekly-block.ts'
import { sayTermChange } from '../../../shared/words/schedule/say-term-change.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { sayTermHead } from '../../terminal/words.ts'
import { ask, withPlan, type CommandContext } from '../../terminal/command-context.ts'
import type { Handlers, ValuesOf } from '../command-line/commands.ts'

export const term: Handlers<'term'> = {
  '': showTerm,
  '~show': showTerm,
  new: typeTerm,
  set: (context, { name, weeks, 'dry-run': dryRun }) =>
    withTerm(context, dryRun, (known) => ({
      kind: 'details',
      name: name ?? known.name,
      weeks: weeks ?? known.weeks,
    })),
  period: (context, { 'add|N': at, 'HH:MM-HH:MM': span, 'dry-run': dryRun }) =>
    changePeriods(context, dryRun, (rows) => {
      if (at !== 'add') return at > rows.length ? null : rows.with(at - 1, { ...span, was: at })
      const before = rows.filter(({ start }) => start < span.start)
      return [...before, { ...span, was: null }, ...rows.slice(before.length)]
    }),
  'period remove': (context, { N: row, 'dry-run': dryRun }) =>
    changePeriods(context, dryRun, (rows) =>
      row > rows.length ? null : rows.filter(({ was }) => was !== row),
    ),
  off: (context, { 'DATE[..DATE]': days, free: freeStudy = false, 'dry-run': dryRun }) =>
    withTerm(context, dryRun, () => ({ kind: 'off', ...days, freeStudy })),
  follows: (context, { DATE: date, WEEK: week, WEEKDAY: weekday, 'dry-run': dryRun }) =>
    withTerm(context, dryRun, () => ({ kind: 'follows', date, week, weekday })),
  work: (context, { 'DATE[..DATE]': days, 'dry-run': dryRun }) =>
    withTerm(context, dryRun, () => ({ kind: 'work', ...days })),
}

function typeTerm(
  context: CommandContext,
  { DATE: began, weeks = 16, table = 'hours-12', name = '' }: ValuesOf<'term', 'new'>,
): Promise<ExitCode> {
  const wish = { name, began, weeks, periods: presets[table], blocks: [], withStudies: false }
  return ask(context, 'set-up-term', wish, ({ view: { term: typed } }) => {
    if (typed === null) throw new Error('a term was set up and is not there')
    return context.printer.end(sayTermHead(typed, context.language), { term: typed })
  })
}

function showTerm(context: CommandContext): ExitCode {
  const { printer, language } = context
  return withPlan(context, ({ term: known, state }) => {
    const classes = readTimetable(known, state).map(({ block }) => block)
    printer.say(sayTermHead(known, language))
    for (const [index, { start, end }] of known.periods.entries())
      printer.say(`  ${String(index + 1).padStart(2)}  ${start}–${end}`)
    for (const line of sayTermChange({ from: { ...known, overrides: [] }, to: known }, language))
      printer.say(line)
    const digits = String(classes.length).length
    for (const [index, block] of classes.entries())
      printer.say(`  ${String(index + 1).padStart(digits)}. ${nameBlock(block, known, language)}`)
    return printer.finish({ term: known, classes })
  })
}

function withTerm(
  context: CommandContext,
  dryRun: boolean | undefined,
  wishOf: (term: Term) => TermWish | null,
) {
  const { printer, words } = context
  return withPlan(context, ({ term: known }) => {
    const wish = wishOf(known)
    if (wish !== null) return changeTerm(context, wish, dryRun === true)
    return printer.refuse({
      code: 'bad-period',
      message: words.printed.noRow(known.periods.length),
    })
  })
}

/** `change` has null for a row that the table does not have. */
function changePeriods(
  context: CommandContext,
  dryRun: boolean | undefined,
  change: (rows: PeriodRow[]) => PeriodRow[] | null,
) {
  return withTerm(context, dryRun, ({ periods }) => {
    const rows = periods.map((period, index): PeriodRow => ({ ...period, was: index + 1 }))
    const table = change(rows)
    return table === null ? null : { kind: 'periods', table }
  })
}

export function changeTerm(
  context: CommandContext,
  wish: TermWish,
  dryRun: boolean,
): Promise<ExitCode> {
  const { printer } = context
  return ask(context, 'preview-term', { wish }, (shown) => {
    const { sentence, lines, leftOut, hash } = shown
    printer.say(sentence)
    for (const line of [...lines, ...leftOut]) printer.say(`  ${line}`)
    if (dryRun) return printer.finish({ dryRun, ...shown })
    return ask(context, 'change-term', { wish, hash }, (done) =>
      printer.finish({ dryRun, ...done }),
    )
  })
}
