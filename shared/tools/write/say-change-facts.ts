// A change as text for a model: each task's old and new place, the touched days, and what is still pending.
import type { Language } from '../../language.ts'
import type { EffectChange } from '../../schedule/effect.ts'
import type { Window } from '../../schedule/state.ts'
import { quoteTitle } from '../../words/titles/quote-title.ts'
import { sayWhereabouts } from '../../words/schedule/say-change.ts'
import { sayDayInFull } from '../say-day-facts.ts'
import type { ChangeFacts } from './change-facts.ts'

const phrases: Record<
  Language,
  {
    change: (title: string, id: number, what: string) => string
    days: string
    pending: (count: number) => string
  }
> = {
  en: {
    change: (title, id, what) => `${title} #${id}: ${what}`,
    days: 'Days after the change:',
    pending: (count) => `Pending study blocks: ${count}.`,
  },
  zh: {
    change: (title, id, what) => `${title} #${id}：${what}`,
    days: '改动后的当天：',
    pending: (count) => `待安排的学习任务：${count} 个。`,
  },
}

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
