// Trains the reader of what a guide is told: a chain of roles, on what the main reader makes of the message and the guide's cues.
import { guideSections } from '../../../shared/guide/guide-draft.ts'
import { guideRoles, type ToldSpan } from '../../../electron/language/guide/reader/told-span.ts'
import type { Marked } from '../../../electron/language/reader/features.ts'
import {
  callFeatures,
  toldFeatures,
  type MarkedTold,
} from '../../../electron/language/guide/reader/told-features.ts'
import { spansOfTold, type ToldModel } from '../../../electron/language/guide/reader/read-told.ts'
import { markConcepts, type Lexicon } from '../../../electron/language/reader/lexicon.ts'
import { markMessage } from '../../../electron/language/reader/mark-message.ts'
import { encodeModel, type ReaderModel } from '../../../electron/language/reader/model-file.ts'
import type { Table } from '../../../electron/language/reader/weights.ts'
import { indexNames, nameKinds, type NameKind } from '../../../electron/language/reader/names.ts'
import { readFrames } from '../../../electron/language/reader/read-frames.ts'
import { reference, type Prepared } from '../examples.ts'
import { learnChain, learnClassifier } from '../learn.ts'
import { count, type Slots } from '../measure.ts'
import type { ToldExample } from './told-corpus.ts'

const labels = ['O', ...guideRoles.flatMap((role) => [`B-${role}`, `I-${role}`])]

const none: Table = {
  labels: ['', ''],
  keys: new Uint32Array(),
  starts: new Uint32Array(1),
  columns: new Uint8Array(),
  values: new Int8Array(),
  step: 1,
}

export type PreparedTold = { example: ToldExample; told: MarkedTold; gold: number[] }

type Known = { main: ReaderModel; lexicon: Lexicon; cues: Lexicon }

/** Of three messages one names a course of the schedule, and one such a course with its lectures and works. */
export function prepareTold(
  examples: readonly ToldExample[],
  { main, lexicon, cues }: Known,
): PreparedTold[] {
  return examples.map((example, index) => {
    const { text, spans, asked } = example
    const known: readonly NameKind[] = index % 3 === 0 ? nameKinds : index % 3 === 1 ? ['course'] : [] // prettier-ignore
    const names = indexNames(
      spans.flatMap(({ role, text: name }) => {
        const isWork = role === 'work' && index % 6 === 0
        return (role === 'course' ? known : isWork ? (['work'] as const) : []).map((kind) => ({ kind, text: name })) // prettier-ignore
      }),
    )
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

/** What calls for a guide, against what `others` ask of the schedule: every fourth of them is enough. */
export function trainToldAndCalls(
  examples: readonly PreparedTold[],
  others: readonly Prepared[],
  { main, cues }: Known,
): ToldModel {
  const model = trainTold(examples)
  const featuresOf = (text: string, told: MarkedTold) => callFeatures(told, spansOfTold(text, told, model)) // prettier-ignore
  const calling = examples.filter(({ example }) => isCall(example))
  const asked = 'none'
  const marked = others
    .filter(({ example }) => !example.acts.some(({ label }) => label === 'answer'))
    .map(({ example, marked }) => {
      const isGuide = example.acts.some(({ label }) => label === 'start_guide')
      return { text: example.text, marked, isGuide }
    })
  const [guides, orders] = [marked.filter(({ isGuide }) => isGuide), marked.filter(({ isGuide }) => !isGuide)] // prettier-ignore
  const of = ({ text, marked }: { text: string; marked: Marked }) => featuresOf(text, { marked, asked, frames: readFrames(text, marked, main), cues: markConcepts(marked.tokens, cues) }) // prettier-ignore
  const calls = [
    ...calling.map(({ example, told }) => featuresOf(example.text, { ...told, asked })),
    ...guides.map(of),
  ].map((features) => ({ features, label: 1 }))
  const rest = orders
    .filter((_, index) => index % 4 === 0)
    .map((each) => ({ features: of(each), label: 0 }))
  // As many again, for there are few of them.
  const lessons = [...calls, ...calls, ...calls, ...rest]
  const acts = learnClassifier(lessons, ['', 'calls'], { epochs: 8, drop: 0.5, least: 3, most: 60_000 }) // prettier-ignore
  return { ...model, acts }
}

/** Said before anything was asked, and of a course or a work. */
function isCall({ asked, spans }: ToldExample): boolean {
  return asked === 'none' && spans.some(({ role }) => role === 'course' || role === 'work')
}

export function trainTold(examples: readonly PreparedTold[]): ToldModel {
  const sequences = examples.flatMap(({ told, gold }, index) =>
    [told, askedElse(told, index)].map((each) => ({ features: toldFeatures(each), gold })),
  )
  const { table, chain } = learnChain(sequences, labels, { epochs: 14, drop: 0.4, most: 160_000 })
  return { acts: none, roles: table, chain }
}

/** Whatever was asked, anything may be told. */
function askedElse(told: MarkedTold, index: number): MarkedTold {
  const asked =
    told.asked === 'none' ? (guideSections[index % guideSections.length] ?? 'none') : 'none'
  return { ...told, asked }
}

/** As a model without flags, borders and asides. */
export function encodeTold({ acts, roles, chain }: ToldModel, fingerprint: string): Uint8Array {
  return encodeModel({
    fingerprint,
    warmth: 1,
    acts,
    flags: [],
    borders: none,
    asides: none,
    roles,
    chain,
  })
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
