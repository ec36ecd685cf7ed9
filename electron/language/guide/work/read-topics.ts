// Reads the parts of a course by their names, how long each takes and how often: "alkenes 2h, aromatics 3h", 文法8次、阅读10次,
// "it's sequences, series and limits, 4 hours each, limits needs 6", 突变改成2小时.
import { blankAll } from '../../../../shared/time/read-time.ts'
import { findCount, findLength } from '../../../../shared/time/said-length.ts'
import { findCues, readCues, trimCues } from '../read/cue-table.ts'
import { isOfDone } from './read-parts.ts'
import { spellOut } from './spell-out.ts'
import type { SaidShares } from './part-shares.ts'
import { topicsNamed, type Topic } from './topics-named.ts'

export type SaidTopics = {
  /** In their order. */
  listed: Topic[]
  /** They come to those that are known. */
  isMore: boolean
  /** Those that come before the others, and behind them. */
  first: string[]
  last: string[]
  /** The words that told it, in small letters. */
  taken: string[]
}

/** `isAsked`: our question was what the work is; `told`: the names that were learned to be parts, in small letters. */
export type TopicHints = { isAsked: boolean; known: readonly Topic[]; hasParts: boolean; course: string | null; told: readonly string[] } // prettier-ignore

type Role = 'lead' | 'more' | 'also' | 'edge'

/** What leads to a list, and what stands at the edge of a name in it. */
const listCues = readCues<Role>([
  ['lead', 1, 'any', "it's, it is, there is, there are, there's, theres, is, are, would be, will be, have to do, need to do, learn, to do | 一共有, 要学, 要考, 主要是, 主要有, 就是, 有"],
  ['lead', 2, 'any', 'topics, topics are, parts are, topics on, units are, chapters on, sections on, covers, cover, covering, consists of, consist of, made up of, namely, includes, include, including, split into, left, are left, is left, remaining, still to do, to learn, topics for, need to do | 分成, 分为, 包括, 包含, 内容是, 内容有, 还剩, 剩下, 只剩'],
  ['more', 2, 'any', 'add, add a topic, add topic, one more topic, another topic, also add, forgot, plus a topic | 再加, 再加一个, 再加个, 加一个, 加上, 加个, 补一个, 还有一个, 忘了'],
  ['also', 0, 'any', 'also, as well, plus | 还有, 也要, 另外'],
  ['edge', 0, 'any', "and, then, also, plus, the, a, topic, topics, called, is, are, was, needs, need, takes, take, should be, should take, about, around, roughly, maybe, like, for, of, on, each, left, remaining, to go, to do, still, only, just, sorry, please, with, it's, there's, namely, are left, is left | 还有, 以及, 然后, 内容有, 要, 需要, 大概, 大约, 得, 是, 各, 每个, 还剩, 剩下, 剩, 改成, 有, 估计, 差不多, 的话, 用, 花, 共, 一共, 总共, 但是, 但, 最菜, 中等, 一般, 就行, 那块, 这块, 部分, 多练, 要多练, 那部分, 后面, 放最后, 放在最后, 先来, 就, 要考, 考的是, 考"],
]) // prettier-ignore

const sentenceEnd = /[.;。；!！?？\n]+(?=\s|$|\p{Script=Han})/u
const itemEnd = /,(?!\d)\s*(?:and |then |plus )?|[，、]|(?<=\S) (?:&|plus|then) (?=\S)|(?<=\p{Script=Han}) (?=\p{Script=Han})|以及/u // prettier-ignore
const lastEnd = /(?<=\S) and (?=\S)|(?<=[\p{Script=Han}\d])(?:还有|和|跟|与)(?=\p{Script=Han})/u
const behindNumber = /[一二两三四五六七八九十\d]*(?:个|大|块)*(?:部分|板块|模块|主题|方面|块|章)$/u
/** Nothing of a list of names. */
const noName =
  /\d|^[个其]|^[就都也还又]$|[它哦呃嗯哈]|小测|测验|n't\b|\b(?:h+m+|u+[hm]+|well|what|how|who|when|where|why|course|class|subject|i|i'm|i've|my|me|we|you|he|she|it|that|this|them|those|was|exam|test|final|midterm|mock|practice|hours?|hrs?|days?|weeks?|months?|minutes?|sessions?|chapters?|pages?|total|altogether|all|max|most|least|more|less|than|per|at|in|by|until|before|after|not?|never|already|know|hard|easy|difficult|tough|boring|long|fine|ok|okay|please|maybe|yes|really|due|deadline|start|plan|study|learn|help|every|everything|one|two|three|four|five|six|seven|eight|nine|ten|off|free|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|evenings?|mornings?)s?\b|[我你考]|^[一每各](?:块|个|章|次|套|部分|节)|周[一二三四五六日天末几]|星期|小时|钟头|分钟|[早晚]上|上午|下午|难$|简单$|不|[\d一二三四五六七八九十]月|[\d一二三四五六七八九十]号|总共|一共|最多|每|会了|学过|看过|开始|截止|模拟/i // prettier-ignore
