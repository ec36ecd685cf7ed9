// What is said with a draft: where its values come from, and what of them is a guess; the draft itself is shown by code.
import type { GuideDraft } from '../../../shared/guide/guide-draft.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import type { Language } from '../../../shared/language.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { joinSentences } from '../../../shared/text/join-words.ts'
import type { Ground } from '../ground.ts'
import { timesOfWeek } from '../read/kept-free.ts'
import { hasPace } from './work/estimate-work.ts'
import { guideDays, openEnd } from './guide-dates.ts'
import type { Known } from './known.ts'
import { nameOf, sayDay } from './say-question.ts'

export type DraftSaid = {
  known: Known
  draft: GuideDraft
  ground: Ground
  language: Language
  isFirst: boolean
}

export function sayDraft({ known, draft, ground, language, isFirst }: DraftSaid): string {
  const say = guideTalk[language].talk
  const days = guideDays(known, ground)
  const { window } = ground.state
  const periods = draft.items.reduce((sum, { slots }) => sum + slots, 0)
  const hours = say.hours(Math.max(1, Math.round((periods * minutesOfPeriod(window)) / 60)))
  const isGuess =
    known.amount === null &&
    known.units.length + known.topics.length === 0 &&
    known.classId === null &&
    known.sessions === null
  const arePieces =
    [...known.units, ...known.topics].some(({ minutes }) => minutes === null) &&
    known.amount === null
  const notes = [
    ...(known.isOfPack ? [say.fromPack] : []),
    ...(days.isTimetable && days.exam !== null
      ? [say.examFromTimetable(sayDay(dayToDate(window, days.exam.day), language))]
      : []),
    ...(known.exam !== null && days.exam === null ? [say.examOutside] : []),
    ...(isGuess ? [(hasPace(ground) ? say.guessedWithPace : say.guessed)(hours)] : []),
    ...(arePieces ? [say.guessedPieces] : []),
    ...sayDays(known, ground, language),
    ...(days.isOpenEnd && known.classId === null ? [say.openEnd] : []),
  ]
  const always = [
    ...(known.limits !== null && timesOfWeek(known.limits).length > 0 ? [say.weeklyTime] : []),
    ...(draft.items.length >= 60 ? [say.leftOut] : []),
  ]
  const lead = isFirst ? say.draft(nameOf(draft.course, language)) : say.newDraft
  return joinSentences([lead, ...(isFirst ? notes : []), ...always], language)
}

/** What was taken for the last day, where none was told as such. */
function sayDays(known: Known, ground: Ground, language: Language): string[] {
  const say = guideTalk[language].vagueDays
  const { dueOf, due, openDay } = known
  const end = openEnd(known, ground)
  return [
    ...(dueOf !== null && dueOf.date === due
      ? [say.lastDay(nameOf(dueOf.said, language), sayDay(dueOf.date, language))]
      : []),
    ...(openDay !== null && end !== null
      ? [(openDay.what === 'exam' ? say.openExam : say.openDue)(sayDay(end, language))]
      : []),
  ]
}
