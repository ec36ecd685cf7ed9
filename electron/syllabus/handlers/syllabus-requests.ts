// A syllabus in two steps (X9): a draft that changes nothing, then one entry of history with just the lines that were taken.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import type { readSyllabus } from '../read-syllabus.ts'
import { readCitations } from '../../../db/imports.ts'
import { nextIds } from '../../../db/ids.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { SyllabusDraft } from '../../../shared/syllabus/draft.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { DraftEntry, DraftInput } from '../draft/draft-input.ts'
import { makeDraft } from '../draft/make-draft.ts'
import { planDraft, type PlannedDraft } from '../draft/plan-draft.ts'
import type { SyllabusReading } from '../read-syllabus.ts'
import { applyChange } from '../../session/apply-change.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import {
  currentClock,
  languageOf,
  type Planned,
  problem,
  requireIdlePlan,
  requirePlan,
  type SessionContext,
} from '../../session/context.ts'
import { makeCopy } from '../../session/backups.ts'
import { sayReason } from '../../session/problem-words.ts'
import { sayMissing } from '../../session/say-bad-input.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import type { Handler } from '../../session/handler.ts'

/** What was read, and the lines that were shown of it for the state of then. */
type KeptSyllabus = {
  reading: SyllabusReading
  course: string
  entries: readonly DraftEntry[]
  state: ScheduleState
  /** What came of asking a model; null as long as none was asked. */
  asked: { note: string; hasRead: boolean } | null
}

const keptSyllabi = new WeakMap<SessionContext, Map<string, KeptSyllabus>>()

/** The drafts of a session that wait for their yes, by id. */
export function syllabiOf(context: SessionContext): Map<string, KeptSyllabus> {
  const kept = keptSyllabi.get(context) ?? new Map<string, KeptSyllabus>()
  keptSyllabi.set(context, kept)
  return kept
}

/** More than one document can be looked at before a yes, but not without end. */
const keptDrafts = 4

export const readSyllabusFile: Handler<'read-syllabus'> = async (
  context,
  { fileName, content, course },
) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { firstMonday, weeks } = planned.value.term
  const read = await runInProcess<typeof readSyllabus>(context, {
    kind: 'read-syllabus',
    input: {
      fileName: cleanText(fileName) || 'syllabus',
      bytes: new Uint8Array(Buffer.from(content, 'base64')),
      term: { firstMonday, weeks },
    },
  })
  if (!read.ok) return read
  if (!read.value.ok) {
    return problem(
      context,
      'import-failed',
      syllabusWords[languageOf(context)].draftFailures[read.value.failure],
    )
  }
  // The plan may have changed while the file was read.
  const present = requirePlan(context)
  if (!present.ok) return present
  const reading = read.value.value
  const courses = coursesOf(present.value.state)
  const chosen = course ?? matchCourse(courses, reading.courses, reading.fileName)
  return succeed(
    keepDraft(context, context.newId(), { reading, asked: null }, chosen, present.value),
  )
}

export const draftSyllabus: Handler<'draft-syllabus'> = (context, { draftId, course }) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const kept = syllabiOf(context).get(draftId)
  if (kept === undefined) return problem(context, 'unknown-preview')
  return succeed(keepDraft(context, draftId, kept, cleanText(course), planned.value))
}

