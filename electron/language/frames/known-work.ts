// Words that were taken for something else than they name in the schedule: a block that is there for new work, an exam for study.
import type { Ground } from '../ground.ts'
import { findExams } from '../read/find-exams.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import type { ActName, Frame, Slot } from '../reader/frame.ts'
import { lexWords } from '../words/lexed-text.ts'
import { onlyExam, sittingIn } from '../words/sitting.ts'
import { namesNoOne } from './loose-name.ts'
import { withRole } from './mend-roles.ts'

const isNew: ReadonlySet<ActName> = new Set<ActName>([
  'add_work',
  'add_event',
  'add_homework',
  'add_exam',
])
const ofBlocks: ReadonlySet<ActName> = new Set<ActName>([
  'move',
  'place',
  'plan',
  'mark:done',
  'mark:missed',
  'set_deadline',
  'set_length',
])

/** The least chance of the act on blocks. */
const least = 0.15

/** "Put calculus review 2 on 28 November" makes nothing new; 线代期中推到15号 moves the exam, and not its preparation. */
export function ofKnownWork(frame: Frame, text: string, ground: Ground): Frame {
  return (
    ofExam(frame, ground) ??
    ofLesson(frame, text, ground) ??
    ofMore(frame, text.slice(frame.from, frame.to), ground) ??
    ofCourse(frame, text.slice(frame.from, frame.to), ground) ??
    ofBlock(frame, ground)
  )
}

/** "Switch to physics" sets nothing of the window: that course is to come next. */
function ofCourse(frame: Frame, words: string, ground: Ground): Frame | null {
  const value = frame.slots.find(({ role }) => role === 'value')
  if (frame.act !== 'set_setting' || value === undefined || ofWindow.test(words)) return null
  const { names } = lexWords(value.text, ground)
  const slots = [{ ...value, role: 'course' as const }]
  return names.length === 0 ? null : { ...frame, act: 'start_guide', slots }
}

const ofWork = /^(?:rename|set_(?:priority|deadline|length)|add_sessions|pin|unpin)\b/

/** "Top priority for the reports, and call it lab write-ups": a change that names nothing is of the work that was changed before it. */
export function ofSameWork(frames: readonly Frame[]): Frame[] {
  const named: Frame[] = []
  for (const frame of frames) {
    const before = named.at(-1)
    // "I need more practice for calculus, add two problem sets": once.
    if (before?.act === 'add_sessions' && frame.act === 'add_sessions' && !isCounted(before)) {
      named[named.length - 1] = {
        ...frame,
        from: before.from,
        slots: [...before.slots, ...frame.slots],
      }
      continue
    }
    const slots = before !== undefined && ofWork.test(before.act) ? before.slots.filter(isName) : []
    const isOpen = ofWork.test(frame.act) && !frame.slots.some((slot) => isName(slot))
    const own = frame.slots.filter(({ role }) => role !== 'task')
    named.push(isOpen && slots.length > 0 ? { ...frame, slots: [...slots, ...own] } : frame)
  }
  return named
}

function isCounted({ slots }: Frame): boolean {
  return slots.some(({ role }) => role === 'count' || role === 'length')
}

/** 明天数据结构不上课, 周四实验停一次: what is off is the lesson that is named, and no whole day, nor does study go there. */
export function ofLesson(frame: Frame, text: string, ground: Ground): Frame | null {
  const clause = text.slice(frame.from, frame.to)
  const likely = [frame, ...frame.others]
    .filter(({ act }) => /^cancel_(?:class|event)$/.test(act))
    .reduce((sum, { confidence }) => sum + confidence, 0)
  const isDay = frame.act === 'day_off' && likely >= leastMore
  const isOff = takenForOff.test(frame.act) && frame.confidence < surely && calledOff.test(clause)
  if (!isDay && !isOff) return null
  const { names, text: words } = lexWords(clause, ground)
  const [name, ...others] = names
  const isLesson = name?.owners.some(({ kind }) => kind === 'series') === true
  if (name === undefined || others.length > 0 || !isLesson) return null
  const said = words.slice(name.start, name.end)
  const from = frame.from + clause.toLowerCase().indexOf(said)
  const to = from + said.length
  if (from < frame.from) return null
  const beside = frame.slots
    .filter((slot) => slot.to <= from || slot.from >= to)
    .map((slot) => (slot.role === 'to' ? Object.assign({}, slot, { role: 'when' as const }) : slot))
  if (beside.some(({ role }) => role === 'task' || role === 'course')) return null
  const course: Slot = { role: 'course', text: said, from, to }
  const slots = [...beside, course].toSorted((a, b) => a.from - b.from)
  const confidence = isDay ? Math.min(1, frame.confidence + likely) : surely
  return { ...frame, act: 'cancel_class', confidence, slots, others: [] }
}

