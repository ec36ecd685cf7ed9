// The sample term: sixteen believable weeks with this one as the third, for a first look without a timetable.

export const termNames: string = 'Sample term'

export const lessonTitles = {
  lecture: (course: string) => course,
  exercise: (course: string) => `${course}: exercises`,
  lab: (course: string) => `${course}: lab`,
}
