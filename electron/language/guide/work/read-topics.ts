// Reads the parts of a course by their names, and how long each takes: "alkenes 2h, aromatics 3h", "it's sequences, series and
// limits, 4 hours each, limits needs 6", 分数据、模型、报告三部分，分别4、8、6小时, 突变改成2小时.
import type { Span } from '../../../../shared/time/mention.ts'
import { readNumber, numberPattern } from '../../../../shared/time/numbers.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import { findCues, readCues } from '../read/cue-table.ts'
import { amountCues } from './amount-cues.ts'
import { spellOut } from './spell-out.ts'

/** Minutes where they were told. */
export type Topic = { title: string; minutes: number | null }

export type SaidTopics = {
  /** In their order. */
  listed: Topic[]
  /** They come to those that are known. */
  isMore: boolean
  /** Told anew of one that is known. */
  own: Topic[]
  /** Minutes of each, in their order. */
  shares: number[]
  /** The words that told it, in small letters. */
  taken: string[]
}

/** `isAsked`: our question was what the work is. */
export type TopicHints = { isAsked: boolean; isFirst: boolean; known: readonly Topic[]; course: string | null } // prettier-ignore

type Role = 'lead' | 'more' | 'edge'

/** What leads to a list, and what stands at the edge of a name in it. */
const listCues = readCues<Role>([
  ['lead', 1, 'any', "it's, it is, there is, there are, there's | 一共有, 要学, 要考, 主要是, 主要有, 就是, 有"],
  ['lead', 2, 'any', 'topics, topics are, parts are, topics on, units are, chapters on, sections on, covers, cover, covering, consists of, consist of, made up of, namely, includes, include, including, split into, left, are left, is left, remaining, still to do, to learn | 分成, 分为, 包括, 包含, 内容是, 内容有, 还剩, 剩下, 只剩'],
  ['more', 2, 'any', 'add, add a topic, add topic, one more topic, another topic, also add, forgot, plus a topic | 再加, 再加一个, 再加个, 加一个, 加上, 加个, 补一个, 还有一个, 忘了'],
  ['edge', 0, 'any', "and, then, also, plus, the, a, topic, topics, called, is, are, was, needs, need, takes, take, should be, should take, about, around, roughly, maybe, like, for, of, on, each, left, remaining, to go, to do, still, only, just, sorry, please, with, it's, there's, namely, are left, is left | 还有, 以及, 然后, 内容有, 要, 需要, 大概, 大约, 得, 是, 各, 每个, 还剩, 剩下, 剩, 改成, 有, 估计, 差不多, 的话, 用, 花"],
]) // prettier-ignore

const sentenceEnd = /[.;。；!！?？\n]+(?=\s|$|\p{Script=Han})/u
const itemEnd = /,(?!\d)\s*(?:and |then |plus )?|[，、]|(?<=\S) (?:and|&|plus|then) (?=\S)|以及|(?<=[\p{Script=Han}\d])(?:还有|和|跟|与)(?=\p{Script=Han})/u // prettier-ignore
const behindNumber = /[一二两三四五六七八九十\d]*(?:个|大|块)*(?:部分|板块|模块|主题|方面|块|章)$/u
/** Nothing of a list of names. */
const noName =
  /\d|\b(?:i|i'm|i've|my|me|we|you|he|she|it|that|this|them|those|was|exam|test|final|midterm|mock|practice|hours?|hrs?|days?|weeks?|months?|minutes?|sessions?|chapters?|pages?|total|altogether|all|max|most|least|more|less|than|per|at|in|by|until|before|after|not?|never|already|know|hard|easy|difficult|tough|boring|long|fine|ok|okay|please|maybe|yes|really|due|deadline|start|plan|study|learn|help|every|everything|one|two|three|four|five|six|seven|eight|nine|ten|off|free|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|evenings?|mornings?)s?\b|[我你考]|周|星期|小时|钟头|分钟|[早晚]上|上午|下午|难|简单|不|月|号|总共|一共|最多|每|会了|学过|看过|开始|截止|模拟/i // prettier-ignore
const mostWords = 4
const mostHan = 10

