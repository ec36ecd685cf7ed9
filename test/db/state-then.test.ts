// The schedule at an earlier instant is what the file held then, whatever was done, undone and superseded since (D3).
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { historyHeads } from '../../db/history.ts'
import { readState } from '../../db/schedule.ts'
import { readStateThen } from '../../db/history-walk.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { at } from '../builders.ts'
import { byPerson, emptyFolder, openWith, placing } from './data-folder.ts'
import { tamper } from './damage.ts'

type Act = { kind: 'place'; id: number; day: number } | { kind: 'undo' | 'redo' }

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    id: fc.constantFrom(3, 4, 5),
    day: fc.integer({ min: 3, max: 7 }),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
)

function stateOf(database: WeekloomDatabase): ScheduleState {
  const state = readState(database)
  if (state === null) throw new Error('the file has no term')
  return state
}

/** What can't be done is left out; answers whether it was. */
function act(database: WeekloomDatabase, wish: Act, instant: string): boolean {
  if (wish.kind === 'place') {
    const diff = placing(stateOf(database), wish.id, at(wish.day, wish.id))
    if (Object.keys(diff.updated).length === 0) return false
    commitChange(database, { at: instant, change: byPerson(diff) })
    return true
  }
  const head = historyHeads(database)[wish.kind]
  // The first entry is the import that made the term.
  if (head === null || head.id === 1) return false
  commitChange(database, { at: instant, change: { kind: wish.kind, entryId: head.id } })
  return true
}

test('[D3] at every instant of a long history, the schedule is the one that the file held', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 14 }), (wishes) => {
      const database = openWith(emptyFolder())
      const held = new Map<string, ScheduleState>()
      for (const [index, wish] of wishes.entries()) {
        const instant = `2026-11-03T08:00:${String(index).padStart(2, '0')}.000Z`
        held.set(instant, stateOf(database))
        act(database, wish, instant)
      }
      for (const [instant, state] of held)
        expect(readStateThen(database, instant)?.state).toEqual(state)
      expect(readStateThen(database, '2027-01-01T00:00:00.000Z')).toEqual({
        state: stateOf(database),
        walks: 0,
      })
      database.close()
    }),
    { numRuns: 40 },
  )
})

test('[D4] a damaged entry on the way back is no state, and none before it', () => {
  const database = openWith(emptyFolder())
  act(database, { kind: 'place', id: 4, day: 4 }, '2026-11-03T08:00:00.000Z')
  act(database, { kind: 'place', id: 5, day: 5 }, '2026-11-03T09:00:00.000Z')
  tamper(database, "UPDATE history_entry SET why = 'other' WHERE id = 2")
  expect(readStateThen(database, '2026-11-03T09:00:00.000Z')).not.toBeNull()
  expect(readStateThen(database, '2026-11-03T08:00:00.000Z')).toBeNull()
})
