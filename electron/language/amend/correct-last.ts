// "No, next Wednesday", 说错了，四小时, "and history too": what was asked for last, anew, with what is said now in place of what was said then.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import type { Span, TimeMention } from '../../../shared/time/mention.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { TurnFacts } from '../../model/model.ts'
import { isPutAct } from '../frames/mend-roles.ts'
import { readActs } from '../frames/recut.ts'
import type { Frame } from '../reader/frame.ts'
import { chanceOf } from '../tidy/chances.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { detectLanguage } from '../words/detect-language.ts'
import { findVerb, isNegated } from '../words/verbs.ts'

/** The messages that it comes to: what was written is taken back first. Null where the words correct nothing. */
export function correctLast(facts: TurnFacts): string[] | null {
  const { request, recent, scenes, history } = facts
  if (scenes?.active === 'guide' || scenes?.active === 'pack') return null
  const told = facts.told.at(-1)
  // What "tomorrow" was then is another day now.
  if (told !== undefined && told.date !== facts.today.date) return null
  const said = sayLast(request, recent, facts)
  if (said === null) return null
  // What was changed since by other hands is not this turn's to take back.
  if (said.written.length > 0 && history.undo !== said.written.at(-1)) return null
  return [...said.written.map(() => undoOf(said.anew, facts)), said.anew]
}

type Said = { anew: string; written: readonly string[] }

/** What was asked for last, which may be a correction itself, with what these words put in its place. */
function sayLast(request: string, recent: TurnFacts['recent'], facts: TurnFacts): Said | null {
  const claim = claimOf(request, facts)
  const at = recent.findLastIndex(({ who }) => who === 'person')
  const last = recent[at]
  if (claim === null || last === undefined || last.isAnswer === true) return null
  const message = sayLast(last.text, recent.slice(0, at), facts)?.anew ?? last.text
  const [act, ...more] = readActs(message, facts)
  // What was written was understood.
  const isSure = act !== undefined && (last.written !== undefined || chanceOf(act) >= leastBefore)
  if (act === undefined || more.length > 0 || !isSure || act.act === 'undo') return null
  const before = withThings(lexText(prepareText(message, facts), facts), [act], message)
  const now = pieceSaid(claim, { act, text: before.text }, facts)
  const anew = now === null ? null : sayAnew(message, before, now)
  if (now === null || anew === null || anew === message) return null
  return {
    anew,
    written: claim.isAlso || goesAnywhere(act, before, now) ? [] : (last.written ?? []),
  }
}

/** The least chance of what was asked for. */
const leastBefore = 0.5

/** A block that is named and told one day goes from wherever it lies: it needs no way back. */
function goesAnywhere(act: Frame, { text, days }: LexedText, now: LexedText): boolean {
  const isFrom = act.slots.some(({ role }) => role === 'from')
  const isNear = findLength(text) !== null || isFrom || days.length > 1
  return isPutAct(act) && now.names.length === 0 && !isNear
}

/** What was asked for then, and its words. */
type Last = { act: Frame; text: string }

/** Words that may be a correction: learned to be one, begun or ended like one, or that take something back; or that want the same of something else. */
type Claim = {
  request: string
  said: string
  acts: Frame[]
  isLearned: boolean
  isOpened: boolean
  isBack: boolean
  isAlso: boolean
}

function claimOf(request: string, facts: TurnFacts): Claim | null {
  const said = prepareText(request, facts)
  if (/[?？]|吗|呢\s*$/.test(said)) return null
  const acts = readActs(request, facts)
  const isLearned = acts.some(({ flags }) => flags.includes('correction'))
  const isOpened = opening.test(said) || ending.test(said)
  const isBack = takenBack.test(said)
  const isAlso = said.search(also) >= 0
  return isLearned || isOpened || isBack || isAlso
    ? { request, said, acts, isLearned, isOpened, isBack, isAlso }
    : null
}

/** The first piece that says something in place of what was said; null where the words are no correction. */
function pieceSaid(claim: Claim, last: Last, facts: TurnFacts): LexedText | null {
  const { said, acts, isLearned, isOpened, isBack } = claim
  if (claim.isAlso) return alsoSaid(claim, last, facts)
  const isSame = isBack && acts.some(({ act }) => act === last.act.act)
  const isOther = acts.some(
    (frame) =>
      frame.act !== last.act.act && !frame.flags.includes('correction') && chanceOf(frame) >= sure,
  )
  for (const piece of said.split(pieceEnd)) {
    const words = piece.replace(/\bnot\b.*?(?=\bbut\b|$)/, ' ').replace(/不是.*?(?=而?是)/, '')
    const lexed = lexText(words, facts)
    const { days, times, names, rest } = lexed
    const isTelling = days.length + times.length + names.length > 0 || lengthIn(words) !== null
    const isBare = saysNothing(rest, last.text)
    if (!(isTelling || (isBare && onlyNumber(lexed) !== null)) || isNegated(words)) continue
    if (/^\s*不是/.test(words)) continue
    if (ofOther.test(rest) || unable.test(words)) return null
    const isCorrection = isSame || (isLearned && !isOther) || (isBare && isOpened)
    return isCorrection && findVerb(words.replace(instead, '')) === null ? lexed : null
  }
  return null
}

