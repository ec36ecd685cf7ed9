// Import in two steps: a preview that changes nothing, then one transaction that writes just what it showed.
import { backUp } from '../../db/backup.ts'
import { nextIds } from '../../db/ids.ts'
import { readState, readTerm } from '../../db/read-state.ts'
import { isTermInUse } from '../../db/write-term.ts'
import type { ImportPreview } from '../../shared/ipc.ts'
import type { RequestInput } from '../../shared/request-inputs.ts'
import { succeed } from '../../shared/result.ts'
import { applyDiff, isEmptyDiff } from '../../shared/schedule/diff.ts'
import { buildWindow } from '../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { cleanText } from '../exchange/clean-text.ts'
import { decodeFile } from '../exchange/decode-file.ts'
import { sampleTerm } from '../exchange/sample-term.ts'
import { keepCourses } from '../exchange/timetable/keep-courses.ts'
import { proposeImport } from '../exchange/timetable/propose-import.ts'
import { applyChange } from './apply-change.ts'
import { currentClock, languageOf, problem, type SessionContext } from './context.ts'
import { viewClock } from './clock-view.ts'
import { loadView } from './view.ts'
import { sayReason } from './reason-words.ts'

/** More than one file can be looked at before a yes, but not without end. */
const keptPreviews = 4

export function previewImport(context: SessionContext, input: RequestInput<'preview-import'>) {
  const decoded = decodeFile(Buffer.from(input.content, 'base64'))
  const fileName = cleanText(input.fileName)
  const proposal = proposeImport({
    text: decoded,
    fileName,
    ...presentPlan(context),
    ids: nextIds(context.database),
    zone: context.zone,
    now: currentClock(context),
    language: languageOf(context),
  })
  if (!proposal.ok) return problem(context, 'import-failed', proposal.failure)
  const preview: ImportPreview = { ...proposal.value, previewId: context.newId() }
  context.previews.set(preview.previewId, preview)
  for (const id of [...context.previews.keys()].slice(0, -keptPreviews)) context.previews.delete(id)
  return succeed(preview)
}

export function applyImport(context: SessionContext, input: RequestInput<'apply-import'>) {
  if (context.turn !== null) return problem(context, 'busy')
  const preview = context.previews.get(input.previewId)
  if (preview === undefined) return problem(context, 'unknown-preview')
  const { term, state } = presentPlan(context)
  if (preview.createsTerm !== (term === null)) return problem(context, 'stale-preview')
  const { courses } = input
  const diff = courses === undefined ? preview.diff : keepCourses(preview.diff, courses)
  if (isEmptyDiff(diff)) return problem(context, 'nothing-to-import')
  const base = state ?? emptyState(preview.term)
  if (!applyDiff(base, diff).ok) return problem(context, 'stale-preview')
  if (!preview.createsTerm) {
    const backup = backUp(context.database, context.folder, context.clock(), 'import')
    if (!backup.ok) return problem(context, 'backup-failed', backup.failure.message)
  }
  applyChange(
    context,
    {
      kind: 'diff',
      diff,
      who: 'import',
      why: sayReason('import-file', languageOf(context), preview.fileName),
      cardId: null,
    },
    preview.createsTerm ? preview.term : null,
  )
  context.previews.clear()
  return succeed({
    events: preview.events.reduce((sum, event) => sum + event.meetings, 0),
    studies: Object.values(diff.added).filter(({ kind }) => kind === 'class').length,
    view: loadView(context),
  })
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
    sample.term,
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
