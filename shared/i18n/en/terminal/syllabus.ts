// A syllabus in the terminal (X9): its draft as numbered lines with the words that say so, and what is taken of it.

export const noCourse = (courses: readonly string[]) =>
  `It does not say which course it is for. Name it with --course, such as one of: ${courses.join(', ')}. Nothing was changed.`
