// Import of a complete Weekloom export: the same term and state in an empty data folder.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { emptyDiff, recordKey } from '../../../shared/schedule/diff.ts'
import { itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { feedsOfEverything, matterOfEverything } from './everything-file.ts'
import { readWeekloomJson, parseOwn } from '../../export/formats/weekloom-json.ts'
import { plainReading } from '../../../shared/timetable/import-reading.ts'
import type { ImportInput, ImportProposal } from './import-proposal.ts'
import { sayFailure, sayNote } from './say-import.ts'
import { describeEvents } from './say-series.ts'
import { z } from 'zod'
import { storedCitationSchema, type Citation } from '../../../shared/syllabus/citation.ts'

const fileSchema = z.object({
  citations: z.array(storedCitationSchema),
  history: z.array(z.object({ id: z.int(), isUndone: z.boolean() })),
})

/** None where the text is no such file, or one from before there were citations. */
function citationsOfEverything(text: string, { tasks, taskClasses }: ScheduleState): Citation[] {
  const read = fileSchema.safeParse(parseOwn(text))
  if (!read.success) return []
  const undone = new Set(read.data.history.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])))
  const there = new Set([
    ...tasks.map(({ kind, id }) => `${kind === 'event' ? 'task' : 'item'} ${id}`),
    ...taskClasses.map(({ id }) => `class ${id}`),
  ])
  const newest = new Map<string, Citation>()
  for (const { entry, ...citation } of read.data.citations) {
    const key = `${citation.record} ${citation.id}`
    if (there.has(key) && !undone.has(entry)) newest.set(key, citation)
  }
  return [...newest.values()]
}

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
  const { matter, leftOut, isWhole } = matterOfEverything(text)
  return succeed({
    fileName,
    term,
    createsTerm: true,
    events: describeEvents(events, state.window, language),
    lines: [],
    studies: state.taskClasses.map((taskClass) => describeWork(state, taskClass)),
    problems: [
      ...(leftOut === 0 ? [] : [importWords[language].importMatters.damaged(leftOut)]),
      ...(isWhole ? [sayNote('own-whole', language)] : []),
    ],
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
