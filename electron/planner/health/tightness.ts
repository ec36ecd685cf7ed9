// How freely the placed blocks can still move, one by one and as a whole.
import type { ItemTightness, Tightness, TightnessLevel } from '../../../shared/planner/health.ts'
import { fewPlaces } from './bounds.ts'
import type { StudyBlock } from './board.ts'
import type { RoomToMove } from './room-to-move.ts'

/** Of the placed blocks that have not begun. A block that is locked has nowhere to go. */
export function judgeTightness(upcoming: readonly StudyBlock[], room: RoomToMove): Tightness {
  const items = upcoming.map((block): ItemTightness => {
    const alternatives = block.isFree ? room.placesOf(block).length : 0
    const swaps = block.isFree ? room.partnersOf(block).length : 0
    return { taskId: block.id, alternatives, swaps, level: levelOf(alternatives, swaps) }
  })
  const counts = items.map(({ alternatives }) => alternatives).toSorted((a, b) => a - b)
  return {
    level: levelOfAll(items),
    items,
    movable: items.filter(({ alternatives }) => alternatives > 0).length,
    swappable: items.filter(({ swaps }) => swaps > 0).length,
    alternatives: counts[Math.floor(counts.length / 2)] ?? 0,
  }
}

function levelOf(alternatives: number, swaps: number): TightnessLevel {
  if (alternatives + swaps === 0) return 'locked'
  return alternatives < fewPlaces ? 'tight' : 'loose'
}

/** Locked when nothing can move, loose when more than half moves freely; a plan without blocks binds nothing. */
function levelOfAll(items: readonly ItemTightness[]): TightnessLevel {
  if (items.length === 0) return 'loose'
  if (items.every(({ level }) => level === 'locked')) return 'locked'
  const loose = items.filter(({ level }) => level === 'loose').length
  return loose * 2 > items.length ? 'loose' : 'tight'
}