/** Inside of a name: “integration by parts”. */
const joining = /\b(?:by|in|at|to|on|all|one|test|exam|study|plan|start|after|before)\b|不/g
const mostWords = 4
const mostHan = 10

export function readTopics(raw: string, hints: TopicHints): SaidTopics {
  const written = raw.slice(0, 2000).normalize('NFKC')
  const lists = written.split(sentenceEnd).map((piece) => listIn(piece, hints))
  const best = lists.reduce<List>((a, b) => (b.topics.length > a.topics.length ? b : a), noList)
  const isKnown = ({ title }: Topic) => topicsNamed(hints.known, title).length > 0
  const listed = best.topics.filter((topic) => !isKnown(topic))
  return {
    listed,
    isMore: best.isMore || listed.length < best.topics.length,
    first: placedIn(written.toLowerCase(), [...hints.known, ...listed], leads),
    last: placedIn(written.toLowerCase(), [...hints.known, ...listed], trails),
    taken: listed.length > 0 ? best.taken : [],
  }
}

function isPart(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

type List = { topics: Topic[]; isMore: boolean; taken: string[] }
/** `bare`: a number alone counts hours or sessions where another says so. */
type Item = Omit<Topic, 'title'> & { title: string | null; bare: number | null; words: string }

const noList: List = { topics: [], isMore: false, taken: [] }

/** Behind a colon stands a list, whatever leads to it; elsewhere it is one by its lead, its lengths, its marks, or our question. */
function listIn(piece: string, hints: TopicHints): List {
  const [before = '', ...rest] = piece.split(/[:：]\s*(?!\d)/u)
  const isLed = rest.length > 0
  const words = isLed ? marked(rest.join(' ')) : behindLead(marked(before))
  const cues = findCues(before.toLowerCase(), listCues)
  const isAdded = cues.some(({ slot }) => slot === 'more')
  const run = runOf(
    itemsIn(words).map((item) => itemOf(item, hints)),
    isLed,
  )
  // "It is called Signals and Systems": as long as no course is known a weak lead leads to its name.
  const lead = Math.max(isLed ? 2 : 0, ...cues.filter(({ slot, weight }) => slot === 'lead' && (weight > 1 || hints.course !== null)).map(({ weight }) => weight)) // prettier-ignore
  const isTold = ({ title }: Item) => hints.told.some((name) => isPart(name, (title ?? '').toLowerCase())) // prettier-ignore
  // Beside parts that are known only what was learned to be one is another.
  const isFree = isLed || isAdded || !hints.hasParts
  const named = run.filter((item) => item.title !== null && (isFree || isTold(item)))
  const isMore = isAdded || (hints.known.length > 0 && named.some(isTold) && cues.some(({ slot }) => slot === 'also')) // prettier-ignore
  const hasTold = run.some(({ minutes, count }) => minutes !== null || count !== null)
  const told = hasTold ? run.filter((item) => item.minutes !== null || item.count !== null || item.bare !== null).length : 0 // prettier-ignore
  const isMarked = /[、]/.test(words) || behindNumber.test(piece.trim())
  const isWhole = named.length === itemsIn(words).length
  const sure = named.filter(isTold).length + (isMore ? 2 : lead) + (told > 1 ? 2 : 0) + (isMarked ? 1 : 0) + (isWhole ? 0.5 : 0) + (hints.isAsked ? 0.5 : 0) + named.length / 2 // prettier-ignore
  const isFew = named.length < (isMore || (isLed && told > 0) ? 1 : 2)
  if (
    isFew ||
    sure < (hints.known.length > 0 ? sureBeside : hints.course === null ? sureFirst : leastSure) ||
    (!hasTold && run.some(({ bare }) => bare !== null))
  )
    return noList
  const isCounted = run.every(({ minutes }) => minutes === null)
  const topics = named.map(({ title, minutes, count, bare }): Topic => ({
    title: title ?? '',
    minutes: minutes ?? (bare === null || isCounted ? null : Math.round(bare * 60)),
    count: count ?? (isCounted ? bare : null),
  }))
  return {
    topics,
    isMore: isMore || hints.known.length > 0,
    taken: run.map((item) => item.words.toLowerCase()),
  }
}

const leastSure = 2
/** Before a course is known, and beside parts that are known already. */
const [sureFirst, sureBeside] = [2.5, 3]

/** "What I don't get is vector spaces, …": the first name stands behind the lead. */
function behindLead(words: string): string {
  const [first = ''] = words.split(itemEnd)
  const lead = findCues(first.toLowerCase(), listCues).findLast(({ slot, end }) => slot === 'lead' && /\p{L}{2}|\p{Script=Han}/u.test(first.slice(end))) // prettier-ignore
  return words.slice(lead?.end ?? 0)
}

/** The clause that has the marks of a list; 先查资料再写稿 has them in words. */
function marked(said: string): string {
  const piece = /先.{2,}(?:再|然后|接着|最后)/u.test(said) ? said.replace(/^[\s,，]*先/, '').replaceAll(/[,，]?(?:再|然后|接着|最后)/g, '、') : said // prettier-ignore
  return /、/.test(piece) ? (piece.split(/[,，]/).find((clause) => clause.includes('、')) ?? piece) : piece
} // prettier-ignore

/** "Firms and costs" is one, unless it stands last. */
function itemsIn(words: string): string[] {
  const items = words.split(itemEnd)
  const last = items.findLastIndex(
    (item) => !/^\s*(?:(?:each|各|每)|[\d一二两三四五六七八九十])/.test(item),
  )
  return items.flatMap((item, index) => (index === last ? item.split(lastEnd) : [item]))
}

/** The longest run; of those that are told how long, and behind a colon, all. A length or a count alone is of the name before it. */
function runOf(items: readonly (Item | null)[], isLed: boolean): Item[] {
  const runs: Item[][] = [[]]
  for (const item of items) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (item === null || run === undefined) runs.push([])
    else if (item.title !== null) run.push(item)
    else if (last !== undefined && (last.minutes === null || last.count === null))
      run.splice(-1, 1, { ...last, minutes: last.minutes ?? item.minutes, count: last.count ?? item.count, words: last.words }) // prettier-ignore
    else runs.push([])
  }
  const told = runs.flat().filter(({ minutes, count }) => minutes !== null || count !== null)
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), [])
  // One of many that is no name breaks no list.
  const isAlmost = items.length > 4 && items.filter((item) => item === null).length === 1
  return isLed || isAlmost
    ? runs.flat()
    : told.length > 1 && told.length >= longest.length
      ? told
      : longest
}

