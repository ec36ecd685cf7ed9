// What a tutor asks of single days and weeks: breaks, load, meals, evenings, what follows what.
import { shareOf, type Question } from './answer.ts'
import { weekdayOf, weekOf, type Fixed, type PlanSheet, type Session } from './plan-sheet.ts'

const shortBreak = 15
/** Ends a stretch of work. */
const realBreak = 30
const longestStretch = 180
const evening = 18 * 60
/** About three hours: two sessions of an hour and a half, or of two class periods. */
const usualTarget = 210

type Day = { day: number; sessions: Session[]; fixed: Fixed[] }

/** Those with study, in order. */
function studyDays({ sessions, fixed }: PlanSheet): Day[] {
  const byDay = Map.groupBy(sessions, ({ day }) => day)
  return [...byDay].map(([day, own]) => ({
    day,
    sessions: own.filter(({ isHosted }) => !isHosted),
    fixed: fixed.filter((one) => one.day === day),
  }))
}

function weeks(sheet: PlanSheet): Day[][] {
  return [...Map.groupBy(studyDays(sheet), ({ day }) => weekOf(day)).values()]
}

const minutesOn = ({ sessions }: Day) => sessions.reduce((sum, { from, to }) => sum + to - from, 0)

/** In a table with breaks of its own its shorter ones do: a bell is a break. */
function isBreak({ hasClockRows }: PlanSheet, minutes: number): boolean {
  return minutes >= (hasClockRows ? shortBreak : 10)
}

/** Minutes between each session and the class beside it, where less than two hours lie between. */
function besideClasses({ sessions, fixed }: Day): number[] {
  return sessions.flatMap((session) =>
    fixed
      .map((one) => (one.from >= session.to ? one.from - session.to : session.from - one.to))
      .filter((gap) => gap < 120),
  )
}

function pairsOf({ sessions }: Day): [Session, Session][] {
  return sessions.slice(1).flatMap((later, index): [Session, Session][] => {
    const earlier = sessions[index]
    return earlier === undefined ? [] : [[earlier, later]]
  })
}

/** With study in it, from its first minute to its last. */
function longestRun({ sessions, fixed }: Day): number {
  const work = [
    ...sessions.map(({ from, to }) => ({ from, to, isStudy: true })),
    ...fixed.map(({ from, to }) => ({ from, to, isStudy: false })),
  ].toSorted((a, b) => a.from - b.from)
  let longest = 0
  let run = { from: 0, to: -realBreak, studied: false }
  for (const { from, to, isStudy } of work) {
    if (from - run.to >= realBreak) run = { from, to, studied: isStudy }
    else run = { from: run.from, to: Math.max(run.to, to), studied: run.studied || isStudy }
    if (run.studied) longest = Math.max(longest, run.to - run.from)
  }
  return longest
}

/** Whether half an hour in a row stays free of everything. */
function leaves({ sessions, fixed }: Day, from: number, to: number): boolean {
  const busy = [...sessions, ...fixed].toSorted((a, b) => a.from - b.from)
  let free = from
  for (const one of busy) {
    if (Math.min(one.from, to) - free >= realBreak) return true
    free = Math.max(free, one.to)
  }
  return to - free >= realBreak
}

/** What the lessons alone leave no time for is no fault of the plan. */
function keepsMeal(each: Day, from: number, to: number): boolean {
  return leaves(each, from, to) || !leaves({ ...each, sessions: [] }, from, to)
}

function targetOf({ shape, state }: PlanSheet): number {
  const periods = shape.habits.dailyStudyPeriods ?? null
  const [first] = state.window.periods
  if (periods === null || first === undefined) return usualTarget
  return periods * (clock(first.end) - clock(first.start))
}

const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Monday to Friday without study from six on. */
function freeEvenings(days: readonly Day[]): number {
  const taken = days.filter(
    ({ day, sessions }) =>
      weekdayOf(day) <= 5 && sessions.some(({ to }) => to > evening + realBreak),
  )
  return 5 - taken.length
}

/** Two, or what the student said. */
const usualEvenings = 2

export const askDays: readonly Question[] = [
  {
    id: 'break-class',
    asks: 'Does a quarter of an hour lie between a session and the class beside it?',
    answer: (sheet) =>
      shareOf(studyDays(sheet).flatMap(besideClasses), (minutes) => isBreak(sheet, minutes)),
  },
  {
    id: 'break-session',
    asks: 'Does a quarter of an hour lie between two sessions?',
    answer: (sheet) =>
      shareOf(studyDays(sheet).flatMap(pairsOf), ([a, b]) => isBreak(sheet, b.from - a.to)),
  },
  {
    id: 'stretch',
    asks: 'Is there no stretch of more than three hours without half an hour off?',
    answer: (sheet) => shareOf(studyDays(sheet), (each) => longestRun(each) <= longestStretch),
  },
  {
    id: 'target',
    asks: 'Is the daily target kept: about three hours, or what the student said?',
    answer: (sheet) => shareOf(studyDays(sheet), (each) => minutesOn(each) <= targetOf(sheet)),
  },
  {
    id: 'heavy',
    asks: 'Does nothing heavy follow on something heavy within the hour?',
    answer: (sheet) =>
      shareOf(
        studyDays(sheet).flatMap(pairsOf),
        ([a, b]) => !(a.work.isHeavy && b.work.isHeavy && b.from - a.to < 60),
      ),
  },
  {
    id: 'lunch',
    asks: 'Is there half an hour for lunch?',
    answer: (sheet) => shareOf(studyDays(sheet), (each) => keepsMeal(each, 690, 840)),
  },
  {
    id: 'supper',
    asks: 'Is there half an hour for supper?',
    answer: (sheet) => shareOf(studyDays(sheet), (each) => keepsMeal(each, 1050, 1200)),
  },
  {
    id: 'evenings',
    asks: 'Do two evenings of the working week stay free, or as many as the student wants?',
    answer: (sheet) => {
      const wanted = sheet.shape.habits.freeEvenings ?? usualEvenings
      return shareOf(weeks(sheet), (days) => freeEvenings(days) >= wanted)
    },
  },
  {
    id: 'day-off',
    asks: 'Is one day of the week free of study?',
    answer: (sheet) => shareOf(weeks(sheet), (days) => days.length < 7),
  },
  {
    id: 'variety',
    asks: 'Do days have no more than three courses, and none of three sessions or more only one?',
    answer: (sheet) =>
      shareOf(studyDays(sheet), ({ sessions }) => {
        const courses = new Set(sessions.map(({ course }) => course)).size
        return courses <= 3 && (sessions.length < 3 || courses > 1)
      }),
  },
]
