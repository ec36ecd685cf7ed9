// The body of work in the plan that a pack takes over: the one that a guide has written, else the one that is about its topics.

export const titles = (course: string, hasExam: boolean): string =>
  `${course}: ${hasExam ? 'exam preparation' : 'study'}`
