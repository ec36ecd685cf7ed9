// Tells tasks of one name apart by the other words of their titles: "the pendulum report", 比热容的数据.
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { stemOf } from '../../../shared/text/stem-of.ts'
import { twinsOf } from './twins.ts'

/** Too common in requests to tell one title from another. */
const idle = new Set(
  'the and for with from into onto that this next first second third last one all session sessions review study move put place swap plan schedule time free day week want need can you'.split(
    ' ',
  ),
)

/** `score` is how many words the kept titles share with the text. */
export type Narrowed = { items: ItemTask[]; isNarrowed: boolean; score: number }

/** Those whose titles share the most words with `rest`; all of them when no title shares any, or all the same. */
export function narrowByWords(items: ItemTask[], rest: string): Narrowed {
  const words = tellingParts(rest)
  if (words.size === 0 || items.length < 2) return { items, isNarrowed: false, score: 0 }
  const scores = items.map((item) => partsHeld(words, item).length)
  const best = Math.max(...scores)
  const kept = items.filter((_, index) => scores[index] === best)
  if (best === 0 || kept.length === items.length)
    return { items, isNarrowed: best > 0, score: best }
  return { items: kept, isNarrowed: true, score: best }
}

/**
 * Those whose titles hold the most of what is said, each word counted by how few titles hold it (inverse document
 * frequency, Spärck Jones 1972); none where that is less than half of it.
 */
export function nearestByWords(items: readonly ItemTask[], said: string): ItemTask[] {
  const words = tellingParts(said.replaceAll(counted, ' ').replace(doing, ''))
  const held = items.map((item) => partsHeld(words, item))
  const rarity = new Map(
    [...words].map((word) => {
      const holders = held.filter((parts) => parts.includes(word)).length
      return [word, Math.log(items.length / Math.max(holders, 0.5))]
    }),
  )
  const weigh = (parts: Iterable<string>) =>
    [...parts].reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0)
  const scores = held.map(weigh)
  const best = Math.max(0, ...scores)
  return best > 0 && best >= weigh(words) / 2
    ? items.filter((_, index) => scores[index] === best)
    : []
}

/** 背单词, 写报告: what is done with it stands in no title. */
const doing = /^\s*(?:复习|[背写做看读学练弄搞])(?=\p{Script=Han}{2})/u

/** 那几次, 两张 */
const counted = /[这那]?[一两二三四五几俩]?[个次块份篇道项张节]|[这那][些俩]|统统|全部/g

/** What of the words stands in the title, in either language. */
function partsHeld(words: ReadonlySet<string>, { title }: ItemTask): string[] {
  const written = normaliseText(title)
  const own = tellingParts(written)
  return [...words].filter(
    (word) => own.has(word) || twinsOf(word).some((twin) => written.includes(twin)),
  )
}

/** Stems of words of three letters or more, and pairs of neighbouring Chinese signs. */
function tellingParts(text: string): Set<string> {
  const latin = (text.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => stemOf(word.replace(/s$/, '')))
  const chinese = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  )
  return new Set([...latin, ...chinese])
}
