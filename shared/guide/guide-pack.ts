// Defines what a guide starts from where its course has a pack: the pack's fields, read as limits, a last day and sessions.

export type GuidePack = {
  course: string
  /** ISO; the day that the goal sets as the last, null for none. */
  due: string | null
  /** The goal speaks of an exam. */
  isExam: boolean
  /** The body of work in the plan that the pack is about; null for none. */
  classId: number | null
  /** Those of the pack, where the plan has no work of it yet. */
  sessions: { title: string; slots: number }[]
  minutesAWeek: number | null
  /** 1 is Monday. */
  weekdays: number[]
  /** Period numbers. */
  periods: number[]
  /** The fields that a model may read, in their words. */
  text: string
}
