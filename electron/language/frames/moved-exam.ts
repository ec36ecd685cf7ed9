// 线代期中推到15号: an exam that is in the timetable moves, and not the preparation for it.
import type { Ground } from '../ground.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { findExams } from '../read/find-exams.ts'
import type { Frame } from '../reader/frame.ts'
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
