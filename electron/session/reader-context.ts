// Gathers what the readers of words know when they read a goal or a file of a pack.
import type { Language } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Ground } from '../language/ground.ts'
import { currentClock, type SessionContext } from './context.ts'
import { planningWishes } from './planning-wishes.ts'

export function readerContext(
  context: SessionContext,
  state: ScheduleState,
  language: Language,
): Ground {
  const clock = currentClock(context)
  return {
    state,
    now: clock.moment,
    today: { date: clock.date, minute: clock.minute },
    recent: [],
    told: [],
    history: { undo: null, redo: null },
    language,
    preferences: planningWishes(context),
  }
}
