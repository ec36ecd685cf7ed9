// The body of work in the plan that a pack takes over: the one that a guide has written, else the one that is about its topics.
import type * as en from '../../en/pack/adopted-class.ts'

export const titles: typeof en.titles = (course, hasExam) =>
  hasExam ? `${course}备考` : `${course}学习`
