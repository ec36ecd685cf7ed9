// Writes the term: the first set-up, or a change that leaves every stored day number and period true.
import { buildWindow } from '../../shared/schedule/calendar.ts'
import { termSchema, type Term } from '../../shared/schedule/term.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { loadTerm } from './load-records.ts'
import { recordsOf } from './read-state.ts'
import { toText, wellFormed } from '../stored-text.ts'
import type { Tables } from '../tables/tables.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

/** Why the term can't become the given one: records, history and cards speak in its days and periods. */
export type TermProblem = { kind: 'first-monday-in-use' | 'weeks-in-use' | 'periods-in-use' }

/** While nothing is planned any term will do; after that it may only grow, and its times and overrides change. */
export function writeTerm(database: WeekloomDatabase, term: Term): Result<null, TermProblem> {
  const problem = problemWith(database, term)
  if (problem !== null) return fail(problem)
  writeTransaction(database, () => storeTerm(database, term))
  return succeed(null)
}

/** To be called in a transaction. Throws when the term can't become the given one. */
export function storeTerm(database: WeekloomDatabase, term: Term): void {
  const problem = problemWith(database, term)
  if (problem !== null) throw new Error(`the term can't change: ${problem.kind}`)
  // What was undone speaks in the days of the term that it was done in.
  if (!isTermInUse(database)) database.tables.history.supersedeUndone.run()
  const { tasks, taskClasses } = recordsOf(database)?.state ?? { tasks: [], taskClasses: [] }
  writeTermRows(database.tables, term)
  const stored = loadTerm(database.tables) ?? term
  // The window is built anew; the records, which lie on dates, stay.
  const state = { window: buildWindow(stored), tasks, taskClasses }
  database.memory.records = { kind: 'read', value: { term: stored, state } }
}

/** To be called in a transaction, by whoever has made sure that the records fit. */
export function writeTermRows({ calendar }: Tables, term: Term): void {
  calendar.writeTerm.run({
    name: wellFormed(term.name),
    first_monday: term.firstMonday,
    weeks: term.weeks,
    zone: wellFormed(term.zone),
    periods: toText(termSchema.shape.periods, term.periods),
  })
  calendar.clearOverrides.run()
  for (const override of term.overrides) {
    const isOff = override.kind === 'off'
    calendar.writeOverride.run({
      date: override.date,
      kind: override.kind,
      week: isOff ? null : override.week,
      weekday: isOff ? null : override.weekday,
    })
  }
}

function problemWith(database: WeekloomDatabase, term: Term): TermProblem | null {
  const records = recordsOf(database)
  if (records === null || !isTermInUse(database)) return null
  if (term.firstMonday !== records.term.firstMonday) return { kind: 'first-monday-in-use' }
  if (term.weeks < records.term.weeks) return { kind: 'weeks-in-use' }
  if (term.periods.length < records.term.periods.length) return { kind: 'periods-in-use' }
  return null
}

/** Not before anything is planned, nor after all of it has been undone: then another term may take its place. */
export function isTermInUse(database: WeekloomDatabase): boolean {
  const { tables } = database
  const { tasks, taskClasses } = recordsOf(database)?.state ?? { tasks: [], taskClasses: [] }
  return (
    tasks.length + taskClasses.length > 0 ||
    tables.history.newestDone.get() !== undefined ||
    hasOpenCard(database)
  )
}

/** In any conversation. */
export function hasOpenCard({ tables }: WeekloomDatabase): boolean {
  return tables.cards.readOpen.get() !== undefined
}
