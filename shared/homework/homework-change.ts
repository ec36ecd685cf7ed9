// What a change did to a homework item, as the history keeps it (D3): undo takes it back, redo makes it again.
import { z } from 'zod'
import type { WalkDirection } from '../schedule/history.ts'
import { isSameValue } from '../schedule/same-value.ts'
import { homeworkSchema, type Homework } from './homework.ts'

/** Null before it was added, and after it was deleted; never both. */
export const homeworkChangeSchema = z.strictObject({
  from: homeworkSchema.nullable(),
  to: homeworkSchema.nullable(),
})

export type HomeworkChange = z.infer<typeof homeworkChangeSchema>

/** The same change the other way round. */
export function reverseHomework({ from, to }: HomeworkChange): HomeworkChange {
  return { from: to, to: from }
}

/** The item as it is then, null where it is gone. What the change has not touched stays as it is by now. */
export function walkHomework(
  present: Homework | null,
  direction: WalkDirection,
  { from, to }: HomeworkChange,
): Homework | null {
  const [before, after] = direction === 'redo' ? [from, to] : [to, from]
  if (after === null || present === null || before === null) return after
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSameValue(value, was.get(name)),
  )
  const isOtherText = after.solution !== present.solution
  // Remarks have no entry of their own: those of another text go with it.
  const remarks = isOtherText ? after.remarks : present.remarks
  return homeworkSchema.parse({ ...present, remarks, ...Object.fromEntries(changed) })
}
