// Import of a complete Weekloom export: the same term and state in an empty data folder.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { emptyDiff, recordKey } from '../../../shared/schedule/diff.ts'
import { itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { citationsOfEverything } from '../export/citations-of-everything.ts'
import { feedsOfEverything } from '../export/feeds-of-everything.ts'
import { matterOfEverything } from '../export/matter-of-everything.ts'
import { readWeekloomJson } from '../export/weekloom-json.ts'
import { plainReading } from '../../../shared/timetable/import-reading.ts'
import type { ImportInput, ImportProposal } from './import-proposal.ts'
import { sayFailure } from './say-import.ts'
import { sayDamagedMatter } from './say-matter.ts'
import { describeEvents } from './say-series.ts'

export function proposeOwnFile(input: ImportInput): Result<ImportProposal, string> {
  const { text, fileName, language, now } = input
  const read = readWeekloomJson(text, now)
  if (!read.ok) return fail(sayFailure({ kind: read.failure }, language))
  const { term, state } = read.value
  const diff = emptyDiff()
  for (const record of [...state.taskClasses, ...state.tasks]) {
    diff.added[recordKey(record)] = record
  }
  const events = state.tasks.filter((task) => task.kind === 'event')
  const { matter, leftOut } = matterOfEverything(text)
  return succeed({
    fileName,
    term,
    createsTerm: true,
    events: describeEvents(events, state.window, language),
    studies: state.taskClasses.map((taskClass) => describeWork(state, taskClass)),
    problems: leftOut === 0 ? [] : [sayDamagedMatter(leftOut, language)],
    alreadyThere: 0,
    changes: null,
    feeds: feedsOfEverything(text),
    citations: citationsOfEverything(text, state),
    matter,
    reading: plainReading('weekloom'),
    diff,
  })
}

function describeWork(state: ScheduleState, { id, course }: { id: number; course: string }) {
  const items = itemsOfClass(state, id)
  return { course, sessions: items.length, periods: items[0]?.duration ?? 0 }
}
