// Import, first half: what a calendar file would add to the schedule. Nothing is written here.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { buildWindow, momentAt, weekOf } from '../../../shared/schedule/calendar.ts'
import {
  applyDiff,
  recordKey,
  type ScheduleDiff,
  type ScheduleRecord,
} from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState, Window } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { isInTermYears, maxWeeks, type Term } from '../../../shared/schedule/term.ts'
import {
  chooseImport,
  usualLines,
  type ChosenImport,
  type ImportChanges,
} from '../../../shared/timetable/import-changes.ts'
import { applyEvents } from '../../../shared/timetable/apply-events.ts'
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import { isoInstantOf, parseWall } from '../../ics/wall-time.ts'
import { ianaZone, utcZone } from '../../ics/zone.ts'
import { cleanText } from '../../text/clean-text.ts'
import { maxFileCharacters } from '../../ics/read-calendar.ts'
import { silent, type ReadReport } from '../../ics/source-component.ts'
import { detectFormat, readTimetable, readWorkbook } from './read-timetable.ts'
import { joinSaidKinds, type SaidKind } from '../../../shared/timetable/line-kinds.ts'
import type { FeedLineRecord, KnownFeed, ProposedFeed } from '../../../shared/timetable/feed.ts'
import { findFeed, holdMeetings } from './match-feed.ts'
import { joinOwnCourses } from '../feed/own-courses.ts'
import type { LeftOut, SourceLine } from '../feed/series.ts'
import { toFoundLines, withoutPlace, withSaidKinds } from '../feed/said-kinds.ts'
import { fitTerm, freeDays, sayFit, weeksNeeded, withoutDaysOff } from '../feed/fit-term.ts'
import { proposeAgain } from './propose-again.ts'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import type { ImportInput, ImportProposal, TimetableSource } from './import-proposal.ts'
import { proposeOwnFile } from './propose-own-file.ts'
import { newLessons, proposeWork } from './propose-work.ts'
import { type DueWork, toHomework } from '../feed/found-work.ts'
import { readOwnTimetable } from './read-own-timetable.ts'
import { sayDisplaced, sayFailure, sayGivenWay, sayLeftOut, sayNote } from './say-import.ts'
import { describeEvents } from './say-series.ts'
import { byKind, writeEvents, type WrittenEvents } from './write-events.ts'

/** A file that can't be read at all is one sentence; single events that can't are named in `problems`. Never throws. */
export function proposeImport(
  input: ImportInput,
  report: ReadReport = silent,
): Result<ImportProposal, string> {
  try {
    return proposeFile(input, report)
  } catch {
    // A file from anywhere may reach what no test has: the person's way on is the same as with any broken one.
    return fail(sayFailure({ kind: 'unreadable' }, input.language))
  }
}

function proposeFile(input: ImportInput, report: ReadReport): Result<ImportProposal, string> {
  if (input.text.length > maxFileCharacters) {
    return fail(sayFailure({ kind: 'too-large' }, input.language))
  }
  const format = detectFormat(input.text, input.fileName)
  if (format === 'weekloom') return proposeOwn(input)
  const source = readSource(input, format, report)
  if (!source.ok) return source
  // No other way leads to a term that lies ages away, and nothing could be planned in it.
  if (input.term === null && !isInTermYears(source.value.term.firstMonday))
    return fail(sayFailure({ kind: 'no-meetings' }, input.language))
  const known = knownFeed(input, source.value)
  const before = rememberedKinds(input, source.value, known)
  if (before.length === 0) return succeed(propose(input, source.value, known))
  // What was said of a feed is known once the feed is.
  const kinds = joinSaidKinds(before, input.answers?.kinds ?? [])
  const remembering = { ...input, answers: { ...input.answers, kinds } }
  const again = readSource(remembering, format, report)
  return again.ok ? succeed(propose(remembering, again.value, known)) : again
}

function readSource(
  input: ImportInput,
  format: Parameters<typeof readTimetable>[1],
  report: ReadReport,
): Result<TimetableSource, string> {
  return input.sheet === undefined
    ? readTimetable(input, format, report)
    : readWorkbook(input, input.sheet)
}

