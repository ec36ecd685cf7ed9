// The parts of a course by their names, and how long they take: "it's sequences, series and limits, 4 hours each, limits
// needs 6", 分数据、模型、报告三部分，分别4、8、6小时.
import { readNumber, numberPattern } from '../../../../shared/time/numbers.ts'
import { findLength } from '../../../../shared/time/said-length.ts'

/** Minutes where they were told. */
export type Topic = { title: string; minutes: number | null }

export type SaidTopics = {
  names: string[]
  /** Minutes of each, in their order. */
  shares: number[]
}

const pieceEnd = /[.;；。!！?？\n]+(?=\s|$|\p{Script=Han})/u
const leadEnglish =
  /^.*?\b(?:it's|it is|there(?:'s| is| are)|(?:topics|parts|units|chapters|sections) (?:are|on)|covers?|covering|consists? of|made (?:up )?of|namely|includes?|including|split into)\b:? ?/i
const leadChinese =
  /^.*?(?:分(?:成|为|别是)?|包括|包含|一共有|内容是|内容有|要学|要考|主要是|主要有|就是|有)(?=\p{Script=Han})/u
const tailChinese = /[一二两三四五六七八九十\d]*(?:个|大|块)*(?:部分|板块|模块|主题|方面|块|章)?$/u
/** Nothing of a list of names. */
const noName =
  /\d|\b(?:i|i'm|i've|my|me|we|you|is|are|was|exam|test|final|midterm|hours?|days?|weeks?|by|until|before|not?|hard|easy|difficult|tough|boring|long|fine|ok|please|maybe|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|[我你考试]{2}|周|星期|小时|分钟|[早晚]上|上午|下午|难|简单|不|月|号/i
const mostWords = 4
const mostHan = 10

export function readTopics(raw: string, isAsked: boolean): SaidTopics {
  const pieces = raw.slice(0, 2000).split(pieceEnd)
  const names = pieces.map((piece) => ledIn(piece, isAsked)).find((each) => each.length > 0)
  return { names: names ?? [], shares: sharesIn(raw) }
}

/** Behind a colon stands a list, whatever leads to it. */
function ledIn(piece: string, isAsked: boolean): string[] {
  const [lead = '', ...rest] = piece.split(/[:：]\s*(?!\d)/u)
  return rest.length === 0 ? namesIn(lead, isAsked) : namesIn(rest.join(' '), true)
}

function namesIn(piece: string, isAsked: boolean): string[] {
  return /\p{Script=Han}/u.test(piece) ? chineseIn(piece, isAsked) : englishIn(piece, isAsked)
}

function chineseIn(piece: string, isAsked: boolean): string[] {
  const list = piece.split(/[,，]/).find((part) => part.includes('、')) ?? ''
  const bare = list.replace(leadChinese, '').trim()
  const tail = tailChinese.exec(bare)?.[0] ?? ''
  const parts = bare.slice(0, bare.length - tail.length).split('、')
  const last = parts.at(-1)?.split(/和|以及|还有/) ?? []
  const isOne = parts.slice(0, -1).some((part) => part.includes('和'))
  const all = isOne || last.length !== 2 ? parts : [...parts.slice(0, -1), ...last]
  const isList = tail !== '' || isAsked || all.length > 2
  const isNames = all.every((part) => part !== '' && part.length <= mostHan && !noName.test(part))
  return isList && all.length > 1 && isNames ? all.map((part) => part.trim()) : []
}

function englishIn(piece: string, isAsked: boolean): string[] {
  const lead = leadEnglish.exec(piece)?.[0]
  if (lead === undefined && !isAsked) return []
  const parts = piece
    .slice(lead?.length ?? 0)
    .split(/,(?: and)? |(?<!,) (?:and|&|plus) /)
    .map((part) => part.trim())
  const end = parts.findIndex(
    (part) => part === '' || part.split(' ').length > mostWords || noName.test(part),
  )
  const names = end < 0 ? parts : parts.slice(0, end)
  return names.length > 2 ? names : []
}

const list = new RegExp(
  String.raw`(?:分别(?:是|要|大概|约)*)((?:${numberPattern}|[\d.]+)(?:(?:、|，|,|和)(?:${numberPattern}|[\d.]+))+)个?(小时|分钟)|\b([\d.]+(?:(?:, | and |, and )[\d.]+)+) ?(hours|h|hrs|minutes|min)(?: respectively)?\b`,
  'iu',
)

function sharesIn(raw: string): number[] {
  const found = list.exec(raw.slice(0, 400))
  if (found === null) return []
  const of = /^(?:h|小)/i.test(found[2] ?? found[4] ?? '') ? 60 : 1
  return (found[1] ?? found[3] ?? '')
    .split(/、|，|,|和|and/)
    .map((each) => (Number(each.trim()) || (readNumber(each.trim()) ?? 0)) * of)
}

/** With what is told of them in `raw` by their names; `each` is of all the others. */
export function topicsWith(
  known: readonly Topic[],
  said: SaidTopics,
  each: number | null,
  raw: string,
): Topic[] {
  const { names, shares } = said
  const topics = names.length > 0 ? names.map((title) => ({ title, minutes: null })) : known
  const isShared = shares.length === topics.length
  return topics.map((topic, index): Topic => {
    const own = isShared ? (shares[index] ?? null) : ownLength(topic.title, raw)
    return { title: topic.title, minutes: own ?? each ?? topic.minutes }
  })
}

function ownLength(title: string, raw: string): number | null {
  const clause = raw
    .split(/[,，;；。!?！？]|\.(?=\s|$)|\b(?:and|but)\b/)
    .find((part) => part.toLowerCase().includes(title.toLowerCase()) && /\d|[一二两三四五六七八九十]/u.test(part)) // prettier-ignore
  const rest = clause?.toLowerCase().replace(title.toLowerCase(), ' ') ?? ''
  const length = findLength(rest)
  if (length !== null && length.length.unit === 'minutes') return length.length.amount
  const bare = /^\s*(?:only |just )?(?:needs?|takes?|is|要|得|需要)\s*(\d{1,2})\s*$/.exec(rest)?.[1]
  return bare === undefined ? null : Number(bare) * 60
}

/** The one that the words name; the longest where several do. */
export function topicNamed(topics: readonly Topic[], words: string): Topic | null {
  const said = words.toLowerCase()
  return topics
    .filter(({ title }) => said.includes(title.toLowerCase()))
    .toSorted((a, b) => b.title.length - a.title.length)[0] ?? null // prettier-ignore
}
