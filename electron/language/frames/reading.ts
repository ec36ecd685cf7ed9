// The words of a frame's roles, read against the schedule: names, days, times, amounts.
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { blankOut, type Span, type TimeWish } from '../../../shared/time/mention.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { Ground } from '../ground.ts'
import { readOperands } from '../read/read-operands.ts'
import { meansWholeTerm } from '../read/whole-term.ts'
import type { Frame, RoleName, Slot } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { daySpokenOf, withToldDay, withToldTime } from '../words/told-days.ts'
import { ofTime, withLeads } from '../reader/join-slots.ts'
import { looseItems, looseName, namesNoOne, nearItems } from './loose-name.ts'
import { prepareText, type LexedText, lexWords } from '../words/lexed-text.ts'
import { emptyOperand, isNamed, lastSpokenOf } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'
import { ofOneCourse, coursesAlone, withoutWider } from './whose-work.ts'

export type Reading = ReturnType<typeof reading>

/** Acts on what is there already. */
const ofKnown =
  /^(?:move|place|swap|unplace|mark|plan|replan|clear|improve|thin_out|explain|set_|delete_work|remove_)/

/** What was named, or excepted, is not in the schedule: "optimise my sleep", "I skipped the gym". */
export function namesUnknownWork(read: Reading): boolean {
  if (!ofKnown.test(read.frame.act)) return false
  const named = read.named().length > 0 ? read.operands() : []
  // Blocks that are to go somewhere and are not found are asked about.
  if (isSurelyOfBlocks(read) || isMissedWork(read)) return false
  // 这学期的都排上: of the whole term.
  if (
    read.words('task', 'course').every((words) => meansWholeTerm(words) || words.startsWith('学期'))
  )
    return false
  return (
    named.length > 0 &&
    named.every(
      (operand) =>
        !isNamed(operand) && !operand.isAll && operand.dates === null && operand.event === null,
    )
  )
}

/** "Plan what I missed" */
export function isMissedWork({ frame, clause }: Reading): boolean {
  return /^(?:re)?plan$/.test(frame.act) && missedWords.test(clause.text)
}

export const missedWords = /\b(?:missed|skipped)\b|错过|落下|没做|漏/

function isSurelyOfBlocks({ frame }: Reading): boolean {
  return (
    /^(?:move|place|swap|unplace|set_habit|explain_place|plan)$/.test(frame.act) &&
    frame.confidence >= 0.7
  )
}

