// What comes along with a choice of changes, or stays behind with it, and why; and what a part of a card is called.
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { RecordKey, ScheduleDiff } from '../../schedule/diff.ts'
import type { LinkKind, PartLink, PartProblem } from '../../schedule/part-of-diff.ts'
import { joinWords, listWords } from '../join-words.ts'
import { quoteTitle } from '../titles/quote-title.ts'

/** Titles named one by one; beyond that they are counted. */
const mostNamed = 3

type Phrases = {
  /** Why `a` can't be taken without `b`. */
  why: Record<LinkKind, (a: string, b: string) => string>
  /** Others that are bound as well. */
  moreReasons: (count: number) => string
  comesAlong: (names: string, why: string) => string
  staysBehind: (names: string, why: string) => string
  more: (count: number) => string
  needs: (names: string, why: string) => string
  unknown: (ids: string) => string
  outdated: (names: string) => string
  nothing: string
  whole: string
  share: (taken: number, of: number) => string
  told: (taken: number, of: number) => string
  left: (names: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    why: {
      place: (a, b) => `${a} can only lie there once ${b} has changed too.`,
      order: (a, b) => `${a} would come out of order with ${b}.`,
      host: (a, b) => `${a} depends on where ${b} lies, as one is held during the other.`,
      limits: (a, b) => `${a} only fits the limits together with ${b}.`,
      budget: (a, b) =>
        `Without ${b}, ${a} would take its course over the periods that it may have.`,
      class: (a, b) => `${a} and ${b} belong to the same work.`,
      unit: (a, b) => `${a} and ${b} only fit together.`,
    },
    moreReasons: (count) =>
      count === 1 ? ' 1 more is bound as well.' : ` ${count} more are bound as well.`,
    comesAlong: (names, why) => `Ticked as well: ${names}. ${why}`,
    staysBehind: (names, why) => `Left out as well: ${names}. ${why}`,
    more: (count) => `${count} more`,
    needs: (names, why) =>
      `This choice also needs ${names}. ${why} Add them or leave out what needs them; nothing was changed.`,
    unknown: (ids) =>
      `This card changes nothing about ${ids}. Look at its changes and choose among those; nothing was changed.`,
    outdated: (names) =>
      `The schedule has changed since, and ${names} can't be done like this any more. Ask for it again; nothing was changed.`,
    nothing: 'Nothing is chosen. Choose at least one change, or reject the card.',
    whole: 'This card is one act and is accepted as a whole, or rejected; nothing was changed.',
    share: (taken, of) => `${taken} of ${of} changes accepted`,
    told: (taken, of) => `Accepted in part: ${taken} of ${of} changes.`,
    left: (names) => `Not taken by the person, left as it was: ${names}.`,
  },
  zh: {
    why: {
      place: (a, b) => `${b}也改了，${a}才能排在那里。`,
      order: (a, b) => `不然${a}和${b}的先后顺序就乱了。`,
      host: (a, b) => `${a}和${b}在同一段时间，一个要跟着另一个。`,
      limits: (a, b) => `${a}要和${b}一起改才符合时间限制。`,
      budget: (a, b) => `不改${b}的话，加上${a}就超过这门课的总节数了。`,
      class: (a, b) => `${a}和${b}是同一项学习任务。`,
      unit: (a, b) => `${a}和${b}要一起改。`,
    },
    moreReasons: (count) => `另外还有 ${count} 项也有关联。`,
    comesAlong: (names, why) => `也一起勾上了：${names}。${why}`,
    staysBehind: (names, why) => `也一起去掉了：${names}。${why}`,
    more: (count) => `另外 ${count} 项`,
    needs: (names, why) =>
      `只选这些还不够，还需要${names}。${why}请把它们加上，或去掉相关的项；没有做任何改动。`,
    unknown: (ids) => `这张卡片里没有 ${ids} 的改动。请看看卡片里有哪些改动再选；没有做任何改动。`,
    outdated: (names) =>
      `日程之后有了变化，${names}现在不能这样改了。请重新说一遍；没有做任何改动。`,
    nothing: '什么都没选。请至少选一项，或者拒绝这张卡片。',
    whole: '这张卡片只做一件事，只能整个接受或拒绝；没有做任何改动。',
    share: (taken, of) => `接受了 ${of} 项中的 ${taken} 项`,
    told: (taken, of) => `部分接受：${of} 项改动中的 ${taken} 项。`,
    left: (names) => `用户没有采纳、保持原样的：${names}。`,
  },
}

