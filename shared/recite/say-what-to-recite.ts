// Which texts are to be recited, and when: what is due first, then what comes (R8).
import type { Language } from '../language.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { quoteTitle } from '../words/titles/quote-title.ts'
import { sayDate } from '../words/dates/say-date.ts'

/** `due` is an ISO date; null before the first recital. */
export type QueuedText = { title: string; due: string | null }

/** Texts that are named one by one. */
const mostTold = 6

/** `texts` with the most urgent first; `today` is an ISO date. */
export function sayWhatToRecite(
  texts: readonly QueuedText[],
  today: string,
  language: Language,
): string {
  const english = language === 'en'
  const [first] = texts
  if (first === undefined) {
    return english
      ? 'There is no text to recite yet. Keep one under “Recite from memory”.'
      : '还没有可以背的材料。请先在“背诵”里存一篇。'
  }
  const lines = texts
    .slice(0, mostTold)
    .map(({ title, due }) => `- ${quoteTitle(title, language)} · ${sayWhen(due, today, language)}`)
  const more = texts.length - mostTold
  return [
    ...lines,
    ...(more > 0
      ? [english ? `- and ${more} more under “Recite from memory”` : `- 另有 ${more} 篇，见“背诵”`]
      : []),
    english ? `Say “recite ${first.title}” to begin.` : `说“背诵${first.title}”就可以开始。`,
  ].join('\n')
}

function sayWhen(due: string | null, today: string, language: Language): string {
  const english = language === 'en'
  if (due === null) return english ? 'not recited yet' : '还没背过'
  if (due <= today) return english ? 'due now' : '现在该背了'
  const date = sayDate(due, weekdayOf(due), language)
  return english ? `next on ${date}` : `下次 ${date}`
}