/** The words of the frame's roles, lexed against the schedule. */
export function reading(read: Frame, text: string, ground: Ground) {
  const frame = timesApart(wholeTimes(withLeads(read, text), text, ground), ground)
  const lex = (words: string): LexedText => lexWords(words, ground)
  const lexName = (words: string) => namedIn(lex(words), lex, ground)
  const ownersIn = (words: string) =>
    readOperands(lexName(words)).flatMap(({ names }) => ofOneCourse(names, ground))
  const wordsOf = (...roles: RoleName[]) =>
    frame.slots
      .filter(({ role }) => roles.includes(role))
      .map((slot) => toldDay(slot, text, ground, frame.act.startsWith('ask_')))
  const lexed = (...roles: RoleName[]) =>
    wordsOf(...roles).map((words) => lex(words.replace(dotted, '$1月$2日')))
  const dates = (...roles: RoleName[]) => datesIn(lexed(...roles), ground)
  const wish = (...roles: RoleName[]) => lexed(...roles).flatMap(wishesIn)[0] ?? null
  const clause = text.slice(frame.from, frame.to)
  const besideWords = lex(besideOf(frame, text))
  const named = () =>
    phrasesOf(frame, text).flatMap((phrase) => readOperands(lexName(phrase)).map(ofAll))
  return {
    frame,
    /** The whole message. */
    text,
    ground,
    lexName,
    clause: lex(clause),
    /** What stands beside the words of its roles; conditions are part of it. */
    beside: besideWords,
    words: wordsOf,
    lexed,
    /** Days beside a day with its time are of one phrase: "no Monday and Wednesday mornings". */
    joined: (role: RoleName) => joinDays(frame, text, role, lex),
    dates,
    wish,
    owners: (...roles: RoleName[]): NameOwner[] => wordsOf(...roles).flatMap(ownersIn),
    /** Each phrase that names tasks, by itself. */
    named,
    /** The tasks that are spoken of; what was said of when they lie now belongs to each. */
    operands: (): Operand[] => {
      const told = named()
      // A name that was given no role is spoken of none the less.
      const found =
        told.length > 0 || besideWords.names.length === 0 ? told : readOperands(besideWords)
      const lying = { dates: dates('from', 'when'), wish: wish('from', 'when') }
      const isLying = lying.dates !== null || lying.wish !== null
      // "Set it back to open": no role was read in it.
      if (found.length === 0)
        return isLying
          ? [{ ...emptyOperand, ...lying }]
          : allBeside.test(besideWords.text)
            ? [{ ...lastSpokenOf, rest: besideWords.text }]
            : readOperands(besideWords).filter(({ isPronoun }) => isPronoun)
      return withoutWider(found, coursesAlone(frame, text).flatMap(ownersIn), ground).map(
        (operand) => lieThere(operand, lying, ground),
      )
    },
    count: () => countIn(wordsOf('count')[0] ?? ''),
    length: () => {
      const [said] = wordsOf('length').map((words) => findLength(prepareText(words, ground)))
      return said?.length ?? null
    },
  }
}

/** "Due in | two weeks": a time of which only some words were read is the whole of it. */
function wholeTimes(frame: Frame, text: string, ground: Ground): Frame {
  const lexed = lexWords(text, ground)
  // 周六上周一的课: 上 is what is done there.
  if (lexed.text.length !== text.length || frame.act === 'make_up_day') return frame
  const slots = frame.slots.map((slot) => {
    const isCut = ({ start, end }: Span) =>
      start < slot.to && slot.from < end && (start < slot.from || slot.to < end)
    const whole = ofTimes.has(slot.role) ? [...lexed.days, ...lexed.times].find(isCut) : undefined
    if (whole === undefined) return slot
    const [from, to] = [Math.min(whole.start, slot.from), Math.max(whole.end, slot.to)]
    const isOwn = frame.slots.every(
      (other) => other === slot || other.to <= from || to <= other.from,
    )
    const isWithin = frame.from <= from && to <= frame.to
    return isOwn && isWithin ? { ...slot, from, to, text: text.slice(from, to) } : slot
  })
  return { ...frame, slots }
}

const ofTimes: ReadonlySet<RoleName> = new Set<RoleName>([...ofTime, 'due', 'by'])

/** 都挪到周六: of all that was told last. */
const allBeside = /^\s*(?:把|那就?)?(?:全?都|全部|统统)(?=挪|移|推|改|放|排|换|调|拿|取)/

/** "Over the next two weeks": a plan is of no work that is called a time; what is excepted of its days stays free. */
function timesApart(frame: Frame, ground: Ground): Frame {
  if (frame.act !== 'plan') return frame
  const slots = frame.slots.map((slot) => {
    if (slot.role !== 'task' && slot.role !== 'except') return slot
    const { days, times, names, rest } = lexWords(slot.text, ground)
    const isTime = days.length > 0 && names.length === 0 && !/[\p{L}\d]/u.test(rest)
    if (slot.role === 'task')
      return isTime ? Object.assign({}, slot, { role: 'when' as const }) : slot
    const isFree = days.length + times.length > 0 && names.length === 0
    return isFree ? Object.assign({}, slot, { role: 'not' as const }) : slot
  })
  return { ...frame, slots }
}

const telling = /(?:[说讲问查报列聊看]|告诉我)$/
const nextWeekday = /^下(?=(?:周|星期|礼拜)[一二三四五六日天])/

