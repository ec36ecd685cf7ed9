// Says one sentence for what accepting a card does, whatever kind it is: computed from its body, never from a model's text.
import type { CardBody } from '../agent/card.ts'
import type { ProfileChange } from '../agent/profile-change.ts'
import { sayHomeworkChange } from '../homework/say.ts'
import { grammar } from '../i18n/grammar.ts'
import { sharedNameWords } from '../i18n/shared/names.ts'
import { sharedPlannerWords } from '../i18n/shared/planner.ts'
import type { Language } from '../language.ts'
import { packFieldName, packPhaseName } from '../pack/name-pack.ts'
import { eveningStart } from '../planner/planning-preferences.ts'
import { sayPreferenceLines } from '../preferences/say-preferences.ts'
import { minutesOf, weekOf } from '../schedule/calendar.ts'
import { isEmptyDiff, applyDiff, type ScheduleDiff } from '../schedule/diff.ts'
import { describeEffect, type Effect } from '../schedule/effect.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { minutesOfPlace } from '../schedule/work-minutes.ts'
import { listDue } from '../term/due.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayIso } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import type { ClockView } from '../view/app-view.ts'
import { sayEffect } from '../words/schedule/say-effect.ts'

/** `effect` is that of the part that would be taken, where it is not all of the card. */
export function sayCard(
  state: ScheduleState,
  body: CardBody,
  language: Language,
  effect: Effect = describeEffect(state, body.diff),
): string {
  if (body.kind === 'checkpoint') return sayCheckpoint(body, language)
  if (body.kind === 'plan' && isEmptyDiff(body.diff))
    return sharedNameWords[language].cardTexts.steps(body.steps.length)
  const sentences = [
    ...sayBesides(body, state, language),
    ...(body.kind === 'brief' && body.standing !== null
      ? [sayPortraits(body.standing, language)]
      : []),
  ]
  const isOfNotes = body.kind === 'brief' && sentences.length === 0 && body.document.length > 0
  if (isOfNotes && isEmptyDiff(body.diff))
    return inRow(
      body.document.map(({ preview }) => preview),
      language,
    )
  const isOfWeek = !isEmptyDiff(body.diff) || sentences.length === 0
  return inRow([...(isOfWeek ? [sayEffect(state, effect, language)] : []), ...sentences], language)
}

/** What it does to homework and preferences. */
function sayBesides(body: CardBody, { window }: ScheduleState, language: Language): string[] {
  const homework = body.kind === 'history' ? body.homework : undefined
  const preferences =
    body.kind === 'history' || body.kind === 'brief' ? body.preferences : undefined
  return [
    ...(homework === undefined ? [] : [sayHomeworkChange(homework, language)]),
    ...(preferences === undefined ? [] : sayPreferenceLines(preferences, window, language)),
  ]
}

function sayCheckpoint(
  { course, next, fields }: Extract<CardBody, { kind: 'checkpoint' }>,
  language: Language,
): string {
  const { settles, goesOn, isLast } = sharedNameWords[language].cardTexts
  const quote = (name: string) => quoteTitle(name, language)
  const names = fields.map(({ key }) => quote(packFieldName(key, language)))
  const after = next === null ? isLast : goesOn(quote(packPhaseName(next, language)))
  return inRow([settles(joinWords(names, language), quote(course)), after], language)
}

function sayPortraits({ to }: ProfileChange, language: Language): string {
  const { keeps, forgets } = sharedNameWords[language].cardTexts
  const named = (isKept: boolean) =>
    to
      .filter(({ portrait }) => (portrait !== '') === isKept)
      .map(({ course }) => quoteTitle(course, language))
  const [kept, gone] = [named(true), named(false)]
  return inRow(
    [
      ...(kept.length === 0 ? [] : [keeps(joinWords(kept, language))]),
      ...(gone.length === 0 ? [] : [forgets(joinWords(gone, language))]),
    ],
    language,
  )
}

function inRow(sentences: readonly string[], language: Language): string {
  return sentences.join(grammar[language].joints.gap)
}

/** Of one the headline says all. */
const leastSessions = 2

type PlanQuestion = {
  /** Before the plan. */
  state: ScheduleState
  diff: ScheduleDiff
  clock: ClockView
  /** Sessions that found no place: the plan names them itself. */
  leftOut: readonly number[]
}

/**
 * Says what a plan comes to: its hours, the evenings that stay free, the study work that is due
 * next, and how much waits for later. Empty for a plan of few sessions, and for one that does not
 * fit the schedule any more.
 */
export function sayPlanFacts(
  { state, diff, clock, leftOut }: PlanQuestion,
  language: Language,
): string {
  const effect = describeEffect(state, diff)
  const places = effect.changes.flatMap(({ kind, to }) => (kind === 'placed' && to ? [to] : []))
  const after = applyDiff(state, diff)
  if (places.length < leastSessions || !after.ok) return ''
  const words = sharedPlannerWords[language].planFacts
  const minutes = places.reduce((sum, place) => sum + minutesOfPlace(state.window, place), 0)
  const evenings = countEvenings(after.value, effect, clock.moment.day)
  const later = effect.pending.to - leftOut.length
  return [
    words.study(sayDuration(minutes, language)),
    evenings.all === 0 ? '' : words.evenings(evenings.free, evenings.all),
    sayNextDue(after.value, clock, language),
    later > 0 ? words.later(later) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(grammar[language].joints.gap)
}

/** Of the weeks in which something is placed, from today on; one with study or an event in it is not free. */
function countEvenings({ window, tasks }: ScheduleState, effect: Effect, today: number) {
  const first = window.periods.findIndex(({ end }) => minutesOf(end) > eveningStart) + 1
  if (first === 0) return { free: 0, all: 0 }
  const weeks = new Set(effect.changes.flatMap(({ to }) => (to === null ? [] : [weekOf(to.day)])))
  const taken = new Set(
    tasks.flatMap(({ place }) => (place !== null && place.end >= first ? [place.day] : [])),
  )
  const days = window.days.flatMap((_, index) => {
    const day = index + 1
    return day >= today && weeks.has(weekOf(day)) ? [day] : []
  })
  return { free: days.filter((day) => !taken.has(day)).length, all: days.length }
}

/** The nearest last day of study work of which something is open; homework and exams are none, and it is named so. */
function sayNextDue(state: ScheduleState, clock: ClockView, language: Language): string {
  const next = listDue(state, [], clock.date).find(({ kind, days }) => kind === 'work' && days >= 0)
  if (next?.kind !== 'work') return ''
  const words = sharedPlannerWords[language].planFacts
  const [title, day] = [quoteTitle(next.title, language), sayIso(next.date, language)]
  return next.planned >= next.open
    ? words.dueReached(title, day)
    : words.due(title, day, sayDuration(next.planned, language), sayDuration(next.open, language))
}
