// A mark in words: what became of a block, and how long it took where that differs from the plan.
import type { Language } from '../../language.ts'
import type { Outcome, WorkEntry } from '../../schedule/work-log.ts'
import { quoteTitle } from '../titles/quote-title.ts'
import { sayDuration } from '../dates/say-duration.ts'

const outcomeNames: Record<Language, Record<Outcome, string>> = {
  en: { done: 'done', partly: 'partly done', missed: 'missed' },
  zh: { done: '已完成', partly: '做了一部分', missed: '没做' },
}

const phrases: Record<
  Language,
  {
    asPlanned: (name: string, took: string) => string
    withPlan: (name: string, took: string, planned: string) => string
    marked: (title: string, mark: string) => string
    opened: (title: string) => string
    /** What comes of the mark for what is still to be planned. */
    outcome: Record<Outcome, string>
  }
> = {
  en: {
    asPlanned: (name, took) => `${name} (${took}, as planned)`,
    withPlan: (name, took, planned) => `${name} (${took}, planned ${planned})`,
    marked: (title, mark) => `Marked ${title} as ${mark}`,
    opened: (title) => `Took the mark of ${title} back`,
    outcome: {
      done: '.',
      partly: '. What is left waits to be planned.',
      missed: '. It waits to be planned again.',
    },
  },
  zh: {
    asPlanned: (name, took) => `${name}（${took}，和计划一样）`,
    withPlan: (name, took, planned) => `${name}（${took}，原计划 ${planned}）`,
    marked: (title, mark) => `把${title}标记为${mark}`,
    opened: (title) => `取消${title}的标记`,
    outcome: { done: '。', partly: '。剩下的部分等待安排。', missed: '。它会重新等待安排。' },
  },
}

export function outcomeName(outcome: Outcome, language: Language): string {
  return outcomeNames[language][outcome]
}

/** "done (1 h 40 min, planned 1 h 30 min)", "missed". */
export function sayMark({ outcome, minutes, planned }: WorkEntry, language: Language): string {
  const name = outcomeName(outcome, language)
  if (outcome === 'missed') return name
  const { asPlanned, withPlan } = phrases[language]
  const took = sayDuration(minutes, language)
  return minutes === planned
    ? asPlanned(name, took)
    : withPlan(name, took, sayDuration(planned, language))
}

/** Why the schedule changed, as history shows it; `mark` is null where one was taken back. */
export function sayMarked(title: string, mark: WorkEntry | null, language: Language): string {
  const { marked, opened } = phrases[language]
  const name = quoteTitle(title, language)
  return mark === null ? opened(name) : marked(name, sayMark(mark, language))
}

/** The same as a whole sentence, with what comes of it. */
export function sayMarkResult(title: string, mark: WorkEntry | null, language: Language): string {
  const { outcome } = phrases[language]
  return sayMarked(title, mark, language) + outcome[mark?.outcome ?? 'done']
}