/** "Plan my work starting tomorrow" */
const beginning = /\b(?:start|begin)(?:ning|ing)?(?: from| on)?\s+$/i

/** "The Thursday before" */
const toWord = /^(?:to|on|for) /i
const besideIt = /^ (?:before|after)(?: that)?(?=\W*$)/i

/** As it was said, a day that points to another as its date. */
function toldDay(
  { role, text: said, from, to }: Slot,
  text: string,
  ground: Ground,
  isAsked: boolean,
): string {
  if (!ofTime.has(role)) return said
  const direction = besideIt.exec(text.slice(to))?.[0] ?? ''
  const day =
    direction === ''
      ? null
      : withToldDay(said.replace(toWord, '') + direction, text.slice(0, from), ground)
  if (day !== null) return day
  if (role === 'when' && !isAsked && beginning.test(text.slice(0, from))) return `from ${said} on`
  // 顺便说下周四有啥: 说一下, and this week's.
  const own = telling.test(text.slice(0, from)) ? said.replace(nextWeekday, '') : said
  const words = role === 'from' ? own.replace(fromWord, '') : own
  const before = text.slice(0, from)
  return withToldDay(words, before, ground) ?? withToldTime(words, before, ground) ?? words
}

/** Day and time are told apart: "Wednesday is full, move the evening one"; without a day it is that of the day spoken of, or today's. */
function lieThere(
  operand: Operand,
  lying: Pick<Operand, 'dates' | 'wish'>,
  ground: Ground,
): Operand {
  const { names, isAll, rank } = operand
  const isOfTime = names.length === 0 && !isAll && rank === null
  const there = operand.dates === null ? lying : operand
  // 周五早上那几个, 背单词那几次: all of them.
  if (severalOf.test(operand.rest) && names.length > 0) return { ...operand, isAll: true }
  if (isOfTime && there.dates !== null && several.test(operand.rest))
    return { ...operand, dates: there.dates, wish: there.wish, isAll: true, isPronoun: false }
  if (operand.dates !== null) return operand
  if (operand.wish === null) return { ...operand, ...lying }
  const dates = lying.dates ?? (isOfTime ? [daySpokenOf(ground) ?? ground.today.date] : null)
  return { ...operand, dates, isPronoun: operand.isPronoun && dates === null }
}

const severalOf = /[那这](?:几|些|两)[个次节块份篇]|[那这]俩/
const several = /\b(?:those|these|them|both)\b|[那这](?:几|些|两|俩|仨)/

/** "4 calculus sessions", 三次 */
function countIn(written: string): number | null {
  return readNumber(numeral.exec(written)?.[0] ?? written.replace(unitOfCount, '').trim())
}

/** 11.28 for 28 November. */
const dotted = /^(\d{1,2})\.(\d{1,2})$/

const numeral = /^\d+/

const unitOfCount = /^[再第]|[次个步场节块]$|\s*(?:more )?(?:sessions?|blocks?|times|steps?)$/gi

/** Words that name nothing by themselves may still mean one thing of the schedule, or some of a kind. */
function namedIn(
  found: LexedText,
  lex: (words: string) => LexedText,
  { state }: Ground,
): LexedText {
  if (found.names.length > 0) return found
  const bare = found.text.replaceAll(pointing, '')
  const loose = looseName(bare, state)
  if (loose !== null) return lex(loose)
  const whole = looseItems(bare, state)
  const owners = whole.length > 0 ? whole : nearItems(bare, state)
  if (owners.length === 0) return found
  return { ...found, names: [{ start: 0, end: found.text.length, owners }] }
}

/** 那个报告, 二叉树那个 */
const pointing =
  /^[那这][个次块份篇场门节](?=\p{Script=Han}{2})|(?<=\p{Script=Han}{2})的?[那这][个次块份篇场门节]$/gu

