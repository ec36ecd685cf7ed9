// Homework in the file (H1): each item is one row, written whole.
import { z } from 'zod'
import {
  checklistSchema,
  homeworkSchema,
  noSteps,
  remarksSchema,
  type Homework,
} from '../shared/homework/homework.ts'
import { fromText, toText, unlessDamaged, wellFormed } from './stored-text.ts'
import type { HomeworkRow } from './tables/homework-table.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

const tasksSchema = z.array(z.int().min(1))

/** In the order in which they were added. */
export function readHomework({ tables }: WeekloomDatabase): Homework[] {
  return tables.homework.readAll.all().map(toHomework)
}

export function findHomework({ tables }: WeekloomDatabase, id: number): Homework | null {
  const row = tables.homework.find.get(id)
  return row === undefined ? null : toHomework(row)
}

export function changeHomework(database: WeekloomDatabase, homework: Homework): void {
  writeTransaction(database, () => database.tables.homework.change.run(toRow(homework)))
}

/** To be called in a transaction: as it is then, under its own number, or gone. */
export function putHomework({ homework }: Tables, id: number, item: Homework | null): void {
  if (item === null) homework.remove.run(id)
  else if (homework.find.get(id) === undefined) homework.addWhole.run(toRow(item))
  else homework.change.run(toRow(item))
}

function toRow(homework: Homework): HomeworkRow {
  const { id, checklist, remarks, work } = homeworkSchema.parse(homework)
  return {
    key: id,
    title: wellFormed(homework.title),
    course: wellFormed(homework.course),
    due_date: homework.dueDate,
    due_time: homework.dueTime,
    checklist: toText(checklistSchema, checklist),
    solution: wellFormed(homework.solution),
    answer_key: wellFormed(homework.answerKey),
    remarks: remarks === null ? null : toText(remarksSchema, remarks),
    class: work?.classId ?? null,
    tasks: work === null || work.tasks === null ? null : toText(tasksSchema, work.tasks),
    done_at: homework.doneAt,
    created_at: homework.createdAt,
  }
}

/** A part that can't be read is as it was before anything was said of it; the texts stay. */
function toHomework(row: HomeworkRow): Homework {
  const { key, checklist, remarks, class: classId, tasks } = row
  const at = `homework ${key}`
  const own = tasks === null ? null : unlessDamaged(() => fromText(tasksSchema, tasks, at))
  return {
    id: key,
    title: row.title,
    course: row.course,
    dueDate: row.due_date,
    dueTime: row.due_time,
    checklist: unlessDamaged(() => fromText(checklistSchema, checklist, at)) ?? noSteps,
    solution: row.solution,
    answerKey: row.answer_key,
    remarks: remarks === null ? null : unlessDamaged(() => fromText(remarksSchema, remarks, at)),
    work: classId === null ? null : { classId, tasks: own },
    doneAt: row.done_at,
    createdAt: row.created_at,
  }
}
