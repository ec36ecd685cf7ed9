// Says one line for one change of a card: the title, where from and where to.
import { scheduleWords } from '../../i18n/core/schedule.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { EffectChange } from '../../schedule/effect.ts'
import type { Place } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { sayMark } from './say-mark.ts'
import { sayPlace, type PlaceStyle } from './say-place.ts'

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
  const sayAt = (place: Place | null) =>
    place === null ? pending : sayPlace(window, place, language, style)
  const to =
    change.hostTitle === null
      ? sayAt(change.to)
      : during(sayAt(change.to), quoteTitle(change.hostTitle, language))
  switch (change.kind) {
    case 'placed':
      return to
    case 'moved':
    case 'unplaced':
      return arrow(sayAt(change.from), to)
    case 'added':
      return added(to)
    case 'removed':
      return removed(sayAt(change.from))
    case 'edited':
      if (change.isPinned !== undefined) return change.isPinned ? pinned(to) : unpinned(to)
      return change.wasTitle === undefined
        ? edited(to)
        : renamed(quoteTitle(change.wasTitle, language), to)
    case 'marked':
      return marked(
        sayAt(change.from),
        change.mark === undefined ? '' : sayMark(change.mark, language),
      )
    case 'unmarked':
      return unmarked(to)
    default:
      return assertNever(change.kind)
  }
}
