// The desk of the week as it was: stores of its own for what is drawn, everything else as on the desk of now.
import type { Desk, PastState } from '../store/desk.ts'
import { createProposalStore } from '../store/proposal-store.ts'
import { createWeekStore } from '../store/week-store.ts'

type Shown = NonNullable<PastState['shown']>

export function openThen(desk: Desk, { state }: Shown): Desk {
  const week = createWeekStore()
  const { term, clock, shownWeek, weekStart } = desk.week.view.get()
  week.load({ term, state, clock, history: { undo: null, redo: null } })
  week.view.set({ shownWeek, weekStart })
  return { ...desk, week, proposal: createProposalStore() }
}

/** The clock and the week that is shown are those of now; answers with the way to stop following them. */
export function followNow(desk: Desk, then: Desk): () => void {
  const follow = () => {
    const { clock, shownWeek, weekStart } = desk.week.view.get()
    then.week.view.set({ clock, shownWeek, weekStart })
  }
  follow()
  return desk.week.view.subscribe(follow)
}
