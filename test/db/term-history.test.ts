// The history holds changes of the term too: written whole, walked exactly, read at any instant, and old files come along.
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { checkDatabase } from '../../db/file/check-database.ts'
import { commitWalk, findWalk, readStateThen } from '../../db/history-walk.ts'
import { damagedHistory, findEntry } from '../../db/history.ts'
import { readState, readTerm } from '../../db/schedule.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { emptyDiff } from '../../shared/schedule/diff.ts'
import { changePeriods } from '../../shared/timetable/change-details.ts'
import type { PlanChange } from '../../shared/timetable/term-change.ts'
import { hours } from '../builders.ts'
import { byPerson, dump, emptyFolder, now, open, openWith, placing } from './data-folder.ts'
import { tamper } from './damage.ts'

function planOf(database: WeekloomDatabase) {
  const [known, state] = [readTerm(database), readState(database)]
  if (known === null || state === null) throw new Error('no term')
  return { term: known, state }
}

/** A row at ten to ten: all from the third on have another number. */
function insertRow(database: WeekloomDatabase): PlanChange {
  const plan = planOf(database)
  const rows = plan.term.periods.map((period, index) => ({ ...period, was: index + 1 }))
  const fresh = { start: '09:50', end: '09:58', was: null }
  const changed = changePeriods(plan, [...rows.slice(0, 2), fresh, ...rows.slice(2)])
  if (!changed.ok) throw new Error(changed.failure.kind)
  return changed.value
}

function write(database: WeekloomDatabase, { diff, term: change }: PlanChange, at = now): number {
  if (change === null) throw new Error('no change of the term')
  return commitChange(database, { at, change: { ...byPerson(diff, 'row'), term: change } }).entryId
}

/** The tables that say what is planned. */
function planned(database: WeekloomDatabase) {
  const {
    term: ofTerm,
    calendar_override,
    event_occurrence,
    task_item,
    placement,
    task_class,
  } = dump(database)
  return { ofTerm, calendar_override, event_occurrence, task_item, placement, task_class }
}

test('[D3] [U6] a change of the term is an entry: walked back and on exactly, over a restart', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  const before = planOf(database)
  const rows = planned(database)
  const entry = write(database, insertRow(database))
  const after = planOf(database)
  expect(after.term.periods).toHaveLength(13)
  expect(after.state.tasks.map(({ place }) => place?.start)).toEqual([
    4,
    1,
    1,
    undefined,
    undefined,
  ])
  const placed = placing(after.state, 4)
  commitChange(database, { at: now, change: byPerson(placed) })
  const full = planOf(database)
  const walk = findWalk(database, 'undo', entry - 1)
  if (walk?.ok !== true) throw new Error('no way back')
  // The class has not moved: it is seen in the rows of the term that it goes back to.
  expect(walk.value.seen.tasks[0]).toEqual(before.state.tasks[0])
  expect(walk.value.term?.to).toEqual(before.term)
  commitWalk(database, 'undo', walk.value, now)
  expect(planOf(database)).toEqual(before)
  expect(planned(database)).toEqual(rows)
  database.close()
  const again = open(folder)
  expect(planOf(again)).toEqual(before)
  const forward = findWalk(again, 'redo', entry + 1)
  if (forward?.ok !== true) throw new Error('no way on')
  commitWalk(again, 'redo', forward.value, now)
  expect(planOf(again)).toEqual(full)
  expect(checkDatabase(again).isSound).toBe(true)
})

test('[D3] the schedule can be read as it was in another period table', () => {
  const database = openWith(emptyFolder())
  const before = planOf(database)
  write(database, insertRow(database), '2026-11-02T10:00:00.000Z')
  expect(readStateThen(database, '2026-11-02T09:00:00.000Z')).toEqual({
    state: before.state,
    walks: 1,
  })
})

test('[D2] a change that does not start from the present term changes nothing', () => {
  const database = openWith(emptyFolder())
  const change = insertRow(database)
  write(database, change)
  const rows = dump(database)
  expect(() => write(database, change)).toThrow('does not start from the present')
  const { term: present } = planOf(database)
  const earlier = { from: present, to: { ...present, firstMonday: '2026-10-26' } }
  expect(() => write(database, { diff: emptyDiff(), term: earlier })).toThrow('another day')
  const short = { from: present, to: { ...present, periods: hours(2) } }
  expect(() => write(database, { diff: emptyDiff(), term: short })).toThrow('lies in the window')
  expect(dump(database)).toEqual(rows)
})

test('[D4] a flipped bit in what became of the term is seen, and there is no way past it', () => {
  const database = openWith(emptyFolder())
  const entry = write(database, insertRow(database))
  tamper(database, `UPDATE history_entry SET term = replace(term, '09:58', '09:59')`)
  expect(damagedHistory(database)).toEqual([entry])
  expect(findEntry(database, entry)).toBe('damaged')
  expect(findWalk(database, 'undo', 0)).toMatchObject({ ok: false, failure: { kind: 'damaged' } })
})
