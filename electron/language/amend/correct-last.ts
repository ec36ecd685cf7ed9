// "No, next Wednesday", 说错了，四小时: what was asked for last, anew, with what is said now in place of what was said then.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import type { Span, TimeMention } from '../../../shared/time/mention.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { TurnFacts } from '../../model/model.ts'
import { isPutAct } from '../frames/mend-roles.ts'
import { readActs } from '../frames/recut.ts'
import { chanceOf, isQuestionAct } from '../tidy/chances.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { detectLanguage } from '../words/detect-language.ts'
import { findVerb, isNegated } from '../words/verbs.ts'

/** That something was said wrongly, in so many words; or hardly, where nothing but a time is said beside it. */
const plainly =
  /\b(?:i )?meant?\b|\b(?:it|that) was\b|(?:说|记|搞|弄|打)错|我(?:是)?(?:说|指)的?是?|意思是|不是.{0,8}(?:是|说)/
const hardly =
  /\b(?:instead|rather|actually|make (?:it|that))\b|^\W*(?:(?:oh|ah|um|hm+|oops|sorry|wait|nope|no)\b[\s,.!…]*(?:$|(?=wait|sorry|no\b|on\b|at\b|the\b|next\b|\w+day\b|\d))|(?:等(?:一?下|等)|不对|不是|错了|哦不)[\s,，。！…]*)|还是|[改换](?:到|成|在)/

/** The least chance that a clause asks for something itself. */
const sure = 0.8

/** The messages that it comes to: what was written is taken back first. Null where the words correct nothing. */
export function correctLast(facts: TurnFacts): string[] | null {
  const last = facts.recent.findLast(({ who }) => who === 'person')
  const said = prepareText(facts.request, facts)
  const isPlain = plainly.test(said)
  if (last === undefined || !(isPlain || hardly.test(said)) || isAsked(facts)) return null
  const acts = readActs(last.text, facts)
  const [act, ...more] = acts
  if (act === undefined || more.length > 0 || chanceOf(act) < leastBefore || act.act === 'undo')
    return null
  const now = clauseSaid(said, isPlain, facts)
  const anew = now === null ? null : sayAnew(last.text, now, facts)
  if (anew === null || anew === last.text) return null
  // A block that goes elsewhere needs no way back.
  const count = isPutAct(act) ? 0 : (last.changes ?? 0)
  return [...Array.from({ length: count }, () => undoOf(last.text, facts)), anew]
}

/** The least chance of what was asked for. */
const leastBefore = 0.5

function isAsked({ request, scenes }: TurnFacts): boolean {
  return /[?？]|吗|呢\s*$/.test(request) || scenes?.active === 'guide' || scenes?.active === 'pack'
}

/** The first piece that says something instead, and asks for nothing itself. */
function clauseSaid(said: string, isPlain: boolean, facts: TurnFacts): LexedText | null {
  for (const piece of said.split(
    /[,，.。;；!！…]+(?!\d)|(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/u,
  )) {
    const lexed = lexText(piece, facts)
    const { days, times, names } = lexed
    const isTelling =
      days.length + times.length + names.length > 0 ||
      findLength(piece) !== null ||
      onlyNumber(piece) !== null
    if (!isTelling || isDenied(piece)) continue
    if (ofOther.test(lexed.rest)) return null
    return asksItself(lexed, isPlain, facts) ? null : lexed
  }
  return null
}

/** "The one after it to Tuesday", "Friday too": not what was spoken of, or not only. */
const ofOther =
  /\b(?:after|before|others?|next one|too|also|as well)\b|[后前]面|之[后前]|[后前]一|另|别的|其[他余]|也|还有/

const isDenied = (piece: string) =>
  isNegated(piece) || (/^\s*不是/.test(piece) && !/是.*是/.test(piece))

function asksItself({ text, names }: LexedText, isPlain: boolean, facts: TurnFacts): boolean {
  if (findVerb(text.replace(hardly, '')) !== null || (names.length > 0 && !isPlain)) return true
  return (
    !isPlain &&
    readActs(text, facts).some((frame) => isQuestionAct(frame) && chanceOf(frame) >= sure)
  )
}

/** The message with its last day, its time, its length, or its name as they are said now. */
function sayAnew(message: string, now: LexedText, facts: TurnFacts): string | null {
  const prepared = prepareText(message, facts)
  const before = lexText(prepared, facts)
  // As it was written, where every sign still stands at its place.
  const text = prepared.length === message.length ? message : prepared
  const day = before.days.at(-1)
  const changes: (Span & { words: string })[] = []
  const replace = (old: Span, words: string) => changes.push({ ...old, words })
  if (now.names.length > 0) {
    const name = { start: before.names[0]?.start ?? 0, end: before.names.at(-1)?.end ?? 0 }
    const between = blankAll(prepared, before.names).slice(name.start, name.end)
    if (between === '' || between.trim() !== '') return null
    replace(
      numbered(name, prepared),
      wordsOf(
        now.names.map((each) => numbered(each, now.text)),
        now.text,
      ),
    )
  }
  if (now.days.length > 0) {
    if (day === undefined) return null
    replace(day, wordsOf(now.days, now.text))
  }
  if (now.times.length > 0) {
    const range = findClockRange(prepared)
    const [time] = range === null ? before.times.slice(-1) : [range]
    if (time !== undefined) replace(time, timeInstead(time, now))
    else if (day !== undefined)
      replace({ start: day.end, end: day.end }, ` ${wordsOf(now.times, now.text)}`)
    else return null
  }
  if (changes.length === 0) {
    const [length, said] = [lengthIn(prepared), lengthIn(now.text)]
    const [number, count] = [onlyNumber(prepared), onlyNumber(now.text)]
    if (length !== null && said !== null) replace(length, now.text.slice(said.start, said.end))
    else if (number !== null && count !== null)
      replace(number, now.text.slice(count.start, count.end))
    else return null
  }
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, { start, end, words: anew }) => words.slice(0, start) + anew + words.slice(end),
      text,
    )
}

/** With the number right behind it: 矩阵2. */
function numbered({ start, end }: Span, text: string): Span {
  const number = /^ ?\d{1,2}(?![\d:点])/.exec(text.slice(end))
  return { start, end: end + (number?.[0].length ?? 0) }
}

/** Of an hour that is said alone what was said lasts as long. */
function timeInstead({ wish }: TimeMention, now: LexedText): string {
  const [said] = now.times
  const hour = said?.wish.kind === 'clock' && findClockRange(now.text) === null ? said.wish : null
  return hour !== null && wish.kind === 'between'
    ? `${clockOf(hour.minute)}-${clockOf(hour.minute + wish.to - wish.from)}`
    : wordsOf(now.times, now.text)
}

/** Without the words before the amount. */
function lengthIn(text: string): Span | null {
  const found = findLength(text)
  const lead = found === null ? -1 : text.slice(found.start, found.end).search(amount)
  return found === null || lead < 0 ? null : { start: found.start + lead, end: found.end }
}

const amount = /\d|[零一二两俩三四五六七八九十半]|\b(?:an?|half|one|two|three|four|five|six)\b/

/** "Make it 15" */
function onlyNumber(text: string): Span | null {
  const [number, ...others] = text.matchAll(/\d+/g)
  return number === undefined || others.length > 0
    ? null
    : { start: number.index, end: number.index + number[0].length }
}

function wordsOf(spans: readonly Span[], text: string): string {
  return text.slice(spans[0]?.start, spans.at(-1)?.end)
}

function undoOf(message: string, { language }: TurnFacts): string {
  return choiceWords[detectLanguage(message, [], language)].readings.undo()
}
