// Why what waits has no place: what is to follow it in the order of its class lies there already, or is over (S4).
import type { Language } from '../../../shared/language.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayDay } from '../../../shared/words/dates/say-date.ts'

type Phrases = {
  held: (title: string, follower: string, day: string) => string
  /** It has begun, and nobody has said what became of it. */
  isOver: (title: string, follower: string, day: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    held: (title, follower, day) => `${title} has to come before ${follower} (${day}).`,
    isOver: (title, follower, day) =>
      `${title} comes before ${follower} in its order, and that was on ${day}. Mark what became of ${follower} first; then ${title} can come after it.`,
  },
  zh: {
    held: (title, follower, day) => `${title}要排在${follower}（${day}）之前。`,
    isOver: (title, follower, day) =>
      `${title}按顺序在${follower}之前，而那次是${day}，已经过去了。先标记${follower}完成得怎么样，${title}就能排到它后面。`,
  },
}

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
    const say = phrases[language][isOver ? 'isOver' : 'held']
    const [title, follower] = [item.title, successor.title].map((each) =>
      quoteTitle(each, language),
    )
    const day = sayDay(state.window, successor.place.day, language)
    return { text: say(title ?? '', follower ?? '', day), isOver }
  }
  return null
}
