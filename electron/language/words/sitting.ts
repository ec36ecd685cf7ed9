// Which exam of a course is spoken of.
import type { ExamSitting } from '../read/draft.ts'

const examWords = /\b(?:exams?|mid-?terms?|finals?|tests?)\b|考试|期中|期末|考前/

/** "Midterm" may be a word of some title: it names no course. */
export const onlyExam =
  /^(?:(?:the|my|both|two|all|of|next) )*(?:exams?|(?:mid-?terms?|finals?)(?: (?:exams?|tests?))?)$|^(?:两[门个场次]|[所全]有?部?的?|下一?[门场])?(?:期中|期末)?(?:考试?)?$/

/** Null where neither is named. */
export function sittingIn(text: string): ExamSitting | null {
  if (/\bmid-?terms?\b|期中/.test(text)) return 'midterm'
  return /\bfinals?\b|期末/.test(text) ? 'final' : null
}

/** `any` where an exam is named and not which; null where none is. */
export function examSaid(text: string): ExamSitting | 'any' | null {
  return examWords.test(text) ? (sittingIn(text) ?? 'any') : null
}
