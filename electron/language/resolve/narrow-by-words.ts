// Tells tasks of one name apart by the other words of their titles: "the pendulum report", 比热容的数据.
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'

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
  const scores = items.map(
    (item) => [...tellingParts(normaliseText(item.title))].filter((part) => words.has(part)).length,
  )
  const best = Math.max(...scores)
  const kept = items.filter((_, index) => scores[index] === best)
  if (best === 0 || kept.length === items.length)
    return { items, isNarrowed: best > 0, score: best }
  return { items: kept, isNarrowed: true, score: best }
}

/** Words of three letters or more, without their plural, and pairs of neighbouring Chinese signs. */
function tellingParts(text: string): Set<string> {
  const latin = (text.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/s$/, ''))
  const chinese = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  )
  return new Set([...latin, ...chinese])
}