/** `asked` is what came of a model, where one was. */
export function keepDraft(
  context: SessionContext,
  draftId: string,
  { reading, asked }: Pick<KeptSyllabus, 'reading' | 'asked'>,
  course: string | null,
  { state }: Planned,
): SyllabusDraft {
  const syllabi = syllabiOf(context)
  const entries = makeDraft(inputOf(context, reading, course ?? '', state))
  syllabi.delete(draftId)
  syllabi.set(draftId, { reading, course: course ?? '', entries, state, asked })
  for (const id of [...syllabi.keys()].slice(0, -keptDrafts)) syllabi.delete(id)
  const named = reading.courses[0]
  const courses = coursesOf(state)
  const isKnown = courses.some((each) => each.toLowerCase() === named?.toLowerCase())
  const words = syllabusWords[languageOf(context)].draftWords
  const last = reading.lastRead === null ? undefined : reading.text.lines[reading.lastRead - 1]
  return {
    draftId,
    fileName: reading.fileName,
    pages: reading.text.pages,
    course,
    courses: [
      ...new Set([
        ...courses,
        ...(named === undefined || isKnown ? [] : [named]),
        ...(course === null ? [] : [course]),
      ]),
    ],
    lines: entries.map(({ line }) => line),
    notes: [
      ...(asked === null ? [] : [asked.note]),
      ...(entries.length === 0 ? [words.nothing] : []),
      ...(last === undefined ? [] : [words.partly(sayPlace(last, languageOf(context)))]),
    ],
    reader: asked?.hasRead === true ? null : readerOf(context),
  }
}

function readerOf(context: SessionContext): SyllabusDraft['reader'] {
  const reader = chosenReader(context)
  return reader === null ? null : { name: reader.name, host: reader.host }
}

function inputOf(
  context: SessionContext,
  reading: SyllabusReading,
  course: string,
  state: Planned['state'],
): DraftInput {
  const { date, moment } = currentClock(context)
  const language = languageOf(context)
  const citations = readCitations(context.database)
  return { reading, state, citations, today: date, now: moment, course, language }
}

export const applySyllabus: Handler<'apply-syllabus'> = (context, { draftId, picks }) => {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const kept = syllabiOf(context).get(draftId)
  if (kept === undefined) return problem(context, 'unknown-preview')
  const { state } = planned.value
  const { reading, course, entries } = kept
  if (course === '') return fail(sayMissing('course', languageOf(context)))
  if (kept.state !== state) return problem(context, 'stale-preview')
  const input = inputOf(context, reading, course, state)
  const change = planDraft(entries, picks, input, nextIds(context.database))
  if (change === null) return problem(context, 'stale-preview')
  if (isEmptyDiff(change.diff)) return problem(context, 'nothing-to-import')
  const backup = makeCopy(context, 'import')
  if (!backup.ok) return backup
  const language = languageOf(context)
  const { diff, citations, problems } = change
  const why = sayReason('import-syllabus', language, reading.fileName)
  const written = { kind: 'diff', diff, who: 'import', why, cardId: null } as const
  const { entryId } = applyChange(context, written, { citations })
  syllabiOf(context).delete(draftId)
  return succeed({ entryId, summary: saySummary(change, course, language), problems })
}

function saySummary(
  { events, sessions }: PlannedDraft,
  course: string,
  language: Language,
): string {
  return syllabusWords[language].syllabusRequests.summary(events, sessions, course)
}

/** Of what is in the plan now. */
export const listCitations: Handler<'read-citations'> = (context) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const citations = readCitations(context.database).filter(({ record, id }) =>
    record === 'class' ? findTaskClass(state, id) !== undefined : findTask(state, id) !== undefined,
  )
  return succeed({ citations })
}

/** The same name first, then one that holds the other whole; null where no course or more than one would do. */
function matchCourse(
  courses: readonly string[],
  named: readonly string[],
  fileName: string,
): string | null {
  for (const name of named) {
    const same = courses.find((course) => plain(course) === plain(name))
    if (same !== undefined) return same
  }
  const texts = [...named, fileName.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ')]
  for (const text of texts) {
    const held = courses.filter(
      (course) => holds(plain(text), plain(course)) || holds(plain(course), plain(text)),
    )
    const longest = held.toSorted((a, b) => b.length - a.length)
    if (
      longest[0] !== undefined &&
      (longest.length === 1 || plain(longest[0]).includes(plain(longest[1] ?? '')))
    )
      return longest[0]
  }
  return null
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** As whole words, or as Chinese characters of three and more. */
function holds(text: string, part: string): boolean {
  if (part.length < 3) return false
  return /\p{Script=Han}/u.test(part) ? text.includes(part) : ` ${text} `.includes(` ${part} `)
}
