// A change in the fewest words: a row of a card, and the line of a proposal above the week.
import { upperFirst } from '../../text/as-sentence.ts'
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Effect, EffectChange } from '../../schedule/effect.ts'
import type { Place } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import { cleanTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayMark } from './say-mark.ts'
import { sayPlace, sayPlaceOfWeek } from './say-place.ts'

const kinds = [
  'placed',
  'moved',
  'unplaced',
  'added',
  'removed',
  'edited',
  'marked',
  'unmarked',
] as const

/** Whether a weekday is enough to name each day of these changes. */
export function isWithinWeek(changes: readonly EffectChange[]): boolean {
  const days = changes.flatMap(({ from, to }) => [from, to]).flatMap((place) => place?.day ?? [])
  return new Set(days.map((day) => Math.ceil(day / 7))).size <= 1
}

/** Where a task goes: "Mon 19:00–20:35", "Thu 10:00–11:35 → Fri 08:00–09:35" / "周一 19:00–20:35". */
export function sayWhereBriefly(
  window: Window,
  change: Pick<EffectChange, 'kind' | 'from' | 'to' | 'mark'>,
  language: Language,
  isDated: boolean,
): string {
  const { unplaced, removed, edited, open } = sharedScheduleWords[language].briefly
  const at = (place: Place | null) =>
    place === null
      ? unplaced
      : isDated
        ? sayPlace(window, place, language, 'brief')
        : sayPlaceOfWeek(window, place, language)
  switch (change.kind) {
    case 'placed':
    case 'added':
      return at(change.to)
    case 'moved':
    case 'unplaced':
      return `${at(change.from)} → ${at(change.to)}`
    case 'removed':
      return removed
    case 'marked':
      return change.mark === undefined ? edited : sayMark(change.mark, language)
    case 'unmarked':
      return open
    default:
      return edited
  }
}

/** "Place 9 study blocks, move 2" / "排入 9 个学习任务，移动 2 个学习任务"; empty when nothing is listed. */
export function sayCountsBriefly(effect: Effect, language: Language): string {
  const { counts, separator, again } = sharedScheduleWords[language].briefly
  const found = kinds
    .map((kind) => ({ kind, count: effect.changes.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
  const parts = found.map(({ kind, count }, index) => {
    const isStudy = effect.changes.every(({ taskKind }) => taskKind === 'item')
    const counted = sayCount(count, isStudy ? 'study-block' : 'task', language)
    return `${counts[kind]} ${index === 0 ? counted : again(count, counted)}`
  })
  const words = parts.join(separator)
  return upperFirst(words)
}

/** A title in one harmless line. */
export function sayTitleBriefly(change: EffectChange, language: Language): string {
  return cleanTitle(change.title, language)
}