/** All of it where there is nothing yet, else its timetable. */
function proposeOwn(input: ImportInput): Result<ImportProposal, string> {
  const { term } = input
  if (term === null) return proposeOwnFile(input)
  const source = readOwnTimetable({ ...input, term })
  return source.ok ? succeed(propose(input, source.value, knownFeed(input, source.value))) : source
}

function propose(
  input: ImportInput,
  read: TimetableSource,
  known: KnownFeed | null,
  mostWeeks = maxWeeks,
): ImportProposal {
  const { state, language, now } = input
  const { lines, ...sorted } = withSaidKinds(read, input.answers?.kinds ?? [])
  const joined = joinOwnCourses(sorted, input)
  // Of a feed that was there before, days off are named: what became of the first the person has settled.
  const fit = fitTerm(joined, known === null && input.term !== null ? state : null, mostWeeks)
  const { source } = fit
  const { term } = source
  const window = buildWindow(term)
  const moment = momentAt(window, now.date, now.minute)
  const { held, leftOut } = holdMeetings(source.series, term)
  const again =
    state === null || known === null ? null : proposeAgain({ ...input, state }, source, held, known)
  const written =
    again?.written ?? writeEvents(byKind(held), { term, state, ids: input.ids, now: moment })
  const events = written.added.flatMap((one) => one.events)
  const lessons = newLessons(written, state)
  const { studies, records } = proposeWork(source, input, { events, lessons })
  const before = { tasks: [], taskClasses: [], ...state, window }
  const applied =
    again === null
      ? applyImport(before, events, records, moment)
      : applyAgain(before, again.changes, records, moment)
  const diff = freeDays(fit, before, applied.diff, moment, input.ids)
  // An exam that finds no place makes no term longer.
  const needed = state === null ? term.weeks : weeksNeeded(joined.term, state, diff)
  if (term.weeks > needed) return propose(input, read, known, needed)
  const omitted = {
    leftOut: [...leftOut, ...written.leftOut],
    gaveWay: written.gaveWay,
    // Importing again, each line says it itself, and only while it is ticked.
    displaced: again === null ? applied.displaced : [],
  }
  return {
    fileName: input.fileName,
    term,
    createsTerm: input.term === null,
    events: describeEvents(events, window, language),
    lines: foundLines(lines, source, written.leftOut, { events, window, language }),
    studies,
    problems: [
      ...sayProblems(source, input, { events, lessons }, omitted),
      ...sayFit(fit, input, diff),
    ],
    alreadyThere: again?.unchanged ?? written.alreadyThere,
    changes: again?.changes ?? null,
    reading: source.reading,
    matter: matterOf(source.work, input, term),
    diff: assertLegal(before, diff, moment),
    feeds: [proposedFeed(known, source, input, again?.records ?? lineless(written))],
  }
}

function foundLines(
  lines: readonly SourceLine[],
  { leftOut, work }: TimetableSource,
  homeless: readonly LeftOut[],
  around: { events: readonly EventTask[]; window: Window; language: Language },
): ImportPreview['lines'] {
  return withoutPlace(toFoundLines(withoutDaysOff(lines, leftOut), { ...around, work }), homeless)
}

function proposedFeed(
  known: KnownFeed | null,
  { name }: TimetableSource,
  { fileName, answers }: ImportInput,
  records: FeedLineRecord[],
): ProposedFeed {
  const kinds = answers?.kinds ?? []
  return { feed: known?.feed ?? null, name: feedName(name, fileName), kinds, records }
}

function lineless({ records }: WrittenEvents): FeedLineRecord[] {
  return records.map((record) => ({ line: null, record }))
}

function knownFeed(
  { state, feeds = [], sureFeed }: ImportInput,
  { plain, series, term }: TimetableSource,
): KnownFeed | null {
  if (state === null) return null
  const sure = feeds.find(({ feed }) => feed === sureFeed)
  return sure ?? findFeed(holdMeetings(plain ?? series, term).held, feeds)
}

