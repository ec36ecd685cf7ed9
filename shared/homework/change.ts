// What a change did to homework, as the history keeps it (D3): undo takes it back, redo makes it again.
import { z } from 'zod'
import type { WalkDirection } from '../schedule/history.ts'
import { isSameValue } from '../schedule/same-value.ts'
import { homeworkSchema, type Homework } from './homework.ts'

/** Null before it was added, and after it was deleted; never both. */
const itemChangeSchema = z.strictObject({
  from: homeworkSchema.nullable(),
  to: homeworkSchema.nullable(),
})

/** Of one item, or of all those that an import brought. */
export const homeworkChangeSchema = z.union([itemChangeSchema, z.array(itemChangeSchema).min(1)])

export type HomeworkItemChange = z.infer<typeof itemChangeSchema>

export type HomeworkChange = z.infer<typeof homeworkChangeSchema>

export function itemChanges(change: HomeworkChange): HomeworkItemChange[] {
  return [change].flat()
}

/** The same change the other way round. */
export function reverseHomework(change: HomeworkChange): HomeworkChange {
  return Array.isArray(change) ? change.map(reverseItem) : reverseItem(change)
}

function reverseItem({ from, to }: HomeworkItemChange): HomeworkItemChange {
  return { from: to, to: from }
}

/** The item as it is then, null where it is gone. What the change has not touched stays as it is by now. */
export function walkHomework(
  present: Homework | null,
  direction: WalkDirection,
  { from, to }: HomeworkItemChange,
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
