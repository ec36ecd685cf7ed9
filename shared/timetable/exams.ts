// The exams of the timetable: of a course, those that are still to come, and the words that name one.
import { toSimple } from '../text/simple-characters.ts'
import { nameKey } from '../text/name-key.ts'
import { isOver } from '../schedule/legality.ts'
import { comparePlaces } from '../schedule/place.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import type { EventTask, Task } from '../schedule/task.ts'
import { wordsOf } from './title-words.ts'

type Tasks = Pick<ScheduleState, 'tasks'>

export function isExam(task: Task): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'exam'
}

/** In the order of time; the name of the course may be written in another case or width. */
export function examsOf({ tasks }: Tasks, course: string): EventTask[] {
  return tasks
    .filter(isExam)
    .filter((exam) => nameKey(exam.course) === nameKey(course))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

/** Those that are not over, one that is being sat among them. */
export function examsAhead(state: ScheduleState, course: string, now: Moment): EventTask[] {
  return examsOf(state, course).filter((exam) => !isOver(exam, now, state.window))
}

const examLatin = wordsOf(
  String.raw`exam(?:ination|en)?s?|mid-?terms?|finals?|quiz(?:zes)?|tests?|klausur(?:en)?|prüfung(?:en)?|partiels?|parcial(?:es)?|esami?|esame|ds ?\d+|devoirs? surveillés?|soutenance|(?:thesis|dissertation|proposal) defen[cs]e|viva(?: voce)?`,
)
// 学期中 and 学期末 are parts of a term, not exams.
const examChinese =
  /考试|测验|小测|考核|[月联统]考|[一二三]模(?![型块具式])|答辩|(?<![本上下每新整个该]学)期[中末]/u

/** Not behind other words, which may be a course: "Nursing Practice exam". */
const noExamBefore =
  /(?:^|[:(–—-]\s*|\d\p{Lu}?\s+)practice\s+(?:exam|mid-?term|final|quiz|test)|\bmock\s+(?:exam|mid-?term|final|quiz|test)|\b(?:revision|review|prep(?:aration)?|practice)(?:\s+(?:class|lecture|seminar|session|tutorial|workshop))?\s+for\s+(?:the\s+)?(?:final\s+|mid-?term\s+)?(?:exam|mid-?term|final|quiz|test)/iu

/** What is held after an exam or about it, and exams of other walks of life. */
const noExam =
  /\b(?:exam(?:ination)?|mid-?term|final|quiz|test)s?\s+(?:revision|review|prep|results?|feedback)\b|\b(?:eye|vision|hearing|dental|blood|covid|driving)\s+(?:exam|test)|klausureinsicht|(?:考试|期[中末])(?:复习|成绩|查卷)|驾[考照]/iu

export function isExamTitle(title: string): boolean {
  const plain = toSimple(title)
  const isAny = examLatin.test(title) || examChinese.test(plain)
  return isAny && !noExamBefore.test(plain) && !noExam.test(plain)
}
