// Writes a task's name in running text: its quoted title and its id.
import { sharedNameWords } from '../i18n/shared/names.ts'
import type { Language } from '../language.ts'
import { findTask, type ScheduleState } from '../schedule/state.ts'
import { quoteTitle } from './quote-title.ts'

/** The same for a person, to whom ids say nothing. */
export function nameTaskPlainly(
  state: ScheduleState,
  id: number,
  language: Language,
  ...details: string[]
): string {
  const task = findTask(state, id)
  if (task === undefined) return sharedNameWords[language].goneTask
  const title = quoteTitle(task.title, language)
  return details.length === 0 ? title : sharedNameWords[language].taskNames.named(title, details)
}

/** `“Linear algebra” (#12)`, or with a detail `“Linear algebra” (#12, periods 3–4)`; an unknown id stands alone. */
export function nameTask(
  state: ScheduleState,
  id: number,
  language: Language,
  ...details: string[]
): string {
  const task = findTask(state, id)
  if (task === undefined) return sharedNameWords[language].taskNames.unknown(id)
  return sharedNameWords[language].taskNames.named(quoteTitle(task.title, language), [
    `#${id}`,
    ...details,
  ])
}
