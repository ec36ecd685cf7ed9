// What the tests of the tool `replan` share: how it is asked, and weeks to ask it about.
import { replan, type ReplanOutcome } from '../../../../electron/planner/replan/replan.ts'
import type { Language } from '../../../../shared/language.ts'
import type { ReplanArguments } from '../../../../shared/tools/replan-arguments.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, item, schedule, week } from '../../../builders.ts'

const fourWeeks = week({ weeks: 4 })

export function answer(
  state: ScheduleState,
  args: ReplanArguments,
  now: Moment = beforeTerm,
  language: Language = 'en',
) {
  return replan({ state, now, language }, args)
}

export function changed(
  state: ScheduleState,
  args: ReplanArguments,
  now: Moment = beforeTerm,
): ReplanOutcome {
  const outcome = answer(state, args, now)
  if (outcome.kind !== 'change') throw new Error(`refused: ${outcome.text}`)
  return outcome
}

export const movedOf = ({ data }: ReplanOutcome) => data.moved.map(({ taskId }) => taskId)

/** A session on each of the days, always in the third period. */
export function sessions(days: number[], changes: Parameters<typeof item>[1] = {}) {
  return days.map((day) => item(day, { place: at(day, 3), ...changes }))
}

/** Twenty-three sessions, one a day. */
export const everyDay = schedule(
  sessions(Array.from({ length: 23 }, (_, index) => index + 1)),
  fourWeeks,
)
