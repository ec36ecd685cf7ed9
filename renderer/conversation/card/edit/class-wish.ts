// The work of a proposed task class as two numbers: how many sessions, and how long each.
import type { ToolArguments } from '../../../../shared/tools/catalogue.ts'

type ClassArguments = ToolArguments<'upsert_task_class'>
export type WorkItem = NonNullable<ClassArguments['items']>[number]

/** The length that all have; null where they differ. */
export function sharedDuration(items: readonly WorkItem[]): number | null {
  const [first] = items
  if (first === undefined) return null
  return items.every(({ duration }) => duration === first.duration) ? first.duration : null
}

/** Fewer: the last ones go. More: they are named on from the last one. */
export function countItems(items: readonly WorkItem[], count: number): WorkItem[] {
  const kept = items.slice(0, count)
  const last = items.at(-1)
  if (last === undefined) return kept
  for (let next = kept.length; next < count; next += 1)
    kept.push({ title: nameNext(kept.at(-1)?.title ?? last.title), duration: last.duration })
  return kept
}

/** "Exercises 3" → "Exercises 4", "Essay" → "Essay 2". */
function nameNext(title: string): string {
  const number = /\d+(?=\D{0,2}$)/.exec(title)
  if (number === null) return `${title} 2`
  const after = number.index + number[0].length
  return `${title.slice(0, number.index)}${Number(number[0]) + 1}${title.slice(after)}`
}
