// Reads what became of study that was planned: "I missed yesterday's calculus", "done with it, took 2 hours", 只做了半小时.
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { datesBetween } from '../../../shared/schedule/calendar.ts'
import type { Doubt, Draft, SaidMark, Worked } from './draft.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { findMarkWords, onlyWords, tellsOther } from './mark-words.ts'
import { readMarkPieces } from './mark-pieces.ts'
import type { DayMention } from '../../../shared/time/mention.ts'
import { readWorked } from '../words/minutes-words.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { readOperand } from '../words/operands.ts'
import { readOperands } from './read-operands.ts'
import { splitTarget } from './read-target.ts'
import { nowhere, type Operand } from '../words/task-words.ts'
import { findVerb, unavailable } from '../words/verbs.ts'

const studyWords =
  /\b(?:sessions?|blocks?|it|that|this|them|those|everything|all|anything|both|tasks?)\b|学习|任务|那个|这个|它|全部|都|两个|两次|一次|什么|其[他它余]/
const notStudy =
  /\b(?:bus|train|flight|class|lecture|lesson|breakfast|lunch|dinner|call|meeting|appointment|birthday|party|you|him|her|email|message)\b|公交|火车|地铁|飞机|早饭|午饭|晚饭|电话|会议/

type Found = { mark: SaidMark; start: number; end: number; isAbsence: boolean }

/** Null when it tells of nothing that could be marked. */
export function readMark(lexed: LexedText, doubt: Doubt | null, ground: Ground): Draft | null {
  const { rest, days, text } = lexed
  const found = days.some(({ isEvery }) => isEvery) ? null : findTold(lexed, ground)
  if (found === null) return null
  const pieces = found.isAbsence ? null : readMarkPieces(lexed, found, ground)
  if (pieces === null && !isAboutStudy(lexed, found, ground)) return null
  const worked = readWorked(text)
  const isVague = found.mark === 'some' && worked === null && !/\bstudied\b|[学做习]了/.test(rest)
  if (isVague || hasOtherRequest(pieces?.rest ?? rest, found)) return null
  if (lexed.names.length > 1 && tellsTwo(rest, found)) return { kind: 'mixed' }
  const { target, source } = whereTo(lexed, found, ground)
  const told = source.map((day) => Object.assign({}, day, { dates: toldDates(day, text, ground) }))
  const mark = hasAmount(text) ? 'some' : found.mark
  const dated = { ...lexed, days: told }
  const operands = readMarkPieces(dated, found, ground)?.operands ?? readOperands(dated)
  return {
    kind: 'mark',
    mark: markOf(mark, worked, onlyWords.test(rest)),
    worked: mark === 'missed' || mark === 'open' ? null : worked,
    operands: operands.map(withoutCount),
    said: pieces?.said ?? [],
    unfound: pieces?.unfound ?? [],
    target,
    // An absence tells of no study; "already" is how all this is told, and no doubt.
    doubt: found.isAbsence ? 'opinion' : doubt === 'past' ? null : doubt,
  }
}

/** "…, put it on Saturday", 补到周六: a day to come behind a "to" is where it should go then. */
function whereTo(lexed: LexedText, { mark, start, end }: Found, ground: Ground) {
  const stays = { target: nowhere, source: lexed.days }
  if (mark !== 'missed') return stays
  const words = { ...lexed, rest: blankOut(lexed.rest, start, end) }
  if (!/\b(?:to|onto)\b|到|至/.test(words.rest)) return stays
  const { target, source } = splitTarget(words, true, ground)
  const isToCome = target.dates?.every((date) => date >= ground.today.date) ?? false
  return isToCome ? { target: { ...target, nudge: null }, source: source.days } : stays
}

/** "I finished calculus and missed physics". */
function tellsTwo(rest: string, { end }: Found): boolean {
  const first = rest.slice(0, end)
  return rest
    .slice(end)
    .split(/\b(?:and|but)\b|[,，]|但|而/)
    .some((piece) => tellsOther(first, piece) || tellsOther(first, `i ${piece.trim()}`))
}

function findTold(lexed: LexedText, ground: Ground): Found | null {
  const found = findMarkWords(lexed.rest)
  if (found !== null) return { ...found, isAbsence: false }
  const absence = findAbsence(lexed, ground)
  return absence === null ? null : { mark: 'missed', ...absence, isAbsence: true }
}

const wasAway =
  /\b(?:i|we)(?:'d been| was| were|'ve been| have been| had been) (?:\w+ )?(?:ill|sick|unwell|away|busy|out|off|travell?ing|in hospital)\b/

