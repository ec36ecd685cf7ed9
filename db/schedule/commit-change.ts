// Writes a change of the person's own, outside any conversation: import, form, undo button.
import type { ScheduleChange } from '../../shared/agent/agent-step.ts'
import type { CourseMatter } from '../../shared/everything/course-matter.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import type { Citation } from '../../shared/syllabus/citation.ts'
import { writeCitations } from '../exchange/citations.ts'
import { writeFeedImport, type FeedWord } from '../exchange/feeds.ts'
import { addMatter } from '../courses/add-matter.ts'
import { recordsOf } from './read-state.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeChange } from './write-change.ts'
import { storeTerm } from './write-term.ts'
import { writeTransaction } from '../write-transaction.ts'

export type ChangeReceipt = {
  /** The schedule as the file now holds it. */
  state: ScheduleState
  /** The history entry that was written or walked. */
  entryId: number
}

/** What is written with a change, in its transaction. */
export type ChangeExtras = {
  term?: Term | null
  feeds?: readonly FeedWord[]
  /** Where its records were read. */
  citations?: readonly Citation[]
  /** Out of a file of everything. */
  matter?: CourseMatter | null
}

/**
 * One transaction. A `term` is written before the change, and stays when the change is undone; what `feeds` say and
 * where the records were read goes with the entry.
 * Throws, with file and memory as they were, when the change does not apply.
 */
export function commitChange(
  database: WeekloomDatabase,
  {
    at,
    change,
    term = null,
    feeds = [],
    citations = [],
    matter = null,
  }: ChangeExtras & { at: string; change: ScheduleChange },
): ChangeReceipt {
  return writeTransaction(database, () => {
    if (term !== null) storeTerm(database, term)
    const entryId = writeChange(database, change, at)
    for (const feed of feeds) writeFeedImport(database, entryId, feed)
    writeCitations(database, entryId, citations)
    if (matter !== null) addMatter(database.tables, matter)
    const records = recordsOf(database)
    if (records === null) throw new Error('a change was written without a term')
    return { state: records.state, entryId }
  })
}
