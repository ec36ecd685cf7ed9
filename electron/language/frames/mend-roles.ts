// Gives the words of an act the role that the words around them tell: where it lies, and not where it goes.
import type { Frame, RoleName, Slot } from '../reader/frame.ts'
import { allWords } from '../words/operands.ts'
import { inThatTime, onThatDay } from '../words/told-days.ts'
import { ofTime } from '../reader/join-slots.ts'

export function mendRoles(frame: Frame, text: string): Frame {
  const told = ofThatDay(withoutReason(frame, text), text)
  const placed = intoFreed(forGood(ofWay(told, text), text), text)
  const mended = fromUnable(goesOn(heldFast(ofNothing(placed, text), text)), text)
  return itsDirection(newLength(inPeriods(ofKnown(aroundIt(mended, text)), text), text), text)
}

export function isPutAct({ act }: Frame): boolean {
  return act === 'move' || act === 'place'
}

export function withRole(
  frame: Frame,
  role: RoleName,
  isMeant: (slot: Slot, index: number) => boolean,
): Frame {
  const slots = frame.slots.map((slot, index) =>
    isMeant(slot, index) ? Object.assign({}, slot, { role }) : slot,
  )
  return { ...frame, slots }
}

function notDenied(frame: Frame): Frame {
  return { ...frame, flags: frame.flags.filter((flag) => flag !== 'negated') }
}

/** What is done with work that is there is no title of something new. */
function ofKnown(frame: Frame): Frame {
  const isNamed = frame.slots.some(({ role }) => role === 'task' || role === 'course')
  if (isNamed || !ofWork.test(frame.act)) return frame
  return withRole(frame, 'task', ({ role }) => role === 'title')
}

const ofWork =
  /^(?:move|place|swap|unplace|delete_work|remove_sessions|(?:un)?pin|mark:|set_(?:deadline|priority|length)|ask_where|explain_)/

/** "It took two hours but the derivatives are done": with nothing that it could be left out of, it is what is spoken of. */
function ofNothing(frame: Frame, text: string): Frame {
  const isOfOthers =
    frame.slots.some(({ role }) => /^(?:task|course|title|when|from)$/.test(role)) ||
    allWords.test(text.slice(frame.from, frame.to).toLowerCase())
  return isOfOthers || !frame.act.startsWith('mark:')
    ? frame
    : withRole(frame, 'task', ({ role }) => role === 'except')
}

/** 给它三节: how long, in periods; how often is 次. */
function inPeriods(frame: Frame, text: string): Frame {
  const isCounted = ({ role, to }: Slot) => role === 'count' && text.startsWith('节', to)
  const isMore = moreOfIt.test(text.slice(frame.from, frame.to))
  if (frame.act !== 'add_sessions' || isMore || !frame.slots.some(isCounted)) return frame
  const slots = frame.slots.map((slot) =>
    isCounted(slot)
      ? { role: 'length' as const, text: `${slot.text}节`, from: slot.from, to: slot.to + 1 }
      : slot,
  )
  return { ...frame, act: 'set_length', slots }
}

/** 优先级往下调: which way is said by the words beside it. */
function itsDirection(frame: Frame, text: string): Frame {
  const words = text.slice(frame.from, frame.to)
  if (frame.act !== 'set_priority:high' || raised.test(words) || !lowered.test(words)) return frame
  return { ...frame, act: 'set_priority:low' }
}

const raised = /\b(?:up|raise|high(?:er|est)?|top|first|more)\b|[往向]上|[升高提]|优先(?!级)/
const lowered = /\b(?:down|lower(?:ed)?|less|last)\b|[往向]下|[降低]|不急/

const moreOfIt = /[再多加添补][^，。]{0,6}节|次|遍|回/

/** "Far longer than 45 minutes, make it 90": what the new length, or count, is compared with is none. */
function newLength(frame: Frame, text: string): Frame {
  const of = frame.act === 'add_sessions' ? 'count' : 'length'
  if (frame.act !== 'set_length' && frame.act !== 'add_sessions') return frame
  const isOld = ({ role, from, to }: Slot) =>
    role === of &&
    (comparedBefore.test(text.slice(frame.from, from)) || comparedAfter.test(text.slice(to)))
  // "2 periods isn't enough, make it 3": of the same unit.
  const unit = frame.slots.find(isOld)?.text.replace(/^\W*[\d.]+/, '') ?? ''
  const slots = frame.slots
    .filter((slot) => !isOld(slot))
    .map((slot) =>
      of === 'length' && slot.role === of && /^\d+$/.test(slot.text)
        ? Object.assign({}, slot, { text: slot.text + unit })
        : slot,
    )
  return slots.some(({ role }) => role === of) ? { ...frame, slots } : frame
}

