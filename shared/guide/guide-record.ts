// A guide as it is kept, exported and restored whole (B7): plain JSON.
import { z } from 'zod'
import { nameKey } from '../words/name-key.ts'
import { executionDocSchema } from '../execution/execution-doc.ts'
import { guideDraftSchema, guideSections } from './guide-draft.ts'
import { guideStates } from './guide-state.ts'

export const guideVersion = 1

/** The oldest are let go beyond it; a draft holds what came of them. */
const maxGuideMessages = 400

/** Characters of one message that are kept; a pasted syllabus is read from its beginning. */
const maxGuideText = 20_000

/** Of a guide that another has followed: its last words, characters of each, and how many such guides. */
const mostSaid = 60
const maxSaid = 2_000
const mostOthers = 30

export const guideMessageSchema = z.strictObject({
  who: z.enum(['person', 'weekloom']),
  text: z.string().max(maxGuideText),
  /** Of Weekloom's: the section that it asked about. */
  section: z.enum(guideSections).nullable(),
})

export type GuideMessage = z.infer<typeof guideMessageSchema>

export const guideRecordSchema = z.strictObject({
  state: z.enum(guideStates),
  messages: z.array(guideMessageSchema).max(maxGuideMessages),
  draft: guideDraftSchema.nullable(),
  /** The draft that it took the place of: what changed is said from the two. */
  previous: guideDraftSchema.nullable(),
  execution_doc: executionDocSchema.nullable(),
  /** The card that shows the document; what became of it decides between CONFIRMING, DRAFTING and FINISHED. */
  cardId: z.string().nullable(),
  /** What was come back to last. */
  section: z.enum(guideSections).nullable(),
  /** Left by the student for now; nothing of it is lost, and their next words for it go on. */
  isPaused: z.boolean(),
  /** What stood when a written guide was come back to: it holds until the next draft is written. */
  written: z
    .strictObject({
      draft: guideDraftSchema,
      cardId: z.string().nullable(),
      /** Messages that were said by then. */
      said: z.int().min(0),
    })
    .nullable()
    .default(null),
  /** What the guides before this one have written in the same conversation, oldest first. */
  others: z
    .array(
      z.strictObject({
        draft: guideDraftSchema,
        cardId: z.string().nullable(),
        /** The student's last words in it, oldest first. */
        said: z.array(z.string().max(maxSaid)).max(mostSaid),
      }),
    )
    .max(mostOthers)
    .default([]),
})

export type GuideRecord = z.infer<typeof guideRecordSchema>

/** `before` is the guide that was written last in the same conversation; null for none. */
export function beginGuide(before: GuideRecord | null = null): GuideRecord {
  return {
    state: 'DISCOVERY',
    messages: [],
    draft: null,
    previous: null,
    execution_doc: null,
    cardId: null,
    section: null,
    isPaused: false,
    written: null,
    others: before === null ? [] : leftBehind(before),
  }
}

function leftBehind({ draft, cardId, messages, others }: GuideRecord): GuideRecord['others'] {
  if (draft === null) return others
  const said = messages
    .flatMap(({ who, text }) => (who === 'person' ? [text.slice(0, maxSaid).toWellFormed()] : []))
    .slice(-mostSaid)
  const older = others.filter((other) => nameKey(other.draft.course) !== nameKey(draft.course))
  return [...older, { draft, cardId, said }].slice(-mostOthers)
}

export function withMessages(
  record: GuideRecord,
  ...messages: readonly GuideMessage[]
): GuideRecord {
  const cut = messages.map(({ who, text, section }) => ({
    who,
    text: text.slice(0, maxGuideText).toWellFormed(),
    section,
  }))
  const all = [...record.messages, ...cut]
  const gone = Math.max(0, all.length - maxGuideMessages)
  const { written } = record
  return {
    ...record,
    messages: all.slice(gone),
    written: written === null ? null : { ...written, said: Math.max(0, written.said - gone) },
  }
}

/** What a scene's record is stored as. */
export function storeGuide(record: GuideRecord): { version: number; json: string } {
  return { version: guideVersion, json: JSON.stringify(record) }
}

/** Null for none, and for one that this version can't read. */
export function restoreGuide(stored: { version: number; json: string } | null): GuideRecord | null {
  if (stored === null || stored.version !== guideVersion) return null
  try {
    return guideRecordSchema.safeParse(JSON.parse(stored.json)).data ?? null
  } catch {
    return null
  }
}
