// What is said of the block in hand: where it would go and what that costs, or why it can't.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { costKey, type Carry, type CarryState } from '../../store/carry-store.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayWorth } from '../../../shared/planner/say/say-worth.ts'
import { heldAt } from '../../../shared/schedule/edits/clock-span.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { sayHeldPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'

export type CarryLine = {
  /** What letting go would do, or why nothing. */
  text: string
  /** How the plan's cost changes; empty where nothing weighs it. */
  cost: string
  isRefused: boolean
}

export function sayCarry(
  state: ScheduleState,
  carry: Carry,
  costs: CarryState['costs'],
  language: Language,
): CarryLine {
  const words = windowWords[language].drag
  const { verdict, target } = carry
  if (verdict === null || target === null) return plain(words.nowhere)
  const task = findTask(state, carry.taskId)
  const where = (place: Place) =>
    sayHeldPlace(state.window, heldAt(state.window, task, place), language)
  switch (verdict.kind) {
    case 'here':
      return plain(verdict.place === null ? words.nowhere : words.here(where(verdict.place)))
    case 'refused':
      return {
        text: sayRefusal(state, verdict.refusal, language, 'person'),
        cost: '',
        isRefused: true,
      }
    case 'legal': {
      if (verdict.place === null) return plain(words.toList)
      const place = where(verdict.place)
      if (target.kind === 'block') {
        const title = cleanTitle(findTask(state, target.taskId)?.title ?? '', language)
        return plain(words.swapsWith(title, place))
      }
      if (target.kind === 'span') {
        return plain(
          words.lasts(sayLength(target.end - target.start + 1, state.window, language), place),
        )
      }
      if (carry.isCopy) return plain(words.copiesTo(place))
      if (carry.also.length > 0) return plain(words.fits(place))
      const cost = sayCost(costs.get(costKey(verdict.place)), language)
      return { text: words.fits(place), cost, isRefused: false }
    }
    default:
      return assertNever(verdict)
  }
}

/** What the last key ran into; empty where it led on. */
export function sayBound({ bound }: Carry, language: Language): string {
  return bound === null ? '' : windowWords[language].drag.bounds[bound]
}

function plain(text: string): CarryLine {
  return { text, cost: '', isRefused: false }
}

export function sayCost(total: number | undefined, language: Language): string {
  if (total === undefined) return ''
  return sayWorth(total, language)
}
