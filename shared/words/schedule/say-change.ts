// Says one line for one change of a card: the title, where from and where to.
import { assertNever } from '../../assert-never.ts'
import { scheduleWords } from '../../i18n/core/schedule.ts'
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { EffectChange, Effect } from '../../schedule/effect.ts'
import type { Held } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import { upperFirst } from '../../text/as-sentence.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayMark } from './say-mark.ts'
import { sayHeldPlace, type PlaceStyle, sayPlaceOfWeek } from './say-place.ts'

/** "Calculus review 2: Thu 26 Nov 10:00–11:35 → Fri 27 Nov 08:00–09:35". */
export function sayChange(
  window: Window,
  change: EffectChange,
  language: Language,
  style: PlaceStyle = 'brief',
): string {
  const { line } = scheduleWords[language].change
  return line(cleanTitle(change.title, language), sayWhereabouts(window, change, language, style))
}

/** The same without the title. */
export function sayWhereabouts(
  window: Window,
  change: EffectChange,
  language: Language,
  style: PlaceStyle,
): string {
  const {
    arrow,
    during,
    pending,
    added,
    removed,
    edited,
    pinned,
    unpinned,
    renamed,
    marked,
    unmarked,
  } = scheduleWords[language].change
  const sayAt = (edge: 'from' | 'to') => {
    const held = heldOf(change, edge)
    return held === null ? pending : sayHeldPlace(window, held, language, style)
  }
  const to =
    change.hostTitle === null
      ? sayAt('to')
      : during(sayAt('to'), quoteTitle(change.hostTitle, language))
  switch (change.kind) {
    case 'placed':
      return to
    case 'moved':
    case 'unplaced':
      return arrow(sayAt('from'), to)
    case 'added':
      return added(to)
    case 'removed':
      return removed(sayAt('from'))
    case 'edited':
      if (change.isPinned !== undefined) return change.isPinned ? pinned(to) : unpinned(to)
      return change.wasTitle === undefined
        ? edited(to)
        : renamed(quoteTitle(change.wasTitle, language), to)
    case 'marked':
      return marked(sayAt('from'), change.mark === undefined ? '' : sayMark(change.mark, language))
    case 'unmarked':
      return unmarked(to)
    default:
      return assertNever(change.kind)
  }
}

// A change in the fewest words: a row of a card, and the line of a proposal above the week.

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

/** Where it lay, or lies then. */
export function heldOf(
  { from, to, clocks }: Pick<EffectChange, 'from' | 'to' | 'clocks'>,
  edge: 'from' | 'to',
): Held | null {
  const place = edge === 'from' ? from : to
  return place && { place, clock: clocks?.[edge] ?? null }
}

/** Where a task goes: "Mon 19:00–20:35", "Thu 10:00–11:35 → Fri 08:00–09:35" / "周一 19:00–20:35". */
export function sayWhereBriefly(
  window: Window,
  change: Pick<EffectChange, 'kind' | 'from' | 'to' | 'clocks' | 'mark'>,
  language: Language,
  isDated: boolean,
): string {
  const { unplaced, removed, edited, open } = sharedScheduleWords[language].briefly
  const at = (edge: 'from' | 'to') => {
    const held = heldOf(change, edge)
    if (held === null) return unplaced
    return isDated ? sayHeldPlace(window, held, language) : sayPlaceOfWeek(window, held, language)
  }
  switch (change.kind) {
    case 'placed':
    case 'added':
      return at('to')
    case 'moved':
    case 'unplaced':
      return `${at('from')} → ${at('to')}`
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
