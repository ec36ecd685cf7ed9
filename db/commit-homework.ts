// Writes a change of a homework item with its history entry, in one transaction (D2, H1).
import type { HomeworkChange } from '../shared/homework/homework-change.ts'
import { noSteps, type Homework, type HomeworkDraft } from '../shared/homework/homework.ts'
import { emptyDiff } from '../shared/schedule/diff.ts'
import { recordsOf } from './read-state.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeChange } from './write-change.ts'
import { walkHomeworkRow } from './write-homework.ts'
import { writeTransaction } from './write-transaction.ts'

/** An item as it would be added now, under a number that none has had. */
export function newHomework(
  { tables }: WeekloomDatabase,
  draft: HomeworkDraft,
  at: string,
): Homework {
  return {
    id: (tables.homework.lastKey.get()?.key ?? 0) + 1,
    ...draft,
    checklist: noSteps,
    solution: '',
    answerKey: '',
    remarks: null,
    work: null,
    doneAt: null,
    createdAt: at,
  }
}

/** As long as there is no term there is no history: the item alone is written then. */
export function commitHomework(
  database: WeekloomDatabase,
  homework: HomeworkChange,
  { why, at }: { why: string; at: string },
): void {
  writeTransaction(database, () => {
    if (recordsOf(database) === null) {
      walkHomeworkRow(database, 'redo', homework)
      return
    }
    const change = { kind: 'diff', diff: emptyDiff(), who: 'person', why, cardId: null } as const
    writeChange(database, { ...change, homework }, at)
  })
}
