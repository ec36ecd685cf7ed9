// A guide as it is kept, exported and restored whole (B7): plain JSON.
import { z } from 'zod'
import { executionDocSchema } from '../agent/execution-doc.ts'
import { guideDraftSchema, guideSections } from './guide-draft.ts'
import { slotChangeSchema } from './guide-slots.ts'
import { guideStates } from './guide-state.ts'
import { isSameCourse } from '../words/course-names.ts'
import { leaveBehind, otherGuidesSchema, reopenedGuideSchema } from './written-guides.ts'

export const guideVersion = 1

/** The oldest are let go beyond it; a draft holds what came of them. */
const maxGuideMessages = 400

/** Characters of one message that are kept; a pasted syllabus is read from its beginning. */
const maxGuideText = 20_000

export const guideMessageSchema = z.strictObject({
  who: z.enum(['person', 'weekloom']),
  text: z.string().max(maxGuideText),
  /** Of Weekloom's: the section that it asked about. */
  section: z.enum(guideSections).nullable(),
  /** Of the person's: what was set in the form, which `text` says; absent for words. */
  set: slotChangeSchema.optional(),
})

export type GuideMessage = z.infer<typeof guideMessageSchema>

const guideSchema = z.strictObject({
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
  written: reopenedGuideSchema.nullable().default(null),
  /** What the guides before this one have written in the same conversation, oldest first. */
  others: otherGuidesSchema.default([]),
  /** Of one that was put aside before it had a draft. */
  course: z.string().max(200).optional(),
})

/** Guides of one conversation that wait unwritten beside the one that is open. */
const mostAside = 10

export const guideRecordSchema = guideSchema.extend({
  /** Put aside for another course, oldest first. */
  aside: z.array(guideSchema).max(mostAside).default([]),
})

export type GuideRecord = z.infer<typeof guideRecordSchema>

/** `before` is the guide that was open last in the same conversation; null for none. Its draft waits unless it is written. `course` is what it is about so far. */
export function beginGuide(
  before: GuideRecord | null = null,
  course: string | null = null,
): GuideRecord {
  return {
    ...(before === null ? { aside: [], others: [] } : leave(before, course)),
    state: 'DISCOVERY',
    messages: [],
    draft: null,
    previous: null,
    execution_doc: null,
    cardId: null,
    section: null,
    isPaused: false,
    written: null,
  }
}

/** The guide that was put aside for `course`; what is open now waits in its place. Null where none was. */
export function resumeGuide(
  record: GuideRecord,
  course: string,
  present: string | null,
): GuideRecord | null {
  const kept = record.aside.find((guide) => isOf(guide, course))
  if (kept === undefined) return null
  const { aside, others } = leave(record, present)
  const rest = aside.filter((guide) => !isOf(guide, course))
  const { course: _, ...guide } = kept
  return { ...guide, isPaused: false, aside: rest, others }
}

function leave(record: GuideRecord, present: string | null): Pick<GuideRecord, 'aside' | 'others'> {
  const { aside, ...guide } = record
  const { state, draft, written, messages } = guide
  if (state === 'FINISHED') return { aside, others: leaveBehind(guide) }
  // Of one that was come back to, what it wrote before stands.
  const others =
    written === null
      ? guide.others
      : leaveBehind({ ...guide, ...written, messages: messages.slice(0, written.said) })
  const course = draft?.course ?? present
  if (course === null) return { aside, others }
  const older = aside.filter((other) => !isOf(other, course))
  const put = { ...guide, ...(draft === null ? { course } : {}), others: [], execution_doc: null }
  return { aside: [...older, put].slice(-mostAside), others }
}

/** Of a guide that was put aside. */
export function courseAside({
  draft,
  course,
}: Pick<GuideRecord, 'draft' | 'course'>): string | null {
  return draft?.course ?? course ?? null
}

function isOf(guide: Pick<GuideRecord, 'draft' | 'course'>, course: string): boolean {
  const own = courseAside(guide)
  return own !== null && isSameCourse(own, course)
}

export function withMessages(
  record: GuideRecord,
  ...messages: readonly GuideMessage[]
): GuideRecord {
  const cut = messages.map(({ who, text, section, set }) => {
    const kept = { who, text: text.slice(0, maxGuideText).toWellFormed(), section }
    return set === undefined ? kept : Object.assign(kept, { set })
  })
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
