// Import, first half: what a calendar file would add to the schedule. Nothing is written here.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { buildWindow, momentAt } from '../../../shared/schedule/calendar.ts'
import {
  applyDiff,
  emptyDiff,
  recordKey,
  type ScheduleDiff,
} from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { maxFileCharacters, readCalendar } from '../ics/read-calendar.ts'
import { ianaZone, utcZone } from '../ics/zone.ts'
import { fileZone, findSeriesAround, type FoundSeries } from './find-series.ts'
import type { ImportInput, ImportProposal } from './import-proposal.ts'
import { inferTerm } from './infer-term.ts'
import { proposeOwnFile } from './propose-own-file.ts'
import { proposeStudies } from './propose-studies.ts'
import { sayDisplaced, sayFailure, sayLeftOut, sayNote, type FileFailure } from './say-import.ts'
import { describeEvents } from './say-series.ts'
import { termName } from './term-name.ts'
import { writeEvents, type WrittenEvents } from './write-events.ts'

/** A file that can't be read at all is one sentence; single events that can't are named in `problems`. Never throws. */
export function proposeImport(input: ImportInput): Result<ImportProposal, string> {
  try {
    return proposeFile(input)
  } catch {
    // A file from anywhere may reach what no test has: the person's way on is the same as with any broken one.
    return fail(sayFailure({ kind: 'unreadable' }, input.language))
  }
}

function proposeFile(input: ImportInput): Result<ImportProposal, string> {
  const failWith = (failure: FileFailure) => fail(sayFailure(failure, input.language))
  if (input.text.length > maxFileCharacters) return failWith({ kind: 'too-large' })
  const start = input.text.slice(0, 2000).trimStart()
  if (start.startsWith('{')) return proposeOwnFile(input)
  const calendar = readCalendar(input.text)
  if (!calendar.ok) {
    const isWebPage = /^<(?:!doctype html|html|head|\?xml)/i.test(start)
    return failWith(isWebPage ? { kind: 'web-page' } : calendar.failure)
  }
  const zoneName = input.term?.zone ?? fileZone(calendar.value) ?? input.zone
  const found = findSeriesAround(calendar.value, {
    term: input.term,
    today: input.now.date,
    zone: ianaZone(zoneName) ?? utcZone,
    language: input.language,
  })
  if (input.term !== null) return succeed(propose(input, input.term, found, false))
  const inferred = inferTerm(found.series, { zone: zoneName, today: input.now.date })
  if (inferred === null) {
    const sentences = [
      ...found.problems.slice(0, 1),
      sayFailure({ kind: 'no-meetings' }, input.language),
    ]
    return fail(sentences.join(input.language === 'zh' ? '' : ' '))
  }
  const name = termName(calendar.value.name, inferred.term.firstMonday, input.language)
  return succeed(propose(input, { name, ...inferred.term }, found, inferred.isCut))
}

function propose(
  input: ImportInput,
  term: Term,
  found: FoundSeries,
  isCut: boolean,
): ImportProposal {
  const { state, language, ids, now } = input
  const window = buildWindow(term)
  const moment = momentAt(window, now.date, now.minute)
  const written = writeEvents(found.series, { term, state, ids, now: moment })
  const events = written.added.flatMap((one) => one.events)
  const lessons = written.added
    .filter(({ series }) => series.kind === 'class' && series.isWeekly)
    .flatMap((one) => one.events)
  const exams = [...(state?.tasks ?? []), ...events].filter(
    (task) => task.kind === 'event' && task.eventKind === 'exam',
  )
  const studies = proposeStudies(lessons, {
    exams: exams.map(({ title, place }) => ({ title, day: place?.day ?? 0 })),
    term,
    state,
    language,
    today: now.date,
    ids: { task: ids.task + events.length, class: ids.class },
  })
  const diff = emptyDiff()
  for (const event of events) diff.added[recordKey(event)] = event
  for (const { taskClass, items } of studies) {
    for (const record of [taskClass, ...items]) diff.added[recordKey(record)] = record
  }
  for (const item of written.displaced) {
    diff.updated[recordKey(item)] = [item, { ...item, place: null, status: 'pending' }]
  }
  assertLegal(state ?? { window, tasks: [], taskClasses: [] }, diff, moment)
  return {
    fileName: input.fileName,
    term,
    createsTerm: input.term === null,
    events: describeEvents(events, window, language),
    studies: studies.map(({ taskClass, items }) => ({
      course: taskClass.course,
      sessions: items.length,
      periods: items[0]?.duration ?? 0,
    })),
    problems: [
      ...sayOmissions(found, written, language),
      ...(isCut ? [sayNote('cut-term', language)] : []),
      ...(events.length > 0 && lessons.length === 0 && input.term === null
        ? [sayNote(isOneWeek(events) ? 'one-week' : 'no-weekly', language)]
        : []),
    ],
    alreadyThere: written.alreadyThere,
    diff,
  }
}

// S7: what an import proposes passes the same check as every other write.
function assertLegal(state: ScheduleState, diff: ScheduleDiff, now: Moment) {
  const after = applyDiff(state, diff)
  if (!after.ok) throw new Error(`import does not fit: ${after.failure.conflicts.join(', ')}`)
  const [broken] = newViolations(state, after.value, now)
  if (broken !== undefined) throw new Error(`import breaks ${broken.rule}: ${broken.kind}`)
}

function sayOmissions(found: FoundSeries, written: WrittenEvents, language: Language): string[] {
  const displaced = written.displaced.map(({ title }) => title)
  return [
    ...found.problems,
    ...sayLeftOut([...found.leftOut, ...written.leftOut], language),
    ...(displaced.length > 0 ? [sayDisplaced(displaced, language)] : []),
  ]
}

/** Fewer events say nothing about what the file was meant to be. */
const timetableEvents = 5

function isOneWeek(events: readonly EventTask[]): boolean {
  const weeks = new Set(events.map(({ place }) => Math.ceil(place.day / 7)))
  return events.length >= timetableEvents && weeks.size === 1
}
