// The words of a message that tell something of the student's work: not what they take back themselves, and not what is
// of somebody else or of a year ago.
import { type Span, blankOut } from '../../../../shared/time/mention.ts'
import { monthPattern } from '../../../../shared/time/months.ts'
import { findDaysAndTimes } from '../../../../shared/time/read-time.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import { normaliseText } from '../../../../shared/text/normalise-text.ts'
import { isTakenBackBy } from '../../tidy/corrections.ts'
import type { Ground } from '../../ground.ts'
import { allOf } from '../work/amount-words.ts'

export function tellingWords(text: string, ground: Ground): string {
  return withoutAsides(withoutTakenBack(text.trim(), ground))
}

const kinds = ['length', 'day', 'time'] as const

type Value = Span & { kind: (typeof kinds)[number] }

/** "Three hours, no, two, three is too much": the second stands where the first did, which is gone. */
function withoutTakenBack(text: string, ground: Ground): string {
  const plain = normaliseText(text)
  // Positions must be the same in both.
  if (plain.length !== text.length) return text
  const values = valuesIn(plain, ground)
  const at = values.findIndex((value, index) => {
    const next = values[index + 1]
    const between = plain.slice(value.end, next?.start)
    if (undoes.test(plain.slice(0, value.start)) || isBad.test(between)) return false
    return next?.kind === value.kind && isTakenBackBy(between.slice(tailOf(between).length))
  })
  const [before, after] = [values[at], values[at + 1]]
  if (at < 0 || before === undefined || after === undefined) return text
  const [wrong, right] = [text.slice(before.start, before.end), text.slice(after.start, after.end)]
  const held = before.kind === 'day' ? inMonthOf(wrong, right.replace(/^the /, '')) : right
  const again = values.find(
    ({ start, end }) =>
      start > after.start &&
      text.slice(start, end) === wrong &&
      tooMuch.test(text.slice(end, end + 20)),
  )
  const whole = again === undefined ? text : blankOut(text, again.start, again.end)
  const rest = whole.slice(after.end)
  // 9号交，不对，10号交: the verb stands at both.
  const tail = tailOf(text.slice(before.end, after.start))
  const kept = rest.startsWith(tail) ? '' : tail
  return withoutTakenBack(text.slice(0, before.start) + held + kept + rest, ground)
}

/** "(Three) is too much", 三个小时我顶不住: told once more, and meant even less. */
const tooMuch =
  /^[^,，.。;；!！?？]*(?:too (?:much|many|long|early|late)|can't|太[多长久早晚]|顶不住|受不了|不行)/

const month = new RegExp(String.raw`月|\b(?:${monthPattern})\b`)
const dayNumber = /\d{1,2}(?=\D*$)/

/** 12月9号，不对，10号: that one is of December too. */
function inMonthOf(wrong: string, right: string): string {
  const day = dayNumber.exec(right)?.[0]
  const isShort =
    day !== undefined && month.test(wrong.toLowerCase()) && !month.test(right.toLowerCase())
  return isShort && dayNumber.test(wrong) ? wrong.replace(dayNumber, day) : right
}

/** "Forget (Thursdays), I meant (Tuesdays)" takes back what was told before. */
const undoes = /\b(?:forget|scrap|drop|not|instead of)(?: the| about)? ?$|(?:不是|别管)$/

/** "(Wednesday) is bad, make it (Thursday)" tells of both. */
const isBad =
  /^ (?:is (?:bad|no good|not good|out|full)|(?:doesn't|won't) work)\b|^(?:不行|不好|没空|有事)/

/** "(Two hours) a day, no, (three)". */
function tailOf(between: string): string {
  return /^[^,，.。;；!！?？…]{0,12}(?=[,，.。;；!！?？…])/u.exec(between)?.[0] ?? ''
}

function valuesIn(text: string, ground: Ground): Value[] {
  const { days, times } = findDaysAndTimes(text, ground)
  const found = { length: allOf(text, findLength), day: days, time: times }
  return kinds
    .flatMap((kind) => found[kind].map((span) => Object.assign({ kind }, wordsOnly(text, span))))
    .toSorted((a, b) => a.start - b.start)
}

function wordsOnly(text: string, { start, end }: Span): Span {
  const lead = /^[\s\p{P}]*/u.exec(text.slice(start, end))?.[0] ?? ''
  return { start: start + lead.length, end }
}

const clause = /[^,，;；。.!！?？\n]+?(?=$|[,，;；。.!！?？\n]|\s(?:and|but|so|because)\s|(?<=\p{Script=Han})\s(?=\p{Script=Han})|但是?|不过|而且)/gu // prettier-ignore

function withoutAsides(text: string): string {
  return [...text.matchAll(clause)]
    .filter(({ 0: words }) => isAside(words.toLowerCase()))
    .reduce((left, { 0: words, index }) => blankOut(left, index, index + words.length), text)
}

const lead = String.raw`^[\s\p{P}]*(?:(?:and|but|so|because|also|btw|oh|well|fyi) |但是?|不过|而且|因为|另外|然后)*`
const person =
  '(?:room|flat|house|class)-?\\s?mates?|friends?|brothers?|sisters?|mum|mom|mother|dad|father|cousins?|girlfriend|boyfriend|colleagues?|neighbou?rs?'
const ofOthers = new RegExp(
  String.raw`${lead}(?:(?:my|our|his|her|one of my) (?:[a-z]+ )?(?:${person})\b|(?:some|most|other) people\b|我?(?:们|的)?(?:室友|舍友|同学|朋友|闺蜜|女朋友|男朋友|同桌|妈妈?|爸爸?|姐姐?|哥哥?|妹妹?|弟弟?|表[姐哥弟妹]|隔壁班)|[他她](?!们?说|们?讲)们?|别人|人家)|\bfor (?:people|those|students) (?:who|with|in)\b`,
  'u',
)
const ofStudying =
  /\b(?:free|available)\b|有空|有时间|\b(?:exams?|finals?|midterms?|tests?|quiz(?:zes)?|due|deadlines?|essays?|assignments?|hours?|chapters?|courses?|extensions?|studie[sd]|revises?)\b|考|交|作业|论文|学|复习|章|小时|是[\d一二三四五六七八九十]/
const ofLastTime =
  /\blast (?:year|semester|term)\b.*\b(?:was|were|had|took)\b|\b(?:was|were)\b.*\blast (?:year|semester|term)\b|(?:去年|前年|上学期|上一届|往年).*(?:是|考[的了])/
/** Whoever is in it too is meant. */
const ofMyself = /\b(?:i|i'm|i've|i'll|me|mine|we|us)\b|(?!^)(?<!^[\s\p{P}]*)我|咱/u

/** A wedding on a Saturday keeps that day free, whoever's it is; a friend's exam is nothing to plan for. */
function isAside(words: string): boolean {
  if (ofMyself.test(words)) return false
  const subject = ofOthers.exec(words)
  const told = subject === null ? '' : words.replace(subject[0], '')
  return ofStudying.test(told) || ofLastTime.test(words)
}
