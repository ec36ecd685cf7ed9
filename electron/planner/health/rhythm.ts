// Describes the rhythm of the days with study from now on, day by day and in all.
import type {
  ClassSpacing,
  DayRhythm,
  RhythmFacts,
  RhythmTotals,
} from '../../../shared/planner/health.ts'
import { nextExam } from '../from-state/spacing.ts'
import type { Board, StudyBlock } from './board.ts'
import type { Diagnosis } from './diagnosis.ts'
import type { DayMeasure, Pair } from './measure-day.ts'

type Rhythm = Pick<RhythmFacts, 'fromDay' | 'toDay' | 'days' | 'totals'>

/** Only `only`, where that is given. `toDay` is the last day with study, or the first that counts. */
export function describeRhythm({ board, days }: Diagnosis, only: number | null): Rhythm {
  const described = days.flatMap((measure, index): DayRhythm[] => {
    const day = index + 1
    if (measure === null || measure.blocks.length === 0) return []
    return only === null || only === day ? [describeDay(board, measure, day)] : []
  })
  return {
    fromDay: only ?? board.firstDay,
    toDay: only ?? described.at(-1)?.day ?? board.firstDay,
    days: described,
    totals: addUp(described),
  }
}

function describeDay({ frames, clock }: Board, measure: DayMeasure, day: number): DayRhythm {
  const { blocks, numbers, runs, heavyPairs, helpfulPairs, tiringPairs } = measure
  const { target = 0, lessons = 0 } = frames[day - 1] ?? {}
  return {
    day,
    taskIds: blocks.map(({ id }) => id),
    switches: numbers.switches,
    longestRun: maxBy(runs, ({ minutes }) => minutes),
    longestBlock: Math.max(...blocks.map(({ minutes }) => minutes)),
    stretches: measure.stretches,
    leftovers: numbers.leftovers,
    heavyPairs: heavyPairs.map(idsOf),
    sameType: { helpful: helpfulPairs.map(idsOf), tiring: tiringPairs.map(idsOf) },
    load: {
      minutes: measure.periods * clock.minutes,
      target: target * clock.minutes,
      lessons,
      hosted: blocks.reduce((sum, { isHosted, minutes }) => sum + (isHosted ? minutes : 0), 0),
    },
  }
}

function idsOf([a, b]: Pair): [number, number] {
  return [a.id, b.id]
}

function addUp(days: readonly DayRhythm[]): RhythmTotals {
  const sumOf = (count: (day: DayRhythm) => number) =>
    days.reduce((sum, day) => sum + count(day), 0)
  const mostSwitches = maxBy(days, ({ switches }) => switches)
  const longest = maxBy(days, ({ longestRun }) => longestRun?.minutes ?? 0)
  return {
    days: days.length,
    blocks: sumOf(({ taskIds }) => taskIds.length),
    switches: sumOf(({ switches }) => switches),
    mostSwitches:
      mostSwitches === null || mostSwitches.switches === 0
        ? null
        : { day: mostSwitches.day, count: mostSwitches.switches },
    longestRun: longest?.longestRun ? { day: longest.day, run: longest.longestRun } : null,
    stretches: sumOf(({ stretches }) => stretches),
    leftovers: sumOf(({ leftovers }) => leftovers),
    heavyPairs: sumOf(({ heavyPairs }) => heavyPairs.length),
    sameType: {
      helpful: sumOf(({ sameType }) => sameType.helpful.length),
      tiring: sumOf(({ sameType }) => sameType.tiring.length),
    },
    overloadedDays: days.filter(({ load }) => load.minutes > load.target).map(({ day }) => day),
  }
}

/** The first of the largest; null of none. */
function maxBy<Value>(values: readonly Value[], sizeOf: (value: Value) => number): Value | null {
  let largest: Value | null = null
  for (const value of values) {
    if (largest === null || sizeOf(value) > sizeOf(largest)) largest = value
  }
  return largest
}

/** Of classes with a placed session that has not begun. */
export function describeSpacing({ board, classes }: Diagnosis): ClassSpacing[] {
  return board.classes.flatMap((frame, index): ClassSpacing[] => {
    const sessions = board.sessions[index] ?? []
    const last = sessions.at(-1)
    if (last === undefined || last.hasBegun) return []
    const { taskClass, deadline } = frame
    const examDay = nextExam(board.exams, taskClass.course, last.day)
    const end = deadline ?? (examDay === null ? null : examDay - 1)
    return [
      {
        classId: taskClass.id,
        title: taskClass.title,
        examDay,
        deadline,
        sessions: sessions.length,
        gaps: gapsOf(sessions),
        targetGap: frame.targetGap,
        crammed: classes[index]?.crammedSessions ?? 0,
        daysLeft: end === null ? null : end - last.day,
      },
    ]
  })
}

/** Days between each session that has not begun and the one before it. */
function gapsOf(sessions: readonly StudyBlock[]): number[] {
  return sessions.flatMap(({ day, hasBegun }, index) => {
    const previous = sessions[index - 1]
    return previous === undefined || hasBegun ? [] : [day - previous.day]
  })
}
