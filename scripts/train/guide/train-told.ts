// Trains the reader of what a guide is told: a chain of roles, on what the main reader makes of the message and the guide's cues.
import { guideSections } from '../../../shared/guide/guide-draft.ts'
import { guideRoles, type ToldSpan } from '../../../electron/language/guide/reader/told-span.ts'
import {
  toldFeatures,
  type MarkedTold,
} from '../../../electron/language/guide/reader/told-features.ts'
import { spansOfTold, type ToldModel } from '../../../electron/language/guide/reader/read-told.ts'
import { markConcepts, type Lexicon } from '../../../electron/language/reader/lexicon.ts'
import { markMessage } from '../../../electron/language/reader/mark-message.ts'
import { encodeModel, type ReaderModel } from '../../../electron/language/reader/model-file.ts'
import type { Table } from '../../../electron/language/reader/weights.ts'
import { indexNames } from '../../../electron/language/reader/names.ts'
import { readFrames } from '../../../electron/language/reader/read-frames.ts'
import { reference } from '../examples.ts'
import { learnChain } from '../learn.ts'
import { count, type Slots } from '../measure.ts'
import type { ToldExample } from './told-corpus.ts'

const labels = ['O', ...guideRoles.flatMap((role) => [`B-${role}`, `I-${role}`])]

export type PreparedTold = { example: ToldExample; told: MarkedTold; gold: number[] }

/** The course of every second message is one of the schedule. */
export function prepareTold(
  examples: readonly ToldExample[],
  { main, lexicon, cues }: { main: ReaderModel; lexicon: Lexicon; cues: Lexicon },
): PreparedTold[] {
  return examples.map((example, index) => {
    const { text, spans, asked } = example
    const courses = spans.filter(({ role }) => role === 'course' && index % 2 === 0)
    const names = indexNames(courses.map((span) => ({ kind: 'course', text: span.text })))
    const marked = markMessage(text, names, lexicon, reference)
    const { tokens } = marked
    const gold = tokens.map((token, at) => {
      const span = spans.find(({ start, end }) => token.start >= start && token.start < end)
      if (span === undefined) return 0
      const isFirst = (tokens[at - 1]?.start ?? -1) < span.start
      return labels.indexOf(`${isFirst ? 'B' : 'I'}-${span.role}`)
    })
    const frames = readFrames(text, marked, main)
    return { example, told: { marked, cues: markConcepts(tokens, cues), frames, asked }, gold }
  })
}

export function trainTold(examples: readonly PreparedTold[]): ToldModel {
  const sequences = examples.flatMap(({ told, gold }, index) =>
    [told, askedElse(told, index)].map((each) => ({ features: toldFeatures(each), gold })),
  )
  const { table, chain } = learnChain(sequences, labels, { epochs: 14, drop: 0.4, most: 160_000 })
  return { roles: table, chain }
}

/** Whatever was asked, anything may be told. */
function askedElse(told: MarkedTold, index: number): MarkedTold {
  const asked =
    told.asked === 'none' ? (guideSections[index % guideSections.length] ?? 'none') : 'none'
  return { ...told, asked }
}

const none: Table = {
  labels: ['', ''],
  keys: new Uint32Array(),
  starts: new Uint32Array(1),
  columns: new Uint8Array(),
  values: new Int8Array(),
  step: 1,
}

/** As a model that reads roles alone. */
export function encodeTold({ roles, chain }: ToldModel, fingerprint: string): Uint8Array {
  return encodeModel({ fingerprint, warmth: 1, acts: none, flags: [], borders: none, roles, chain })
}

/** Of each role: spans that are exactly right, that were said, that are annotated. */
export function measureTold(
  model: ToldModel,
  examples: readonly PreparedTold[],
): Map<string, Slots> {
  const found = new Map<string, Slots>()
  for (const { example, told } of examples) {
    const said = spansOfTold(example.text, told, model).map(key)
    const annotated = example.spans.map(key)
    const right = said.filter((span) => annotated.includes(span))
    count(found, annotated, 'annotated')
    count(found, said, 'said')
    count(found, right, 'right')
  }
  return found
}

function key({ role, start, end }: ToldSpan): string {
  return `${role} ${start} ${end}`
}
