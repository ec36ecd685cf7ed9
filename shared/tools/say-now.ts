// Where time stands in the window, for a model that must not plan into the past.
import { coreWords } from '../i18n/core-words.ts'
import type { Language } from '../language.ts'
import type { Moment, Window } from '../schedule/state.ts'
import { sayNumberedDay } from '../time/say/say-date.ts'
import { sayPeriods } from '../words/schedule/say-place.ts'

export function sayNow(window: Window, now: Moment, language: Language): string {
  const { ahead, over, early, during } = coreWords[language].nowFacts
  if (now.day < 1) return ahead(sayNumberedDay(window, 1, language))
  if (now.day > window.days.length) return over
  const day = sayNumberedDay(window, now.day, language)
  if (now.period < 1) return early(day)
  return during(day, sayPeriods({ start: now.period, end: now.period }, language))
}
