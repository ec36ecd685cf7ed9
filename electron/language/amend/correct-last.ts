// "No, next Wednesday", 说错了，四小时, "and history too": what was asked for last, anew, with what is said now in place of what was said then.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { applyDiff, reverseDiff } from '../../../shared/schedule/diff.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import { isPutAct } from '../frames/roles.ts'
import { reading } from '../frames/reading.ts'
import { readActs } from '../frames/recut.ts'
import type { Frame } from '../reader/frame.ts'
import { chanceOf, isQuestionAct } from '../tidy/chances.ts'
import { saysNothing, wantsBack } from './wants-back.ts'
import {
  also,
  article,
  claimOf,
  pieceEnd,
  pieceSaid,
  withThings,
  type Claim,
  type Last,
} from './claims.ts'
import { joinedTo, leading, leansBack, type Request } from './go-on.ts'
import { lengthIn, sayAnew } from './say-anew.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lexText, prepareText, type LexedText, lexWords } from '../words/lexed-text.ts'
import { inThatTime } from '../words/told-days.ts'
import { detectLanguage } from '../words/detect-language.ts'

type Words = Ground & Pick<TurnFacts, 'request'> & Partial<Pick<TurnFacts, 'scenes'>>

/** The messages that it comes to: what was written is taken back first. Null where the words correct nothing. */
export function correctLast(facts: Words): string[] | null {
  const { request, recent, scenes, history } = facts
  if (scenes?.active === 'guide' || scenes?.active === 'pack') return null
  const told = facts.told.at(-1)
  // What "tomorrow" was then is another day now.
  if (told !== undefined && told.date !== facts.today.date) return null
  const said = sayLast(request, recent, facts)
  if (said === null) return null
  // What was changed since by other hands is not this turn's to take back.
  if (said.written.length > 0 && history.undo !== said.written.at(-1)) return null
  const undone = said.written.map(() => undoOf(said.anew ?? request, facts))
  return said.anew === null ? undone : [...undone, said.anew]
}

/** "Put it a day earlier. Actually no, make that two": what one message asks for in the end; null where it corrects nothing of its own. */
export function correctWithin(facts: Words): string | null {
  const { request, recent } = facts
  const found = correctedBehind.exec(request)
  if (found === null) return null
  const head = request.slice(0, found.index + 1)
  const tail = request.slice(found.index + 1).trim()
  return sayLast(tail, [...recent, { who: 'person', text: head }], facts)?.anew ?? null
}

const correctedBehind =
  /[.!…。！]\s*(?=(?:actually|no,? wait|wait,? no|oh no|hmm?,? no|no,? (?:actually|make)|啊?不对|等等|不不|还是)(?![^.!。！]*[.!。！]\s*\S))/i

/** `anew` is null where what was asked for is only to be taken back. */
type Said = { anew: string | null; written: readonly string[] }

/** What was asked for last, which may be a correction itself, with what these words put in its place or add to it. */
function sayLast(request: string, recent: Ground['recent'], facts: Ground): Said | null {
  const asked = { request, said: prepareText(request, facts), acts: readActs(request, facts) }
  const claim = claimOf(asked)
  // "In that slot" says by itself what it goes on with.
  if (claim?.isAlso !== true && inThatTime.test(asked.said)) return null
  const isOpen = leansBack(asked)
  const at = claim?.isAlso === true ? ofSameAct(asked, recent, facts) : lastSaid(recent)
  const last = recent[at]
  if (last === undefined || last.isAnswer === true) return null
  if (
    last.written !== undefined &&
    (wantsBack(asked, last.text, facts) || takesOut(asked, last.text, facts))
  )
    return { anew: null, written: last.written }
  const isDue = saysDue(asked, last.text, facts)
  if (claim === null && !isOpen && !isDue) return null
  const then = asItWas(last.written ?? [], facts)
  const message = sayLast(last.text, recent.slice(0, at), then)?.anew ?? last.text
  const acts = readActs(message, then)
  const act = acts.at(-1)
  if (act === undefined || act.act === 'undo') return null
  // 第一章是这周吧, behind “delete chapter 4”, deletes nothing.
  const isPlain = claim !== null && (claim.isOpened || claim.isBack || claim.isAlso)
  if (deletes.test(act.act) && !isPlain) return null
  // 写好了, right behind new homework: it is done, and no other homework.
  const isMark = asked.acts.some(
    (each) => each.act.startsWith('mark') && chanceOf(each) >= leastBefore,
  )
  if (isMark && act.act.startsWith('add_')) return null
  // “Still wednesdays though?” changes nothing.
  if (onlyAsked.test(request) && !isQuestionAct(act)) return null
  // What was written was understood; and what is surer with these words behind it.
  const isSure = last.written !== undefined || chanceOf(act) >= leastBefore
  if (!isSure && joinedTo(message, asked, then)?.act !== act.act) return null
  const { anew, isKept } =
    tellAnew({ asked, claim, isOpen: isOpen || isDue, isDue }, { message, acts, act }, then) ?? {}
  if (anew === undefined || anew === message) return null
  return { anew, written: isKept === true ? [] : (last.written ?? []) }
}

