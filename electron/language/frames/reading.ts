// The words of a frame's roles, read against the schedule: names, days, times, amounts.
import { blankOut } from '../../../shared/time/mention.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { Ground } from '../ground.ts'
import { readOperands } from '../read/read-operands.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { guessItem } from './guess-item.ts'
import { looseName, namesNoOne } from './loose-name.ts'
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
export function reading(frame: Frame, text: string, ground: Ground) {
  const lex = (words: string): LexedText => lexText(prepareText(words, ground), ground)
  // Words that name nothing by themselves may still mean one thing of the schedule.
  const lexName = (words: string): LexedText => {
    const found = lex(words)
    const loose = found.names.length > 0 ? null : looseName(words, ground.state)
    return loose === null ? found : lex(loose)
  }
  const wordsOf = (...roles: RoleName[]) =>
    frame.slots.filter(({ role }) => roles.includes(role)).map((slot) => slot.text)
  const lexed = (...roles: RoleName[]) => wordsOf(...roles).map(lex)
  const dates = (...roles: RoleName[]) => {
    const found = lexed(...roles).flatMap(({ days, text: words }) =>
      joinRanges(days, words, ground).flatMap((day) => day.dates),
    )
    return found.length === 0 ? null : [...new Set(found)].toSorted()
  }
  const wish = (...roles: RoleName[]) =>
    lexed(...roles).flatMap(({ times }) => times.map((time) => time.wish))[0] ?? null
  const clause = text.slice(frame.from, frame.to)
  const named = () =>
    phrasesOf(frame, text).flatMap((phrase) => readOperands(lexName(phrase)).map(ofAll))
  return {
    frame,
    ground,
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
      return written === undefined ? null : readNumber(written.replace(/^[再第]|[次个步场]$/g, ''))
    },
    length: () => {
      const [said] = wordsOf('length').map((words) => findLength(prepareText(words, ground)))
      return said?.length ?? null
    },
  }
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
