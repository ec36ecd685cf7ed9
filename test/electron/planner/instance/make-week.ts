// Makes weeks in the format `study-week-1` from a seed: a timetable that repeats, and sessions whose windows move on.
import type {
  FixedClass,
  Session,
  StudyWeek,
} from '../../../../electron/planner/instance/study-week.ts'

export type WeekSize = {
  days: number
  courses: number
  sessions: number
  slack: number
  /** 12 unless given. */
  periods?: number
  /** How long sessions are; one of these each. */
  durations?: readonly number[]
}

/** A week, four weeks, a term. */
export const weekSizes = {
  S: { days: 7, courses: 4, sessions: 15, slack: 4 },
  M: { days: 28, courses: 6, sessions: 80, slack: 7 },
  L: { days: 112, courses: 10, sessions: 400, slack: 9 },
} as const satisfies Record<string, WeekSize>

/** Many short sessions in a day of half-hours: a week, and four. */
export const crowdedSizes = {
  week: { days: 7, courses: 8, sessions: 90, slack: 4, periods: 28, durations: [1, 1, 2] },
  month: { days: 28, courses: 12, sessions: 400, slack: 5, periods: 28, durations: [1, 1, 2] },
} as const satisfies Record<string, WeekSize>

const usualDurations = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]

export function makeWeek(size: WeekSize, seed: number): StudyWeek {
  const { periods = 12 } = size
  const random = makeRandom(seed)
  const classes = makeClasses(size, random)
  const courses = Array.from({ length: size.courses }, () => {
    const best = random(3)
    return {
      prefCost: Array.from({ length: periods }, (_, period) =>
        Math.abs(Math.floor((period * 3) / periods) - best),
      ),
      excludedWeekdays: random(3) === 0 ? [random(7)] : [],
      minGap: 1 + random(2),
      buffer: 1 + random(2),
    }
  })
  const tasks = courses.flatMap((_, course) => makeSessions(size, course, random))
  const free = Array.from({ length: size.days }, () => periods)
  for (const { day, len } of classes) free[day] = (free[day] ?? 0) - len
  const study = tasks.reduce((sum, { dur }) => sum + dur, 0)
  const allFree = free.reduce((sum, each) => sum + each, 0)
  return {
    format: 'study-week-1',
    name: `${size.sessions}-${seed}`,
    days: size.days,
    periods,
    startWeekday: 0,
    maxRun: 4,
    loadTarget: free.map((each) => Math.max(1, Math.round((study * each) / allFree))),
    weights: {
      unplaced: 60,
      late: 8,
      buffer: 2,
      pref: 1,
      embed: 2,
      load: 2,
      spacing: 4,
      run: 3,
      move: 5,
    },
    classes,
    courses,
    tasks,
    previous: null,
  }
}

type Random = (count: number) => number

function makeRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1
  return (count) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % count
  }
}

function makeClasses({ days, courses, periods = 12 }: WeekSize, random: Random): FixedClass[] {
  const taken = new Set<number>()
  const week: FixedClass[] = []
  while (week.length < 15) {
    const day = random(5)
    const len = 1 + random(2)
    const start = random(10 - len)
    const cells = Array.from({ length: len }, (_, index) => day * periods + start + index)
    if (cells.some((cell) => taken.has(cell))) continue
    for (const cell of cells) taken.add(cell)
    week.push({ day, start, len, hosts: random(6) === 0 ? [week.length % courses] : [] })
  }
  const all: FixedClass[] = []
  for (let first = 0; first < days; first += 7) {
    for (const each of week) {
      if (first + each.day < days) all.push(Object.assign({}, each, { day: first + each.day }))
    }
  }
  return all
}

function makeSessions(size: WeekSize, course: number, random: Random): Session[] {
  const { days, courses, sessions, slack, durations = usualDurations } = size
  const count = Math.floor(sessions / courses) + (course < sessions % courses ? 1 : 0)
  let earliest = 0
  let due = 0
  return Array.from({ length: count }, (_, seq) => {
    const usual = Math.floor((seq * days * 0.92) / count) + random(3) - 1
    earliest = Math.max(earliest, Math.min(days - 3, usual))
    due = Math.min(days - 1, Math.max(due, earliest + 1 + random(slack)))
    const dur = durations[random(durations.length)] ?? 1
    const latest = Math.min(days - 1, due + 7)
    return { course, seq, dur, earliest, due, latest, priority: 1 + random(3) }
  })
}
