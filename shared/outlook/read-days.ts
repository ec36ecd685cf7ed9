// Reads what the days with a course's work say of it: how full they are, how often the course changes, how long work goes on.
import type { CourseHealthPhrases } from '../i18n/en/shared/course-health.ts'
import type { Language } from '../language.ts'
import type { HealthFacts, DayRhythm } from '../planner/health.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { sayDay, sayDays } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import type { HealthMeaning } from './course-health.ts'

/** More changes of course than these in a day are said; as the diagnosis itself counts. */
const mostSwitches = 2

/** Minutes of a run beyond which it is long. */
const longRun = 240

export function readDays(reading: Reading): HealthMeaning[] {
  const days = reading.facts.rhythm.days.filter(({ taskIds }) => taskIds.some(reading.isOwn))
  return [
    readLoad(reading, days),
    readSwitches(reading, days),
    readRuns(reading, days),
    readHeavy(reading, days),
  ]
}

function readLoad(reading: Reading, days: readonly DayRhythm[]): HealthMeaning {
  const { state, say, language, isOwn } = reading
  const full = days.filter(({ load }) => load.minutes > load.target)
  const numbers = full.map(({ day }) => day)
  return meaning(reading, {
    topic: 'load',
    standing: full.length > 0 ? 'poor' : 'good',
    figure: say.figures.days(full.length),
    words: full.length === 0 ? say.evenLoad : say.load(sayDays(state.window, numbers, language)),
    taskIds: full.flatMap(({ taskIds }) => taskIds.filter(isOwn)),
    days: numbers,
  })
}

function readSwitches(reading: Reading, days: readonly DayRhythm[]): HealthMeaning {
  const { state, say, language, isOwn } = reading
  const [busiest] = days.toSorted((a, b) => b.switches - a.switches || a.day - b.day)
  const figure = `${busiest?.switches ?? 0}`
  if (busiest === undefined || busiest.switches <= mostSwitches) {
    return meaning(reading, { topic: 'rhythm', standing: 'good', figure, words: say.calm })
  }
  return meaning(reading, {
    topic: 'rhythm',
    standing: 'poor',
    figure,
    words: say.switches(busiest.switches, sayDay(state.window, busiest.day, language)),
    taskIds: busiest.taskIds.filter(isOwn),
    days: [busiest.day],
  })
}

/** The longest stretch of classes and study that a block of it is part of. */
function readRuns(reading: Reading, days: readonly DayRhythm[]): HealthMeaning {
  const { state, say, language, isOwn } = reading
  const [longest] = days
    .flatMap(({ day, longestRun: run }) =>
      run !== null && run.taskIds.some(isOwn) ? [{ day, ...run }] : [],
    )
    .toSorted((a, b) => b.minutes - a.minutes || a.day - b.day)
  const figure = sayDuration(longest?.minutes ?? 0, language)
  if (longest === undefined || longest.minutes <= longRun) {
    return meaning(reading, { topic: 'runs', standing: 'good', figure, words: say.noRuns })
  }
  return meaning(reading, {
    topic: 'runs',
    standing: 'poor',
    figure,
    words: say.runs(figure, sayDay(state.window, longest.day, language)),
    taskIds: longest.taskIds,
    days: [longest.day],
  })
}

function readHeavy(reading: Reading, days: readonly DayRhythm[]): HealthMeaning {
  const { say, isOwn } = reading
  const pairs = days.flatMap(({ heavyPairs }) => heavyPairs).filter((pair) => pair.some(isOwn))
  return meaning(reading, {
    topic: 'heavy',
    standing: pairs.length > 0 ? 'poor' : 'good',
    figure: `${pairs.length}`,
    words: pairs.length > 0 ? say.heavy(pairs.length) : say.noHeavy,
    taskIds: [...new Set(pairs.flat())],
  })
}

// What every line on the health of a course is read from, and how it is made.

export type Reading = {
  state: ScheduleState
  facts: HealthFacts
  language: Language
  say: CourseHealthPhrases
  /** Whether a class, and a task, is what it is about. */
  isOwnClass: (classId: number) => boolean
  isOwn: (taskId: number) => boolean
}

type Facts = Omit<HealthMeaning, 'classId' | 'taskIds' | 'dates'> &
  Partial<Pick<HealthMeaning, 'classId' | 'taskIds'>> & { days?: readonly number[] }

export function meaning({ state }: Reading, { days = [], ...facts }: Facts): HealthMeaning {
  const dates = days.flatMap((day) => state.window.days[day - 1]?.date ?? [])
  return { classId: null, taskIds: [], ...facts, dates }
}
