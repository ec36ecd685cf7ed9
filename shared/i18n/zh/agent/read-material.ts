// Runs a tool that reads the course packs or asks the student's files (K5): an answer for the model, never a change.
import type * as en from '../../en/agent/read-material.ts'

export const words: typeof en.words = {
  noPacks: '这里没有课程包。',
  noCourse: (course, known) => `没有${course}这门课。已有的课程：${known}。`,
  empty: (field, course) => `${course}课程包里的“${field}”还是空的。`,
  nothing: '这门课的资料里没有提到。',
}
