// What the file keeps of a course outside the schedule bears the course's new name (U8): texts, homework and its pack.
import { renamePack } from '../courses/pack.ts'
import type { Tables } from '../tables/tables.ts'

/** To be called in the transaction that renames them. */
export function followCourses(
  tables: Tables,
  renamed: readonly { from: string; to: string }[],
): void {
  const { homework, recite } = tables
  for (const { from, to } of renamed) {
    renamePack(tables, { from, to })
    homework.rename.run(to, from)
    recite.rename.run(to, from)
  }
}
