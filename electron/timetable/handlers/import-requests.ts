// Writes what a preview showed, in one transaction.
import type { SettledFeed } from '../../../db/feeds.ts'
import { bringHomework } from '../../../db/homework.ts'
import type { FeedWord } from '../../../db/imports.ts'
import { nextIds } from '../../../db/ids.ts'
import { type CourseMatter, hasMatter } from '../../../shared/everything/course-matter.ts'
import type { HomeworkItemChange } from '../../../shared/homework/change.ts'
import { withPresentWork } from '../../../shared/homework/minutes.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { RequestInput, RequestOutput } from '../../../shared/contract/contract.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { noneWaiting } from '../../../shared/feeds/feed.ts'
import { type Result, succeed } from '../../../shared/result.ts'
import { applyDiff, isEmptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { buildWindow, momentAt } from '../../../shared/schedule/calendar.ts'
import { isOverlapBeside, newViolations } from '../../../shared/schedule/legality.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { chooseImport, usualLines } from '../../../shared/timetable/import-changes.ts'
import { sampleTerm } from '../sample/sample-term.ts'
import type { ProposedFeed } from '../../../shared/timetable/feed.ts'
import { keepCourses } from '../import/import-proposal.ts'
import { presentPlan } from './preview-import.ts'
import { markChanges } from '../import/mark-changes.ts'
import { applyChange } from '../../session/apply-change.ts'
import {
  currentClock,
  type KeptPreview,
  languageOf,
  problem,
  type SessionContext,
} from '../../session/context.ts'
import { viewClock } from '../../session/clock-view.ts'
import { makeCopy } from '../../session/backups.ts'
import { loadView } from '../../session/view.ts'
import { sayReason } from '../../session/problem-words.ts'

export function applyImport(context: SessionContext, input: RequestInput<'apply-import'>) {
  if (context.turn !== null) return problem(context, 'busy')
  const kept = context.previews.get(input.previewId)
  return kept === undefined
    ? problem(context, 'unknown-preview')
    : applyPreview(context, kept, input)
}

type Wanted = Pick<RequestInput<'apply-import'>, 'courses' | 'lines'>

/** `rest`: what of its calendar waits on and was left; when absent nothing waits, and all that was not taken was left. */
export function applyPreview(
  context: SessionContext,
  kept: KeptPreview,
  wanted: Wanted,
  rest: Pick<SettledFeed, 'left' | 'waiting'> | null = null,
): Result<RequestOutput<'apply-import'>, Problem> {
  if (context.turn !== null) return problem(context, 'busy')
  const { shown: preview, matter } = kept
  const { term, state } = presentPlan(context)
  // The term may have changed while the file was read, when there was no preview yet that this would have ended.
  if (!isSameValue(kept.term, term)) return problem(context, 'stale-preview')
  const base =
    state === null ? emptyState(preview.term) : { ...state, window: buildWindow(preview.term) }
  const chosen = chosenDiff(preview, wanted, base, currentClock(context).moment)
  if (chosen === null) return problem(context, 'stale-preview')
  const { diff, taken, stuck } = chosen
  // Where nothing is taken, nothing needs more weeks.
  const to =
    term !== null && isEmptyDiff(diff) ? { ...preview.term, weeks: term.weeks } : preview.term
  const grown = term === null || isSameValue(term, to) ? {} : { term: { from: term, to } }
  const isNothing = isEmptyDiff(diff) && !hasMatter(matter) && kept.moved.length === 0
  if (isNothing && grown.term === undefined) return problem(context, 'nothing-to-import')
  const after = applyDiff(base, diff)
  if (!after.ok || !isLegal(context, base, after.value)) return problem(context, 'stale-preview')
  if (!preview.createsTerm) {
    const backup = makeCopy(context, 'import')
    if (!backup.ok) return backup
  }
  const homework = [...homeworkOf(context, matter, after.value), ...kept.moved]
  applyChange(
    context,
    {
      kind: 'diff',
      diff,
      who: 'import',
      why: sayReason('import-file', languageOf(context), preview.fileName),
      cardId: null,
      ...grown,
      ...(homework.length === 0 ? {} : { homework }),
    },
    {
      term: preview.createsTerm ? preview.term : null,
      feeds: kept.feeds.map((feed) => wordOfFeed(feed, { taken, stuck }, after.value)),
      citations: kept.citations,
      settled: settledBy(kept, taken, rest),
      matter,
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

/** X13: what was not taken is not offered again until it changes. */
function settledBy(
  { shown, subscription: id }: KeptPreview,
  taken: ReadonlySet<string>,
  rest: Pick<SettledFeed, 'left' | 'waiting'> | null,
): SettledFeed | null {
  if (id === null) return null
  if (rest !== null) return { id, ...rest }
  const left = markChanges(shown).filter(({ line }) => line !== null && !taken.has(line))
  return { id, waiting: noneWaiting, left: left.map(({ mark }) => mark) }
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
  const broken = newViolations(before, after, momentAt(after.window, date, minute))
  // A whole file of an empty folder comes as it was.
  return broken.every((each) => before.tasks.length === 0 && isOverlapBeside(after, each))
}

/** Ids of the lines that are taken, and the events among them that found no room. */
type TakenLines = { taken: ReadonlySet<string>; stuck: ReadonlySet<number> }

/** Null once the schedule is another than the preview was made for. */
function chosenDiff(
  { changes, diff: shown }: ImportPreview,
  { courses, lines }: Wanted,
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
  { feed, name, records, kinds, isWhole = false }: ProposedFeed,
  { taken, stuck }: TakenLines,
  after: ScheduleState,
): FeedWord {
  return {
    feed,
    name,
    kinds,
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

function emptyState(term: Term): ScheduleState {
  return { window: buildWindow(term), tasks: [], taskClasses: [] }
}