/** With a tick that brought others along; empty when it did not. */
export function sayComesAlong(diff: ScheduleDiff, links: readonly PartLink[], language: Language) {
  return sayLinks(diff, links, 'needs', phrases[language].comesAlong, language)
}

/** With a tick taken away that took others with it; empty when it did not. */
export function sayStaysBehind(diff: ScheduleDiff, links: readonly PartLink[], language: Language) {
  return sayLinks(diff, links, 'key', phrases[language].staysBehind, language)
}

/** `side` is the end of each link that is told of. */
function sayLinks(
  diff: ScheduleDiff,
  links: readonly PartLink[],
  side: 'key' | 'needs',
  say: (names: string, why: string) => string,
  language: Language,
  withIds = false,
): string {
  const [first] = links
  if (first === undefined) return ''
  const { moreReasons } = phrases[language]
  const keys = [...new Set(links.map((link) => link[side]))]
  const names = joinFew(keys, (key) => nameChange(diff, key, language, withIds), language)
  const others = new Set(
    links.filter((link) => link[side] !== first[side]).map((link) => link[side]),
  )
  return say(
    names,
    sayLink(diff, first, language) + (others.size > 0 ? moreReasons(others.size) : ''),
  )
}

/** Why one change can't be taken without another, in a sentence. */
export function sayLink(
  diff: ScheduleDiff,
  { key, needs, kind }: PartLink,
  language: Language,
): string {
  return phrases[language].why[kind](
    nameChange(diff, key, language),
    nameChange(diff, needs, language),
  )
}

/** Why a choice can't be accepted as it is; ids are said to who chooses by them. */
export function sayPartProblem(
  diff: ScheduleDiff,
  problem: PartProblem,
  language: Language,
): string {
  const words = phrases[language]
  switch (problem.kind) {
    case 'nothing':
      return words.nothing
    case 'unknown':
      return words.unknown(joinFew(problem.keys, idOf, language))
    case 'outdated':
      return words.outdated(
        joinFew(problem.keys, (key) => nameChange(diff, key, language), language),
      )
    case 'needs':
      return sayLinks(diff, problem.links, 'needs', words.needs, language, true)
    default:
      return assertNever(problem)
  }
}

/** For a card that can't be taken apart. */
export function sayWholeCard(language: Language): string {
  return phrases[language].whole
}

/** "5 of 8 changes accepted". */
export function sayShare(taken: number, of: number, language: Language): string {
  return phrases[language].share(taken, of)
}

/** For the model: how much was taken, and by id what was not. */
export function sayTaken(
  taken: number,
  of: number,
  leftOut: readonly { taskId: number; title: string }[],
  language: Language,
): string {
  const { told, left } = phrases[language]
  const names = leftOut.map(({ taskId, title }) => `#${taskId} ${quoteTitle(title, language)}`)
  const parts = [told(taken, of), ...(names.length > 0 ? [left(listWords(names, language))] : [])]
  return parts.join(language === 'zh' ? '' : ' ')
}

function joinFew(
  keys: readonly RecordKey[],
  name: (key: RecordKey) => string,
  language: Language,
): string {
  const named = keys.slice(0, mostNamed).map(name)
  const rest = keys.length - named.length
  return joinWords(rest > 0 ? [...named, phrases[language].more(rest)] : named, language)
}

function nameChange(
  { added, updated, removed }: ScheduleDiff,
  key: RecordKey,
  language: Language,
  withId = false,
): string {
  const record = added[key] ?? updated[key]?.[1] ?? removed[key]
  const name = record === undefined ? idOf(key) : quoteTitle(record.title, language)
  return withId && record?.kind !== 'class' ? `${name} (${idOf(key)})` : name
}

function idOf(key: RecordKey): string {
  return `#${key.split(':')[1] ?? ''}`
}
