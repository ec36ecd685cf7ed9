// What guides have written in a conversation: as a record keeps it beside the guide that is open, and what is still there of it (B6, G6).
import { z } from 'zod'
import type { Card } from '../agent/card.ts'
import { isUndoneIn } from '../history/is-undone.ts'
import { nameKey } from '../text/name-key.ts'
import { guideDraftSchema, type GuideDraft, mostDraftItems } from './guide-draft.ts'
import { examsOf } from '../timetable/exams.ts'
import { type ScheduleState, findTaskClass, itemsOfClass } from '../schedule/state.ts'

/** What came of a guide, and the card that has written it. */
const writtenSchema = z.strictObject({ draft: guideDraftSchema, cardId: z.string().nullable() })

/** What stood when a written guide was come back to; `said` are the messages by then. */
export const reopenedGuideSchema = writtenSchema.extend({ said: z.int().min(0) })

/** Of a guide that another has followed: its last words, characters of each, and how many such guides. */
const mostSaid = 60
const maxSaid = 2_000
const mostOthers = 30

/** Guides that another has followed, oldest first; `said` are the student's last words in each, oldest first. */
export const otherGuidesSchema = z
  .array(writtenSchema.extend({ said: z.array(z.string().max(maxSaid)).max(mostSaid) }))
  .max(mostOthers)

type OtherGuides = z.infer<typeof otherGuidesSchema>

type Message = { who: 'person' | 'weekloom'; text: string }

/** What a record tells of the guides of its conversation. */
type RecordedGuides = {
  draft: GuideDraft | null
  messages: readonly Message[]
  written: z.infer<typeof reopenedGuideSchema> | null
  others: OtherGuides
}

export type WrittenGuide = {
  /** As its work is now. */
  draft: GuideDraft
  /** The one that has written it; null where it is gone. */
  card: Card | null
  /** The student's words in it, oldest first. */
  said: readonly string[]
  /** It has been come back to: another draft is open, and not written yet. */
  isReopened: boolean
}

/** Those that a record keeps once another guide follows; of one course only the last. */
export function leaveBehind({
  draft,
  cardId,
  messages,
  others,
}: Omit<RecordedGuides, 'written'> & { cardId: string | null }): OtherGuides {
  if (draft === null) return others
  const said = wordsOfPerson(messages)
    .slice(-mostSaid)
    .map((text) => text.slice(0, maxSaid).toWellFormed())
  const older = others.filter((other) => nameKey(other.draft.course) !== nameKey(draft.course))
  return [...older, { draft, cardId, said }].slice(-mostOthers)
}

/** What nobody has taken back since, newest first. `cards` are those of the conversation, `card` that of the guide that is open. */
export function findWritten(
  { record, card, isWritten }: { record: RecordedGuides; card: Card | null; isWritten: boolean },
  cards: readonly Card[],
  state: ScheduleState,
): WrittenGuide[] {
  const { draft, messages, written, others } = record
  const cardOf = (id: string | null) => cards.find((each) => each.id === id) ?? null
  const kept: WrittenGuide[] = others.map((other) => ({
    draft: other.draft,
    card: cardOf(other.cardId),
    said: other.said,
    isReopened: false,
  }))
  if (written !== null && !isWritten) {
    const said = wordsOfPerson(messages.slice(0, written.said))
    kept.push({ draft: written.draft, card: cardOf(written.cardId), said, isReopened: true })
  }
  const before = kept.flatMap((each) => stillWritten(each, state)).toReversed()
  return isWritten && draft !== null
    ? [{ draft, card, said: wordsOfPerson(messages), isReopened: false }, ...before]
    : before
}

function stillWritten(guide: WrittenGuide, state: ScheduleState): WrittenGuide[] {
  const { draft, card } = guide
  if (card !== null && isTakenBack(card, state)) return []
  return [{ ...guide, draft: draftNow(draft, card, state) }]
}

export function isTakenBack({ status, body }: Card, state: ScheduleState): boolean {
  return status === 'accepted' && isUndoneIn(state, body.diff)
}

/** For the body of work that it was for, or that the accepted card has made. */
export function draftNow(draft: GuideDraft, card: Card | null, state: ScheduleState): GuideDraft {
  return writtenDraft(draft, draft.class_id ?? (card === null ? null : madeClass(card)), state)
}

function madeClass({ body }: Card): number | null {
  const made = Object.values(body.diff.added).find((record) => record.kind === 'class')
  return made?.id ?? null
}

function wordsOfPerson(messages: readonly Message[]): string[] {
  return messages.flatMap(({ who, text }) => (who === 'person' ? [text] : []))
}

/** Without its body of work, because that was undone or deleted, it is as it was, and for a new one. */
function writtenDraft(draft: GuideDraft, classId: number | null, state: ScheduleState): GuideDraft {
  const known = classId === null ? undefined : findTaskClass(state, classId)
  if (known === undefined) return { ...draft, class_id: null }
  const sessions = itemsOfClass(state, known.id)
  const items = sessions.slice(0, mostDraftItems).map(({ title, duration }) => ({
    title,
    slots: duration,
  }))
  return {
    ...draft,
    course: known.course,
    title: known.title,
    class_id: known.id,
    items: items.length === 0 ? draft.items : items,
    from_day: Math.max(1, known.fromDay),
    to_day: Math.max(1, known.toDay),
    exam: examNow({ ...draft, course: known.course }, state),
    subject_type: known.subjectType,
    difficulty: known.difficulty,
    intensity: known.intensity,
    strategy: known.strategy,
    priority: known.priority,
    may_embed: known.mayEmbed,
    exclude_weekdays: known.excludedWeekdays,
    exclude_slots: known.excludedPeriods,
  }
}

/** Where the course's one exam lies now; of several nobody knows which was meant. */
function examNow({ exam, course }: GuideDraft, state: ScheduleState): GuideDraft['exam'] {
  if (exam === null || exam.slot_start === null) return exam
  const [only, ...others] = examsOf(state, course)
  if (only === undefined || others.length > 0) return exam
  const { day, start, end } = only.place
  return { day, slot_start: start, slot_end: end }
}