/** Null where none is said; a range that runs backwards has none. */
function datesIn(phrases: readonly LexedText[], ground: Ground): string[] | null {
  const found = phrases.flatMap(({ days, text }) => joinRanges(days, text, ground))
  const said = found.flatMap((day) => day.dates)
  return found.length === 0 ? null : [...new Set(said)].toSorted()
}

/** "From Thursday to Friday": the place that it leaves, and no stretch that begins there. */
const fromWord = /^(?:from|off|out of|away from)\s+|^[从自由]/i

/** The times that are said; two with a "to" between them are one. */
export function wishesIn({ text, times }: LexedText): TimeWish[] {
  const range = findClockRange(text)
  return range === null ? times.map(({ wish }) => wish) : [range.wish]
}

function besideOf({ slots, from, to }: Frame, text: string): string {
  return slots
    .filter(({ role }) => role !== 'if' && role !== 'else')
    .reduce((words, slot) => blankOut(words, slot.from, slot.to), text)
    .slice(from, to)
}

const listed = /^\s*(?:and|or|,|、|和|或|跟)\s*$/

function joinDays(
  { slots }: Frame,
  text: string,
  role: RoleName,
  lex: (words: string) => LexedText,
): LexedText[] {
  const phrases: { from: number; to: number }[] = []
  for (const { from, to } of slots.filter((each) => each.role === role)) {
    const last = phrases.at(-1)
    const isListed = last !== undefined && listed.test(text.slice(last.to, from))
    const isOfDays = isListed && lex(text.slice(last.from, last.to)).times.length === 0
    const { days, times } = lex(text.slice(from, to))
    if (isOfDays && days.length > 0 && times.length > 0) last.to = to
    else phrases.push({ from, to })
  }
  return phrases.map(({ from, to }) => lex(text.slice(from, to)))
}

/** "The studying on Friday": all of it that lies there. */
function ofAll(operand: Operand): Operand {
  const isOne = operand.isPronoun && !/\b(?:all|every)|都|全/.test(operand.rest)
  const isGeneric = !isOne && operand.names.length === 0 && generic.test(operand.rest.trim())
  return isGeneric ? Object.assign({}, operand, { isAll: true }) : operand
}

const generic =
  /^(?:(?:the|my|all|of|it|any|whole|others?|rest|study|studying|work|working|learning|sessions|blocks|stuff|things|tasks|everything|plans?) ?)+$|^(?:所有|全部|全|[那这当]天|学习|任务|安排|复习|东西|计划|内容|事情?|其[他它余]|别|剩下|还|[没未待]安?排|的|都)+$/

const beside = /^(?:\s|的|'s|’s|\b(?:from|of|in|for)\b)*$/

/** The words that name tasks; a course and a work side by side are one name: "english vocab", 英语的单词, "everything from calculus". */
function phrasesOf({ slots }: Frame, text: string): string[] {
  const phrases: { from: number; to: number }[] = []
  for (const { role, from, to } of slots) {
    if (role !== 'task' && role !== 'course') continue
    const last = phrases.at(-1)
    if (last !== undefined && beside.test(text.slice(last.to, from))) last.to = to
    else phrases.push({ from, to })
  }
  const said = phrases.map(({ from, to }) => text.slice(from, to))
  const telling = said.filter((phrase, index) => {
    const gap = text.slice(phrases[index - 1]?.to ?? 0, phrases[index]?.from)
    return !namesNoOne(phrase) && (index === 0 || listed.test(gap) || !pointsBack.test(phrase))
  })
  return telling.length > 0 ? telling : said
}

/** 第四章不考，那次阅读删掉; "Limits and Taylor, flip those two": what was named just before, and nothing beside it. */
const pointsBack =
  /^(?:both|(?:(?:both|all) )?(?:of )?(?:the|that|this|those|these|them|it)(?: (?:one|ones|two|three|both|item|items|thing|things|session|sessions|block|blocks|entry))?)$|^(?:[这那](?:[一两几三]?[个次块份篇场门节些]|俩|些)\p{Script=Han}{0,3}|它们?|[俩两]个?)$/iu
