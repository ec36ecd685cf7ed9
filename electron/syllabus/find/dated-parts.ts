// Shares the words of a text out to the days in it, and names each part.
import { findClocks } from '../../../shared/time/clocks.ts'
import { findWeeks } from '../../../shared/time/documents/term-weeks.ts'
import { chineseDay, englishDay } from '../../../shared/time/weekdays.ts'
import { readWeight } from './amounts.ts'
import { findDue } from './demand-words.ts'
import type { Topic } from './surroundings.ts'
import type { FoundWhen } from './find-whens.ts'
import { tidyDeadline } from './title-of.ts'
import { namesWork } from './work-words.ts'

export type Part = { found: FoundWhen; part: string }

/** "22 Sep: homework 1 is out, deadline 28 Sep": the dates that a word for handing in leads up to, if any. */
export function claimedBy(text: string, whens: readonly FoundWhen[]): readonly FoundWhen[] {
  const ends = findDue(text).map(({ until }) => until)
  const led = whens.filter(
    ({ index, until }) =>
      ends.some((end) => end <= index && leadsOn.test(text.slice(end, index))) ||
      /^\s*(?:\d{1,2}[:：]\d{2})?\s*(?:截止|之?前(?:提?交|完成))/u.test(text.slice(until)),
  )
  // "due on October 5 and 12": so are the days that are listed with it.
  return whens.filter((found, at) => {
    const before = whens[at - 1]
    const isListed = before !== undefined && listed.test(text.slice(before.until, found.index))
    return led.includes(found) || (isListed && led.some(({ index }) => index < found.index))
  })
}

const listed = /^(?:[\s,，、&+/]|\b(?:and|or)\b|[和及与])*$/iu

const leadsOn =
  /^[\s:：,，(（*]*(?:(?:date|is|are|on|by|at|before|no later than|日期|时间|为|于|在)[\s:：]*){0,2}$/iu

/**
 * The words that belong to each date: those before it, or those after it where a date begins the text. Where some dates
 * are claimed, all the words are about those.
 */
export function partsOf(
  text: string,
  whens: readonly FoundWhen[],
  claimed: readonly FoundWhen[] = [],
): Part[] {
  const [only] = claimed
  // "Essay one is due on September 25, and essay two on November 6."
  const isOwn = (at: number) => {
    const said = text.slice(whens[at - 1]?.until ?? 0, whens[at]?.index)
    return at > 0 && /^[\s,，;；]+(?:and\s)?/u.test(said) && namesWork(titleWithout(said))
  }
  const areOthers = whens.every((found, at) => found === only || isOwn(at))
  if (only !== undefined && claimed.length === 1 && whens.length > 1 && !areOthers) {
    const left = whens.reduceRight(
      (rest, { index, until }) => `${rest.slice(0, index)} ${rest.slice(until)}`,
      text,
    )
    return [{ found: only, part: left }]
  }
  const first = whens[0]
  const comesFirst = first === undefined || titleWithout(text.slice(0, first.index)) === ''
  return whens.map((found, index) => {
    const before = text.slice(whens[index - 1]?.until ?? 0, found.index)
    const after = text.slice(found.until, whens[index + 1]?.index ?? text.length)
    const alone = whens.length === 1 ? aloneWith(before, after) : comesFirst ? after : before
    return { found, part: alone }
  })
}

/** "Proposal (due Sunday, November 9): one page that …": what stands before the bracket with the day is the name. */
function aloneWith(before: string, after: string): string {
  const bracket = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'))
  const isOpen = bracket > 0 && !/[)）]/u.test(before.slice(bracket))
  const name = before.slice(0, bracket).replaceAll(/^.*[.!?]\s+/gu, '')
  if (isOpen && /[)）]/u.test(after) && titleWithout(name) !== '') {
    const inner = titleWithout(
      `${before.slice(bracket + 1)} ${after.slice(0, after.search(/[)）]/u))}`,
    )
    return inner === '' || titleWithout(name).length >= 4 ? name : `${before} ${after}`
  }
  // "Pset 1 is due on October 5. Submit a scan": a sentence of its own says no more of the name.
  const [clock] = findClocks(after)
  const isTimed =
    clock !== undefined && /^[\s\p{P}]*(?:at|by)?\s*$/iu.test(after.slice(0, clock.index))
  const rest = isTimed ? after.slice(clock.until) : after
  if (/\p{L}/u.test(titleWithout(before)) && /^\s*[,，;；]/u.test(rest)) return before
  const [sameSentence = ''] = rest.split(/(?<=[\d)a-z])[.!。](?:\s|$)/u)
  return `${before} ${/\p{L}/u.test(titleWithout(before)) ? sameSentence : rest}`
}

