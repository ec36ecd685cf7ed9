// One question of the guide in words (B3): open, with options, or as a guess to verify; and what a doubt is asked with.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { Ground } from '../ground.ts'
import type { Doubt, GuideAmount, Known } from './known.ts'
import { optionsFor, suggestionsFor, type Offer } from './suggestions.ts'
import type { VagueDay } from './known.ts'

export type QuestionForm = 'open' | 'options' | 'guess'

export type Asking = { known: Known; ground: Ground; language: Language }

export function sayQuestion(section: GuideSection, form: QuestionForm, asking: Asking): string {
  const { known, ground, language } = asking
  const say = guideTalk[language].talk
  const course = nameOf(known.course?.name ?? '', language)
  const isOfExam = section === 'dates' && known.isExam
  const open = isOfExam ? say.openExam : say.open[section](course)
  const asked = isOfExam ? say.optionsExam : say.options[section](course)
  if (form === 'guess') {
    const [guess] = suggestionsFor(section, known, ground)
    if (guess === undefined) return open
    const words = { dates: isOfExam ? say.guessExam : say.guessDate, effort: say.guessEffort }
    const phrase = section === 'dates' || section === 'effort' ? words[section] : say.guess
    return phrase(sayOffer(guess.what, language))
  }
  const options = form === 'options' ? optionsFor(section, known, ground) : []
  if (options.length < 2) return open
  const letters = options.map(({ what }, index) =>
    say.option('ABC'.charAt(index), sayOffer(what, language).trim()),
  )
  return say.offered(asked, letters)
}

/** What the person wrote asks nothing here, and breaks no line. */
export function nameOf(name: string, language: Language): string {
  if (name === '') return ''
  return cleanTitle(name.replaceAll(/[?？!！。.]+/g, ' '), language)
}

export function sayDay(date: string, language: Language): string {
  return sayDate(date, weekdayOf(date), language)
}

/** With its year, where that is not the one that goes on. */
function sayDayOfYear(date: string, today: string, language: Language): string {
  const year = date.slice(0, 4)
  const said = sayDay(date, language)
  return year === today.slice(0, 4) ? said : grammar[language].calendarDates.withYear(said, year)
}

function sayOffer(what: Offer, language: Language): string {
  const say = guideTalk[language].talk
  switch (what.kind) {
    case 'course':
      return nameOf(what.name, language)
    case 'date':
      return (what.isTermEnd ? say.termEnd : say.byDate)(sayDay(what.date, language))
    case 'minutes':
      return say.hours(Math.round(what.minutes / 60))
    case 'difficulty':
      return say.difficulty[what.difficulty === 2 || what.difficulty === 4 ? what.difficulty : 3]
    case 'strategy':
      return say.strategy[what.strategy]
    case 'limits':
      return say.limits[what.limits]
    default:
      return assertNever(what)
  }
}

export function sayAmount(amount: GuideAmount, language: Language): string {
  const say = guideTalk[language].talk
  switch (amount.kind) {
    case 'minutes':
      return sayDuration(amount.minutes, language)
    case 'rate':
      return say.rate[amount.per](sayDuration(amount.minutes, language))
    case 'sessions': {
      const sessions = say.sessions(amount.count)
      return amount.minutes === null
        ? sessions
        : say.sessionsOf(sessions, sayDuration(amount.minutes, language))
    }
    default:
      return assertNever(amount)
  }
}

