// The desk of the week as it was: stores of its own for what is drawn, everything else as on the desk of now.
import type { Desk, PastState } from '../store/desk.ts'
import { createProposalStore } from '../store/proposal-store.ts'
import { createWeekStore, type WeekState } from '../store/week-store.ts'

type Shown = NonNullable<PastState['shown']>

export function openThen(desk: Desk, { state }: Shown): Desk {
  const week = createWeekStore()
  const { term, clock } = desk.week.view.get()
  week.load({ term, state, clock, history: { undo: null, redo: null } })
  week.view.set(pageOf(desk))
  return { ...desk, week, proposal: createProposalStore() }
}

/** The clock and the week that is shown are those of now; answers with the way to stop following them. */
export function followNow(desk: Desk, then: Desk): () => void {
  const follow = () => {
    then.week.view.set(pageOf(desk))
  }
  follow()
  return desk.week.view.subscribe(follow)
}

function pageOf({ week }: Desk): Partial<WeekState> {
  const { clock, shownWeek, span, dayOffset, weekStart } = week.view.get()
  return { clock, shownWeek, span, dayOffset, weekStart }
}
