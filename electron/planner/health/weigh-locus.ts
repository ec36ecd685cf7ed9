// Weighs how much a problem's place adds to the signal: of a diagnosis, or of one with some blocks elsewhere.
import { healthWeights, type HealthNumbers } from '../../../shared/planner/health.ts'
import type { SoftPreference } from '../../../shared/tools/health-problem.ts'
import type { Diagnosis, Revision } from './diagnosis.ts'
import type { ClassNumbers } from './measure-class.ts'
import { blockNumbers, preferenceOf, type DayMeasure } from './measure-day.ts'

/** A preference that one day keeps or breaks. */
export type DayPreference = Exclude<SoftPreference, 'free-evenings'>

/** Where a problem lies: on a day, in a week, or in a class. */
export type Locus = DayLocus | WeekLocus | ClassLocus

export type DayLocus =
  | { kind: 'heavy-adjacency' | 'switches' | 'long-run'; day: number }
  | { kind: 'preference'; preference: DayPreference; day: number }

type WeekLocus = { kind: 'preference'; preference: 'free-evenings'; week: number }

type ClassLocus = { kind: 'crammed' | 'no-buffer'; classIndex: number }

/** The size in the problem's own terms, and what it adds to the signal. */
export type Weight = { measure: number; points: number }

export type View = {
  dayAt: (day: number) => DayMeasure | null
  classAt: (index: number) => ClassNumbers | null
  lostEveningsIn: (week: number) => number
}

export function viewOf({ days, classes, lostEvenings }: Diagnosis): View {
  return {
    dayAt: (day) => days[day - 1] ?? null,
    classAt: (index) => classes[index] ?? null,
    lostEveningsIn: (week) => lostEvenings.get(week) ?? 0,
  }
}

/** What the revision has measured again, and the rest as it was. */
export function reviseView(view: View, { days, classes, lostEvenings }: Revision): View {
  return {
    dayAt: (day) => days.get(day) ?? view.dayAt(day),
    classAt: (index) => classes.get(index) ?? view.classAt(index),
    lostEveningsIn: (week) => lostEvenings.get(week) ?? view.lostEveningsIn(week),
  }
}

export function weighLocus(locus: Locus, view: View): Weight {
  if ('classIndex' in locus) return weighClass(locus, view.classAt(locus.classIndex))
  if ('week' in locus) {
    const measure = view.lostEveningsIn(locus.week)
    return { measure, points: measure * healthWeights.lostEvenings }
  }
  const measure = view.dayAt(locus.day)
  return measure === null ? nothing : weighDay(locus, measure)
}

const nothing: Weight = { measure: 0, points: 0 }

function weighClass({ kind }: ClassLocus, measure: ClassNumbers | null): Weight {
  if (measure === null) return nothing
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