const weekdayWord = new RegExp(
  String.raw`(?:\b(?:this|next|following)\s+)?${englishDay},?(?:\s+(?:morning|afternoon|evening|night)\b)?|[（(]?(?:[本下]个?)?${chineseDay}[)）]?(?!班)`,
  'giu',
)

/** "Hand in the lab sheet": what is handed in is what it is called. */
const handedIn =
  /\b(?:submit|hand in|turn in)\s+(?:(?:the|your|a)\s+)?(\w.*)$|(?:提交|上交|[缴繳]交?)(?![至到在于截时日\p{P}\s])(.+)$|把(.+?)(?:报给|交[给到]?|发[给到]|提交|上传)/iu

/** A name without clocks and weeks in it. */
export function titleWithout(part: string): string {
  let text = part
  for (const { index, until } of [...findClocks(part), ...findWeeks(part)].toSorted(
    (a, b) => b.index - a.index,
  )) {
    text = `${text.slice(0, index)} ${text.slice(until)}`
  }
  const plain = text.replace(weekdayWord, ' ')
  const match = handedIn.exec(plain)
  const said = tidyDeadline(match?.slice(1).find((one) => one !== undefined) ?? '')
  // "Reading report, hand in on paper": how it is handed in is no name.
  const before = tidyDeadline(plain.slice(0, match?.index ?? 0).replace(/课[上内]?\s*$/u, ''))
  return said === '' || (namesWork(before) && !namesWork(said))
    ? before || tidyDeadline(plain)
    : said
}

const ordinal =
  /^(?:the )?(?:first|second|third|fourth|last)(?: (?:one|of (?:them|these)))?$|^第[一二三四五六\d]{1,2}[次篇个项份]$/iu
const counted =
  /[一两二三四五六\d]+[次篇个项份]$|\s*[(（][^)）]*[)）]$|^(?:two|three|four|five|six|\d)\s+/giu

/** "The second" of two essays, 第二次 of the tests: a number and nothing else, called by what is counted. */
export function nameInTopic(title: string, { topic }: { topic: Topic | null }): string {
  if (topic === null || !ordinal.test(title)) return title
  const named = topic.title.replaceAll(counted, '').trim()
  // "There are two essays" is a sentence about them.
  if (topic.kind === 'deadline' && !(namesWork(named) && /^(?:\S+\s?){1,3}$/u.test(named)))
    return title
  const name = singular(named)
  const number = title.replace(/^the | (?:one|of .*)$/giu, '')
  const at = ['first', 'second', 'third', 'fourth'].indexOf(number.toLowerCase())
  if (number.startsWith('第')) return `${number}${name}`
  return at === -1 ? `${number} ${name}` : `${name} ${at + 1}`
}

const leading =
  /^(?:[^\p{L}]*\d{1,2}[.)、])?[^\p{L}\d]*([^,:：，。(（|–—]{2,60}?)\s*(?:[,:：，(（|–—]|\s-\s)/u

/** "Source commentary, 1,000 words, 20 % – by …": the name that a list item, a row or a line begins with. */
export function leadOf(text: string): string {
  const name = tidyDeadline(leading.exec(text)?.[1] ?? '')
  return namesWork(name) || (readWeight(text) !== null && isShort.test(name)) ? name : ''
}

const isShort = /^\p{Lu}[\p{L}-]*(?:\s[\p{L}\d-]+){0,4}$/u

/** "Initial post by January 21", 4月9日前: a day by which something is to be done. */
export function isDueBy(text: string, { index, until }: FoundWhen): boolean {
  return (
    /\b(?:by|no later than|on or before)\s+(?:\p{L}+day,?\s*)?$/iu.test(text.slice(0, index)) ||
    /^\s*(?:之|以)?前(?!后)/u.test(text.slice(until))
  )
}

/** "Quizzes: 18 September, 2 October": the first, the second. */
export function numberSame<Item extends { title: string }>(list: readonly Item[]): Item[] {
  const counts = Map.groupBy(list, ({ title }) => title.toLowerCase())
  const seen = new Map<string, number>()
  return list.map((item) => {
    const key = item.title.toLowerCase()
    if ((counts.get(key)?.length ?? 0) < 2 || /\d$/.test(item.title)) return item
    const number = (seen.get(key) ?? 0) + 1
    seen.set(key, number)
    return { ...item, title: `${singular(item.title)} ${number}` }
  })
}

export function singular(title: string): string {
  return title
    .replace(/\bquizzes\b/iu, (word) => word.slice(0, 4))
    .replace(
      /(?<=\b(?:exam|midterm|mid-term|test|presentation|assignment|homework|report|response|essay|paper|review|reflection|project|memo|problem set))s\b/iu,
      '',
    )
}
