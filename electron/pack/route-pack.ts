// Where a declared intent leads in a course pack (K1, K2): a pure table over phase, mode, what is filled and what is waited for.
import { assertNever } from '../../shared/assert-never.ts'
import {
  type PackFieldKey,
  packFields,
  packPhases,
  type PackPhase,
} from '../../shared/pack/fields.ts'
import type { PackDecision, PackFacts } from '../../shared/pack/pack-model.ts'
import type { FieldState } from '../../shared/pack/pack-phase.ts'
import { intentSections, type IntentSection } from '../language/pack/intent-sections.ts'
import { splitAnswer, sectionOf, type AnswerPart } from '../language/pack/answer-parts.ts'

export type PackMove =
  /** What was said to the question is kept, by the sections that it tells of, and the next one is asked. */
  | { kind: 'answers'; parts: AnswerPart[] }
  /** More of what was written already is kept too, and its field is written again. */
  | { kind: 'add'; section: IntentSection; text: string }
  /** The next question of the intent phase, or that nothing is left to ask. */
  | { kind: 'ask' }
  /** Writes these fields; `replacesPerson` is the yes to writing over words of the person's own. */
  | { kind: 'write'; keys: PackFieldKey[]; replacesPerson: boolean }
  /** A yes to what waits: to writing the fields that were offered, or over words of the person's own. */
  | { kind: 'accept-offer' }
  /** Says what is missing, and offers to write it. */
  | { kind: 'offer'; keys: PackFieldKey[] }
  /** Everything of the phase is filled: shows it to be settled. */
  | { kind: 'checkpoint'; phase: PackPhase }
  | { kind: 'enter'; phase: PackPhase }
  | { kind: 'finished' }
  /** The person's own words become the field's. */
  | { kind: 'modify'; key: PackFieldKey; text: string }
  /** It was not said which field, or what it should say. */
  | { kind: 'ask-what'; key: PackFieldKey | null }
  /** The files are asked; where they say nothing, these fields are read. */
  | { kind: 'look-up'; question: string; otherwise: PackFieldKey[] }
  | { kind: 'read'; keys: PackFieldKey[] }
  /** The offer, or the question whether words may be replaced, is dropped. */
  | { kind: 'leave' }
  | { kind: 'chat' }

export function routePack(decision: PackDecision, facts: PackFacts): PackMove {
  const text = decision.text?.trim() ?? ''
  const field = decision.field ?? null
  switch (decision.intent) {
    case 'advance':
      return advance(facts)
    case 'generate':
      return generate(field, facts)
    case 'research':
      return text === ''
        ? write(fieldsIn('research', facts), facts)
        : { kind: 'look-up', question: text, otherwise: [] }
    case 'modify':
      return modify(field, text, facts)
    case 'query':
      return query(field, text, facts)
    case 'chat':
      return chat(text, facts)
    default:
      return assertNever(decision.intent)
  }
}

/** "Continue" moves on only when the phase's fields are filled; to an offer it is a yes. */
function advance(facts: PackFacts): PackMove {
  const { phase } = facts
  if (hasOffer(facts)) return { kind: 'accept-offer' }
  const missing = fieldsIn(phase, facts, ['empty'])
  if (missing.length > 0) return { kind: 'offer', keys: missing }
  if (fieldsIn(phase, facts, ['draft', 'stale']).length > 0) return { kind: 'checkpoint', phase }
  const next = phaseAfter(phase)
  return next === null ? { kind: 'finished' } : { kind: 'enter', phase: next }
}

function generate(field: PackFieldKey | null, facts: PackFacts): PackMove {
  if (field !== null) return write([field], facts)
  return hasOffer(facts) ? { kind: 'accept-offer' } : write(unwritten(facts), facts)
}

/** Empty ones and those that are out of date; all of the phase where there are none. */
function unwritten(facts: PackFacts): PackFieldKey[] {
  const open = fieldsIn(facts.phase, facts, ['empty', 'stale'])
  return open.length > 0 ? open : fieldsIn(facts.phase, facts)
}

function hasOffer({ waits }: PackFacts): boolean {
  return waits === 'write' || waits === 'overwrite'
}

function modify(field: PackFieldKey | null, text: string, facts: PackFacts): PackMove {
  if (field === null || text === '') return { kind: 'ask-what', key: field }
  const section = intentSections.find((each) => each === field)
  // While it asks, nothing is a field yet (K2).
  if (section !== undefined && isQuestioning(facts)) {
    return { kind: 'answers', parts: [{ section, text }] }
  }
  return { kind: 'modify', key: field, text }
}

function query(field: PackFieldKey | null, text: string, facts: PackFacts): PackMove {
  const wanted = field === null ? (['demands', 'topics'] as const) : [field]
  const known = wanted.filter((key) => stateOf(key, facts) !== 'empty')
  // What was asked in words of its own is looked for in the files: a field may be out of date, and says everything at once.
  if (field === null && text !== '') return { kind: 'look-up', question: text, otherwise: known }
  if (known.length > 0) return { kind: 'read', keys: known }
  return { kind: 'offer', keys: [...wanted].slice(0, 1) }
}

function chat(text: string, facts: PackFacts): PackMove {
  const asked = intentSections.find((each) => each === facts.asked) ?? 'conditions'
  if (isQuestioning(facts) && text !== '') {
    return { kind: 'answers', parts: splitAnswer(text, asked) }
  }
  if (hasOffer(facts)) return { kind: 'leave' }
  const more = facts.phase === 'intent' ? sectionOf(text) : null
  if (more !== null && !isQuestioning(facts)) return { kind: 'add', section: more, text }
  return isQuestioning(facts) ? { kind: 'ask' } : { kind: 'chat' }
}

function isQuestioning({ phase, mode }: PackFacts): boolean {
  return phase === 'intent' && mode === 'questioning'
}

export function phaseAfter(phase: PackPhase): PackPhase | null {
  return packPhases[packPhases.indexOf(phase) + 1] ?? null
}

function stateOf(key: PackFieldKey, { fields }: PackFacts): FieldState {
  return fields.find((field) => field.key === key)?.state ?? 'empty'
}

/** Those of a phase in one of these states; all of it where none are named. */
export function fieldsIn(
  phase: PackPhase,
  { fields }: Pick<PackFacts, 'fields'>,
  states: readonly FieldState[] | null = null,
): PackFieldKey[] {
  return fields.flatMap(({ key, state }) =>
    packFields[key].phase === phase && (states === null || states.includes(state)) ? [key] : [],
  )
}

function write(keys: PackFieldKey[], facts: PackFacts): PackMove {
  return { kind: 'write', keys, replacesPerson: facts.waits === 'overwrite' }
}
