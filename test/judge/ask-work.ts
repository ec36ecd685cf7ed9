// What a tutor asks of a body of work: when it is begun, when it is over, and how it follows its lessons and exams.
import { share, shareOf, type Answer, type Question } from './answer.ts'
import { weekOf, type Fixed, type PlanSheet, type Session, type Work } from './plan-sheet.ts'

const day = 24 * 60
const at = ({ day: number, from }: { day: number; from: number }) => number * day + from
const endOf = ({ day: number, to }: { day: number; to: number }) => number * day + to

function lessonsOf({ fixed }: PlanSheet, course: string, kind: 'lecture' | 'tutorial'): Fixed[] {
  const own = fixed.filter((one) => one.course === course)
  const lessons = own.filter((one) => one.kind === kind)
  // Who has nothing but seminars goes over those.
  return lessons.length > 0 || kind === 'tutorial'
    ? lessons
    : own.filter((one) => one.kind === 'tutorial')
}

/** Of work that goes over lessons: those that had a lesson in the week before, with the days since the last one. */
function followed(sheet: PlanSheet): { session: Session; days: number }[] {
  return sheet.sessions.flatMap((session) => {
    if (session.work.kind !== 'review') return []
    const last = lessonsOf(sheet, session.course, 'lecture').findLast(
      (lesson) => endOf(lesson) <= at(session),
    )
    const next = lessonsOf(sheet, session.course, 'lecture').find(
      (lesson) => at(lesson) >= endOf(session),
    )
    if (last === undefined && next === undefined) return []
    const days = last === undefined ? Infinity : session.day - last.day
    // In weeks without lessons, and after the last of them, everything is gone over.
    return days > 7 && last !== undefined ? [] : [{ session, days }]
  })
}

/** A review is of its week: as many weeks must have begun with a lesson as there are reviews by then. */
function followsItsLesson(sheet: PlanSheet, { work, course, rank, ...session }: Session): boolean {
  const held = lessonsOf(sheet, course, 'lecture').filter((lesson) => endOf(lesson) <= at(session))
  const from = weekOf(work.taskClass.fromDay)
  const weeks = new Set(held.map((lesson) => weekOf(lesson.day)).filter((week) => week >= from))
  return weeks.size >= rank
}

function preparesInTime(sheet: PlanSheet, session: Session): boolean {
  const next = lessonsOf(sheet, session.course, 'tutorial').find(
    (lesson) => at(lesson) >= endOf(session),
  )
  return next !== undefined && next.day - session.day <= 3
}

const minutesOf = (sessions: readonly Session[]) =>
  sessions.reduce((sum, { from, to }) => sum + to - from, 0)

/** For each exam: the minutes of its course in the two weeks before it, and in a usual fortnight before those. */
function risesToExam(sheet: PlanSheet, exam: Fixed): boolean | null {
  const own = sheet.sessions.filter(
    ({ course, day: on }) => course === exam.course && on < exam.day,
  )
  const first = Math.max(sheet.asked, own[0]?.day ?? exam.day)
  const before = exam.day - 14 - first
  if (before < 14) return null
  const last = minutesOf(own.filter(({ day: on }) => on >= exam.day - 14))
  const earlier = minutesOf(own.filter(({ day: on }) => on < exam.day - 14))
  return last >= 1.1 * ((earlier / before) * 14)
}

function answerRise(sheet: PlanSheet): Answer {
  const exams = sheet.fixed.filter(({ kind }) => kind === 'exam')
  return shareOf(
    exams.flatMap((exam) => {
      const rises = risesToExam(sheet, exam)
      return rises === null ? [] : [rises]
    }),
    (rises) => rises,
    0.8,
  )
}

/** Work with a last day inside the term. */
function dated({ works, days }: PlanSheet): Work[] {
  return works.filter(({ taskClass, sessions }) => taskClass.toDay < days && sessions.length > 0)
}

/** In the first half of its time, and a week before it is due where it had as long. */
function isBegunEarly({ taskClass, sessions }: Work, asked: number): boolean {
  const from = Math.max(taskClass.fromDay, asked)
  const first = sessions[0]?.day ?? taskClass.toDay
  const range = taskClass.toDay - from
  return first - from <= range / 2 && taskClass.toDay - first >= Math.min(7, Math.floor(range / 2))
}

function weeksOff(sheet: PlanSheet): number[] {
  const last = Math.max(0, ...sheet.sessions.map(({ day: on }) => weekOf(on)))
  return sheet.shape.weeksOff.filter((week) => week * 7 >= sheet.asked && week < last)
}

