// How an explanation names tasks, places and days: with numbers for a model, plainly for a person.
import { explanationWords } from '../../i18n/shared/explanation.ts'
import type { Language } from '../../language.ts'
import type { Place } from '../../schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import { nameTask, nameTaskPlainly } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { clampDay, sayDay, sayNumberedDay } from '../../time/say/say-date.ts'
import { sayLength, sayLengthAgain } from '../../words/schedule/say-length.ts'
import { sayPlace, sayTimes } from '../../words/schedule/say-place.ts'
import type { TermAmount, TermName } from '../explanation.ts'

export type ExplanationStyle = 'numbered' | 'person'

export type Speaker = {
  state: ScheduleState
  language: Language
  style: ExplanationStyle
  task: (id: number) => string
  /** With its day: “Problem set 2” (Tue 24 Nov). */
  taskWithPlace: (id: number) => string
  /** A task class's title. */
  taskClass: (id: number) => string
  place: (place: Place) => string
  day: (day: number) => string
  times: (periods: readonly number[]) => string
  /** Of so many periods; `lengthAgain` where their unit was named just before. */
  length: (periods: number) => string
  lengthAgain: (periods: number) => string
}

export function makeSpeaker(
  state: ScheduleState,
  language: Language,
  style: ExplanationStyle,
): Speaker {
  const { window } = state
  const isNumbered = style === 'numbered'
  const name = isNumbered ? nameTask : nameTaskPlainly
  const day = (number: number) => {
    const inside = clampDay(window, number)
    return (isNumbered ? sayNumberedDay : sayDay)(window, inside, language)
  }
  // The arguments of a model's tools are periods.
  const rows = isNumbered ? null : window
  return {
    state,
    language,
    style,
    task: (id) => name(state, id, language),
    taskWithPlace: (id) => {
      const place = findTask(state, id)?.place ?? null
      return place === null ? name(state, id, language) : name(state, id, language, day(place.day))
    },
    taskClass: (id) => {
      const found = findTaskClass(state, id)
      return found === undefined
        ? explanationWords[language].unknownClass
        : quoteTitle(found.title, language)
    },
    place: (place) => sayPlace(window, place, language, isNumbered ? 'numbered' : 'brief'),
    day,
    times: (periods) => sayTimes(window, periods, language, isNumbered ? 'numbered' : 'brief'),
    length: (periods) => sayLength(periods, rows, language),
    lengthAgain: (periods) => sayLengthAgain(periods, rows, language),
  }
}

/** Amounts named one by one; the rest is put together, so that all still adds up. */
const named = 4

/**
 * Says the scorer's terms in a person's words: what an amount is for, and what speaks for a
 * place. "spacing" / "间隔".
 */
export function sayTerm(term: TermName, language: Language): string {
  return explanationWords[language].termNames[term].name
}

/** "the day has room for it". */
export function sayTermFits(term: TermName, language: Language): string {
  return explanationWords[language].termNames[term].fits
}

/** "4 for spacing and 2 less for the weekend", the largest first; empty for no amounts. */
export function sayAmounts(amounts: readonly TermAmount[], language: Language): string {
  const { more, less, rest, list } = explanationWords[language].termPhrases
  const sorted = amounts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  const first = sorted.slice(0, sorted.length > named ? named - 1 : named)
  const others = sorted.slice(first.length).reduce((sum, { amount }) => sum + amount, 0)
  const said = first.map(({ term, amount }) => {
    const name = sayTerm(term, language)
    return amount < 0 ? less(-amount, name) : more(amount, name)
  })
  const signed = others < 0 ? `−${-others}` : `${others}`
  return list(others === 0 ? said : [...said, rest(signed)])
}
