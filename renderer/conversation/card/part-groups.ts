// The changes of a card gathered by day, or by week where they reach further, and by course: what is ticked at once.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { RecordKey } from '../../../shared/schedule/diff.ts'
import type { EffectChange } from '../../../shared/schedule/effect.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isWithinWeek } from '../../../shared/words/schedule/say-change.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'

export type PartGroup = { name: string; keys: RecordKey[] }

/** A day or a course that holds all of them is no choice. */
export function groupChanges(
  state: ScheduleState,
  changes: readonly EffectChange[],
  language: Language,
): PartGroup[] {
  const isWeekly = !isWithinWeek(changes)
  const days = gather(changes, ({ from, to }) => {
    const day = (to ?? from)?.day ?? null
    return day === null ? null : isWeekly ? Math.ceil(day / 7) : day
  })
  const courses = gather(changes, ({ taskId }) => courseOf(state, taskId))
  const nameOfDay = (day: number) =>
    isWeekly
      ? windowWords[language].card.week(day)
      : weekdayName(state.window.days[day - 1]?.weekday ?? 1, language, 'short')
  return [
    ...groupsOf(
      [...days].toSorted(([a], [b]) => a - b),
      nameOfDay,
    ),
    ...groupsOf([...courses], (course) => cleanTitle(course, language)),
  ]
}

function gather<Value>(
  changes: readonly EffectChange[],
  valueOf: (change: EffectChange) => Value | null,
): Map<Value, RecordKey[]> {
  const found = new Map<Value, RecordKey[]>()
  for (const change of changes) {
    const value = valueOf(change)
    if (value === null) continue
    const key: RecordKey = `task:${change.taskId}`
    found.set(value, [...(found.get(value) ?? []), key])
  }
  return found
}

function groupsOf<Value>(
  found: readonly [Value, RecordKey[]][],
  nameOf: (value: Value) => string,
): PartGroup[] {
  return found.length < 2 ? [] : found.map(([value, keys]) => ({ name: nameOf(value), keys }))
}

function courseOf(state: ScheduleState, taskId: number): string | null {
  const task = findTask(state, taskId)
  const course =
    task?.kind === 'item' ? findTaskClass(state, task.classId)?.course : (task?.course ?? '')
  return course === undefined || course === '' ? null : course
}
