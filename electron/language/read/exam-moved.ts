// "My calculus exam moved to 14 November": exams are not moved here, but the study work that would come too late can be.
import { addDays, dateToDay } from '../../../shared/schedule/calendar.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { classesOfExam, findExams } from './find-exams.ts'
import { datesBetween } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { nowhere } from '../words/task-words.ts'
import type { Draft, ExamMovedDraft } from './draft.ts'
import type { Intent, Write } from '../resolve/intent.ts'
import { noLimits } from './kept-free.ts'
import { lexText } from '../words/lexed-text.ts'
import { isQuestionForm } from './read-question.ts'
import { isAhead } from '../resolve/resolve-task.ts'

const exam = String.raw`(?:exams?|mid-?terms?|finals?|quiz|tests?)(?: exams?)?(?: dates?)?`
const told = new RegExp(
  String.raw`\b${exam} (?:(?:has|have|had|got|gets|was|were|is|been|just|now|being|will|be|suddenly)[ ])*(?:moved|postponed|rescheduled|delayed|shifted|changed|brought forward|pushed (?:back|forward)|put (?:back|off|forward))\b`,
)
const toldOfThem = new RegExp(
  String.raw`\b(?:they|the (?:teacher|prof|professor|school|university)|(?:my|our) (?:teacher|prof|professor|school|university))(?:'ve| have| has)? (?:just )?(?:moved|postponed|rescheduled|delayed|shifted|changed|pushed|brought forward|put off)\b.{0,30}\b${exam}\b`,
)
const nowOn = new RegExp(
  String.raw`\b${exam} (?:is|takes place|will be) (?:now (?:on|in)\b|(?=on\b).*\b(?:instead|now)\b)`,
)
/** "How do I change my exam date?", 怎么改考试时间. */
const howTo =
  /\b(?:how|where|can|could) (?:do |can |to |would |you |i )*(?:change|move|edit|update|correct|reschedule) (?:the |my |an? )?(?:date of )?.{0,30}\b(?:exams?|mid-?terms?|finals?)\b|(?:怎么|如何|哪里|能不能|可以).{0,4}(?:改|调整|修改|更新).{0,8}考试?|考试?(?:时间|日期)?(?:怎么|如何|在哪).{0,3}[改调]/
const toldChinese =
  /(?:考试|期中考?|期末考?|测验|小测|考)(?:时间|日期)?(?:被|又|已经?|突然|临时|现在|要|都)*(?:改(?:到|在|期|成|了)|挪(?:到|了)|推迟|推后|提前|延期|延后|换到|换成|调到|调整到)/
/** With a session word the study for an exam is meant, and not the exam. */
const study = /\b(?:prep|preparation|review|revision|session|sessions|block)\b|复习|准备|备考/

/** "… and now things clash" asks to put that right; 把考试挪到周五 orders what can't be done here. */
const isOther = /\b(?:clash(?:es|ing)?|conflicts?|overlaps?)\b|冲突|重叠|撞|^[^,。]{0,4}[把将]/

/** Asked for in so many words. */
const replans =
  /\bre-?(?:plan|schedule|arrange)(?! (?:the|my) exam)\b|\bplan (?:it |everything |my week )?again\b|重新(?:安排|排|规划)|重排/

const sittingWord = /^(?:mid-?terms?|finals?|exams?|tests?|期中|期末|考试)$/

/** Null when nothing of the kind is told. */
export function readExamMoved(text: string, ground: Ground): Draft | null {
  const isTold =
    told.test(text) || toldOfThem.test(text) || nowOn.test(text) || toldChinese.test(text)
  const isMeant = howTo.test(text) || (isTold && !isQuestionForm(text))
  if (!isMeant || study.test(text) || isOther.test(text)) return null
  const { days, names } = lexText(text, ground)
  const sitting = /\bmid-?term|期中/.test(text)
    ? 'midterm'
    : /\bfinal|期末/.test(text)
      ? 'final'
      : null
  return {
    kind: 'exam-moved',
    sitting,
    // "Midterm" may be a word of a session's title, too.
    names: names
      .filter(({ start, end }) => !sittingWord.test(text.slice(start, end)))
      .flatMap(({ owners }) => owners),
    date: days.findLast((day) => day.dates.length === 1)?.dates[0] ?? null,
    doubt: replans.test(text) ? null : 'exam-moved',
  }
}

/** Moved forward, the study work that would lie behind it is offered to be moved; otherwise it is said what can be done. */
export function resolveExamMoved(draft: ExamMovedDraft, ground: Ground): Intent {
  const exams = findExams(draft, ground.state)
  const [only] = exams
  const taskId = exams.length === 1 && only !== undefined ? only : null
  const write = taskId === null ? null : bringForward(taskId, draft.date, ground)
  if (write === null) return { kind: 'say', statement: { kind: 'exam-moved', taskId } }
  return draft.doubt === null
    ? { kind: 'writes', writes: [write], notes: [{ kind: 'exam-moved', taskId }] }
    : { kind: 'ask', question: { kind: 'really', doubt: draft.doubt, writes: [write] } }
}

/** What lies on the new day or later, to the days before it; null when there is nothing, or no day to go to. */
function bringForward(examId: number, date: string | null, ground: Ground): Write | null {
  const { state, today } = ground
  const found = findTask(state, examId)
  const day = date === null ? null : dateToDay(state.window, date)
  if (found?.kind !== 'event' || date === null || day === null) return null
  const classIds = classesOfExam(found, state)
  const late = state.tasks
    .filter(isPlacedItem)
    .filter((item) => classIds.includes(item.classId) && isAhead(item, ground))
    .filter(({ place }) => place.day >= day && place.day < found.place.day)
  const first = state.window.days[0]?.date ?? today.date
  const from = today.date < first ? first : today.date
  const dates = from < date ? datesBetween(from, addDays(date, -1)) : []
  if (late.length === 0 || dates.length === 0) return null
  return {
    kind: 'relocate',
    taskIds: late.map(({ id }) => id),
    target: { ...nowhere, dates },
    avoid: noLimits,
    avoidDates: [],
  }
}