const deletes = /^(?:delete|drop|remove)_/

function lastSaid(recent: Ground['recent']): number {
  return recent.findLastIndex(({ who }) => who === 'person')
}

/** 9号也停, two messages behind a day off: the newest of the last few that asked for what this may ask for, else the last. */
function ofSameAct({ acts: [first] }: Request, recent: Ground['recent'], facts: Ground): number {
  const likely = [first, ...(first?.others ?? [])].filter(
    (each) => (each?.confidence ?? 0) >= leastSame,
  )
  const isOf = (text: string) =>
    likely.some((each) => each?.act === readActs(text, facts).at(-1)?.act)
  const last = lastSaid(recent)
  const same = recent.findLastIndex(({ who, text }, index) => who === 'person' && last - index < mostBack && isOf(text)) // prettier-ignore
  return same < 0 ? last : same
}

/** Texts. */
const mostBack = 7

/** 交的时间是周四早上八点, "it's due Thursday at 8 actually": of homework that was told right before. */
function saysDue(
  { said, acts: [first, ...more] }: Request,
  before: string,
  facts: Ground,
): boolean {
  if (first?.act !== 'set_deadline' || more.length > 0 || chanceOf(first) < leastBefore)
    return false
  const { names, days } = lexText(said, facts)
  return (
    names.length === 0 && days.length > 0 && readActs(before, facts).at(-1)?.act === 'add_homework'
  )
}

/** A question in which nothing is asked for. */
const onlyAsked =
  /^(?!.*(?:\b(?:can|could|would|will|shall|should|may|how about|what about|why not|rather|instead|make)\b|能|可以|行|好|要不|不如|改|换)).*(?:[?？]|吗|(?:没变|不变|没错|还是老\S*)吧)\s*$/is

/** "Take it out, they rang": what was only just put in. */
function takesOut({ acts: [first, ...more] }: Request, before: string, facts: Ground): boolean {
  if (first === undefined || more.length > 0) return false
  const chance = [first, ...first.others].filter(({ act }) => outOfIt.test(act)).reduce((sum, { confidence }) => sum + confidence, 0) // prettier-ignore
  const isOfIt = first.slots.every(({ text }) => isPronoun.test(text))
  const last = readActs(before, facts).at(-1)
  return isOfIt && chance >= leastOut && last?.act.startsWith('add_') === true
}

const leastOut = 0.4
const outOfIt = /^(?:cancel_|delete_work|unplace|remove_sessions)/
const isPronoun = /^(?:it|that|this|them|它|这个|那个)$/i

/** Before the last change, where that is the one: new work was no work of the schedule yet when it was asked for. */
export function asItWas([written, ...more]: readonly string[], facts: Ground): Ground {
  const { state, history } = facts
  if (written === undefined || more.length > 0 || history.undo !== written) return facts
  const before = history.diff == null ? null : applyDiff(state, reverseDiff(history.diff))
  return before?.ok === true ? { ...facts, state: before.value } : facts
}

type Now = { asked: Request; claim: Claim | null; isOpen: boolean; isDue: boolean }
type Before = { message: string; acts: readonly Frame[]; act: Frame }

/** `isKept`: what was written stays: it is another act, the same of something else, or a block that goes from wherever it lies. */
function tellAnew(
  { asked, claim, isOpen, isDue }: Now,
  { message, acts, act }: Before,
  facts: Ground,
): { anew: string; isKept: boolean } | null {
  const before = withThings(lexWords(message, facts), [act], message)
  const about = { act, text: before.text }
  // “I'm ill, clear today”: what tells nothing of it is why.
  const isOne = acts.length === 1 || acts.filter(({ slots }) => slots.length > 0).length === 1
  const narrowed = isOpen && isOne ? narrowedBy(asked, about, message, facts) : null
  if (narrowed !== null) return { anew: narrowed, isKept: false }
  const isSame = isOne && !isOwnAct(asked, act)
  const corrected = claim !== null && isSame ? pieceSaid(claim, about, facts) : null
  const due = isDue && isOne ? lexText(asked.said, facts) : null
  const said = corrected ?? due ?? (isOpen && isSame ? bareSaid(asked, about, facts) : null)
  const anew = said === null ? null : sayAnew(message, before, said, claim?.isAlso === true)
  const isSure = (corrected ?? due) !== null && !isQuestionAct(act)
  if (said !== null && anew !== null && (isSure || comesTo(anew, act, said, facts)))
    return { anew, isKept: claim?.isAlso === true || goesAnywhere(act, before, said) }
  const joined = isOpen ? joinedTo(message, asked, facts) : null
  if (joined === null) return null
  const isOther = familyOf(joined.act) !== familyOf(act.act)
  return { anew: joined.text, isKept: isOther || (claim?.isAlso === true && joined.isOfThings) }
}

