// The term by hand in the terminal (U6): shown, typed in and changed; the same requests as the window's.
import { assertNever } from '../../../shared/assert-never.ts'
import type { TermPreview } from '../../../shared/term/term-preview.ts'
import type { Language } from '../../../shared/language.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { PeriodRow } from '../../../shared/timetable/change-details.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { readTimetable } from '../../../shared/timetable/weekly-block.ts'
import { nameBlock } from '../../../shared/words/schedule/say-weekly-block.ts'
import { sayTermChange } from '../../../shared/words/schedule/say-term-change.ts'
import { languageOf, requirePlan } from '../../session/context.ts'
import type { ExitCode } from '../printer.ts'
import type { TermAct } from '../command-line/read-term-wish.ts'
import { sayTermHead, sayNoRow } from '../words/words.ts'
import type { CommandContext } from './command-context.ts'

export async function runTerm(
  context: CommandContext,
  wish: TermAct,
  dryRun: boolean,
): Promise<ExitCode> {
  const { session, printer } = context
  if (wish.kind === 'new') return typeTerm(context, wish)
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { term } = planned.value
  if (wish.kind === 'show') return showTerm(context)
  const asked = toWish(term, wish)
  if (asked === null) {
    const message = sayNoRow(term.periods.length, languageOf(session.context))
    return printer.refuse({ code: 'bad-period', message })
  }
  return changeTerm(context, asked, dryRun)
}

async function typeTerm(
  { session, printer }: CommandContext,
  { began, weeks, preset, termName }: Extract<TermAct, { kind: 'new' }>,
): Promise<ExitCode> {
  const made = await session.request('set-up-term', {
    name: termName,
    began,
    weeks,
    periods: presets[preset],
    blocks: [],
    withStudies: false,
  })
  if (!made.ok) return printer.refuse(made.failure)
  const { term } = made.value.view
  if (term === null) throw new Error('a term was set up and is not there')
  printer.say(sayTermHead(term, languageOf(session.context)))
  return printer.finish({ term })
}

function showTerm({ session, printer }: CommandContext): ExitCode {
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { term, state } = planned.value
  const language = languageOf(session.context)
  const classes = readTimetable(term, state).map(({ block }) => block)
  printer.say(sayTermHead(term, language))
  for (const [index, { start, end }] of term.periods.entries())
    printer.say(`  ${String(index + 1).padStart(2)}  ${start}–${end}`)
  for (const line of sayDays(term, language)) printer.say(line)
  const digits = String(classes.length).length
  for (const [index, block] of classes.entries())
    printer.say(`  ${String(index + 1).padStart(digits)}. ${nameBlock(block, term, language)}`)
  return printer.finish({ term, classes })
}

function sayDays(term: Term, language: Language): string[] {
  return sayTermChange({ from: { ...term, overrides: [] }, to: term }, language)
}

/** Null for a row that the table does not have. */
function toWish(term: Term, wish: Exclude<TermAct, { kind: 'show' | 'new' }>): TermWish | null {
  const rows = term.periods.map((period, index): PeriodRow =>
    Object.assign({ was: index + 1 }, period),
  )
  switch (wish.kind) {
    case 'set':
      return { kind: 'details', name: wish.termName ?? term.name, weeks: wish.weeks ?? term.weeks }
    case 'add-period': {
      const before = rows.filter(({ start }) => start < wish.period.start)
      const table = [...before, { ...wish.period, was: null }, ...rows.slice(before.length)]
      return { kind: 'periods', table }
    }
    case 'set-period':
      if (wish.row > rows.length) return null
      return { kind: 'periods', table: rows.with(wish.row - 1, { ...wish.period, was: wish.row }) }
    case 'remove-period':
      if (wish.row > rows.length) return null
      return { kind: 'periods', table: rows.filter(({ was }) => was !== wish.row) }
    case 'off':
    case 'follows':
    case 'work':
      return wish
    default:
      return assertNever(wish)
  }
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
