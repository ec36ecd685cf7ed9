// Finds what stands against a plan, as problems that a move or swap could mend: each at its place, weighed, worst first.
import {
  healthProblemKinds,
  type HealthProblemKind,
  type Severity,
  type SoftPreference,
} from '../../../shared/tools/health-problem.ts'
import {
  type BrokenPreference,
  healthWeights,
  type HealthNumbers,
} from '../../../shared/planner/health.ts'
import { longestRun } from '../from-state/standards.ts'
import { type StudyBlock, compareBlocks, mostSwitches } from './board.ts'
import type { Diagnosis, Revision } from './diagnosis.ts'
import { brokenBy, preferenceOf, type DayMeasure, blockNumbers } from './measure-day.ts'
import type { ClassNumbers } from './measure-class.ts'

/** By preference, the blocks of a day that break it; what has begun is over. */
function brokenOn(
  { board }: Diagnosis,
  { blocks, lostMeals }: DayMeasure,
  day: number,
): Map<DayPreference, StudyBlock[]> {
  const broken = new Map<DayPreference, StudyBlock[]>()
  const add = (preference: DayPreference, block: StudyBlock) => {
    const known = broken.get(preference) ?? []
    if (!block.hasBegun && !known.includes(block)) broken.set(preference, [...known, block])
  }
  const frame = board.frames[day - 1]
  if (frame === undefined) return broken
  for (const block of blocks) {
    for (const name of brokenBy(board, frame, block)) add(preferenceOf[name], block)
  }
  for (const block of lostMeals.flat()) add('meal', block)
  return broken
}

/** The study of a week's evenings, where it takes more of them than the student gives. */
function findLostEvenings({ board, days, lostEvenings }: Diagnosis): {
  week: number
  blocks: StudyBlock[]
}[] {
  return [...lostEvenings].flatMap(([week, lost]) => {
    if (lost === 0) return []
    const blocks = board.frames
      .filter((frame) => frame.week === week)
      .flatMap(({ day }) => days[day - 1]?.eveningBlocks ?? [])
    return [{ week, blocks: blocks.filter(({ hasBegun }) => !hasBegun) }]
  })
}

/** Only of `only`, where that is given. */
export function listBroken(diagnosis: Diagnosis, only: number | null): BrokenPreference[] {
  const evenings = findLostEvenings(diagnosis).flatMap(({ blocks }) => blocks)
  return diagnosis.days.flatMap((measure, index): BrokenPreference[] => {
    const day = index + 1
    if (measure === null || (only !== null && only !== day)) return []
    const broken = [...brokenOn(diagnosis, measure, day)].map(([preference, blocks]) => ({
      preference,
      day,
      taskIds: blocks.map(({ id }) => id),
    }))
    const lost = evenings.filter((block) => block.day === day).map(({ id }) => id)
    return lost.length === 0
      ? broken
      : [...broken, { preference: 'free-evenings', day, taskIds: lost }]
  })
}

export type FoundProblem = {
  locus: Locus
  /** In order of time. */
  blocks: readonly StudyBlock[]
  days: readonly number[]
  measure: number
  limit: number
  points: number
  severity: Severity
}

/** What was asked for; null is all. */
export type Focus = { day: number | null; problem: HealthProblemKind | null }

/** A place where there may be a problem, the blocks concerned, and the size that would be fine. */
type Suspect = { locus: Locus; blocks: readonly StudyBlock[]; limit: number }

/**
 * What nobody can change any more, because it has begun or is locked, is no problem. Where a day or the changes of
 * course are asked about, the person finds them too many already: every change counts.
 */
export function findProblems(diagnosis: Diagnosis, focus: Focus): FoundProblem[] {
  const suspects = [
    ...diagnosis.days.flatMap((measure, index) =>
      measure === null ? [] : suspectDay(diagnosis, measure, index + 1, focus),
    ),
    ...suspectWeeks(diagnosis),
    ...diagnosis.classes.flatMap(({ crammed, lastDay }, classIndex): Suspect[] => [
      { locus: { kind: 'crammed', classIndex }, blocks: crammed, limit: 0 },
      { locus: { kind: 'no-buffer', classIndex }, blocks: lastDay, limit: 0 },
    ]),
  ]
  return suspects
    .filter(({ blocks }) => blocks.some(({ isFree }) => isFree))
    .flatMap(({ locus, blocks, limit }): FoundProblem[] => {
      const weight = weighLocus(locus, diagnosis)
      return weight.measure > limit ? [toProblem(locus, blocks, { ...weight, limit })] : []
    })
    .filter(({ locus }) => focus.problem === null || locus.kind === focus.problem)
    .filter(({ days }) => focus.day === null || days.includes(focus.day))
    .toSorted(byHurt)
}

function suspectDay(
  diagnosis: Diagnosis,
  measure: DayMeasure,
  day: number,
  focus: Focus,
): Suspect[] {
  const { blocks, heavyPairs, runs } = measure
  const isAskedFor = focus.day === day || focus.problem === 'switches'
  const tired = new Set(
    runs.filter(({ minutes }) => minutes > longestRun).flatMap(({ taskIds }) => taskIds),
  )
  return [
    { locus: { kind: 'heavy-adjacency', day }, blocks: heavyPairs.flat(), limit: 0 },
    { locus: { kind: 'switches', day }, blocks, limit: isAskedFor ? 0 : mostSwitches },
    {
      locus: { kind: 'long-run', day },
      blocks: blocks.filter(({ id }) => tired.has(id)),
      limit: longestRun,
    },
    ...[...brokenOn(diagnosis, measure, day)].map(([preference, broken]): Suspect => ({
      locus: { kind: 'preference', preference, day },
      blocks: broken,
      limit: 0,
    })),
  ]
}