function itemOf(written: string, { course, told: learned }: TopicHints): Item | null {
  const item = spellOut(written.trim().toLowerCase())
  const { length, count: counted, spans } = measuresIn(item)
  const isOfEach = length !== null && counted === null && /\b(?:each|per|every|a day|a week)\b|[各每]/.test(item) // prettier-ignore
  const minutes = length === null || isOfEach || length.length.unit === 'periods' ? null : length.length.amount // prettier-ignore
  const bareNumber = length === null && counted === null ? /^(?<name>.*\D) (?<number>\d{1,2}(?:\.5)?)$/.exec(item)?.groups : undefined // prettier-ignore
  const bare = bareNumber === undefined ? item : (bareNumber['name'] ?? '')
  const told = blankAll(bare, spans)
  const isHan = /\p{Script=Han}/u.test(item)
  // 每次一个半小时上机 tells what is done in it.
  if (isHan && spans.some(({ start }) => start === 0) && /\p{Script=Han}{2}/u.test(told.trim()))
    return null
  if (isOfDone(item)) return null
  const name = withoutEdges(behindNumber.test(told) ? told.replace(behindNumber, '').replace(/^分(?=\p{Script=Han}{2})/u, '') : told.replace(counted === null ? /$^/ : /[分排]\s*$/u, '')) // prettier-ignore
  const of = { minutes, count: counted?.count ?? null, words: item }
  if (name === '')
    return minutes === null && counted === null && !isOfEach ? null : { title: null, ...of, minutes: length?.length.amount ?? null, bare: null } // prettier-ignore
  const isLong = isHan ? name.length > mostHan : name.split(' ').length > mostWords // prettier-ignore
  const isCourse = course !== null && isSame(name, course)
  const isLearned = learned.some((each) => name.includes(each))
  if (
    isLong ||
    isCourse ||
    noName.test(
      name
        .replace(/(?<=\p{L}{4,} (?:\S+ )?)it\b/u, '')
        .replaceAll(isLearned ? joining : /\b(?:1[5-9]|20)\d\d\b/g, ''),
    ) ||
    !/\p{L}{2}|^\p{Script=Han}$/u.test(name)
  )
    return null
  const at = written.toLowerCase().indexOf(name)
  return { title: at < 0 ? name : written.slice(at, at + name.length), ...of, bare: bareNumber === undefined ? null : Number(bareNumber['number']) } // prettier-ignore
}