/** Whether some work may be done in that week and was not finished before it. */
function isOpenIn({ taskClass, sessions }: Work, week: number): boolean {
  const isAllowed = taskClass.fromDay <= week * 7 && taskClass.toDay > week * 7
  return isAllowed && sessions.some(({ day: on }) => weekOf(on) >= week)
}

/** The longest time without anything for a course while work of it is open. */
function longestWait(sheet: PlanSheet, course: string): number {
  const works = sheet.works.filter((work) => work.course === course && work.sessions.length > 0)
  const days = works
    .flatMap(({ sessions }) => sessions.map(({ day: on }) => on))
    .toSorted((a, b) => a - b)
  const first = Math.max(sheet.asked, Math.min(...works.map(({ taskClass }) => taskClass.fromDay)))
  return Math.max(...days.map((on, index) => on - (index === 0 ? first : (days[index - 1] ?? on))))
}

function gapsOf({ sessions }: Work): number[] {
  return sessions.slice(1).map((session, index) => session.day - (sessions[index]?.day ?? 0))
}

/** As far apart as there are days for it: two days, or an even share where that is less. */
function answerSpacing({ works, asked }: PlanSheet): Answer {
  const gaps = works
    .filter(({ taskClass }) => taskClass.strategy === 'steady')
    .flatMap((work) => {
      const days = work.taskClass.toDay - Math.max(asked, work.taskClass.fromDay) + 1
      const wanted = Math.min(2, Math.floor(days / Math.max(1, work.wanted)))
      return gapsOf(work).map((gap) => gap >= wanted)
    })
  return shareOf(gaps, (isWide) => isWide, 0.85)
}

export const askWork: readonly Question[] = [
  {
    id: 'before-exam',
    asks: 'Is all work of a course that is for an exam done before it?',
    answer: ({ sessions }) =>
      shareOf(
        sessions.filter(({ work }) => work.exam !== null && work.taskClass.toDay <= work.exam.day),
        (session) => session.work.exam !== null && endOf(session) <= at(session.work.exam),
        1,
      ),
  },
  {
    id: 'review-soon',
    asks: 'Is a lecture gone over within two days?',
    answer: (sheet) => shareOf(followed(sheet), ({ days }) => days <= 2, 0.9),
  },
  {
    id: 'review-after',
    asks: 'Is nothing gone over before it was heard?',
    answer: (sheet) =>
      shareOf(
        sheet.sessions.filter(({ work }) => work.kind === 'review'),
        (session) => followsItsLesson(sheet, session),
      ),
  },
  {
    id: 'prepared',
    asks: 'Is a tutorial or lab prepared in the three days before it?',
    answer: (sheet) =>
      shareOf(
        sheet.sessions.filter(({ work }) => work.kind === 'preparation'),
        (session) => preparesInTime(sheet, session),
        0.9,
      ),
  },
  {
    id: 'rises',
    asks: 'Does the work for a course rise in the fortnight before its exam?',
    answer: answerRise,
  },
  {
    id: 'begun-early',
    asks: 'Is work that is due begun in the first half of its time?',
    answer: (sheet) => shareOf(dated(sheet), (work) => isBegunEarly(work, sheet.asked)),
  },
  {
    id: 'to-spare',
    asks: 'Is work that is due done a day before, so that it may take longer?',
    answer: (sheet) =>
      shareOf(
        dated(sheet),
        ({ taskClass, sessions }) => (sessions.at(-1)?.day ?? 0) < taskClass.toDay,
      ),
  },
  {
    id: 'weeks-off',
    asks: 'Are weeks without lessons used while there is work for them?',
    answer: (sheet) =>
      shareOf(
        weeksOff(sheet).filter((week) => sheet.works.some((work) => isOpenIn(work, week))),
        (week) => sheet.sessions.some(({ day: on }) => weekOf(on) === week),
        1,
      ),
  },
  {
    id: 'not-starved',
    asks: 'Is no course left alone for more than two weeks while there is work for it?',
    answer: (sheet) => {
      const longest = 14 + 7 * sheet.shape.weeksOff.length
      return shareOf(
        [...new Set(sheet.sessions.map(({ course }) => course))],
        (course) => longestWait(sheet, course) <= longest,
        1,
      )
    },
  },
  { id: 'spaced', asks: 'Do sessions of steady work lie two days apart?', answer: answerSpacing },
  {
    id: 'once-a-day',
    asks: 'Does steady work come once a day at most?',
    answer: ({ works }) => {
      const gaps = works.filter(({ taskClass }) => taskClass.strategy === 'steady').flatMap(gapsOf)
      return share(gaps.filter((gap) => gap > 0).length, gaps.length)
    },
  },
]