const takenForOff = /^(?:cancel_class|place|move|plan|clear|mark:missed)$/
const calledOff =
  /停[课課一]|停了|不上(?![去来])|(?<!不要|[别不])取消|\b(?:is|'s|are) (?:off|cancelled|canceled|not on)\b/i
const surely = 0.9

/** "Two more word lists for the vocab": more of what is there, where it may well be. */
function ofMore(frame: Frame, words: string, ground: Ground): Frame | null {
  const likely = frame.others.find(({ act }) => act === 'add_sessions')?.confidence ?? 0
  if (frame.act !== 'add_work' || likely < leastMore || !moreWords.test(words)) return null
  const { names } = lexWords(words, ground)
  const isKnown = names.some(({ owners }) => owners.some(({ kind }) => kind !== 'series'))
  if (!isKnown) return null
  return { ...frame, act: 'add_sessions', confidence: frame.confidence + likely }
}

/** The least chance that more of it is meant. */
const leastMore = 0.04
const moreWords = /\b(?:more|another|extra|additional)\b|再|多加/i

function isName({ role, text }: Slot): boolean {
  return (role === 'task' || role === 'course') && !namesNoOne(text) && !/^[这那]个$/.test(text)
}

function ofExam(frame: Frame, ground: Ground): Frame | null {
  const [named, ...more] = frame.slots.filter(({ role }) => role === 'task' || role === 'course')
  const isOne =
    (goal.has(frame.act) || frame.act === 'set_deadline') &&
    named !== undefined &&
    more.every(isOfTime)
  if (!isOne || !namesExam(named.text, ground)) return null
  const { slots } = withRole(frame, 'title', (slot) => slot === named)
  return { ...frame, act: 'move_exam', slots: slots.filter((slot) => !isOfTime(slot)) }
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

const ofWindow =
  /\b(?:language|theme|mode|interface|english|chinese)\b|语言|界面|主题|模式|[英中汉][文语]/i

function ofBlock(frame: Frame, ground: Ground): Frame {
  const other = frame.others.find(({ act }) => ofBlocks.has(act))
  const title = frame.slots.find(({ role }) => role === 'title')
  if (!isNew.has(frame.act) || title === undefined) return frame
  if (other === undefined || other.confidence < least || !namesBlock(title.text, ground))
    return frame
  const named = withRole(frame, 'task', (slot) => slot === title)
  const placed = withRole(
    named,
    goal.has(other.act) ? 'to' : 'when',
    ({ role }) => !other.act.startsWith('set') && (role === 'due' || role === 'when'),
  )
  return { ...placed, act: other.act, confidence: frame.confidence + other.confidence }
}

const goal: ReadonlySet<ActName> = new Set<ActName>(['move', 'place'])

/** The whole of the words is the name of blocks, with a number perhaps. */
function namesBlock(words: string, ground: Ground): boolean {
  const { names, text } = lexWords(words, ground)
  const [name, ...more] = names
  if (
    name === undefined ||
    more.length > 0 ||
    !/^(?:the |my |this |our )*$/.test(text.slice(0, name.start))
  )
    return false
  return /^[\s\d]*$/.test(text.slice(name.end))
}
