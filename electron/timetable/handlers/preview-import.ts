// Reads a file in a process beside the session and keeps what it would bring until the yes: nothing is written here.
import type { proposeImport } from '../import/propose-import.ts'
import { readFeeds } from '../../../db/imports.ts'
import { nextIds } from '../../../db/ids.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import { isTermInUse } from '../../../db/change.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { RequestInput } from '../../../shared/contract/contract.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { type Result, succeed } from '../../../shared/result.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { cleanText } from '../../text/clean-text.ts'
import { decodeImport } from '../import/decode-import.ts'
import type { ImportInput, ImportProposal } from '../import/import-proposal.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { compareDue, type DueChanges, sayMoved, sayOwn } from './due-changes.ts'
import { sayMatter } from '../import/say-series.ts'
import {
  currentClock,
  type KeptPreview,
  languageOf,
  problem,
  type SessionContext,
} from '../../session/context.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'

/** More than one file can be looked at before a yes, but not without end. */
const keptPreviews = 4

export async function previewImport(
  context: SessionContext,
  { content, fileName, isPasted = false, answers = {} }: RequestInput<'preview-import'>,
) {
  const source = {
    ...decodeImport(Buffer.from(content, 'base64')),
    fileName: cleanText(fileName),
    isPasted,
    answers,
  }
  const read = await readProposal(context, source)
  return read.ok ? succeed(keepPreview(context, read.value, null)) : read
}

type ReadSource = Pick<
  ImportInput,
  'text' | 'sheet' | 'fileName' | 'isPasted' | 'answers' | 'sureFeed'
>

/** What it would bring, and the term that its days and periods are of: null where it brings one. */
export type ReadProposal = ImportProposal & { presentTerm: Term | null } & Omit<DueChanges, 'fresh'>

/** In a process beside the session. `isQuiet` tells nobody how far it is. */
export async function readProposal(
  context: SessionContext,
  source: ReadSource,
  isQuiet = false,
): Promise<Result<ReadProposal, Problem>> {
  const present = presentPlan(context)
  const done = await runInProcess<typeof proposeImport>(
    context,
    {
      kind: 'preview-import',
      input: {
        ...source,
        ...present,
        feeds: readFeeds(context.database),
        ids: nextIds(context.database),
        zone: context.zone,
        now: currentClock(context),
        language: languageOf(context),
      },
    },
    { isQuiet },
  )
  if (!done.ok) return done
  const proposal = done.value
  if (!proposal.ok) return problem(context, 'import-failed', proposal.failure)
  const { matter = null } = proposal.value
  const today = currentClock(context).date
  const { fresh, ...due } = compareDue(context.database, matter?.homework ?? [], today)
  const brought = matter === null ? null : { ...matter, homework: fresh }
  return succeed({ ...proposal.value, matter: brought, ...due, presentTerm: present.term })
}

/** `subscription`: the calendar at an address that it was read from. */
export function keepPreview(
  context: SessionContext,
  proposal: ReadProposal,
  subscription: number | null,
): ImportPreview {
  const kept = toKept(context, proposal, subscription)
  const { shown } = kept
  context.previews.set(shown.previewId, kept)
  for (const id of [...context.previews.keys()].slice(0, -keptPreviews)) context.previews.delete(id)
  return shown
}

/** What `applyPreview` writes. */
export function toKept(
  context: SessionContext,
  proposal: ReadProposal,
  subscription: number | null,
): KeptPreview {
  const { feeds, citations = [], matter = null, presentTerm: term, moved, own, ...rest } = proposal
  const language = languageOf(context)
  const besides = [
    ...(matter === null ? [] : [sayMatter(matter, language)]),
    ...moved.map((one) => sayMoved(one, language)),
  ]
    .filter(Boolean)
    .join(grammar[language].joints.gap)
  const problems = [...rest.problems, ...own.map((one) => sayOwn(one, language))]
  const shown: ImportPreview = { ...rest, problems, previewId: context.newId(), besides }
  return { shown, term, feeds, citations, matter, moved, subscription }
}

/** Both null where there is no term, and where all that was in it has been undone: another may take its place. */
export function presentPlan({ database }: SessionContext): {
  term: Term | null
  state: ScheduleState | null
} {
  return isTermInUse(database)
    ? { term: readTerm(database), state: readState(database) }
    : { term: null, state: null }
}
