// What a search stands on, whichever way it moves: the rows, what each may cost where, and what days are like.
import type { PlacementProblem } from '../problem/problem.ts'
import { layDayKinds, type DayKind } from './day-kinds.ts'
import { layGapCosts, type GapCosts } from './gap-costs.ts'
import { layMaskCosts, type MaskCosts } from './mask-costs.ts'
import { layPairCosts, type PairCosts } from './pair-costs.ts'
import { layPlaces, type Places } from './places.ts'
import { layRows, type Rows } from './rows.ts'
import { makeShapes, type Shapes } from './shapes.ts'

export type Ground = {
  problem: PlacementProblem
  rows: Rows
  shapes: Shapes
  places: Places
  gaps: GapCosts
  masks: MaskCosts
  pairs: PairCosts
  kinds: readonly DayKind[]
  kindOfDay: Int32Array
}

export function layGround(problem: PlacementProblem): Ground {
  const rows = layRows(problem)
  const shapes = makeShapes()
  const pairs = layPairCosts(problem)
  const { kinds, kindOfDay } = layDayKinds(problem, pairs)
  const frozen = Int32Array.from(kindOfDay, (kind) => kinds[kind]?.frozen ?? 0)
  return {
    problem,
    rows,
    shapes,
    places: layPlaces(problem, rows, shapes, pairs, frozen),
    gaps: layGapCosts(problem, rows),
    masks: layMaskCosts(problem),
    pairs,
    kinds,
    kindOfDay,
  }
}
