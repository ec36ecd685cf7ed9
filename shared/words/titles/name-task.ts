// A task's name in running text: its quoted title and its id.
import type { Language } from '../../language.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { quoteTitle } from './quote-title.ts'

const phrases: Record<
  Language,
  { named: (title: string, details: string[]) => string; unknown: (id: number) => string }
> = {
  en: {
    named: (title, details) => `${title} (${details.join(', ')})`,
    unknown: (id) => `task #${id}`,
  },
  zh: {
    named: (title, details) => `${title}（${details.join('，')}）`,
    unknown: (id) => `#${id}`,
  },
}

const goneTask: Record<Language, string> = { en: 'a task that is gone', zh: '已不存在的任务' }

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
