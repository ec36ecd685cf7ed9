// What a guide has settled of a course, as a pack starts from it: its draft as that stands in the plan now, said as lines of the intent fields.
import { packWords } from '../../shared/i18n/core/pack.ts'
import type { GuideDraft } from '../../shared/guide/guide-draft.ts'
import type { Language } from '../../shared/language.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { sayDay, sayShortDate } from '../../shared/time/say/say-date.ts'
import { sayDraftLines } from '../../shared/guide/say-draft.ts'
import { examMeant } from './topic-words.ts'
import type { IntentSection } from '../language/pack/intent-sections.ts'
import { readConditions } from '../language/pack/read-conditions.ts'

export type GuideTalk = {
  draft: GuideDraft
  /** The day on which its card was accepted, ISO; null where the file does not say it. */
  date: string | null
  /** The last limit of time a week that the student named in it; null for none. */
  minutesAWeek: number | null
  /** It was come back to since: a newer draft is open, and counts once it is written. */
  isReopened: boolean
}

/** In the messages of the student, oldest first. */
export function lastMinutesAWeek(said: readonly string[]): number | null {
  return said
    .map((text) => readConditions(text).minutesAWeek)
    .reduce((known, minutes) => minutes ?? known, null)
}

type Said = { guide: GuideTalk; window: Window; language: Language }

/** The lines of a section, without its source; empty where the guide has settled nothing of it. */
export function guideLines(section: IntentSection, said: Said & { hasExam: boolean }): string[] {
  if (section === 'goal') return goalLines(said)
  return section === 'conditions' ? conditionLines(said) : []
}

/** The days of a goal. The exam's is told where the calendar does not have it: that line is added from there. */
export function guideDayLines({
  guide: { draft },
  window,
  language,
  hasExam,
}: Said & { hasExam: boolean }): string[] {
  const say = packWords[language].guideTalk
  const { exam } = draft
  const day = (number: number) => sayDay(window, number, language)
  return [...(exam === null || hasExam ? [] : [say.exam(day(exam.day))]), say.by(day(draft.to_day))]
}

/** Below the lines that come from the talk: a remark, which nothing reads as a wish. */
export function sourceLine({ guide, language }: Pick<Said, 'guide' | 'language'>): string {
  return packWords[language].guideTalk.source(dateOf(guide, language), guide.isReopened)
}

/** Of a field that says that it comes from a guide: the language that it says it in; null for any other. */
export function languageOfTalk(text: string): Language | null {
  if (/^> From our talk.*$/mu.test(text)) return 'en'
  return /^> 来自.*$/mu.test(text) ? 'zh' : null
}

/** What a pack that opens says it has from the talk. */
export function sayGuideTalk(said: Said): string {
  const { guide, window, language } = said
  const say = packWords[language].guideTalk
  const { draft } = guide
  const shown = draftTexts(draft, window, language)
  const settled = [
    cleanTitle(draft.title, language),
    shown.amount,
    shown.dates,
    ...conditionLines(said),
  ]
  const lead = say.lead(dateOf(guide, language), settled.join(say.joint))
  return guide.isReopened ? `${lead}${say.reopened}` : lead
}

function goalLines(said: Said & { hasExam: boolean }): string[] {
  const { guide, language, hasExam } = said
  const { draft } = guide
  const isPassed = draft.exam !== null || hasExam
  const kind = examMeant(draft.title) ?? 'exam'
  const pass = packWords[language].guideTalk.pass[kind]
  const head = isPassed ? pass(cleanTitle(draft.course, language)) : draft.title
  return [head, ...guideDayLines(said)]
}

function conditionLines({ guide, window, language }: Said): string[] {
  const { draft, minutesAWeek } = guide
  const say = packWords[language].guideTalk
  const shown = draftTexts(draft, window, language)
  const limits = draft.exclude_weekdays.length + draft.exclude_slots.length
  return [
    ...(minutesAWeek === null
      ? []
      : [minutesAWeek % 60 === 0 ? say.hours(minutesAWeek / 60) : say.minutes(minutesAWeek)]),
    ...(limits === 0 ? [] : [shown.limits]),
  ]
}

function draftTexts(draft: GuideDraft, window: Window, language: Language) {
  const lines = sayDraftLines(draft, window, language)
  const of = (section: string) => lines.find((line) => line.section === section)
  return {
    amount: of('amount')?.text ?? '',
    dates: of('dates')?.text ?? '',
    limits: of('limits')?.text ?? '',
  }
}

function dateOf({ date }: GuideTalk, language: Language): string | null {
  return date === null ? null : sayShortDate(date, language)
}
