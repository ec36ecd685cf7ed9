// Finds the part that words name: by its whole name, by a word that no other part has, or cut short.
import type { Span } from '../../../../shared/time/mention.ts'
import { isSlipOf } from '../../words/edit-distance.ts'
import { toSimple } from '../../../../shared/text/simple-characters.ts'

/** Minutes and sessions where they were told; with sessions the minutes are those of each. */
export type Topic = { title: string; minutes: number | null; count: number | null }

/** Of a part by its name, or of a piece by its number; what was not told is null. */
export type Share = Omit<Topic, 'title'> & { title: string | null; number: number | null }

/** Those that the words name, whole or by a word that no other has: "plexus" of "brachial plexus". */
export function topicsNamed(topics: readonly Topic[], words: string): Topic[] {
  return topics.filter((topic) => placeOf(topic, topics, toSimple(words).toLowerCase()) !== null)
}

/** Where the words, in small letters, name it: whole, by a word of its own or cut short. */
function placeOf(topic: Topic, topics: readonly Topic[], text: string): Span | null {
  const title = toSimple(topic.title).toLowerCase()
  // 写正文 is called 正文 too.
  const noun = title.replace(/^[写做查看列改背读](?=\p{Script=Han}{2}|[a-z]{2})/u, '')
  const name = text.includes(title) ? title : noun
  const at = indexOfWord(text, name)
  // 线性映射 is named there, and 线性 by itself nowhere.
  const others = topics
    .filter((other) => other !== topic)
    .map(({ title }) => toSimple(title).toLowerCase())
  const isInside = others.some(
    (other) =>
      other.length > name.length &&
      other.includes(name) &&
      text.includes(other) &&
      !text.replace(other, ' ').includes(name),
  )
  if (at >= 0) return isInside ? null : { start: at, end: at + name.length }
  const short = shortFor(name, others, text)
  if (short !== null) return short
  const word = name
    .split(/[^\p{L}]+/u)
    .find(
      (each) =>
        each.length > 3 &&
        indexOfWord(text, each) >= 0 &&
        topics.filter(({ title }) => title.toLowerCase().includes(each)).length === 1,
    )
  if (word === undefined || /\p{Script=Han}/u.test(word)) return null
  const start = indexOfWord(text, word)
  return { start, end: start + word.length }
}

/** All places where its name stands, or the one that means it. */
export function placesOf(topic: Topic, topics: readonly Topic[], text: string): Span[] {
  const name = toSimple(topic.title).toLowerCase()
  const pieces = name === '' ? [] : text.split(name)
  if (pieces.length > 1)
    return pieces.slice(0, -1).map((_, index) => {
      const start = pieces.slice(0, index + 1).join(name).length
      return { start, end: start + name.length }
    })
  const at = placeOf(topic, topics, text)
  return at === null ? [] : [at]
}

/** The part that the few words beside a number come closest to, where no other comes as close: 稿子 of 写稿, “practice” of “practising it”. */
export function likest(topics: readonly Topic[], words: string): Topic | null {
  const near = topics.map((topic) => ({ topic, score: likeness(words, toSimple(topic.title).toLowerCase()) })).toSorted((a, b) => b.score - a.score) // prettier-ignore
  const [best, second] = near
  return best !== undefined && best.score >= 0.5 && best.score > (second?.score ?? 0) ? best.topic : null // prettier-ignore
}

/** The share of the words, of Chinese the characters, that begin as one of the title does. */
function likeness(words: string, title: string): number {
  const isHan = /\p{Script=Han}/u.test(words)
  const said = isHan ? Array.from(words) : words.split(/[^a-z]+/).filter(({ length }) => length > 3)
  const isIn = (word: string) => isHan ? title.includes(word) : title.split(/[^a-z]+/).some((each) => sharedStart(each, word) >= Math.max(4, word.length - 3)) // prettier-ignore
  return said.length === 0 ? 0 : said.filter(isIn).length / said.length
}

function sharedStart(one: string, other: string): number {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index])
  return at < 0 ? one.length : at
}

const begun = /[a-z]{5,}/g
/** They speak of the work, not of a part of it. */
const ofWork =
  /^(?:tests?|exams?|weeks?|parts?|works?|plans?|study|final|hours?|minutes?|chapters?|lectures?|practi[cs]e|revis\w*|start|point)$/

/** "Thermo" is thermodynamics, where nothing else begins so. */
function shortFor(name: string, others: readonly string[], text: string): Span | null {
  const found = [...text.matchAll(begun)].find(
    ({ 0: word }) =>
      !ofWork.test(word) && isBegun(word, name) && !others.some((other) => isBegun(word, other)),
  )
  return found === undefined ? null : { start: found.index, end: found.index + found[0].length }
}

function isBegun(word: string, title: string): boolean {
  const stem = word.replace(/(?:ing|ation)$/, '')
  return title
    .split(/[^a-z]+/)
    .some((each) => each.startsWith(word) || isSlipOf(word, each) || (stem !== word && each.replace(/(?:ing|ation|ate|e)$/, '') === stem)) // prettier-ignore
}

/** Of letters only a whole word. */
function indexOfWord(text: string, word: string): number {
  const isApart = (at: number) =>
    !/[a-z]/.test(text.charAt(at - 1)) && !/[a-rt-z]/.test(text.charAt(at + word.length))
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/^[a-z]/.test(word) || isApart(at)) return at
  return -1
}
