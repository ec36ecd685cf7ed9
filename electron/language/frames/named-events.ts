// An exam or a lesson that is named is what is meant: 线代期中推到15号 moves no preparation, 明天数据结构不上课 is no day off.
import type { Ground } from '../ground.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { findExams } from '../read/find-exams.ts'
import type { Frame, Slot } from '../reader/frame.ts'
import { lexWords } from '../words/lexed-text.ts'
import { onlyExam, sittingIn } from '../words/sitting.ts'
import { namesNoOne } from './loose-name.ts'
import { withRole } from './roles.ts'

export function movesExam(frame: Frame, ground: Ground): Frame {
  const [named, ...more] = frame.slots.filter(({ role }) => role === 'task' || role === 'course')
  const isOne = goesElsewhere.test(frame.act) && named !== undefined && more.every(isOfTime)
  if (!isOne || !namesExam(named.text, ground)) return frame
  const { slots } = withRole(frame, 'title', (slot) => slot === named)
  return { ...frame, act: 'move_exam', slots: slots.filter((slot) => !isOfTime(slot)) }
}

const goesElsewhere = /^(?:move|place|set_deadline)$/

/** What is off is the one lesson that is named, and no whole day. */
export function lessonOff(frame: Frame, text: string, ground: Ground): Frame {
  if (frame.act !== 'day_off') return frame
  const clause = text.slice(frame.from, frame.to)
  const { names, text: words } = lexWords(clause, ground)
  const [name, ...others] = names
  const isLesson = name?.owners.some(({ kind }) => kind === 'series') === true
  if (name === undefined || others.length > 0 || !isLesson) return frame
  const said = words.slice(name.start, name.end)
  const from = frame.from + clause.toLowerCase().indexOf(said)
  if (from < frame.from) return frame
  const course: Slot = { role: 'course', text: said, from, to: from + said.length }
  const beside = frame.slots.filter((slot) => slot.to <= course.from || slot.from >= course.to)
  const slots = [...beside, course].toSorted((a, b) => a.from - b.from)
  return { ...frame, act: 'cancel_class', others: [], slots }
}

/** 时间不变 */
const isOfTime = ({ text }: { text: string }) => namesNoOne(text)

/** A course and the word for an exam, and one that is ahead in the timetable. */
function namesExam(words: string, ground: Ground): boolean {
  const { names, text } = lexWords(words, ground)
  const [name, ...more] = names.filter(({ start, end }) => !onlyExam.test(text.slice(start, end)))
  if (name === undefined || more.length > 0) return false
  const beside = blankOut(text, name.start, name.end)
    .replaceAll(/的|\b(?:the|my)\b/g, ' ')
    .trim()
  if (beside === '' || !onlyExam.test(beside)) return false
  return findExams({ sitting: sittingIn(beside), names: name.owners }, ground.state).length === 1
}