function suspectWeeks(diagnosis: Diagnosis): Suspect[] {
  return findLostEvenings(diagnosis).map(({ week, blocks }) => ({
    locus: { kind: 'preference', preference: 'free-evenings', week },
    blocks,
    limit: 0,
  }))
}

function toProblem(
  locus: Locus,
  concerned: readonly StudyBlock[],
  size: Pick<FoundProblem, 'measure' | 'limit' | 'points'>,
): FoundProblem {
  const blocks = [...new Set(concerned)].toSorted(compareBlocks)
  const days = 'day' in locus ? [locus.day] : [...new Set(blocks.map(({ day }) => day))]
  return { locus, blocks, days, ...size, severity: severityOf(size.points) }
}

/** From what one change of course too many weighs, and from two of what weighs most at once. */
const moderateFrom = 5
const majorFrom = 12

function severityOf(points: number): Severity {
  if (points < moderateFrom) return 'minor'
  return points < majorFrom ? 'moderate' : 'major'
}

function byHurt(a: FoundProblem, b: FoundProblem): number {
  return (
    b.points - a.points ||
    healthProblemKinds.indexOf(a.locus.kind) - healthProblemKinds.indexOf(b.locus.kind) ||
    (a.days[0] ?? 0) - (b.days[0] ?? 0) ||
    rankOf(a.locus) - rankOf(b.locus)
  )
}

/** Tells problems of one kind and day apart. */
function rankOf(locus: Locus): number {
  if ('classIndex' in locus) return locus.classIndex
  return locus.kind === 'preference' ? preferenceRanks.indexOf(locus.preference) : 0
}

const preferenceRanks: readonly SoftPreference[] = [
  'meal',
  'evening',
  'weekend',
  'free-evenings',
  'part',
  'early',
]

/** A preference that one day keeps or breaks. */
type DayPreference = Exclude<SoftPreference, 'free-evenings'>

/** Where a problem lies: on a day, in a week, or in a class. */
type Locus = DayLocus | WeekLocus | ClassLocus

type DayLocus =
  | { kind: 'heavy-adjacency' | 'switches' | 'long-run'; day: number }
  | { kind: 'preference'; preference: DayPreference; day: number }

type WeekLocus = { kind: 'preference'; preference: 'free-evenings'; week: number }

type ClassLocus = { kind: 'crammed' | 'no-buffer'; classIndex: number }

/** The size in the problem's own terms, and what it adds to the signal. */
type Weight = { measure: number; points: number }

const unrevised: Revision = {
  days: new Map(),
  classes: new Map(),
  lostEvenings: new Map(),
  change: 0,
}

/** Of the diagnosis, as far as the revision has not measured it again. */
export function weighLocus(
  locus: Locus,
  { days, classes, lostEvenings }: Diagnosis,
  revision: Revision = unrevised,
): Weight {
  if ('classIndex' in locus) {
    const at = locus.classIndex
    return weighClass(locus, revision.classes.get(at) ?? classes[at])
  }
  if ('week' in locus) {
    const measure = revision.lostEvenings.get(locus.week) ?? lostEvenings.get(locus.week) ?? 0
    return { measure, points: measure * healthWeights.lostEvenings }
  }
  const measure = revision.days.get(locus.day) ?? days[locus.day - 1]
  return measure ? weighDay(locus, measure) : nothing
}

const nothing: Weight = { measure: 0, points: 0 }

function weighClass({ kind }: ClassLocus, measure: ClassNumbers | undefined): Weight {
  if (measure === undefined) return nothing
  const { numbers, crammedSessions } = measure
  return kind === 'crammed'
    ? { measure: crammedSessions, points: points(numbers, ['sameDaySessions', 'closeDays']) }
    : { measure: numbers.lastDayBlocks, points: points(numbers, ['lastDayBlocks']) }
}

function weighDay(locus: DayLocus, { numbers, runs }: DayMeasure): Weight {
  switch (locus.kind) {
    case 'heavy-adjacency':
      return { measure: numbers.heavyPairs, points: points(numbers, ['heavyPairs']) }
    case 'switches':
      return {
        measure: numbers.switches,
        points: points(numbers, ['switches', 'extraSwitches']),
      }
    case 'long-run':
      return {
        measure: Math.max(0, ...runs.map(({ minutes }) => minutes)),
        points: points(numbers, ['longRuns', 'longRunQuarters']),
      }
    default:
      return weighPreference(locus.preference, numbers)
  }
}

function weighPreference(preference: DayPreference, numbers: DayMeasure['numbers']): Weight {
  if (preference === 'meal') {
    return { measure: numbers.lostMeals, points: points(numbers, ['lostMeals']) }
  }
  const names = blockNumbers.filter((name) => preferenceOf[name] === preference)
  return {
    measure: names.reduce((sum, name) => sum + numbers[name], 0),
    points: points(numbers, names),
  }
}

function points<Name extends keyof HealthNumbers>(
  numbers: Readonly<Record<Name, number>>,
  names: readonly Name[],
): number {
  return names.reduce((sum, name) => sum + numbers[name] * healthWeights[name], 0)
}