/** What was said of a feed in which nothing is held is known by its name. */
function rememberedKinds(
  { feeds = [], fileName, state }: ImportInput,
  { name, plain, series }: TimetableSource,
  known: KnownFeed | null,
): readonly SaidKind[] {
  if (known !== null || state === null || (plain ?? series).length > 0) return known?.kinds ?? []
  const own = feedName(name, fileName)
  const same = feeds.findLast((feed) => feed.records.length === 0 && feed.name === own)
  return same?.kinds ?? []
}

/** What is due, as homework; `null` where nothing is. */
function matterOf(work: readonly DueWork[], { now }: ImportInput, term: Term): CourseMatter | null {
  const zone = ianaZone(term.zone) ?? utcZone
  const wall = (parseWall(now.date)?.wall ?? 0) + now.minute * 60
  const homework = toHomework(work, isoInstantOf(zone.toInstant(wall)))
  return homework.length === 0 ? null : { packs: [], sources: [], homework, subscriptions: [] }
}

type AppliedImport = Pick<ChosenImport, 'diff' | 'displaced'>

function applyImport(
  state: ScheduleState,
  events: readonly EventTask[],
  studies: readonly ScheduleRecord[],
  now: Moment,
): AppliedImport {
  const settled = applyEvents(
    state,
    { removed: [], changed: [], added: events, freedDays: new Set() },
    now,
  )
  if (!settled.ok || settled.value.leftOut.length > 0)
    throw new Error('the events of an import find no room')
  const { diff, displaced } = settled.value
  const added = Object.fromEntries(studies.map((record) => [recordKey(record), record]))
  return { diff: { ...diff, added: { ...diff.added, ...added } }, displaced }
}

function applyAgain(
  state: ScheduleState,
  changes: ImportChanges,
  studies: readonly ScheduleRecord[],
  now: Moment,
): AppliedImport {
  const chosen = chooseImport(state, changes, new Set(usualLines(changes)), studies, now)
  if (!chosen.ok) throw new Error('the lines of an import do not go together')
  return chosen.value
}

/** As its calendar is called, else as the file is, without what a browser adds to the second of a name. */
function feedName(calendar: string, fileName: string): string {
  const plain = fileName.replace(/(?: ?[-(]\d{1,3}\)?)?\.\w{1,12}$/, '')
  return cleanText(calendar) || cleanText(plain) || fileName
}

// S7: what an import proposes passes the same check as every other write.
function assertLegal(state: ScheduleState, diff: ScheduleDiff, now: Moment): ScheduleDiff {
  const after = applyDiff(state, diff)
  if (!after.ok) throw new Error(`import does not fit: ${after.failure.conflicts.join(', ')}`)
  const [broken] = newViolations(state, after.value, now)
  if (broken !== undefined) throw new Error(`import breaks ${broken.rule}: ${broken.kind}`)
  return diff
}

function sayProblems(
  source: TimetableSource,
  { term, language }: ImportInput,
  { events, lessons }: { events: readonly EventTask[]; lessons: readonly EventTask[] },
  written: Pick<WrittenEvents, 'leftOut' | 'gaveWay'> & Pick<AppliedImport, 'displaced'>,
): string[] {
  const displaced = written.displaced.map(({ title }) => title)
  const lacksWeekly = events.length > 0 && lessons.length === 0 && term === null
  return [
    ...source.problems,
    ...sayLeftOut([...source.leftOut, ...written.leftOut], language),
    ...sayGivenWay(written.gaveWay, language),
    ...(displaced.length > 0 ? [sayDisplaced(displaced, language)] : []),
    ...(source.isCut ? [sayNote('cut-term', language)] : []),
    ...(lacksWeekly ? [sayNote(isOneWeek(events) ? 'one-week' : 'no-weekly', language)] : []),
  ]
}

/** Fewer events say nothing about what the file was meant to be. */
const timetableEvents = 5

function isOneWeek(events: readonly EventTask[]): boolean {
  const weeks = new Set(events.map(({ place }) => weekOf(place.day)))
  return events.length >= timetableEvents && weeks.size === 1
}
