// A day that must be asked back before anything else is read: "Thursday 11 November" on a Wednesday, 11/12, 31 November.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { ordinalPattern, readNumber } from '../../../shared/time/numbers.ts'
import { monthNames } from '../../../shared/time/months.ts'
import { findUnknownDay } from '../../../shared/time/unknown-day.ts'

export type UnclearDay = Extract<Draft, { kind: 'unclear-day' }>

/** The first such day of a prepared text; null when all are clear. */
export function findUnclearDay(text: string, ground: Ground): UnclearDay | null {
  const found = lexText(text, ground).days.find(({ choices }) => choices !== undefined)
  if (found?.choices !== undefined) {
    const { start, end, choices } = found
    return {
      kind: 'unclear-day',
      text,
      start,
      end,
      words: wordsAt(text, start, end),
      choices,
      within: null,
    }
  }
  return null
}

/** The same for a date that no calendar has; `isWrite`: where it should be is what is missing. */
export function findWrongDay(text: string): UnclearDay | null {
  const words = findUnknownDay(text)
  const start = words === null ? -1 : text.indexOf(words)
  if (words === null || start < 0) return null
  return {
    kind: 'unclear-day',
    text,
    start,
    end: start + words.length,
    words,
    choices: [],
    within: null,
  }
}

const rank = new RegExp(
  String.raw`^\W*(?:the )?(${ordinalPattern})(?: one)?\W*$|^第?([一二两12])个?$`,
)

/** The request with the day that the answer names; null when it names none of them. */
export function settleDay(draft: UnclearDay, said: string, ground: Ground): string | null {
  const { choices } = draft
  const text = prepareText(said, ground)
  const counted = rank.exec(text)
  const number = readNumber(counted?.[1] ?? counted?.[2] ?? '')
  const dates = lexText(text, ground).days.flatMap((day) => day.choices ?? day.dates)
  // "Wednesday" is the one of the choices, and not the next one.
  const weekday = dates.length === 1 && !/\d/.test(text) ? weekdayOf(dates[0] ?? '') : null
  const exact = choices.filter((choice) => dates.includes(choice))
  const named =
    exact.length > 0
      ? exact
      : choices.filter((choice) => isSaid(choice, text) || weekdayOf(choice) === weekday)
  const chosen =
    named.length === 1
      ? named[0]
      : named.length === 0 && dates.length === 1
        ? dates[0]
        : choices[(number ?? 0) - 1]
  if (chosen === undefined) return null
  return draft.text.slice(0, draft.start) + ` ${chosen} ` + draft.text.slice(draft.end)
}

/** "The 12th", "December": the number of the day or its month is enough. */
function isSaid(choice: string, text: string): boolean {
  const [, month = '', day = ''] = choice.split('-')
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (numbers.length === 1 && /^\W*(?:the )?\d+(?:st|nd|rd|th|日|号)?\W*$/.test(text))
    return numbers[0] === Number(day)
  return new RegExp(String.raw`\b${monthNames[Number(month) - 1]}|(?<!\d)${Number(month)}月`).test(
    text,
  )
}

function wordsAt(text: string, start: number, end: number): string {
  return text.slice(start, end).trim()
}
