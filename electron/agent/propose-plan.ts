// Makes a plan card, with the placements of the rough build on it when they are wanted (G7).
import type { Card, PlacementScope } from '../../shared/agent/card.ts'
import { emptyDiff, isEmptyDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { RoughBuild } from '../planner/place.ts'
import type { GraphState } from './graph-state.ts'
import { openCard } from './open-card.ts'
import type { Turn } from './turn.ts'

export type Proposal =
  | { kind: 'card'; card: Card }
  /** The rough build placed nothing; `leftOut` counts the items that were wanted. */
  | { kind: 'nothing'; leftOut: number }

export function proposePlan(turn: Turn): Proposal {
  const { plan: steps, classIds, wantsRoughBuild } = turn.state
  const scope = turn.state.scope ?? wholeWindow(turn.ports.readState())
  const { diff, leftOut } = buildRoughly(turn.ports, turn.state)
  if (wantsRoughBuild && isEmptyDiff(diff)) return { kind: 'nothing', leftOut: leftOut.length }
  const card = openCard(turn, { kind: 'plan', steps, classIds, scope, diff, leftOut })
  return { kind: 'card', card }
}

function wholeWindow({ window }: ScheduleState): PlacementScope {
  const { days } = window
  return { fromDay: 1, toDay: days.length, excludedWeekdays: [], excludedPeriods: [] }
}

/** The same wish gives the same plan: a card that comes again after a question is the card that was there. */
const seed = 1

/** No classes named means all. */
function buildRoughly(ports: Turn['ports'], state: GraphState): RoughBuild {
  if (!state.wantsRoughBuild) return { diff: emptyDiff(), leftOut: [] }
  const { classIds, scope } = state
  return ports.place(
    ports.readState(),
    { classIds: classIds.length === 0 ? null : classIds, scope, now: ports.clock().moment },
    seed,
  )
}
