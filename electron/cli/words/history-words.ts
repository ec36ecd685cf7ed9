// One line of the history in the terminal.
import type { Language } from '../../../shared/language.ts'
import type { HistoryItem } from '../../../shared/schedule/history-view.ts'
import { sayAuthor, sayStanding } from '../../../shared/words/schedule/say-history.ts'
import { printable } from '../printable.ts'

/** "3  2026-11-23 08:20  You  Moved “Essay 1”  (undone)". */
export function sayHistoryItem(item: HistoryItem, language: Language): string {
  const { id, date, time, who, why, standing } = item
  const state = sayStanding(standing, language)
  const author = who === null ? '?' : sayAuthor(who, language)
  return [
    `${id}`,
    `${date} ${time}`,
    author,
    printable(why),
    ...(state === '' ? [] : [language === 'zh' ? `（${state}）` : `(${state})`]),
  ].join('  ')
}
