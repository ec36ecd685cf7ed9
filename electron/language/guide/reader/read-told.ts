// Reads which words of a message tell a guide what, by what was learned from examples (corpus/guide).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GuideSection } from '../../../../shared/guide/guide-draft.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { Ground } from '../../ground.ts'
import { markBuiltIn, readUnaided, readingFolder } from '../../reader/built-in.ts'
import { decodeRoles, runsOf } from '../../reader/decode-roles.ts'
import { markConcepts, readLexicon, type Lexicon } from '../../reader/lexicon.ts'
import { decodeModel, type ReaderModel } from '../../reader/model-file.ts'
import { scoreEach, scoresOf, toChances } from '../../reader/weights.ts'
import { callFeatures, toldFeatures, type MarkedTold } from './told-features.ts'
import { guideRoles, type ToldSpan } from './told-span.ts'

export type ToldModel = Pick<ReaderModel, 'acts' | 'roles' | 'chain'>

const folder = readingFolder('guide/reader')

let loaded: { model: ToldModel; cues: Lexicon } | null = null

function load(): { model: ToldModel; cues: Lexicon } {
  loaded ??= {
    model: decodeModel(readFileSync(join(folder, 'weights.bin'))),
    cues: readLexicon(readFileSync(join(folder, 'cues.txt'), 'utf8')),
  }
  return loaded
}

/** As much as the main reader reads; the rest of a pasted text tells nothing. */
const longest = 600

type Reading = Pick<Ground, 'state' | 'today'>

/** `asked` is what was asked before it; null where anything may come. */
export function readTold(text: string, asked: GuideSection | null, ground: Reading): ToldSpan[] {
  const known = kept.get(ground.state) ?? new Map<string, ToldSpan[]>()
  const key = `${ground.today.date} ${asked} ${text}`
  const spans = known.get(key) ?? readAnew(text.slice(0, longest), asked, ground)
  if (known.size >= mostKept) known.clear()
  kept.set(ground.state, known.set(key, spans))
  return [...spans]
}

/** A guide reads all of its talk at each turn; states never change. */
const kept = new WeakMap<ScheduleState, Map<string, ToldSpan[]>>()
const mostKept = 400

function readAnew(text: string, asked: GuideSection | null, ground: Reading): ToldSpan[] {
  const spans = spansOfTold(text, markTold(text, asked, ground), load().model)
  return spans.map(withoutLead)
}

/** 考线性表: 考 leads to a name, and is none of it. */
function withoutLead(span: ToldSpan): ToldSpan {
  const lead = span.role === 'topic' ? (/^(?:要|还|也)?考(?![研试点古察核场题])(?=\p{Script=Han}{2})/u.exec(span.text)?.[0].length ?? 0) : 0 // prettier-ignore
  return { ...span, start: span.start + lead, text: span.text.slice(lead) }
}

function markTold(text: string, asked: GuideSection | null, ground: Reading): MarkedTold {
  const marked = markBuiltIn(text, ground)
  const frames = readUnaided(text, ground)
  const cues = markConcepts(marked.tokens, load().cues)
  return { marked, cues, frames, asked: asked ?? 'none' }
}

/** How likely it is that a message calls for a guide, in so many words or by all that it tells. */
export function chanceOfCall(said: string, ground: Reading): number {
  const text = said.slice(0, longest)
  const told = markTold(text, null, ground)
  const features = callFeatures(told, readTold(text, null, ground))
  return toChances(scoresOf(load().model.acts, features))[1] ?? 0
}

export function spansOfTold(
  text: string,
  told: MarkedTold,
  { roles, chain }: Pick<ToldModel, 'roles' | 'chain'>,
): ToldSpan[] {
  const { tokens } = told.marked
  const path = decodeRoles(chain, scoreEach(roles, toldFeatures(told)), tokens.length)
  return runsOf(path, chain.labels).flatMap(({ role: name, first, last }) => {
    const role = guideRoles.find((each) => each === name)
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
    return role === undefined ? [] : [{ role, start, end, text: text.slice(start, end) }]
  })
}
