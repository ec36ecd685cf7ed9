// Where time stands in the window, for a model that must not plan into the past.
import type { Language } from '../language.ts'
import type { Moment, Window } from '../schedule/state.ts'
import { sayNumberedDay } from '../words/dates/say-date.ts'
import { sayPeriods } from '../words/schedule/say-place.ts'

type Phrases = {
  ahead: (first: string) => string
  over: string
  early: (day: string) => string
  during: (day: string, period: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    ahead: (first) => `Now: before ${first}.`,
    over: 'Now: the window is over.',
    early: (day) => `Now: ${day}, before period 1.`,
    during: (day, period) => `Now: ${day}, ${period} has begun.`,
  },
  zh: {
    ahead: (first) => `现在：${first}之前。`,
    over: '现在：学期已结束。',
    early: (day) => `现在：${day}，第1节之前。`,
    during: (day, period) => `现在：${day}，${period}已开始。`,
  },
}

export function sayNow(window: Window, now: Moment, language: Language): string {
  const { ahead, over, early, during } = phrases[language]
  if (now.day < 1) return ahead(sayNumberedDay(window, 1, language))
  if (now.day > window.days.length) return over
  const day = sayNumberedDay(window, now.day, language)
  if (now.period < 1) return early(day)
  return during(day, sayPeriods({ start: now.period, end: now.period }, language))
}