export function sayDoubt(doubt: Doubt, { ground, language }: Asking): string {
  const say = guideTalk[language].talk
  const day = (date: string) => sayDay(date, language)
  const titleOf = (id: number) => nameOf(findTaskClass(ground.state, id)?.title ?? '', language)
  switch (doubt.kind) {
    case 'two-exams': {
      const { first, second, isTimetable } = doubt
      return (isTimetable ? say.againstTimetable : say.which)(day(first.date), day(second.date))
    }
    case 'two-dues':
      return say.which(day(doubt.first), day(doubt.second))
    case 'two-amounts':
      return say.which(sayAmount(doubt.first, language), sayAmount(doubt.second, language))
    case 'two-courses':
      return say.which(nameOf(doubt.first.name, language), nameOf(doubt.second.name, language))
    case 'past-date':
      return say.past(sayDayOfYear(doubt.date, ground.today.date, language))
    case 'date-choice':
      return say.dateChoice(
        day(doubt.choices[0] ?? ''),
        day(doubt.choices[1] ?? doubt.choices[0] ?? ''),
      )
    case 'vague-day':
      return sayVagueDay(doubt, ground.today.date, language)
    case 'absurd-amount':
      return say.absurd(sayAmount(doubt.amount, language))
    case 'impossible': {
      const words = nameOf(doubt.said, language)
      return (
        doubt.what === 'exam' || doubt.what === 'due'
          ? say.noSuchDay
          : doubt.what === 'time'
            ? say.noSuchTime
            : say.noAmount
      )(words)
    }
    case 'more-or-all':
      return say.moreOrAll(
        titleOf(doubt.classId),
        sayDuration(minutesOfClass(doubt.classId, ground), language),
        sayAmount(doubt.amount, language),
      )
    case 'near-course':
      return say.near(nameOf(doubt.near, language), nameOf(doubt.said, language))
    case 'work-exists':
      return say.workExists(titleOf(doubt.classId), countOpen(doubt.classId, ground))
    case 'no-days-left':
      return say.noDaysLeft
    case 'which-section':
      return say.whichSection
    default:
      return assertNever(doubt)
  }
}

function countOpen(classId: number, { state, now }: Ground): number {
  return itemsOfClass(state, classId).filter(
    (item) => markOf(item) === null && (item.place === null || item.place.day >= now.day),
  ).length
}

/** Done and open. */
function minutesOfClass(classId: number, { state }: Ground): number {
  const periods = itemsOfClass(state, classId).reduce((sum, { duration }) => sum + duration, 0)
  return Math.round(periods * minutesOfPeriod(state.window))
}

const worth =
  /\b(?:hard|difficult|weak|behind|stuck|confus\w+|understand|afraid|panic\w*|worried|lost|forget|struggl\w*|fail\w*|missed|skipped|(?:don't|do not|didn't|haven't|never) (?:really |just )?(?:get|got|opened|read|started|followed)|ignored|trouble|problem with|never|always)\b|难|不会|不懂|听不|薄弱|落下|挂|慌|怕|忘|没(?:听|学|看)|跟不上|吃力|总是|老是|担心/
const pieces = /[.;。；!！?？\n]+|[,，]\s*(?=\p{L})|\b(?:but|because|and) (?=i )|但是?|不过|因为/giu

/** The clause of a long answer that is most worth to go on from, in the student's own words; null for none. */
export function findTelling(raw: string): string | null {
  const clauses = raw
    .normalize('NFKC')
    .split(pieces)
    .map((clause) =>
      clause
        .replaceAll(/["“”?？!！\p{Cc}\p{Cf}]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  const found = clauses.find(
    (clause) => worth.test(toSimple(clause).toLowerCase()) && clause.length > 4,
  )
  const bare = found?.replace(
    /^(?:可是|但是?|不过|而且|因为|所以|(?:and|but|because|so)\b)\s*/i,
    '',
  )
  return bare === undefined ? null : Array.from(bare).slice(0, 80).join('')
}

/** Which of its days it is; the words are those that were read as a stretch, and ask nothing here. */
function sayVagueDay({ said, from, to }: VagueDay, today: string, language: Language): string {
  const { which, stretch } = guideTalk[language].vagueDays
  const [first, last] = [partsOf(from), partsOf(to)]
  return which(said, stretch(first, last, last.year === Number(today.slice(0, 4))))
}

function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
