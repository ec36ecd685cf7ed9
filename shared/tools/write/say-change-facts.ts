// A change as text for a model: each task's old and new place, the touched days, and what is still pending.
import { phrases as en } from '../../i18n/en/tools/change-facts.ts'
import { phrases as zh } from '../../i18n/zh/tools/change-facts.ts'
import type { Language } from '../../language.ts'
import type { EffectChange } from '../../schedule/effect.ts'
import type { Window } from '../../schedule/state.ts'
import { quoteTitle } from '../../words/titles/quote-title.ts'
import { sayWhereabouts } from '../../words/schedule/say-change.ts'
import { sayDayInFull } from '../say-day-facts.ts'
import type { ChangeFacts } from './change-facts.ts'

const phrases = { en, zh }

export function sayChangeFacts(window: Window, facts: ChangeFacts, language: Language): string {
  const { change: line, days, pending } = phrases[language]
  const sayOne = (change: EffectChange) =>
    line(
      quoteTitle(change.title, language),
      change.taskId,
      sayWhereabouts(window, change, language, 'numbered'),
    )
  return [
    ...facts.effect.changes.map(sayOne),
    days,
    ...facts.days.map((day) => sayDayInFull(window, day, language)),
    pending(facts.effect.pending.to),
  ].join('\n')
}
