// Keeps the term: its weeks, periods and days off.
import { z } from 'zod'
import { defineStatements, type Store } from './store/database.ts'
import { checked, fromText, toText, wellFormed } from './store/stored-text.ts'
import { termSchema, type Term } from '../shared/schedule/term.ts'

type TermRow = {
  name: string
  first_monday: string
  weeks: number
  zone: string
  periods: string
}

type OverrideRow = {
  date: string
  kind: 'off' | 'follows'
  week: number | null
  weekday: number | null
}

/** Statements on `term` and `calendar_override`. */
export const calendarStatements = defineStatements((connection) => ({
  readTerm: connection.prepare<[], TermRow>(
    'SELECT name, first_monday, weeks, zone, periods FROM term',
  ),
  writeTerm: connection.prepare<[TermRow]>(
    `INSERT OR REPLACE INTO term (id, name, first_monday, weeks, zone, periods)
     VALUES (1, @name, @first_monday, @weeks, @zone, @periods)`,
  ),
  readOverrides: connection.prepare<[], OverrideRow>(
    'SELECT date, kind, week, weekday FROM calendar_override ORDER BY date',
  ),
  clearOverrides: connection.prepare('DELETE FROM calendar_override'),
  writeOverride: connection.prepare<[OverrideRow]>(
    `INSERT INTO calendar_override (date, kind, week, weekday)
     VALUES (@date, @kind, @week, @weekday)`,
  ),
}))

export function loadTerm(database: Store): Term | null {
  const row = calendarStatements(database).readTerm.get()
  if (row === undefined) return null
  const term = {
    name: row.name,
    firstMonday: row.first_monday,
    weeks: row.weeks,
    zone: row.zone,
    periods: fromText(z.array(z.unknown()), row.periods, 'term'),
    overrides: calendarStatements(database)
      .readOverrides.all()
      .map(({ date, kind, week, weekday }) =>
        kind === 'off' ? { kind, date } : { kind, date, week, weekday },
      ),
  }
  return checked(termSchema, term, 'term')
}

/** To be called in a transaction, by whoever has made sure that the records fit. */
export function writeTermRows(database: Store, term: Term): void {
  calendarStatements(database).writeTerm.run({
    name: wellFormed(term.name),
    first_monday: term.firstMonday,
    weeks: term.weeks,
    zone: wellFormed(term.zone),
    periods: toText(termSchema.shape.periods, term.periods),
  })
  calendarStatements(database).clearOverrides.run()
  for (const override of term.overrides) {
    const isOff = override.kind === 'off'
    calendarStatements(database).writeOverride.run({
      date: override.date,
      kind: override.kind,
      week: isOff ? null : override.week,
      weekday: isOff ? null : override.weekday,
    })
  }
}
