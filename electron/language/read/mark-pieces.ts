// The blocks that one sentence tells of: "Reading 1 and Lab report 2", "both problem sets", 链表、哈希表和二叉树都没做.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { sliceLexed, type LexedText } from '../words/lexed-text.ts'
import type { Span } from '../../../shared/time/mention.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { readOperand } from '../words/operands.ts'
import { firstNumber } from '../resolve/resolve-task.ts'
import type { Operand } from '../words/task-words.ts'

/** `said`: the words of each operand; `unfound`: those beside them that name no study work, blank in `rest`. */
export type MarkPieces = { operands: Operand[]; said: string[]; unfound: string[]; rest: string }

const joints = /[,;、&]|\b(?:and|or|nor|plus|as well as)\b|以及|还有|[和与跟及]/g

type Piece = Span & { owners: NameOwner[]; isNamed: boolean; words: string }

/** `told` are the words that say what became of it; null where only one thing is told of, and by its name. */
export function readMarkPieces(lexed: LexedText, told: Span, ground: Ground): MarkPieces | null {
  const rest = blankOut(lexed.rest, told.start, told.end)
  const pieces = cutAt(rest).map((span) => readPiece(lexed, rest, span, ground.state))
  const telling = pieces.filter(({ isNamed, owners }) => isNamed || owners.length > 0)
  if (telling.length === 0) return null
  const unfound = pieces.filter((piece) => !telling.includes(piece) && isNoun(piece.words))
  const isPlain = telling.every(({ isNamed }) => isNamed) && telling.length === 1
  if (isPlain && unfound.length === 0) return null
  const operands = telling.map((piece, index) => {
    // What stands between two of them and names nothing belongs to the first.
    const start = index === 0 ? 0 : piece.start
    const end = telling[index + 1]?.start ?? lexed.text.length
    const operand = readOperand(sliceLexed(lexed, start, end), true)
    if (piece.isNamed) return operand
    return { ...operand, names: [piece.owners], rank: null, isPronoun: false }
  })
  const named = withoutTimes(lexed, told)
  return {
    operands: shareDays(operands),
    said: telling.map(({ start, end }) => bare(named.slice(start, end))),
    unfound: unfound.map(({ words }) => words),
    rest: unfound.reduce((left, { start, end }) => blankOut(left, start, end), lexed.rest),
  }
}

function withoutTimes({ text, days, times }: LexedText, told: Span): string {
  return [told, ...days, ...times].reduce(
    (left, { start, end }) => blankOut(left, start, end),
    text,
  )
}

function cutAt(rest: string): Span[] {
  const found = [...rest.matchAll(joints)]
  const starts = [0, ...found.map(({ index, 0: words }) => index + words.length)]
  const ends = [...found.map(({ index }) => index), rest.length]
  return starts.map((start, index) => ({ start, end: ends[index] ?? rest.length }))
}

function readPiece(lexed: LexedText, rest: string, span: Span, state: ScheduleState): Piece {
  const isNamed = lexed.names.some(({ start, end }) => start >= span.start && end <= span.end)
  const written = rest.slice(span.start, span.end)
  const words = bare(written)
  const owners = isNamed ? [] : itemsOfWords(words, written, state).map(ownerOf)
  return { ...span, isNamed, owners, words }
}

const ownerOf = ({ id }: ItemTask): NameOwner => ({ kind: 'item', id })

/** Said of the last, or of the first, the days are those of all. */
function shareDays(operands: Operand[]): Operand[] {
  const dated = operands.filter(({ dates, wish }) => dates !== null || wish !== null)
  const [only, ...others] = dated
  if (only === undefined || others.length > 0) return operands
  return operands.map((operand) => ({ ...operand, dates: only.dates, wish: only.wish }))
}

const around =
  /\b(?:i|we|my|the|a|an|of|all|both|every|each|two|three|four|five|any|some|this|that|these|those|for|in|on|at|to|do|doing|done|with|from|also|too|again|today|yesterday|sorry|please|either|even|just|only|because|it|them|me|sessions?|blocks?|tasks?|study|course|next|last)\b|[^\p{L}\p{N} ]/gu
const aroundChinese =
  /我们?|[的了都也还就又没有被把给全]|两|三|四|[次个份块节篇]|那|这|它|昨天|今天|因为|所以|什么|一下|统统|全部/g

