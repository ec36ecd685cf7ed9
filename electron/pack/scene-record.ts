// Where the pack scene of a conversation stands, as it is kept: plain JSON, written in the step of each turn.
import { z } from 'zod'
import { languages } from '../../shared/language.ts'
import { packFieldKeys, packPhases, type PackPhase } from '../../shared/pack/fields.ts'
import { packModes } from '../../shared/pack/pack-model.ts'
import { intentSections } from '../language/pack/intent-sections.ts'

export const packScene = 'pack'

/** Raised whenever a record of the version before can't be read any more. */
const packSceneVersion = 1

const waitingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  /** Which course is meant was asked; `asks`: what it demands is to be said then; `named` is a name that is not known. */
  z.strictObject({ kind: z.literal('course'), asks: z.boolean(), named: z.string() }),
  /** It was offered to write these. */
  z.strictObject({ kind: z.literal('write'), keys: z.array(z.enum(packFieldKeys)).min(1) }),
  /** These hold words of the person's own: whether they may be replaced was asked. */
  z.strictObject({
    kind: z.literal('overwrite'),
    keys: z.array(z.enum(packFieldKeys)).min(1),
    /** What a model would put into the only one of them; the rules write it where there is none. */
    text: z.string().max(8_000).optional(),
  }),
])

export const packRecordSchema = z.strictObject({
  /** Empty as long as none is known. */
  course: z.string(),
  phase: z.enum(packPhases),
  mode: z.enum(packModes),
  /** What was said in the intent phase, oldest first: kept here, not as fields (K2). */
  answers: z
    .array(z.strictObject({ section: z.enum(intentSections), text: z.string().max(4_000) }))
    .max(40),
  /** The sections that were asked about, in their order. */
  asked: z.array(z.enum(intentSections)),
  waiting: waitingSchema,
  /** The card that shows the phase to be settled, or the work to be put into the plan; null for none. */
  cardId: z.string().nullable(),
  /** The turn that moved it last, its calls so far, and whether it goes on by itself: a kill then goes on with it. */
  turn: z
    .strictObject({ traceId: z.string(), calls: z.int().min(0), goesOn: z.boolean() })
    .nullable(),
  language: z.enum(languages),
})

export type PackRecord = z.infer<typeof packRecordSchema>

export function beginRecord(
  course: string,
  phase: PackPhase,
  language: PackRecord['language'],
): PackRecord {
  return {
    course,
    phase,
    mode: phase === 'intent' ? 'questioning' : 'producing',
    answers: [],
    asked: [],
    waiting: { kind: 'nothing' },
    cardId: null,
    turn: null,
    language,
  }
}

export function storePackRecord(record: PackRecord): {
  name: string
  version: number
  json: string
} {
  return { name: packScene, version: packSceneVersion, json: JSON.stringify(record) }
}

/** Null for none, and for one that this version can't read: the scene then begins anew. */
export function readPackRecord(
  stored: { version: number; json: string } | null,
): PackRecord | null {
  if (stored === null || stored.version !== packSceneVersion) return null
  try {
    return packRecordSchema.safeParse(JSON.parse(stored.json)).data ?? null
  } catch {
    return null
  }
}
