// Keeps the courses: everything else in the file refers to a course by its id, so that renaming one is one update.
import { renameInScenes } from './scenes.ts'
import { prepareSealed } from './store/seals.ts'
import { defineStatements, type Store } from './store/database.ts'
import { DamagedRow } from './store/stored-text.ts'

/** The ids of the courses that bear the name of a parameter, as SQL. Several do where one took the name of another. */
export const ofCourse = 'IN (SELECT ref FROM course WHERE name = @course)'

/** The name of the course that `column` refers to, as SQL. */
export function courseName(column: string): string {
  return `(SELECT name FROM course WHERE course.ref = ${column})`
}

type Rename = { was: string; name: string }

export const courseStatements = defineStatements((connection) => ({
  /** `present` where it bears the name; else the one of that name in the schedule; else the oldest. */
  find: connection
    .prepare<[{ name: string; present: number | null }], number>(
      `SELECT ref FROM course WHERE name = @name
       ORDER BY ref IS @present DESC,
         EXISTS (SELECT 1 FROM event WHERE course = ref)
           OR EXISTS (SELECT 1 FROM task_class WHERE course = course.ref) DESC,
         ref LIMIT 1`,
    )
    .pluck(),
  nextRef: connection.prepare<[], number>('SELECT coalesce(max(ref), 0) + 1 FROM course').pluck(),
  add: prepareSealed<{ ref: number; name: string }>(connection, 'course'),
  note: connection.prepare<[Rename & { entry: number }]>(
    `INSERT OR IGNORE INTO course_rename (entry, course, was, name)
     SELECT @entry, ref, @was, @name FROM course WHERE name = @was`,
  ),
  renamesOf: connection.prepare<[entry: number], Rename>(
    'SELECT DISTINCT was, name FROM course_rename WHERE entry = ?',
  ),
  redo: connection.prepare<[entry: number]>(
    `UPDATE course SET name = r.name FROM course_rename r
     WHERE r.entry = ? AND r.course = course.ref`,
  ),
  undo: connection.prepare<[entry: number]>(
    `UPDATE course SET name = r.was FROM course_rename r
     WHERE r.entry = ? AND r.course = course.ref`,
  ),
  hasPack: connection
    .prepare<[{ course: string }], number>(
      `SELECT EXISTS (SELECT 1 FROM pack_field WHERE course ${ofCourse})`,
    )
    .pluck(),
  movePack: connection.prepare<[{ to: number; course: string }]>(
    `UPDATE pack_field SET course = @to WHERE course ${ofCourse}`,
  ),
  /** Of a deleted file not even the name of its course stays, where nothing else bears it. */
  removeUnused: connection.prepare(
    `DELETE FROM course WHERE ref NOT IN (
       SELECT course FROM event UNION SELECT course FROM task_class UNION SELECT course FROM homework
       UNION SELECT course FROM recite_material UNION SELECT course FROM pack_field
       UNION SELECT course FROM source_course UNION SELECT course FROM course_rename)`,
  ),
}))

/** To be called in a transaction: the id of the course of that name, of a new one where there is none. */
export function courseId(store: Store, name: string, present: number | null = null): number {
  return courseStatements(store).find.get({ name, present }) ?? addCourse(store, name)
}

function addCourse(store: Store, name: string): number {
  const ref = courseStatements(store).nextRef.get() ?? 1
  courseStatements(store).add.run({ ref, name })
  return ref
}

/** Throws `DamagedRow` where the row refers to no course. */
export function knownCourse(name: string | null, row: string): string {
  if (typeof name !== 'string') throw new DamagedRow(`${row}: of no course`)
  return name
}

/** To be called in the transaction of the entry that renames them. */
export function renameCourses(
  store: Store,
  entry: number,
  renamed: readonly { from: string; to: string }[],
): void {
  if (renamed.length === 0) return
  for (const { from, to } of renamed)
    courseStatements(store).note.run({ entry, was: from, name: to })
  walkRenames(store, 'redo', entry)
}

/** To be called in the transaction that walks the entry: just what it renamed has the name of then again. */
export function walkRenames(store: Store, direction: 'undo' | 'redo', entry: number): void {
  const statements = courseStatements(store)
  const renames = statements.renamesOf
    .all(entry)
    .map(({ was, name }) =>
      direction === 'redo' ? { from: was, to: name } : { from: name, to: was },
    )
  for (const { from, to } of renames) {
    if (statements.hasPack.get({ course: to }) !== 1) renameInScenes(store, { from, to })
    // A pack stays under its name where the new name has one.
    else if (statements.hasPack.get({ course: from }) === 1)
      statements.movePack.run({ to: addCourse(store, from), course: from })
  }
  if (renames.length > 0) statements[direction].run(entry)
}
