// What a day costs under one term, from the day's content alone.
import { assertNever } from '../../../shared/assert-never.ts'
import { countBits, highestBit, stretch } from './day-masks.ts'
import type { Block, DayContent } from './day-content.ts'
import type { PlacementProblem } from './problem.ts'
import type { Term } from './term.ts'

/** Those of a day as a whole. */
export type DayTerm = Exclude<Term, { kind: 'place' | 'left-out' | 'gap' }>

export function isDayTerm(term: Term): term is Term & DayTerm {
  return term.kind !== 'place' && term.kind !== 'left-out' && term.kind !== 'gap'
}

/** Without its weight. */
export function dayCost({ periods }: PlacementProblem, term: DayTerm, day: DayContent): number {
  switch (term.kind) {
    case 'load':
      return Math.max(0, countBits(day.study) - (term.target[day.day] ?? 0)) ** 2
    case 'run':
      return countLongRuns(day, periods, term.longest + 1, term.breaksAfter)
    case 'switch':
      return pairsOf(day.blocks).filter(
        ([a, b]) => term.subjectOf[a.chain] !== term.subjectOf[b.chain],
      ).length
    case 'heavy':
      return pairsOf(day.blocks).filter(
        ([a, b]) =>
          term.heavy[a.chain] === 1 && term.heavy[b.chain] === 1 && touch(a, b, term.breaksAfter),
      ).length
    case 'fragment':
      return countFragments(day, periods, term.breaksAfter)
    default:
      return assertNever(term)
  }
}

function countLongRuns(
  { fixed, study }: DayContent,
  periods: number,
  length: number,
  breaksAfter: number,
): number {
  let runs = 0
  for (let start = 0; start + length <= periods; start += 1) {
    const window = stretch(start, length)
    const inside = stretch(start, length - 1)
    if ((breaksAfter & inside) !== 0) continue
    if (((fixed | study) & window) === window && (study & window) !== 0) runs += 1
  }
  return runs
}

function pairsOf(blocks: readonly Block[]): [Block, Block][] {
  return blocks.slice(1).map((block, index): [Block, Block] => [blocks[index] ?? block, block])
}

function touch(a: Block, b: Block, breaksAfter: number): boolean {
  const last = highestBit(a.mask)
  return last + 1 === b.start && ((breaksAfter >>> last) & 1) === 0
}

function countFragments(
  { fixed, study }: DayContent,
  periods: number,
  breaksAfter: number,
): number {
  const isFree = (period: number) => (((fixed | study) >>> period) & 1) === 0
  const isBreak = (period: number) => ((breaksAfter >>> period) & 1) === 1
  const isStudy = (period: number) => ((study >>> period) & 1) === 1
  let fragments = 0
  for (let period = 1; period < periods - 1; period += 1) {
    if (!isFree(period)) continue
    const joinsBefore = isFree(period - 1) && !isBreak(period - 1)
    const joinsAfter = isFree(period + 1) && !isBreak(period)
    if (joinsBefore || joinsAfter) continue
    const studyBefore = isStudy(period - 1) && !isBreak(period - 1)
    const studyAfter = isStudy(period + 1) && !isBreak(period)
    if (studyBefore || studyAfter) fragments += 1
  }
  return fragments
}