/** "I was ill on Monday", 昨天生病了: what was planned then was missed. */
function findAbsence({ rest, text, days }: LexedText, ground: Ground) {
  const { date: today } = ground.today
  const match = wasAway.exec(rest)
  if (match !== null && days.length > 0)
    return { start: match.index, end: match.index + match[0].length }
  const isOver = days.length > 0 && days.every(({ dates }) => dates.every((date) => date < today))
  return isOver && unavailable.test(text) ? { start: 0, end: 0 } : null
}

function isAboutStudy(lexed: LexedText, { mark, start, end }: Found, ground: Ground): boolean {
  const { rest, days, text, names } = lexed
  // A lecture is not study work, and its course's name makes it none.
  if (names.length > 0) return readOperand(lexed, false).event === null
  if (notStudy.test(rest) || namesOther(blankOut(rest, start, end))) return false
  const { date: today } = ground.today
  const isOver = days.some((day) => toldDates(day, text, ground).some((date) => date <= today))
  return studyWords.test(rest) || (mark === 'missed' && isOver)
}

const usual =
  /\b(?:i|we|my|the|a|an|and|so|then|both|two|three|all|of|every|everything|anything|any|whole|day|sessions?|blocks?|tasks?|items?|study|studying|work|working|planned|it|that|this|them|those|to|do|did|done|from|for|in|on|at|as|only|just|about|around|took|took me|me|hours?|hrs?|h|minutes?|mins?|half|quarter|one|once|again|please|sorry|because|was|were|been|since|ill|sick|unwell|away|busy|off|travell?ing|already|finally|now|today|yes|ok|okay|no|not|also|too|time|last|next|finished|completed|partly|open|mark|marked|s|d|ve|m|am|have|had)\b|\d+/g
const usualChinese =
  /我们?|其[他它余]|的|了|都|全部?|两|三|一|[次个块节门]|那|这|它|没|有|学习|任务|学|做|复习|完成?|好|什么|只|才|花|用|分钟|小时|钟头?|半|刻|点|些|因为|所以|生病|病|出差|有事|没空|时间|安排|计划|还|就|也|把|给|是|在|帮|请|又|再|已经|补|上|要|重新|排|下/g

/** Words that name something else: "I skipped the gym yesterday". */
export function namesOther(words: string): boolean {
  const left = words.replaceAll(usual, ' ').replaceAll(usualChinese, ' ')
  return /[a-z]{2,}|\p{Script=Han}/u.test(left)
}

/** "Only half an hour" is part of it, "in half an hour" all of it. */
function markOf(mark: SaidMark, worked: Worked, isOnly: boolean): SaidMark {
  const isPart = isOnly || worked?.kind === 'half'
  if (mark === 'some') return worked === null ? 'done' : isPart ? 'partly' : 'some'
  return mark === 'done' && worked !== null && isPart ? 'partly' : mark
}

// "Did 30 minutes of physics", and not "did physics in 30 minutes".
function hasAmount(text: string): boolean {
  return /\b(?:did|got|spent)\b.{1,25}\b(?:hours?|hrs?|h|minutes?|mins?) (?:of|on|for|with)\b/.test(
    text,
  )
}

/** What is told has been: "Monday" is the last one, and since then it is until today. */
function toldDates(
  { dates, isWeek, start }: DayMention,
  text: string,
  { today }: Ground,
): string[] {
  const [first] = dates
  if (first === undefined) return dates
  const isSince = /\bsince (?:the )?$|从$/.test(text.slice(0, start))
  if (first > today.date && (isWeek || dates.length > 1)) return dates
  const back = (weekdayOf(today.date) - weekdayOf(first) + 7) % 7
  const day = first > today.date ? addDays(today.date, -back) : first
  if (isSince) return datesBetween(day, today.date)
  return first > today.date ? [day] : dates
}

// "It took two hours" counts no sessions, and "both" and "two" mean all of them.
function withoutCount(operand: Operand): Operand {
  const { rank } = operand
  // "…, what's next?" is none of it.
  if (rank?.kind === 'next') return { ...operand, rank: null }
  return rank?.kind === 'count' || rank?.kind === 'first'
    ? { ...operand, rank: null, isAll: true }
    : operand
}

function hasOtherRequest(rest: string, { start, end }: { start: number; end: number }): boolean {
  return findVerb(blankOut(rest, start, end)) !== null
}
