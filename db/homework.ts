// Keeps homework (H1): each item is one row, written whole.
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { z } from 'zod'
import { courseId, courseName, knownCourse } from './courses.ts'
import { fromText, toText, unlessDamaged, wellFormed } from './store/stored-text.ts'
import {
  type HomeworkChange,
  type HomeworkItemChange,
  itemChanges,
  walkHomework,
} from '../shared/homework/change.ts'
import {
  checklistSchema,
  type Homework,
  type HomeworkDraft,
  homeworkSchema,
  noSteps,
  remarksSchema,
} from '../shared/homework/homework.ts'
import type { WalkDirection } from '../shared/schedule/history.ts'
import { maxId } from '../shared/schedule/term.ts'

export type HomeworkRow = {
  key: number
  title: string
  course: string
  due_date: string
  due_time: string | null
  checklist: string
  solution: string
  answer_key: string
  remarks: string | null
  class: number | null
  tasks: string | null
  done_at: string | null
  created_at: string
}

type WrittenHomework = Omit<HomeworkRow, 'course'> & { course: number }

const columns =
  'title, course, due_date, due_time, checklist, solution, answer_key, remarks, class, tasks, done_at, created_at'

const read = `key, ${columns.replace('course', `${courseName('homework.course')} AS course`)}`

const values = columns
  .split(', ')
  .map((name) => `@${name}`)
  .join(', ')

export const homeworkStatements = defineStatements(
  (connection) => ({
    readAll: connection.prepare<[], HomeworkRow>(`SELECT ${read} FROM homework ORDER BY key`),
    find: connection.prepare<[key: number], HomeworkRow>(
      `SELECT ${read} FROM homework WHERE key = ?`,
    ),
    addWhole: connection.prepare<[WrittenHomework]>(
      `INSERT INTO homework (key, ${columns}) VALUES (@key, ${values})`,
    ),
    /** The highest that was ever given. */
    lastKey: connection.prepare<[], { key: number }>(
      "SELECT seq AS key FROM sqlite_sequence WHERE name = 'homework'",
    ),
    change: connection.prepare<[WrittenHomework]>(
      `UPDATE homework SET (${columns}) = (${values}) WHERE key = @key`,
    ),
    findCourse: connection
      .prepare<[key: number], number>('SELECT course FROM homework WHERE key = ?')
      .pluck(),
    remove: connection.prepare<[key: number]>('DELETE FROM homework WHERE key = ?'),
  }),
  wholeTables('homework'),
)

const tasksSchema = z.array(z.int().min(1))

/** In the order in which they were added. */
export function readHomework(database: WeekloomDatabase): Homework[] {
  return homeworkStatements(database).readAll.all().map(toHomework)
}

export function findHomework(database: WeekloomDatabase, id: number): Homework | null {
  const row = homeworkStatements(database).find.get(id)
  return row === undefined ? null : toHomework(row)
}

export function changeHomework(database: WeekloomDatabase, homework: Homework): void {
  writeTransaction(database, () =>
    homeworkStatements(database).change.run(toRow(database, homework)),
  )
}

/** To be called in a transaction: as it is then, under its own number, or gone. */
function putHomework(database: Store, id: number, item: Homework | null): void {
  if (item === null) homeworkStatements(database).remove.run(id)
  else if (homeworkStatements(database).find.get(id) === undefined)
    homeworkStatements(database).addWhole.run(toRow(database, item))
  else homeworkStatements(database).change.run(toRow(database, item))
}

function toRow(database: Store, homework: Homework): WrittenHomework {
  const { id, checklist, remarks, work } = homeworkSchema.parse(homework)
  const present = homeworkStatements(database).findCourse.get(homework.id) ?? null
  return {
    key: id,
    title: wellFormed(homework.title),
    course: courseId(database, wellFormed(homework.course), present),
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
    course: knownCourse(row.course, at),
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

/** An item as it would be added now, under a number that none has had. */
export function newHomework(
  database: WeekloomDatabase,
  draft: HomeworkDraft,
  at: string,
): Homework {
  return {
    id: lastNumber(database) + 1,
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
  database: WeekloomDatabase,
  items: readonly Homework[],
): HomeworkItemChange[] {
  const last = lastNumber(database)
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
function lastNumber(database: Store): number {
  return homeworkStatements(database).lastKey.get()?.key ?? 0
}

/** To be called in a transaction; an item that comes back has its number again. */
export function walkHomeworkRows(
  database: WeekloomDatabase,
  direction: WalkDirection,
  homework: HomeworkChange,
): void {
  for (const change of itemChanges(homework)) {
    const id = change.from?.id ?? change.to?.id
    if (id === undefined) continue
    putHomework(database, id, walkHomework(findHomework(database, id), direction, change))
  }
}
