// Things counted, with the right form of the noun: "1 study block", "9 study blocks" / "9 个学习任务".
import type { Language } from '../language.ts'

export type CountedNoun =
  | 'study-block'
  | 'pending-block'
  | 'event'
  | 'task'
  | 'period'
  | 'study-period'
  | 'day'
  | 'week'
  | 'change'
  | 'session'

type Forms = { one: string; other: string }

const nouns: Record<Language, Record<CountedNoun, Forms>> = {
  en: {
    'study-block': { one: 'study block', other: 'study blocks' },
    'pending-block': { one: 'pending study block', other: 'pending study blocks' },
    event: { one: 'event', other: 'events' },
    task: { one: 'task', other: 'tasks' },
    period: { one: 'period', other: 'periods' },
    'study-period': { one: 'study period', other: 'study periods' },
    day: { one: 'day', other: 'days' },
    week: { one: 'week', other: 'weeks' },
    change: { one: 'change', other: 'changes' },
    session: { one: 'session', other: 'sessions' },
  },
  zh: {
    'study-block': { one: '个学习任务', other: '个学习任务' },
    'pending-block': { one: '个待安排的学习任务', other: '个待安排的学习任务' },
    event: { one: '个日程', other: '个日程' },
    task: { one: '项', other: '项' },
    period: { one: '节', other: '节' },
    'study-period': { one: '节学习', other: '节学习' },
    day: { one: '天', other: '天' },
    week: { one: '周', other: '周' },
    change: { one: '次改动', other: '次改动' },
    session: { one: '次任务', other: '次任务' },
  },
}

export function sayCount(count: number, noun: CountedNoun, language: Language): string {
  return `${count} ${sayNoun(count, noun, language)}`
}

/** The noun alone, in the form that `count` asks for. */
export function sayNoun(count: number, noun: CountedNoun, language: Language): string {
  const forms = nouns[language][noun]
  return count === 1 ? forms.one : forms.other
}
