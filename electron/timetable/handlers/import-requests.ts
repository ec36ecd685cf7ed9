// Import in two steps: a preview that changes nothing, then one transaction that writes just what it showed.
import type { proposeImport } from '../import/propose-import.ts'
import { bringHomework, readHomework } from '../../../db/homework.ts'
import { type FeedWord, readFeeds } from '../../../db/imports.ts'
import { nextIds } from '../../../db/ids.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import { isTermInUse } from '../../../db/change.ts'
import { type CourseMatter, hasMatter } from '../../../shared/everything/course-matter.ts'
import type { HomeworkItemChange } from '../../../shared/homework/change.ts'
import type { Homework } from '../../../shared/homework/homework.ts'
import { withPresentWork } from '../../../shared/homework/minutes.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { RequestInput } from '../../../shared/contract/contract.ts'
import { succeed } from '../../../shared/result.ts'
import { applyDiff, isEmptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { buildWindow, momentAt } from '../../../shared/schedule/calendar.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { chooseImport, usualLines } from '../../../shared/timetable/import-changes.ts'
import { cleanText } from '../../text/clean-text.ts'
import { sampleTerm } from '../sample/sample-term.ts'
import type { ProposedFeed } from '../../../shared/timetable/feed.ts'
import { decodeImport } from '../import/decode-import.ts'
import { keepCourses } from '../import/import-proposal.ts'
import { sayMatter } from '../import/say-series.ts'
import { applyChange } from '../../session/apply-change.ts'
import { currentClock, languageOf, problem, type SessionContext } from '../../session/context.ts'
import { viewClock } from '../../session/clock-view.ts'
import { makeCopy } from '../../session/copy-first.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import { loadView } from '../../session/view.ts'
import { sayReason } from '../../session/reason-words.ts'

/** More than one file can be looked at before a yes, but not without end. */
const keptPreviews = 4

export async function previewImport(
  context: SessionContext,
  input: RequestInput<'preview-import'>,
) {
  const decoded = decodeImport(Buffer.from(input.content, 'base64'))
  const fileName = cleanText(input.fileName)
  const present = presentPlan(context)
  const done = await runInProcess<typeof proposeImport>(context, {
    kind: 'preview-import',
    input: {
      ...decoded,
      fileName,
      isPasted: input.isPasted ?? false,
      answers: input.answers ?? {},
      ...present,
      feeds: readFeeds(context.database),
      ids: nextIds(context.database),
      zone: context.zone,
      now: currentClock(context),
      language: languageOf(context),
    },
  })
  if (!done.ok) return done
  const proposal = done.value
  if (!proposal.ok) return problem(context, 'import-failed', proposal.failure)
  const { feeds, citations = [], matter: found = null, ...proposed } = proposal.value
  const matter = withoutKnownWork(context, found)
  const besides = matter === null ? '' : sayMatter(matter, languageOf(context))
  const preview: ImportPreview = { ...proposed, previewId: context.newId(), besides }
  const kept = { shown: preview, term: present.term, feeds, citations, matter }
  context.previews.set(preview.previewId, kept)
  for (const id of [...context.previews.keys()].slice(0, -keptPreviews)) context.previews.delete(id)
  return succeed(preview)
}

export function applyImport(context: SessionContext, input: RequestInput<'apply-import'>) {
  if (context.turn !== null) return problem(context, 'busy')
  const kept = context.previews.get(input.previewId)
  if (kept === undefined) return problem(context, 'unknown-preview')
  const preview = kept.shown
  const { term, state } = presentPlan(context)
  // The term may have changed while the file was read, when there was no preview yet that this would have ended.
  if (!isSameValue(kept.term, term)) return problem(context, 'stale-preview')
  const base = state ?? emptyState(preview.term)
  const chosen = chosenDiff(preview, input, base, currentClock(context).moment)
  if (chosen === null) return problem(context, 'stale-preview')
  const { diff, taken, stuck } = chosen
  if (isEmptyDiff(diff) && !hasMatter(kept.matter)) return problem(context, 'nothing-to-import')
  const after = applyDiff(base, diff)
  if (!after.ok || !isLegal(context, base, after.value)) return problem(context, 'stale-preview')
  if (!preview.createsTerm) {
    const backup = makeCopy(context, 'import')
    if (!backup.ok) return backup
  }
  const homework = homeworkOf(context, kept.matter, after.value)
  applyChange(
    context,
    {
      kind: 'diff',
      diff,
      who: 'import',
      why: sayReason('import-file', languageOf(context), preview.fileName),
      cardId: null,
      ...(homework.length === 0 ? {} : { homework }),
    },
    {
      term: preview.createsTerm ? preview.term : null,
      feeds: kept.feeds.map((feed) => wordOfFeed(feed, { taken, stuck }, after.value)),
      citations: kept.citations,
      matter: kept.matter,
    },
  )
  context.previews.clear()
  const records = Object.values(diff.added)
  return succeed({
    events: records.filter(({ kind }) => kind === 'event').length,
    changed: Object.values(diff.updated).filter(([, { kind }]) => kind === 'event').length,
    gone: Object.values(diff.removed).length,
    studies: records.filter(({ kind }) => kind === 'class').length,
    view: loadView(context),
  })
}

/** X2: what is due comes once. */
function withoutKnownWork(
  { database }: SessionContext,
  matter: CourseMatter | null,
): CourseMatter | null {
  if (matter === null || matter.homework.length === 0) return matter
  const known = new Set(readHomework(database).map(workKey))
  return { ...matter, homework: matter.homework.filter((item) => !known.has(workKey(item))) }
}

function workKey({ title, course, dueDate }: Homework): string {
  return JSON.stringify([title, course, dueDate])
}

/** In the entry of the import, so that undo and redo walk it too (H1). */
function homeworkOf(
  { database }: SessionContext,
  matter: CourseMatter | null,
  after: ScheduleState,
): HomeworkItemChange[] {
  const items = matter === null ? [] : matter.homework
  return bringHomework(
    database,
    // Numbers of work that did not come along are given to other work here.
    items.map((item) => withPresentWork(after, item)),
  )
}

/** S7: where something has taken a place meanwhile that the preview found free. */
function isLegal(context: SessionContext, before: ScheduleState, after: ScheduleState): boolean {
  const { date, minute } = currentClock(context)
  return newViolations(before, after, momentAt(after.window, date, minute)).length === 0
}

/** Ids of the lines that are taken, and the events among them that found no room. */
type TakenLines = { taken: ReadonlySet<string>; stuck: ReadonlySet<number> }

/** Null once the schedule is another than the preview was made for. */
function chosenDiff(
  { changes, diff: shown }: ImportPreview,
  { courses, lines }: RequestInput<'apply-import'>,
  base: ScheduleState,
  now: Moment,
): (TakenLines & { diff: ScheduleDiff }) | null {
  const diff = courses === undefined ? shown : keepCourses(shown, courses)
  if (changes === null) return { diff, taken: new Set(), stuck: new Set() }
  const taken = new Set(lines ?? usualLines(changes))
  const studies = Object.values(diff.added).filter(({ kind }) => kind !== 'event')
  const chosen = chooseImport(base, changes, taken, studies, now)
  if (!chosen.ok) return null
  const stuck = new Set(chosen.value.leftOut.map(({ event }) => event.id))
  return { diff: chosen.value.diff, taken, stuck }
}

/** What was not taken, or found no room after all, is not remembered: the next import offers it again. */
function wordOfFeed(
  { feed, name, records, isWhole = false }: ProposedFeed,
  { taken, stuck }: TakenLines,
  after: ScheduleState,
): FeedWord {
  return {
    feed,
    name,
    records: records.flatMap(({ line, record }) => {
      if (line !== null && !taken.has(line)) return []
      const { task } = record
      const isThere =
        isWhole || task === null || (findTask(after, task) !== undefined && !stuck.has(task))
      return isThere ? [record] : []
    }),
  }
}

export function setUpSample(context: SessionContext) {
  if (context.turn !== null) return problem(context, 'busy')
  if (presentPlan(context).term !== null) return problem(context, 'term-exists')
  const { date } = viewClock(context.clock(), context.zone, null)
  const language = languageOf(context)
  const ids = nextIds(context.database)
  const sample = sampleTerm({ date, language, zone: context.zone, ids })
  applyChange(
    context,
    {
      kind: 'diff',
      diff: sample.diff,
      who: 'import',
      why: sayReason('import-file', language, sample.term.name),
      cardId: null,
    },
    { term: sample.term },
  )
  return succeed(loadView(context))
}

/** Both null where there is no term, and where all that was in it has been undone: another may take its place. */
function presentPlan({ database }: SessionContext): {
  term: Term | null
  state: ScheduleState | null
} {
  return isTermInUse(database)
    ? { term: readTerm(database), state: readState(database) }
    : { term: null, state: null }
}

function emptyState(term: Term): ScheduleState {
  return { window: buildWindow(term), tasks: [], taskClasses: [] }
}
