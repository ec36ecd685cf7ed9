// What a simulation came to, kept for as long as the window is open: whoever comes back to the page finds it there.
import type { SimulationFacts } from '../../shared/planner/simulation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { SimulateWish } from './simulate-wish.ts'

export type ToldOutlook = {
  facts: SimulationFacts
  /** What it was about. */
  state: ScheduleState | null
  wish: SimulateWish
}
