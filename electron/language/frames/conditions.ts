// What a request depends on: "unless something's there" is looked up in the week, anything else is asked about.
import type { Draft, Doubt } from '../read/draft.ts'
import { isNamed, isWholeCourse } from '../words/operands.ts'
import { hasTarget } from '../words/task-words.ts'
import type { Reading } from './reading.ts'
import { targetOf } from './target-of-frame.ts'

const words =
  /\b(?:if|unless|in case|as long as|provided|only when|assuming|suppose|imagine|otherwise|or else)\b|要是|如果|假如|假设|万一|除非|只要(?!\s|$|上午|下午|晚上|早上|周|星期|明天)|的话|否则|不然|没空就|有空就/

const room =
  /\b(?:room|space|gap|free|empty|nothing|something|anything|busy|taken|full|available|possible|fits?|clash(?:es)?|booked|occupied)\b|空|有事|没事|没(?:有)?(?:东西|安排|任务|别的)|有(?:的话|东西|安排)|占|位置|地方|满|冲突|没课|有课|放得下/

/** 只要上午: a time alone, and no condition. */
const onlyThen = /只要(?:上午|下午|晚上|早上|周|星期|明天)/

export function isConditional({ frame, beside, clause }: Reading): boolean {
  return (
    (frame.flags.includes('conditional') && !onlyThen.test(clause.text)) ||
    frame.slots.some(({ role }) => role === 'if') ||
    words.test(beside.text)
  )
}

/** Whether it depends on what lies where the block should go. */
export function isAboutRoom(read: Reading): boolean {
  if (!isConditional(read)) return false
  return room.test(`${read.words('if').join(' ')} ${read.beside.text}`)
}

/** "Would it all fit if I did nothing next week?": the days are those without study, and no end. */
export function timeOff(read: Reading): Draft | null {
  const isOff =
    (isConditional(read) || offThen.test(read.clause.text)) &&
    (read.words('by').length === 0 || read.frame.act === 'what_if') &&
    (read.words('not').length > 0 ||
      (read.words('when').length > 0 &&
        idle.test(read.clause.text) &&
        !bounds.test(read.clause.text)))
  if (!isOff) return null
  const dates = read.dates('when', 'not')
  return {
    kind: 'query-fact',
    fact: 'in-the-way',
    dates,
    wish: read.wish('when', 'not'),
    names: read.owners('course', 'task', 'title'),
    words: read.clause.text,
  }
}

/** 下周不学还来得及吗: told without an if. */
const offThen =
  /(?:不(?:学|做|看书|复习|写)|休息|请假|翘(?:掉|课)?|歇).{0,8}(?:来得及|问题|影响|行|完)|\b(?:skip\w*|without|off)\b/

const idle =
  /\b(?:nothing|no study|off|away|rest|skip\w*|without|sick|ill|holiday|trip|busy)\b|\w+n['’]t\b|不|没|别|歇|休|空|去|出门|请假|病|翘/
const bounds = /\bonly\b|\b(?:start|begin)\w*\b|只|开始/

/** "What if I moved it to Friday evening": where it would go decides. */
export function whatIf(read: Reading): Draft | null {
  const target = targetOf(read, 'to', 'when')
  const operands = read.operands().slice(0, 1)
  // A whole work lies on no day: what it is told to end by, or what stays off a day, is asked of all of it.
  const isWork = operands.some((operand) => isWholeCourse({ ...operand, dates: null, wish: null }))
  if (isWork && ofDeadline.test(read.clause.text))
    return {
      kind: 'query-fits',
      names: read.owners('course', 'task'),
      dates: target.dates,
      exam: null,
    }
  if (isWork && read.words('by').length > 0) return timeOff(read)
  const off = isWork ? timeOff(read) : null
  if (off !== null) return off
  const isMove = operands.some(isNamed) && hasTarget(target)
  return isMove ? { kind: 'query-explain', operands, target: { ...target, nudge: null } } : null
}

const ofDeadline =
  /\b(?:deadline|due|hand(?:ed)? in|submit\w*)\b|截止|死线|ddl|[要得就]交|交上?[吗呢吧]?$/

/** Null where it is plainly asked for. */
export function doubtOf(read: Reading): Doubt | null {
  if (isConditional(read) && !isAboutRoom(read)) return 'condition'
  const { text } = read.clause
  if (/^(?:move|swap)$/.test(read.frame.act) && everyWeek.test(text)) return 'once'
  const [past, ...others] = signs
  const isPast = past !== undefined && ofBlocks.test(read.frame.act) && past[1].test(text)
  return isPast ? past[0] : (others.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
}

const ofBlocks = /^(?:move|place|swap|unplace)$/
const everyWeek = /\bevery (?:week|day|month)\b|每[周天](?![一二三四五六日天末])/

const signs: [Doubt, RegExp][] = [
  [
    'past',
    /\b(?:i|we|he|she|they)(?:'ve| have|'s| has)? already (?:moved|swapped|placed|put|removed|cancelled)\b|(?:已经|刚才?)把|我把.*了$/,
  ],
  [
    'opinion',
    /\bshould (?:i|we|it)\b|\bis it (?:ok|okay|better|good|fine|worth)\b|要不要|该不该|好不好|\bdo you think (?:i|we|it)\b|\b(?:thinking about|wondering|whether to)\b|你觉得/,
  ],
]
