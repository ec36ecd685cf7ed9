// The sample term: sixteen believable weeks with this one as the third, for a first look without a timetable.
import type * as en from '../../en/exchange/sample-term.ts'

export const termNames: typeof en.termNames = '示例学期'

export const lessonTitles: typeof en.lessonTitles = {
  lecture: (course) => course,
  exercise: (course) => `${course}习题课`,
  lab: (course) => `${course}实验`,
}