const comparedBefore = /(?:\b(?:than|instead of|rather than|not|from)|不止|超过|比)\s*$/i
const comparedAfter =
  /^\s*(?:(?:(?:is|was|will be) )?(?:not|never|nowhere near) (?:be )?enough\b|(?:[a-z'’]+ ){1,6}?(?:is|are|was)(?:n['’]t| not) (?:gonna|going to|enough|long)\b|(?:[a-z'’]+ ){1,6}?won['’]t (?:do|be enough|cut)\b|[课課次]?(?:肯定|根本|完全|好像)?不[够夠])/i

/** "Lock it, I don't want it moved": what is denied is a move, and not the pin; where it goes is where it lies. */
function heldFast(frame: Frame, text: string): Frame {
  if (frame.act !== 'pin') return frame
  const isOfMove = ofMoves.test(text.slice(frame.from, frame.to))
  const held = withRole(frame, 'when', ({ role }) => role === 'to')
  return isOfMove ? notDenied(held) : held
}

/** "Saturday's calculus -> Sunday": of two days of a move the last one is where it goes. */
function goesOn(frame: Frame): Frame {
  const days = frame.slots.filter(({ role }) => role === 'when')
  const last = days.at(-1)
  if (!isPutAct(frame) || days.length < 2 || frame.slots.some(({ role }) => role === 'to'))
    return frame
  return withRole(frame, 'to', (slot) => slot === last)
}

const isTime = ({ role }: Slot) => ofTime.has(role)

/** "To Tuesday, I've got a gig that Monday": what stands behind the goal and tells of themselves is why. */
function withoutReason(frame: Frame, text: string): Frame {
  const comma = text.slice(frame.from, frame.to).search(reasonStart)
  if (!isPutAct(frame) || comma < 0) return frame
  const end = frame.from + comma
  const before = frame.slots.filter((slot) => slot.to <= end)
  const behind = frame.slots.filter((slot) => slot.from >= end)
  const isDone = before.length > 0 && isNeedless.test(text.slice(end + 1, frame.to))
  if (isDone && behind.every(isTime)) return { ...frame, to: end, slots: before }
  const isReason =
    before.some(({ role }) => role === 'to') &&
    behind.some(isTime) &&
    behind.every(isTime) &&
    ofThemselves.test(text.slice(end + 1, frame.to))
  return isReason ? { ...frame, to: end, slots: before } : frame
}

/** 晚上就不用了 */
const isNeedless = /^\s*[^，,]{0,6}就(?:不用|空出来|没事|轻松)/
const reasonStart = /[,，;；][^,，;；]*$|\s+so that\b.*$/
const ofThemselves =
  /^\s*so that\b|^\s*(?:(?:cause|cuz|because|since|as|bc)\s+)?(?:i|we)(?:['’]?(?:m|ve|ll|re))?\s(?!mean|want|need|prefer|like|said|think|only|can|could|am free|free)|^[^或还]{0,8}(?:想(?:睡|歇|休)|要去|要出|有事|有课|有个|得去|过生日|生日|不在|加班|开会)/iu

/** 那天也别让我学习: the day that was told before is when; told twice in one act it is one. */
function ofThatDay(frame: Frame, text: string): Frame {
  const told = frame.slots.findIndex(({ role }) => role === 'when')
  const slots = frame.slots.filter(
    ({ role, text: words }, at) => !(role === 'when' && at > told && thatDay.test(words)),
  )
  if (!/^(?:clear|replan|day_off)$/.test(frame.act) || slots.some(isTime))
    return { ...frame, slots }
  const found = onThatDay.exec(text.slice(frame.from, frame.to))
  if (found === null) return { ...frame, slots }
  const from = frame.from + found.index
  const when = { role: 'when' as const, text: found[0], from, to: from + found[0].length }
  return { ...frame, slots: [...slots, when].toSorted((a, b) => a.from - b.from) }
}

const thatDay = /^(?:on )?that day$|^(?:at )?that time$|^那一?天$|^那(?:会儿|个?时候|个?时间)$/i

/** "Move whatever is in the way", 撞的挪开: what can't stay where it lies, and what lost its place. */
function ofWay(frame: Frame, text: string): Frame {
  const isOpen = frame.slots.every(
    ({ role, text: words }) => role === 'to' || (role === 'task' && whatever.test(words)),
  )
  if (!ofPlaces.test(frame.act) || !isOpen) return frame
  return inTheWay.test(text.slice(frame.from, frame.to))
    ? { ...frame, act: 'improve', confidence: surely, others: [], slots: [] }
    : frame
}

const surely = 0.9
const ofPlaces = /^(?:move|place|replan|clear|unplace|improve)$/
const whatever = /^(?:whatever|anything|everything|what|stuff|things?)\b/i

export const inTheWay =
  /\b(?:whatever|anything|everything|stuff|things?|what)(?: (?:thats?|which|i))?(?:'s)?(?: (?:is|was|lies|had|have|got))? (?:in (?:the|its|their|my) way|(?:clash|conflict|overlap)\w*|there)\b|撞(?:上|到|了)?的/i

/** 微观我退课了，不上了: all of its lessons, and not one that is asked for. */
function forGood(frame: Frame, text: string): Frame {
  const isOpen = frame.slots.every(({ role }) => role === 'title' || role === 'course')
  if (!/^cancel_(?:class|event)$/.test(frame.act) || !isOpen) return frame
  if (!leavesCourse.test(text.slice(frame.from, frame.to))) return frame
  const named = withRole(frame, 'course', ({ role }) => role === 'title')
  return { ...named, act: 'drop_course' }
}

const leavesCourse = /\b(?:dropp(?:ed|ing)|quit|withdr[ae]w\w*|left) |退课|退选|退了|不修了/i

/** "Do limits in that slot instead", 空出来那会儿做向量空间: the time that was freed is where it goes. */
function intoFreed(frame: Frame, text: string): Frame {
  const isNamed = frame.slots.some(({ role }) => role === 'task' || role === 'course')
  const found = inThatTime.exec(text.slice(frame.from, frame.to))
  const isMeant = isNamed && (isPutAct(frame) || frame.act === 'plan') && found !== null
  if (!isMeant || frame.slots.some(({ role }) => role === 'when')) return frame
  const words = found[0].replace(/^(?:in|into|during|use|with|take) /i, '')
  const from = frame.from + found.index + found[0].length - words.length
  const to = from + words.length
  // 那个点儿挪过来: where it comes to is that time.
  const others = frame.slots.filter(
    (slot) =>
      (slot.to <= from || slot.from >= to) && !(slot.role === 'to' && comesHere.test(slot.text)),
  )
  if (others.some(({ role }) => role === 'to')) return frame
  const act = frame.act === 'plan' ? 'place' : frame.act
  const slots = [...others, { role: 'to' as const, text: words, from, to }]
  const confidence = Math.max(frame.confidence, surely)
  return { ...frame, act, confidence, slots: slots.toSorted((a, b) => a.from - b.from) }
}

const comesHere = /^(?:[到放挪移]?[过這这那]?[来去來過过邊边儿裡里]+|there|over|here)$/

/** "Work until eleven, only after that" keeps the time free; 早上就好 wants it. */
function aroundIt(frame: Frame, text: string): Frame {
  if (frame.act !== 'plan') return frame
  const behind = ({ to }: Slot) => text.slice(to, frame.to)
  const until = withRole(
    frame,
    'by',
    (slot) => slot.role === 'when' && upTo.test(text.slice(frame.from, slot.from)),
  )
  const kept = withRole(
    until,
    'not',
    (slot) => slot.role === 'when' && onlyAfter.test(behind(slot)),
  )
  return withRole(kept, 'when', (slot) => slot.role === 'not' && isEnough.test(behind(slot)))
}

/** 到周五只排数据结构 */
const upTo = /(?:^|[,，。;；]\s*)(?:到|截至|until|till|by|through)\s*$/i
const onlyAfter = /^[^.!?]*\bonly\b[^.!?]*\bafter (?:that|then|it)\b|^[^。！？]*只[^。！？]*之后/i
const isEnough = /^(?:的时间)?就(?:好|行|可以)/

/** "I can't do history this Friday": the day on which it lies, and not the one that it goes to. */
function fromUnable(frame: Frame, text: string): Frame {
  const [to, ...others] = frame.slots.filter(({ role }) => role === 'to')
  const isUnable =
    isPutAct(frame) &&
    to !== undefined &&
    others.length === 0 &&
    !goalWord.test(text.slice(0, to.from))
  if (!isUnable || !unable.test(text.slice(frame.from, frame.to))) return frame
  return notDenied(withRole(frame, 'from', (slot) => slot === to))
}

/** Of one thing, on its day. */
export const unable =
  /\b(?:can'?t|cannot|won'?t be able to|unable to|not able to) (?:do|make|fit|manage|get to)\b|[学做写看背弄搞上去]不(?:了|成|完了)|没法[学做写看背上]|没空[学做写看背上]/i
const goalWord = /(?:\b(?:to|till|until|for)|[到至])\s*$/i

const ofMoves = /\b(?:mov\w*|shift\w*|touch\w*|chang\w*)\b|[动挪移調调改]/
