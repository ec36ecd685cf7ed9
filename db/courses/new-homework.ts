// Homework as it is added, under numbers that none has had (H1).
import type { HomeworkItemChange } from '../../shared/homework/change.ts'
import { noSteps, type Homework, type HomeworkDraft } from '../../shared/homework/homework.ts'
import { maxId } from '../../shared/schedule/term.ts'
import type { Tables } from '../tables/tables.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** An item as it would be added now, under a number that none has had. */
export function newHomework(
  { tables }: WeekloomDatabase,
  draft: HomeworkDraft,
  at: string,
): Homework {
  return {
    id: lastNumber(tables) + 1,
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

/** Items of another folder as they are added here: each under its own number, or a new one where that was given here. */
export function bringHomework(
  { tables }: WeekloomDatabase,
  items: readonly Homework[],
): HomeworkItemChange[] {
  const last = lastNumber(tables)
  // So that there is room for all that is still to be added.
  const isUsable = (id: number) => id > last && id <= maxId / 2
  const given = new Set<number>()
  let next = Math.max(last, ...items.map(({ id }) => id).filter(isUsable)) + 1
  return items.map((item) => {
    const id = isUsable(item.id) && !given.has(item.id) ? item.id : next++
    given.add(id)
    return { from: null, to: { ...item, id } }
  })
}

/** The highest that any item has had. */
function lastNumber({ homework }: Tables): number {
  return homework.lastKey.get()?.key ?? 0
}