/** "And history as well", 哈希表也移过去: the thing or day of it, where the words ask for nothing else, and nothing by themselves. */
function alsoSaid({ request, said, acts }: Claim, last: Last, facts: TurnFacts): LexedText | null {
  const lexed = withThings(lexText(said, facts), acts, request)
  const { days, times, names } = lexed
  const isTelling = days.length + times.length + names.length > 0 || onlyNumber(lexed) !== null
  const rest = blankAll(lexed.rest, names)
  if (!isTelling || isNegated(said)) return null
  const isBare = saysNothing(rest.replaceAll(also, ' '), last.text)
  const isSame = acts.length === 1 && acts.every(({ act, slots }) => act === last.act.act && !slots.some(({ role, text }) => role === 'to' && !isThere.test(text))) // prettier-ignore
  return isBare || isSame ? lexed : null
}

const isThere = /^(?:to )?(?:there|then)$|^[那这]?[过边儿里][去来]?$/i
const also = /\b(?:too|also|as well)\b|^\W*(?:and|plus)\b|也(?:是|要|一样|一起)?|还有/g

/** Without a name of the schedule: what was read as the thing. */
function withThings(lexed: LexedText, acts: readonly Frame[], message: string): LexedText {
  const isTold = lexed.names.length > 0 || onlyNumber(lexed) !== null
  if (isTold || lexed.text.length !== message.length) return lexed
  const things = acts.flatMap(({ slots }) => slots.filter(({ role }) => role === 'task' || role === 'title')) // prettier-ignore
  return { ...lexed, names: things.map(({ from, to }) => ({ start: from, end: to, owners: [] })) }
}

/** Beside the values there are only words that lead to them, and such as stood in the message before. */
function saysNothing(rest: string, before: string): boolean {
  const said = new Set(before.toLowerCase().match(/[a-z]+/g))
  const bare = rest.replaceAll(/[§\d]/g, ' ').replaceAll(/[a-z]+/gi, (word) => said.has(word.toLowerCase()) || isNumeral.test(word) ? ' ' : word) // prettier-ignore
  return bare.replaceAll(beside, ' ').trim() === ''
}

const numerals = 'one|two|three|four|five|six|seven|eight|nine|ten'
const isNumeral = new RegExp(`^(?:${numerals})$`, 'i')

/** The least chance that something else is asked for. */
const sure = 0.6

const pieceEnd = /[,，.。;；!！…]+(?!\d)|(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/u
const takenBack = /\bscratch that\b|\b(?:it|that) was\b|(?:说|记|搞|弄|打)错/
const opening =
  /^\W*(?:oh|ah|um|hm+|oops|sorry|wait|nope|no|actually|make (?:it|that)|rather|i mean|等(?:一?下|等)|不对|错了|啊?不|还是|[改换](?:到|成))/
const ending = /\b(?:instead|rather)\W*$/
const instead = /\b(?:make (?:it|that))\b|[改换](?:到|成)/
/** Stands beside a value and says nothing else. */
const beside =
  /\b(?:oh|ah|um|hm+|oops|sorry|wait|nope|no|actually|rather|instead|make|it|that|i|mean|meant|on|at|the|to|in|for|is|then|please|but|and)\b|等一?下|等等|不对|错了|还是|[改换](?:到|成)|我?(?:说|指)?的?是|[啊吧呢啦了的那哦不]|[^\p{L}]/gu
/** "I can't make it on Monday" */
const unable = /\b(?:can't|cannot|couldn't|won't)\b|不了|不能|没法/
/** "The one after it to Tuesday": not what was spoken of. */
const ofOther = /\b(?:after|before|others?|next one)\b|[后前]面|之[后前]|[后前]一|另|别的|其[他余]/

/** The message with its last day, its time, its length, or its name as they are said now. */
function sayAnew(message: string, before: LexedText, now: LexedText): string | null {
  const prepared = before.text
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
    const [number, count] = [onlyNumber(before), onlyNumber(now)]
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
function onlyNumber({ rest }: LexedText): Span | null {
  const [number, ...others] = rest.matchAll(counted)
  return number === undefined || others.length > 0
    ? null
    : { start: number.index, end: number.index + number[0].length }
}

const counted = new RegExp(
  `\\d+|\\b(?:${numerals})\\b|[一二两三四五六七八九十](?=[次节个块])`,
  'gi',
)

function wordsOf(spans: readonly Span[], text: string): string {
  return text.slice(spans[0]?.start, spans.at(-1)?.end)
}

function undoOf(message: string, { language }: TurnFacts): string {
  return choiceWords[detectLanguage(message, [], language)].readings.undo()
}
