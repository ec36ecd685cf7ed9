// A syllabus in the terminal (X9): its draft as numbered lines with the words that say so, and what is taken of it.
import type * as en from '../../en/terminal/syllabus.ts'

export const noCourse: typeof en.noCourse = (courses) =>
  `看不出这是哪门课的。请用 --course 写明，例如：${courses.join('、')}。没有做任何改动。`