function bare(written: string): string {
  return written
    .replaceAll(around, ' ')
    .replaceAll(aroundChinese, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** An exam is sat and no study, and a lecture or a bus is none either. */
const noStudy =
  /\b(?:exams?|midterms?|finals?|tests?|quiz(?:zes)?|class(?:es)?|lectures?|lessons?|bus|train|flight|lunch|dinner|breakfast|party|meeting|gym)\b|考试|期中|期末|测验|上课|讲座|公交|地铁|火车|早饭|午饭|晚饭|会议/

/** Items whose title, or the work that they are of, holds all the words; a number tells which of them. */
function itemsOfWords(words: string, written: string, state: ScheduleState): ItemTask[] {
  if (words === '' || noStudy.test(words)) return []
  const number = numberIn(written)
  const said = words.replaceAll(/\d+|第[一二三四五六七八九十]+/g, ' ')
  const covered = state.tasks.filter(
    (task): task is ItemTask => task.kind === 'item' && holdsAll(task, said, state),
  )
  if (number === null) return covered
  const titled = covered.filter(({ title }) => firstNumber(title) === number)
  if (titled.length > 0) return titled
  const inOrder = covered.toSorted((a, b) => a.classId - b.classId || a.order - b.order)
  const groups = [...Map.groupBy(inOrder, ({ classId }) => classId).values()]
  return groups.flatMap((group) => group.slice(number - 1, number))
}

function numberIn(written: string): number | null {
  const found = /(\d{1,2})|第([一二三四五六七八九十]{1,2})/.exec(written)
  return found === null ? null : readNumber(found[1] ?? found[2] ?? '')
}

function holdsAll(item: ItemTask, said: string, state: ScheduleState): boolean {
  const work = state.taskClasses.find(({ id }) => id === item.classId)
  const title = normaliseText(item.title)
  const whole = normaliseText(`${item.title} ${work?.title ?? ''} ${work?.course ?? ''}`)
  const latin = (said.match(/[a-z]{2,}/g) ?? []).map(stem)
  const han = said.match(/\p{Script=Han}{2,}/gu) ?? []
  if (latin.length + han.length === 0) return false
  const [own, all] = [stemsOf(title), stemsOf(whole)]
  const isOwn = latin.some((word) => own.includes(word)) || han.some((run) => shares(title, run))
  const isCovered =
    latin.every((word) => isIn(word, all)) && han.every((run) => whole.includes(run))
  return isOwn && isCovered
}

/** "Lab" of the laboratory reports. */
function isIn(word: string, words: string[]): boolean {
  return words.some((each) => each === word || (word.length > 2 && each.startsWith(word)))
}

const stem = (word: string) => word.replace(/(?<=[a-z]{2})s$/, '')
const stemsOf = (text: string) => (text.match(/[a-z]{2,}/g) ?? []).map(stem)

function shares(title: string, run: string): boolean {
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).some((pair) =>
    title.includes(pair),
  )
}

/** What may be the name of something; "felt tired" and "went home" are none. */
const notANoun =
  /\b(?:i|we|he|she|they|was|were|am|is|are|be|been|had|have|has|did|do|does|felt|feel|feeling|went|go|going|slept|took|take|takes|got|get|need|want|can|can't|could|couldn't|will|would|should|must|may|might|not|no|now|then|later|tired|ill|sick|busy|away|late|bad|so|but|hours?|hrs?|minutes?|mins?|half|lot|everything|nothing|anything|something|stuff|rest|others?|tomorrow|ok|okay|yes|thanks?|thank|move|plan|put|place|again|instead|\w+ed)\b|我|你|累|病|忙|困|忘|睡|小时|分钟|半|没空|有事|去|要|想|觉得|安排|重新|补|挪|排|其他|别的|谢|好的|不/

function isNoun(words: string): boolean {
  const count = (words.match(/[a-z0-9']+/g) ?? []).length
  const length = (words.match(/\p{Script=Han}/gu) ?? []).length
  const isShort = count + length > 0 && count <= 4 && length <= 8
  return (
    isShort &&
    !noStudy.test(words) &&
    /[a-z]{3,}|\p{Script=Han}{2,}/u.test(words) &&
    !notANoun.test(words)
  )
}
