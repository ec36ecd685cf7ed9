// The legality check as every write path uses it (S7): its parts stand in legality/.
export { checkPlace } from './legality/check-place.ts'
export { hasBegun, isOver } from './legality/freedom.ts'
export { legalStarts, nearestLegalPlaces } from './legality/legal-places.ts'
export { findViolations, isOverlapBeside, newViolations } from './legality/violations.ts'