/** How long, and how often. */
function measuresIn(text: string) {
  const length = findLength(text)
  const count = findCount(length === null ? text : blankAll(text, [length]))
  return { length, count, spans: [length, count].filter((span) => span !== null) }
}

/** The words around a name are none of it. */
function withoutEdges(words: string): string {
  const name = words.replaceAll(/^[\s,.()（）-]+|[\s,.()（）-]+$/g, '')
  return trimCues(name, (left) => findCues(left, listCues))
}

const leads =
  /\b(?:start|begin|starting|beginning) (?:off )?with\b|\b(?:comes?|goes?|go|do|does) (?:\S+ ){0,3}first\b|\bfirst[\s.!]*$|先[来学做写看弄练]|先[\s啊吧]*$|放在?最?前|最先/
const trails =
  /\b(?:leave|save|keep|put|do) .{2,30}\b(?:for|till?|until|at|to) (?:the )?(?:(?:very )?(?:last|end))\b|\b(?:comes?|goes?|go) last\b|\blast[\s.!]*$|放在?到?最后|排在?最后|最后再?[来学做写看弄练]|后面[\s啊吧]*$/
const those = /\b(?:those|them|that|these|it)\b|[这那]个|它们?/

/** "Graphs I don't get, so start with those", 哈希先来, 中值定理放最后. */
function placedIn(text: string, topics: readonly Topic[], words: RegExp): string[] {
  let last: string[] = []
  return text.split(/[,，;；.。!！?？\n]+|\b(?:so|and) (?=start|begin)/).flatMap((clause) => {
    const named = topicsNamed(topics, clause.split(/\s(?=\p{Script=Han}{2})/u).findLast((part) => words.test(part)) ?? clause).map(({ title }) => title) // prettier-ignore
    const meant = named.length === 0 && those.test(clause) ? last : named
    last = named.length === 0 ? last : named
    return words.test(clause) && meant.length < topics.length ? meant : []
  })
}

/** With what is told of them by their names; `each` is of all the others. */
export function topicsWith(
  known: readonly Topic[],
  { listed, isMore, first, last }: SaidTopics,
  { own, eachCount }: Pick<SaidShares, 'own' | 'eachCount'>,
  each: number | null,
): Topic[] {
  const told = listed.length === 0 ? known : isMore ? [...known, ...listed] : listed
  const rank = ({ title }: Topic) => (first.includes(title) ? 0 : last.includes(title) ? 2 : 1)
  const topics = told.toSorted((a, b) => rank(a) - rank(b))
  return topics.map(({ title, minutes, count }): Topic => {
    const anew = own.find((share) => share.title !== null && isSame(share.title, title))
    return {
      title,
      minutes: anew?.minutes ?? each ?? minutes,
      count: anew?.count ?? eachCount ?? count,
    }
  })
}
