// Tiny builders of terms for the judge.
import type { ShapedLesson, ShapedWork } from './term-shape.ts'

export function lesson(
  title: string,
  weekday: number,
  hours: string,
  options: Pick<ShapedLesson, 'isTutorial' | 'weeks' | 'every'> = {},
): ShapedLesson {
  const [from = '', to = ''] = hours.split('-')
  return { title, weekday, from, to, ...options }
}

/** The same hours on several weekdays. */
export function lessons(title: string, weekdays: readonly number[], hours: string): ShapedLesson[] {
  return weekdays.map((weekday) => lesson(title, weekday, hours))
}

export const tutorial = { isTutorial: true } as const

type RevisionSize = {
  sessions: number
  minutes: number
  isHeavy?: boolean
  title?: string
  /** Its first week. */
  from?: number
}

/** Work for an exam in the three weeks before it. */
export function revision(
  course: string,
  exam: { week: number; weekday: number },
  {
    sessions,
    minutes,
    isHeavy = true,
    title = `${course}: exam revision`,
    from = Math.max(1, exam.week - 3),
  }: RevisionSize,
): ShapedWork {
  const { week, weekday } = exam
  return {
    title: `${title} ${week}`,
    course,
    sessions,
    minutes,
    from,
    until: weekday === 1 ? { week: week - 1, weekday: 7 } : { week, weekday: weekday - 1 },
    traits: { priority: 4, ...(isHeavy ? { intensity: 4, difficulty: 4 } : {}) },
  }
}

/** What a shape need not say. */
export const usual = {
  language: 'en',
  weeksOff: [],
  asksIn: 1,
  duties: [],
  exams: [],
  work: [],
  habits: {},
} as const
