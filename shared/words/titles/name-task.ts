// A task's name in running text: its quoted title and its id.
import * as en from '../../i18n/en/titles/name-task.ts'
import * as zh from '../../i18n/zh/titles/name-task.ts'
import type { Language } from '../../language.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { quoteTitle } from './quote-title.ts'

const phrases = { en: en.phrases, zh: zh.phrases }

const goneTask = { en: en.goneTask, zh: zh.goneTask }

/** The same for a person, to whom ids say nothing. */
export function nameTaskPlainly(
  state: ScheduleState,
  id: number,
  language: Language,
  ...details: string[]
): string {
  const task = findTask(state, id)
  if (task === undefined) return goneTask[language]
  const title = quoteTitle(task.title, language)
  return details.length === 0 ? title : phrases[language].named(title, details)
}

/** `“Linear algebra” (#12)`, or with a detail `“Linear algebra” (#12, periods 3–4)`; an unknown id stands alone. */
export function nameTask(
  state: ScheduleState,
  id: number,
  language: Language,
  ...details: string[]
): string {
  const task = findTask(state, id)
  if (task === undefined) return phrases[language].unknown(id)
  return phrases[language].named(quoteTitle(task.title, language), [`#${id}`, ...details])
}
