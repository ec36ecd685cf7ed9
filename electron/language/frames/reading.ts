// The words of a frame's roles, read against the schedule: names, days, times, amounts.
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { blankOut, type TimeWish } from '../../../shared/time/mention.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { Ground } from '../ground.ts'
import { readOperands } from '../read/read-operands.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { guessItem } from './guess-item.ts'
import { looseItems, looseName, namesNoOne } from './loose-name.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { emptyOperand, isNamed } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'

export type Reading = ReturnType<typeof reading>

/** Acts on what is there already. */
const ofKnown =
  /^(?:move|place|swap|unplace|mark|plan|replan|clear|improve|thin_out|explain|set_|delete_work|remove_)/

/** What was named, or excepted, is not in the schedule: "optimise my sleep", "I skipped the gym". */
export function namesUnknownWork(read: Reading): boolean {
  if (!ofKnown.test(read.frame.act)) return false
  const excepted = read.lexed('except')
  if (excepted.length > 0 && excepted.every(({ names }) => names.length === 0)) return true
  const named = read.named().length > 0 ? read.operands() : []
  return named.length > 0 && named.every((operand) => !isNamed(operand) && operand.event === null)
}

/** The words of the frame's roles, lexed against the schedule. */
export function reading(read: Frame, text: string, ground: Ground) {
  const frame = withLeads(read, text)
  const lex = (words: string): LexedText => lexText(prepareText(words, ground), ground)
  const lexName = (words: string) => namedIn(words, lex(words), lex, ground)
  const wordsOf = (...roles: RoleName[]) =>
    frame.slots
      .filter(({ role }) => roles.includes(role))
      .map((slot) => (slot.role === 'from' ? slot.text.replace(fromWord, '') : slot.text))
  const lexed = (...roles: RoleName[]) => wordsOf(...roles).map(lex)
  const dates = (...roles: RoleName[]) => datesIn(lexed(...roles), ground)
  const wish = (...roles: RoleName[]) => lexed(...roles).flatMap(wishesIn)[0] ?? null
  const clause = text.slice(frame.from, frame.to)
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
    beside: lex(besideOf(frame, text)),
    words: wordsOf,
    lexed,
    /** Days beside a day with its time are of one phrase: "no Monday and Wednesday mornings". */
    joined: (role: RoleName) => joinDays(frame, text, role, lex),
    dates,
    wish,
    owners: (...roles: RoleName[]): NameOwner[] =>
      wordsOf(...roles)
        .map(lexName)
        .flatMap(({ names }) => names.flatMap(({ owners }) => owners)),
    /** Each phrase that names tasks, by itself. */
    named,
    /** The tasks that are spoken of; what was said of when they lie now belongs to each. */
    operands: (): Operand[] => {
      const found = named()
      const lying = { dates: dates('from', 'when'), wish: wish('from', 'when') }
      if (found.length === 0)
        return lying.dates === null && lying.wish === null ? [] : [{ ...emptyOperand, ...lying }]
      return found.map((operand) =>
        guessItem(
          operand.dates === null && operand.wish === null
            ? Object.assign({}, operand, lying)
            : operand,
          ground,
        ),
      )
    },
    count: () => {
      const [written] = wordsOf('count')
      return written === undefined ? null : readNumber(written.replace(unitOfCount, '').trim())
    },
    length: () => {
      const [said] = wordsOf('length').map((words) => findLength(prepareText(words, ground)))
      return said?.length ?? null
    },
  }
}

const unitOfCount = /^[再第]|[次个步场节块]$|\s*(?:more )?(?:sessions?|blocks?|times|steps?)$/gi

const untilWord = /(?:\b(?:until|till?|through|up to)(?: the)?\s*|[到至])$/iu

/** "All problem sets": how many are meant stands before their name. */
const howMany =
  /\b(?:all|both|every|each|two|three|four|five)\s+(?:of\s+)?(?:the\s+|my\s+|these\s+)?$/i

/** Words before a role's own that belong to it: without its "until", a time away would begin then. */
const leads: Partial<Record<RoleName, RegExp>> = { not: untilWord, task: howMany }

function withLeads(frame: Frame, text: string): Frame {
  const slots = frame.slots.map((slot) => {
    const before = leads[slot.role]?.exec(text.slice(frame.from, slot.from)) ?? null
    if (before === null) return slot
    const from = frame.from + before.index
    return Object.assign({}, slot, { from, text: text.slice(from, slot.to) })
  })
  return { ...frame, slots }
}

/** Words that name nothing by themselves may still mean one thing of the schedule, or some of a kind. */
function namedIn(
  words: string,
  found: LexedText,
  lex: (words: string) => LexedText,
  { state }: Ground,
): LexedText {
  if (found.names.length > 0) return found
  const loose = looseName(words, state)
  if (loose !== null) return lex(loose)
  const owners = looseItems(words, state)
  if (owners.length === 0) return found
  return { ...found, names: [{ start: 0, end: found.text.length, owners }] }
}

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
  const isGeneric = operand.names.length === 0 && generic.test(operand.rest.trim())
  return isGeneric ? Object.assign({}, operand, { isAll: true }) : operand
}

const generic =
  /^(?:(?:the|my|all|of|it|any|whole|study|studying|work|working|learning|sessions|blocks|stuff|things|tasks|everything|plans?) ?)+$|^(?:所有|全部|全|学习|任务|安排|复习|东西|计划|内容|事情?|的|都)+$/

const beside = /^(?:\s|的|'s|’s)*$/

/** The words that name tasks; a course and a work side by side are one name: "english vocab", 英语的单词. */
function phrasesOf({ slots }: Frame, text: string): string[] {
  const phrases: { from: number; to: number }[] = []
  for (const { role, from, to } of slots) {
    if (role !== 'task' && role !== 'course') continue
    const last = phrases.at(-1)
    if (last !== undefined && beside.test(text.slice(last.to, from))) last.to = to
    else phrases.push({ from, to })
  }
  const said = phrases.map(({ from, to }) => text.slice(from, to))
  const telling = said.filter((phrase) => !namesNoOne(phrase))
  return telling.length > 0 ? telling : said
}
