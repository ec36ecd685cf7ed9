// The one block, lesson or exam that our last answer told of: "which room?", "and after that?", 几点下课 are of it.
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld } from '../../../shared/schedule/place.ts'
import { isPlaced, type PlacedTask, type Task } from '../../../shared/schedule/task.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lexWords } from '../words/lexed-text.ts'

export type ThingTold = { task: PlacedTask; date: string }

/** Null where the last words were not ours, or told of several. */
export function thingTold(ground: Ground): ThingTold | null {
  const { state, recent, now } = ground
  // All that we have said since their last words.
  const since = recent.slice(recent.findLastIndex(({ who }) => who === 'person') + 1)
  if (since.length === 0) return null
  const last = { text: since.map(({ text }) => text).join('\n') }
  const titles = new Set(
    state.tasks
      .map(({ title }) => title)
      .filter((title) => last.text.includes(quoteTitle(title, 'en'))),
  )
  const [title, ...more] = titles
  if (title === undefined || more.length > 0) return null
  const { days } = lexWords(last.text, ground)
  const told = new Set(days.flatMap(({ dates }) => dates))
  const [only] = state.tasks
    .filter(isPlaced)
    .filter((task) => task.title === title)
    .map((task) => ({ task, date: dayToDate(state.window, task.place.day) }))
    .filter(({ task, date }) => (told.size === 0 ? !hasBegun(task, now) : told.has(date)))
    .toSorted((a, b) => compareHeld(a.task, b.task))
  return only ?? null
}

export function ownerOf(task: Task): NameOwner {
  return task.kind === 'event' ? { kind: 'series', id: task.series } : { kind: 'item', id: task.id }
}
