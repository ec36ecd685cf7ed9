// The term: set up, read again, and changed only where the records stay true.
import { expect, test } from 'vitest'
import { commitChange, writeTerm } from '../../db/change.ts'
import { readState, readTerm } from '../../db/schedule.ts'
import { emptyDiff } from '../../shared/schedule/diff.ts'
import { hours, term, week } from '../builders.ts'
import { byPerson, emptyFolder, now, open, openWith } from './data-folder.ts'

const autumn = term({
  weeks: 16,
  overrides: [
    { kind: 'off', date: '2026-11-04' },
    { kind: 'follows', date: '2026-11-07', week: 1, weekday: 3 },
  ],
})

test('[D4] the term comes back as it was written, overrides in the order of their dates', () => {
  const folder = emptyFolder()
  const database = open(folder)
  expect([readTerm(database), readState(database)]).toEqual([null, null])
  writeTerm(database, { ...autumn, overrides: autumn.overrides.toReversed() })
  expect(readTerm(database)).toEqual(autumn)
  database.close()
  expect(readTerm(open(folder))).toEqual(autumn)
})

test('[D4] while nothing is planned any term takes the place of another', () => {
  const database = open(emptyFolder())
  writeTerm(database, autumn)
  const spring = term({ firstMonday: '2027-02-22', weeks: 2, periods: hours(4) })
  expect(writeTerm(database, spring)).toEqual({ ok: true, value: null })
  expect(readTerm(database)).toEqual(spring)
  expect(readState(database)?.window.days).toHaveLength(14)
})

test.for([
  ['first-monday-in-use', term({ firstMonday: '2026-11-09' })],
  ['weeks-in-use', term({ weeks: 1 })],
  ['periods-in-use', term({ weeks: 2, periods: hours(11) })],
] as const)('[D4] a term in use is not moved or cut: %s', ([kind, changed]) => {
  const database = openWith(emptyFolder())
  expect(writeTerm(database, term({ weeks: 2 })).ok).toBe(true)
  expect(writeTerm(database, changed)).toEqual({ ok: false, failure: { kind } })
  expect(readTerm(database)).toEqual(term({ weeks: 2 }))
  const change = byPerson(emptyDiff())
  expect(() => commitChange(database, { at: now, change, term: changed })).toThrow(kind)
  expect(readTerm(database)).toEqual(term({ weeks: 2 }))
})

test('[D4] a term in use may grow, and its records stay on their dates', () => {
  const database = openWith(emptyFolder())
  const before = readState(database)
  const grown = term({ weeks: 2, periods: hours(13), overrides: autumn.overrides })
  expect(writeTerm(database, grown).ok).toBe(true)
  const window = week({ weeks: 2, periods: hours(13) })
  expect(readState(database)).toEqual({ ...before, window })
})

test('[D2] a change that does not apply takes its term back with it', () => {
  const database = open(emptyFolder())
  const change = { kind: 'undo', entryId: 1 } as const
  expect(() => commitChange(database, { at: now, change, term: autumn })).toThrow(
    /not the next to undo/,
  )
  expect([readTerm(database), readState(database)]).toEqual([null, null])
})
