// Measures a trained reader on examples that it was not trained on.
import { clauseFeatures } from '../../electron/language/reader/features.ts'
import { rankActs } from '../../electron/language/reader/rank-acts.ts'
import { readFrames } from '../../electron/language/reader/read-frames.ts'
import type { ReaderModel } from '../../electron/language/reader/model-file.ts'
import { roleLabels, type Prepared } from './examples.ts'
import { spansOf } from '../../electron/language/reader/read-frames.ts'
import type { Trained } from './train-model.ts'

/** One clause that was read: what it is, what was read first, its chance, and the place of the right act among the readings. */
export type ReadClause = {
  file: string
  text: string
  right: string
  read: string
  chance: number
  place: number
}

export type Slots = { right: number; said: number; annotated: number }

export type Measured = {
  clauses: ReadClause[]
  /** Of each role: spans that are exactly right, that were said, that are annotated. */
  slots: Map<string, Slots>
  messages: number
  /** Messages that were cut into acts at the right places. */
  cutRight: number
}

export function measure(model: ReaderModel, examples: readonly Prepared[]): Measured {
  const slots = new Map<string, Slots>()
  let cutRight = 0
  const clauses = examples.flatMap((prepared): ReadClause[] => {
    const { example, marked, borders, roles } = prepared
    const frames = readFrames(example.text, marked, model)
    if (
      frames.map(({ from }) => from).join() ===
      borders
        .slice(0, -1)
        .map((at) => marked.tokens[at]?.start)
        .join()
    )
      cutRight += 1
    const annotated = spansOf(roles, roleLabels).map(
      ({ role, first, last }) =>
        `${role} ${marked.tokens[first]?.start} ${marked.tokens[last]?.end}`,
    )
    const said = frames.flatMap((frame) =>
      frame.slots.map(({ role, from, to }) => `${role} ${from} ${to}`),
    )
    count(slots, annotated, 'annotated')
    count(slots, said, 'said')
    count(
      slots,
      said.filter((span) => annotated.includes(span)),
      'right',
    )
    return example.acts.map((act, at) => {
      const ranked = rankActs(clauseFeatures(marked, borders[at] ?? 0, borders[at + 1] ?? 0), model)
      return {
        file: example.file,
        text: example.text.slice(act.start, act.end),
        right: act.label,
        read: ranked[0]?.act ?? '',
        chance: ranked[0]?.confidence ?? 0,
        place: ranked.findIndex((each) => each.act === act.label),
      }
    })
  })
  return { clauses, slots, messages: examples.length, cutRight }
}

export function count(
  slots: Map<string, Slots>,
  spans: readonly string[],
  what: keyof Slots,
): void {
  for (const span of spans) {
    const role = span.slice(0, span.indexOf(' '))
    const counts = slots.get(role) ?? { right: 0, said: 0, annotated: 0 }
    counts[what] += 1
    slots.set(role, counts)
  }
}

/** The harmonic mean of how many of the said are right and how many of the annotated were said. */
export function f1({ right, said, annotated }: Slots): number {
  return said + annotated === 0 ? 1 : (2 * right) / (said + annotated)
}

export function sumOf(slots: Iterable<Slots>): Slots {
  const sum = { right: 0, said: 0, annotated: 0 }
  for (const each of slots) {
    sum.right += each.right
    sum.said += each.said
    sum.annotated += each.annotated
  }
  return sum
}

/** By which scores have to be divided so that chances fit how often the reading is right: the likeliest of a few. */
export function bestWarmth(trained: Trained, examples: readonly Prepared[]): number {
  const likelihood = (warmth: number) =>
    measure({ ...trained, fingerprint: '', warmth }, examples).clauses.reduce(
      (sum, { place, chance }) => sum + Math.log(place === 0 ? chance : Math.max(1e-6, 1 - chance)),
      0,
    )
  const tried = [1, 1.5, 2, 2.5, 3, 4].map((warmth) => ({ warmth, likelihood: likelihood(warmth) }))
  return tried.toSorted((a, b) => b.likelihood - a.likelihood)[0]?.warmth ?? 1
}

/** The share of clauses whose act was read right among the first `places` readings. */
export function accuracy(clauses: readonly ReadClause[], places = 1): number {
  const right = clauses.filter(({ place }) => place >= 0 && place < places).length
  return clauses.length === 0 ? 1 : right / clauses.length
}
