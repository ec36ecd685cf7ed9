// The term by hand in the terminal (U6): shown, typed in and changed; the same requests as the window's.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { TermPreview } from '../../../shared/term/requests.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { PeriodRow } from '../../../shared/timetable/change-details.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { readTimetable } from '../../../shared/timetable/weekly-block.ts'
import { nameBlock } from '../../../shared/words/schedule/say-weekly-block.ts'
import { sayTermChange } from '../../../shared/words/schedule/say-term-change.ts'
import { languageOf, requirePlan } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { sayTermHead } from '../../terminal/words.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
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

async function typeTerm(
  { session, printer }: CommandContext,
  { DATE: began, weeks = 16, table = 'hours-12', name = '' }: ValuesOf<'term', 'new'>,
): Promise<ExitCode> {
  const made = await session.request('set-up-term', {
    name,
    began,
    weeks,
    periods: presets[table],
    blocks: [],
    withStudies: false,
  })
  if (!made.ok) return printer.refuse(made.failure)
  const { term: typed } = made.value.view
  if (typed === null) throw new Error('a term was set up and is not there')
  printer.say(sayTermHead(typed, languageOf(session.context)))
  return printer.finish({ term: typed })
}

function showTerm({ session, printer }: CommandContext): ExitCode {
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { term: known, state } = planned.value
  const language = languageOf(session.context)
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
}

async function withTerm(
  context: CommandContext,
  dryRun: boolean | undefined,
  wishOf: (term: Term) => TermWish | null,
): Promise<ExitCode> {
  const { session, printer } = context
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { term: known } = planned.value
  const wish = wishOf(known)
  if (wish !== null) return changeTerm(context, wish, dryRun === true)
  const message = terminalWords[languageOf(session.context)].printed.noRow(known.periods.length)
  return printer.refuse({ code: 'bad-period', message })
}

/** `change` has null for a row that the table does not have. */
function changePeriods(
  context: CommandContext,
  dryRun: boolean | undefined,
  change: (rows: PeriodRow[]) => PeriodRow[] | null,
): Promise<ExitCode> {
  return withTerm(context, dryRun, ({ periods }) => {
    const rows = periods.map((period, index): PeriodRow => ({ ...period, was: index + 1 }))
    const table = change(rows)
    return table === null ? null : { kind: 'periods', table }
  })
}

export async function changeTerm(
  { session, printer }: CommandContext,
  wish: TermWish,
  dryRun: boolean,
): Promise<ExitCode> {
  const shown = await session.request('preview-term', { wish })
  if (!shown.ok) return printer.refuse(shown.failure)
  sayPreview({ session, printer }, shown.value)
  if (dryRun) return printer.finish({ dryRun, ...shown.value })
  const done = await session.request('change-term', { wish, hash: shown.value.hash })
  if (!done.ok) return printer.refuse(done.failure)
  return printer.finish({ dryRun, ...done.value })
}

function sayPreview({ printer }: CommandContext, { sentence, lines, leftOut }: TermPreview): void {
  printer.say(sentence)
  for (const line of [...lines, ...leftOut]) printer.say(`  ${line}`)
}