/** 今晚做不了 – 换到周三吧: where it goes, and not when it could not be done. */
function isOwnAct({ acts: [first] }: Request, last: Frame): boolean {
  const isLeft =
    last.act.startsWith('mark:') ||
    (isPutAct(last) && last.slots.every(({ role }) => role !== 'to') && tellsFrom(last))
  return first !== undefined && isLeft && isPutAct(first) && chanceOf(first) >= surely
}

const tellsFrom = ({ slots }: Frame) => slots.some(({ role }) => role === 'from')

const surely = 0.9

/** "The calc one", 线代的那个: of what several courses have. */
function narrowedBy(
  asked: Request,
  { act, text }: Last,
  message: string,
  facts: Ground,
): string | null {
  const { names, days, times, text: said, rest } = lexText(asked.said, facts)
  const [course, ...more] = names
  const isBare =
    course !== undefined &&
    more.length + days.length + times.length === 0 &&
    saysNothing(blankAll(rest, names).replaceAll(pointing, ' '), text)
  if (!isBare || isQuestionAct(act) || course.owners.some(({ kind }) => kind === 'item'))
    return null
  const thing = act.slots.find(({ role }) => role === 'task' || role === 'title')
  const named = thing === undefined ? [] : reading(act, message, facts).lexName(thing.text).names
  const courseOf = (owner: NameOwner) => courseOfOwner(owner, facts.state)
  const courses = new Set(named.flatMap(({ owners }) => owners.map(courseOf)))
  const own = course.owners.map(courseOf)
  if (thing === undefined || courses.size < 2 || !own.some((each) => courses.has(each))) return null
  const start = thing.from + (article.exec(thing.text)?.[0].length ?? 0)
  const words = said.slice(course.start, course.end)
  return `${message.slice(0, start)}${words}${/\p{Script=Han}$/u.test(words) ? '' : ' '}${message.slice(start)}`
}

const pointing = /\bones?\b|[那这][个次份块篇]|的/g

/** Said anew it still asks for the same; of another day or time it is the same question, however it is put. */
function comesTo(anew: string, act: Frame, said: LexedText | null, facts: Ground): boolean {
  const isOfTime = said !== null && said.names.length === 0
  return readActs(anew, facts).some((frame) =>
    isOfTime && isQuestionAct(act)
      ? isQuestionAct(frame)
      : [frame, ...frame.others].some(
          (likely) => familyOf(likely.act) === familyOf(act.act) && likely.confidence >= leastSame,
        ),
  )
}

const leastSame = 0.1

/** Acts that change the same: where a block lies, what became of it. */
function familyOf(act: string): string {
  return act === 'place' ? 'move' : (act.split(':')[0] ?? act)
}

/** "And tomorrow?", 线代呢, 九点半: values and nothing else; only of a question, another name is asked about instead. */
function bareSaid({ said }: Request, { act, text }: Last, facts: Ground): LexedText | null {
  // 放下午吧 上午要睡懒觉: what stands behind the value may be why.
  const [head = ''] = said.split(pieceEnd)
  for (const words of new Set([said, head])) {
    const lexed = lexText(words, facts)
    const { days, times, names, rest } = lexed
    const isValue = days.length + times.length > 0 || lengthIn(lexed.text) !== null
    const isName = names.length > 0 && isQuestionAct(act)
    const bare = blankAll(rest, names).replace(leading, ' ').replaceAll(also, ' ')
    if ((isValue || isName) && saysNothing(bare, text)) return lexed
  }
  return null
}

/** The least chance of what was asked for. */
const leastBefore = 0.5

/** A block that is named and told one day goes from wherever it lies: it needs no way back. */
function goesAnywhere(act: Frame, { text, days }: LexedText, now: LexedText): boolean {
  const isFrom = act.slots.some(({ role }) => role === 'from')
  const isNear = findLength(text) !== null || isFrom || days.length > 1
  return isPutAct(act) && now.names.length === 0 && !isNear
}

function undoOf(message: string, { language }: Ground): string {
  return choiceWords[detectLanguage(message, [], language)].readings.undo()
}
