// Where the work in a file of everything was read: those that hold, for what is in its schedule.
import { z } from 'zod'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { storedCitationSchema, type Citation } from '../../../shared/syllabus/citation.ts'
import { parseOwn } from './weekloom-json.ts'

const fileSchema = z.object({
  citations: z.array(storedCitationSchema),
  history: z.array(z.object({ id: z.int(), isUndone: z.boolean() })),
})

/** None where the text is no such file, or one from before there were citations. */
export function citationsOfEverything(
  text: string,
  { tasks, taskClasses }: ScheduleState,
): Citation[] {
  const read = fileSchema.safeParse(parse(text))
  if (!read.success) return []
  const undone = new Set(read.data.history.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])))
  const there = new Set([
    ...tasks.map(({ kind, id }) => `${kind === 'event' ? 'task' : 'item'} ${id}`),
    ...taskClasses.map(({ id }) => `class ${id}`),
  ])
  const newest = new Map<string, Citation>()
  for (const { entry, ...citation } of read.data.citations) {
    const key = `${citation.record} ${citation.id}`
    if (there.has(key) && !undone.has(entry)) newest.set(key, citation)
  }
  return [...newest.values()]
}

function parse(text: string): unknown {
  try {
    return parseOwn(text)
  } catch {
    return null
  }
}
