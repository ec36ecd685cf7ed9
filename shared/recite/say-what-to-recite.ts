// Says which texts are to be recited, and when: what is due first, then what comes (R8).
import { reciteWords } from '../i18n/core/recite.ts'
import type { Language } from '../language.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayDate } from '../time/say/say-date.ts'

/** `due` is an ISO date; null before the first recital. */
export type QueuedText = { title: string; due: string | null }

/** Texts that are named one by one. */
const mostNamed = 6

/** `texts` with the most urgent first; `today` is an ISO date. */
export function sayWhatToRecite(
  texts: readonly QueuedText[],
  today: string,
  language: Language,
): string {
  const [first] = texts
  if (first === undefined) {
    return reciteWords[language].whatToRecite.noTexts
  }
  const lines = texts
    .slice(0, mostNamed)
    .map(({ title, due }) => `- ${quoteTitle(title, language)} · ${sayWhen(due, today, language)}`)
  const more = texts.length - mostNamed
  return [
    ...lines,
    ...(more > 0 ? [reciteWords[language].whatToRecite.more(more)] : []),
    reciteWords[language].whatToRecite.howToBegin(first.title),
  ].join('\n')
}

function sayWhen(due: string | null, today: string, language: Language): string {
  if (due === null) return reciteWords[language].whatToRecite.neverRecited
  if (due <= today) return reciteWords[language].whatToRecite.dueNow
  const date = sayDate(due, weekdayOf(due), language)
  return reciteWords[language].whatToRecite.nextOn(date)
}
