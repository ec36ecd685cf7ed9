// Says why what waits has no place: what is to follow it in the order of its class lies there already, or is over (S4).
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'

export type Held = { text: string; isOver: boolean }

/** Of the first of these pending items that something placed is to follow; null where nothing is. */
export function sayHeld(
  state: ScheduleState,
  ids: readonly number[],
  now: Moment,
  language: Language,
): Held | null {
  for (const id of ids) {
    const item = findTask(state, id)
    if (item?.kind !== 'item') continue
    const { successor } = neighboursOf(state, item)
    if (successor === null) continue
    const isOver = hasBegun(successor.place, now)
    const say = agentWords[language].held[isOver ? 'isOver' : 'held']
    const [title, follower] = [item.title, successor.title].map((each) =>
      quoteTitle(each, language),
    )
    const day = sayDay(state.window, successor.place.day, language)
    return { text: say(title ?? '', follower ?? '', day), isOver }
  }
  return null
}