export function readTopics(raw: string, hints: TopicHints): SaidTopics {
  const written = raw.slice(0, 2000).normalize('NFKC')
  const { own, taken } = ownIn(spellOut(written.toLowerCase()), hints.known)
  const shares = sharesIn(written.toLowerCase())
  const lists = written.split(sentenceEnd).map((piece) => listIn(piece, hints))
  const best = lists.reduce<List>((a, b) => (b.topics.length > a.topics.length ? b : a), noList)
  const isKnown = ({ title }: Topic) => hints.known.some((topic) => isSame(topic.title, title))
  const listed = best.topics.filter((topic) => !isKnown(topic))
  return {
    listed,
    isMore: best.isMore || listed.length < best.topics.length,
    own,
    shares: shares.minutes,
    taken: [...taken, ...shares.words, ...(listed.length > 0 ? best.taken : [])],
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

type List = { topics: Topic[]; isMore: boolean; taken: string[] }
/** `isBare`: hours are meant where another says so. */
type Item = { title: string | null; minutes: number | null; isBare: boolean; words: string }

const noList: List = { topics: [], isMore: false, taken: [] }

/** Behind a colon stands a list, whatever leads to it; elsewhere it is one by its lead, its lengths, or our question. */
function listIn(piece: string, hints: TopicHints): List {
  const [before = '', ...rest] = piece.split(/[:：]\s*(?!\d)/u)
  const isLed = rest.length > 0
  const words = isLed ? rest.join(' ') : before
  const cues = findCues(before.toLowerCase(), listCues)
  const isMore = cues.some(({ slot }) => slot === 'more')
  const lead = cues
    .filter(({ slot, start }) => slot === 'lead' || (slot === 'more' && start < 12))
    .toSorted((a, b) => b.weight - a.weight)[0]
  const hasLead = isLed || lead !== undefined
  const isStrong = isLed || isMore || lead?.weight === 2
  const isTail = lead !== undefined && /left$|^(?:remaining|still|to )/.test(before.slice(lead.start, lead.end)) // prettier-ignore
  const items = (isLed || lead === undefined || isTail ? words : words.slice(lead.end)).split(itemEnd).map((item) => itemOf(item, hints)) // prettier-ignore
  const run = longestRun(items)
  const named = run.filter(({ title }) => title !== null)
  const hasHours = run.some(({ minutes, isBare }) => minutes !== null && !isBare)
  const timed = hasHours ? run.filter(({ minutes }) => minutes !== null).length : 0
  const isWhole = named.length > 2 && named.length === items.length && hints.course !== null
  const isChinese = /\p{Script=Han}.*[、]/u.test(words)
  const isEnough = timed > 1 || isStrong || (isChinese && (hints.isAsked || hasLead || behindNumber.test(words.trim()))) // prettier-ignore
  const least = isMore || (isLed && timed > 0) ? 1 : isEnough ? 2 : 3
  const isList = isWhole || hasLead || isMore || timed > 1 || hints.isAsked
  const isLate = hints.course !== null || isLed || timed > 1
  if (!hasHours && run.some(({ isBare }) => isBare)) return noList
  if (!isList || !isLate || named.length < least || (hints.isFirst && !isLed && timed < 2)) return noList // prettier-ignore
  const topics = named.map(({ title, minutes }) => ({ title: title ?? '', minutes }))
  return { topics, isMore, taken: run.map((item) => item.words.toLowerCase()) }
}

/** A length alone is of the name before it. */
function longestRun(items: readonly (Item | null)[]): Item[] {
  const runs: Item[][] = [[]]
  for (const item of items) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (item === null || run === undefined) runs.push([])
    else if (item.title !== null) run.push(item)
    else if (last !== undefined && last.minutes === null && run.length === 1)
      run.splice(-1, 1, { ...last, minutes: item.minutes, words: last.words }, { ...item, minutes: null }) // prettier-ignore
    else runs.push([])
  }
  return runs.reduce((best, run) => (run.length > best.length ? run : best), [])
}

function itemOf(written: string, { course }: TopicHints): Item | null {
  const item = spellOut(written.trim().toLowerCase())
  const length = findLength(item)
  const bareHours = length === null ? /^(?<name>.*\D) (?<hours>\d{1,2}(?:\.5)?)$/.exec(item)?.groups : undefined // prettier-ignore
  const isOfEach = length !== null && /\b(?:each|per|every|a day|a week)\b|[各每]/.test(item)
  const told = length === null || isOfEach || length.length.unit === 'periods' ? null : length.length.amount // prettier-ignore
  const hours = Number(bareHours?.['hours'] ?? 0)
  const minutes = told ?? (hours > 0 ? Math.round(hours * 60) : null)
  const bare =
    bareHours !== undefined
      ? (bareHours['name'] ?? '')
      : length === null
        ? item
        : `${item.slice(0, length.start)} ${item.slice(length.end)}`
  const name = withoutEdges(bare.replace(behindNumber, '').replace(/^分(?=\p{Script=Han}{2})/u, ''))
  if (name === '')
    return minutes === null ? null : { title: null, minutes, isBare: false, words: item }
  const isLong = /\p{Script=Han}/u.test(name) ? name.length > mostHan : name.split(' ').length > mostWords // prettier-ignore
  const isCourse = course !== null && isSame(name, course)
  if (isLong || isCourse || noName.test(name) || !/\p{L}{2}/u.test(name)) return null
  const at = written.toLowerCase().indexOf(name)
  return { title: at < 0 ? name : written.slice(at, at + name.length), minutes, isBare: bareHours !== undefined, words: item } // prettier-ignore
}

/** The words around a name are none of it. */
function withoutEdges(words: string): string {
  let name = words.replaceAll(/^[\s,.()（）-]+|[\s,.()（）-]+$/g, '')
  for (let turn = 0; turn < 6; turn += 1) {
    const edge = findCues(name, listCues).find(({ start, end }) => (start === 0 || end === name.length) && end - start < name.length) // prettier-ignore
    if (edge === undefined) break
    name = (edge.start === 0 ? name.slice(edge.end) : name.slice(0, edge.start)).trim()
  }
  return findCues(name, listCues).some(({ start, end }) => start === 0 && end === name.length) ? '' : name // prettier-ignore
}

const bareNumber = new RegExp(String.raw`^\D{0,14}?(?<![\w.])(\d{1,2}(?:\.5)?|${numberPattern})(?![\w:.%])\D{0,8}$`) // prettier-ignore

/** Behind the name of one that is known, as far as the next: "graphs 3 hours, induction 2". */
function ownIn(text: string, known: readonly Topic[]): Pick<SaidTopics, 'own' | 'taken'> {
  const named = known
    .map(({ title }) => ({ title, start: text.indexOf(title.toLowerCase()) }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start)
  const isTimed = findLength(text) !== null
  const found = named.map(({ title, start }, index) => {
    const behind = { start: start + title.length, end: named[index + 1]?.start ?? text.length }
    const before = { start: named[index - 1] === undefined ? 0 : start, end: start }
    const after = lengthIn(text, behind, isTimed)
    const own = after ?? (index === 0 && named.length === 1 ? lengthIn(text, before, false) : null)
    const words = text.slice(after === null ? before.start : start, after === null ? start + title.length : behind.end) // prettier-ignore
    return { title, minutes: own, words }
  })
  const own = found.filter(({ minutes }) => minutes !== null)
  return { own: own.map(({ title, minutes }) => ({ title, minutes })), taken: own.map(({ words }) => words) } // prettier-ignore
}

const ofOthers = new Set(['each', 'day', 'week', 'most', 'total', 'session', 'exam'])

function lengthIn(text: string, { start, end }: Span, isTimed: boolean): number | null {
  const [words = ''] = text.slice(start, end).split(sentenceEnd)
  const length = findLength(words)
  if (length === null) {
    const bare = bareNumber.exec(words)?.[1]
    const isNeed = isTimed || /^ (?:only |just )?(?:needs?|takes?|is)\b|^(?:要|得|需要)/.test(words)
    const value = bare === undefined || !isNeed ? null : (readNumber(bare) ?? Number(bare))
    return value === null || Number.isNaN(value) ? null : Math.round(value * 60)
  }
  const isOther = findCues(words.slice(0, length.end + 10), amountCues).some(({ slot }) => ofOthers.has(slot)) // prettier-ignore
  return isOther || length.length.unit === 'periods' ? null : length.length.amount
}

const list = new RegExp(
  String.raw`(?:分别(?:是|要|大概|约)*)((?:${numberPattern}|[\d.]+)(?:(?:、|，|,|和)(?:${numberPattern}|[\d.]+))+)个?(小时|分钟)|\b([\d.]+(?:(?:, | and |, and )[\d.]+)+) ?(hours|h|hrs|minutes|min)(?: respectively)?\b`,
  'iu',
)

function sharesIn(text: string): { minutes: number[]; words: string[] } {
  const found = list.exec(text.slice(0, 400))
  if (found === null) return { minutes: [], words: [] }
  const of = /^(?:h|小)/i.test(found[2] ?? found[4] ?? '') ? 60 : 1
  const minutes = (found[1] ?? found[3] ?? '')
    .split(/、|，|,|和|and/)
    .map((each) => (Number(each.trim()) || (readNumber(each.trim()) ?? 0)) * of)
  return { minutes, words: [found[0]] }
}

/** With what is told of them by their names; `each` is of all the others. */
export function topicsWith(
  known: readonly Topic[],
  { listed, isMore, own, shares }: SaidTopics,
  each: number | null,
): Topic[] {
  const topics = listed.length === 0 ? known : isMore ? [...known, ...listed] : listed
  const isShared = shares.length === topics.length
  return topics.map(({ title, minutes }, index): Topic => {
    const told = own.find((topic) => isSame(topic.title, title))?.minutes ?? null
    const fresh = isShared ? (shares[index] ?? null) : told
    return { title, minutes: fresh ?? each ?? minutes }
  })
}

/** The one that the words name; the longest where several do. */
export function topicNamed(topics: readonly Topic[], words: string): Topic | null {
  const said = words.toLowerCase()
  return topics
    .filter(({ title }) => said.includes(title.toLowerCase()))
    .toSorted((a, b) => b.title.length - a.title.length)[0] ?? null // prettier-ignore
}
