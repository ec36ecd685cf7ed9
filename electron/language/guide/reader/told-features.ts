// Makes features of a message to a guide: what the main reader sees, and the cues of the clause in which a word stands.
import { clauseFeatures, hashText, roleFeatures, type Marked } from '../../reader/features.ts'
import type { Frame } from '../../reader/frame.ts'
import type { ToldSpan } from './told-span.ts'

/** A message to a guide, marked: as for the main reader, with the guide's cues, and read by the main reader. */
export type MarkedTold = { marked: Marked; cues: string[][]; frames: Frame[]; asked: string }

/** What tells the role of each token. */
export function toldFeatures(told: MarkedTold): number[][] {
  const clauses = clausesOf(told.marked)
  const found = told.cues.flatMap((slots, at) => slots.map((slot) => ({ slot, at })))
  return told.marked.tokens.map((_, at) => [
    ...roleFeatures(told.marked, at, told.asked),
    ...frameFeatures(told, at).map(hashText),
    ...cueFeatures(told, at, clauses, found).map(hashText),
  ])
}

/** What tells whether a message calls for a guide: its words, and the kinds of facts that were found in it, two by two. */
export function callFeatures({ marked }: MarkedTold, spans: readonly ToldSpan[]): number[] {
  const roles = [...new Set(spans.map(({ role }) => role))].toSorted()
  const found = roles.flatMap((role, at) => [`Z${role}`, ...roles.slice(at + 1).map((other) => `Z${role} ${other}`)]) // prettier-ignore
  const told = [...found, `ZN${Math.min(7, roles.length)}`]
  // Twice, so that words of many kinds don't outvote them.
  const kinds = [...told, ...told.map((each) => `Z${each}`)].map(hashText)
  // What else of a name the schedule has says nothing of it.
  const names = marked.names.map((mark) => (mark === '' ? '' : 'c'))
  return [...clauseFeatures({ ...marked, names }, 0, names.length), ...kinds]
}

/** The number of the clause that each token stands in. */
function clausesOf({ tokens }: Marked): number[] {
  let clause = 0
  return tokens.map(({ form }) => {
    if (/^(?:[,，。;；.!！?？]|but|so|because)$/.test(form)) clause += 1
    return clause
  })
}

function frameFeatures(told: MarkedTold, at: number): string[] {
  const here = slotAt(told, at)
  const act = frameAt(told, at)?.act ?? ''
  return [
    `M${here}`,
    `M-${slotAt(told, at - 1)} ${here}`,
    `M+${here} ${slotAt(told, at + 1)}`,
    `MA${act}`,
    `MA${act} ${here}`,
  ]
}

function frameAt({ marked, frames }: MarkedTold, at: number): Frame | undefined {
  const start = marked.tokens[at]?.start ?? -1
  return frames.find(({ from, to }) => from <= start && to > start)
}

function slotAt(told: MarkedTold, at: number): string {
  const start = told.marked.tokens[at]?.start ?? -1
  const slot = frameAt(told, at)?.slots.find(({ from, to }) => from <= start && to > start)
  return slot === undefined ? '' : `${slot.role}${slot.from === start ? 'B' : 'I'}`
}

function cueFeatures(
  { marked, cues }: MarkedTold,
  at: number,
  clauses: readonly number[],
  found: readonly { slot: string; at: number }[],
): string[] {
  const kind = `${marked.times[at]}|${marked.names[at]}|${marked.tokens[at]?.shape === 'number' ? 'n' : ''}`
  const features = new Set((cues[at] ?? []).map((slot) => `q0${slot}`))
  const own = clauses[at] ?? 0
  for (const cue of found) {
    if (cue.at === at) continue
    const away = (clauses[cue.at] ?? 0) - own
    const side = cue.at < at ? 'L' : 'R'
    if (away === 0) features.add(`q${side}${cue.slot}`).add(`q${side}${cue.slot}${kind}`)
    else if (Math.abs(away) === 1) features.add(`qq${away}${cue.slot}`)
  }
  const last = found.findLast((cue) => cue.at < at && at - cue.at < 8)
  const next = found.find((cue) => cue.at > at && cue.at - at < 8)
  features
    .add(`ql${last?.slot}${kind}`)
    .add(`qr${next?.slot}${kind}`)
    .add(`qb${last?.slot} ${next?.slot}`)
  if (own !== clauses[at - 1]) features.add('qf')
  return [...features]
}
