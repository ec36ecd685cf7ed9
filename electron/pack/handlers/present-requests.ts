// Exports the study guide of a course as a file (K6): the chosen fields of its pack, its exams and its sessions, as they are now.
import type { drawGuide, GuideInput } from '../../export/pages/guide/draw-guide.ts'
import { readPack } from '../../../db/pack.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { GuideChoice } from '../../../shared/outlook/requests.ts'
import {
  type GuideField,
  type StudyGuideInput,
  filledParts,
  guideOrder,
  planGuide,
  writeStudyGuide,
  type GuideExam,
  type GuideSession,
} from '../../../shared/outlook/write-study-guide.ts'
import { packFieldKeys } from '../../../shared/pack/fields.ts'
import { findStale } from '../../../shared/pack/staleness.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { sayNoCourse } from '../../../shared/words/schedule/say-no-course.ts'
import type { DrawnPages } from '../../export/pages/draw-pages.ts'
import { viewClock } from '../../session/clock-view.ts'
import { languageOf, problem, type SessionContext, zoneOf } from '../../session/context.ts'
import { readPackWorld } from './pack-store.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import { stopLooks } from '../../session/side-jobs/run-side-job.ts'
import { examsOf } from '../../../shared/timetable/exams.ts'
import { byTimeThenOrder } from '../../../shared/tools/read/list-tasks.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../../shared/schedule/task.ts'
import { minutesOfPeriod, minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import type { Handler } from '../../session/handler.ts'

const mediaTypes = { markdown: 'text/markdown', pdf: 'application/pdf' } as const

export const exportPack: Handler<'export-pack'> = async (context, choice) => {
  const read = readGuide(context, choice)
  if (!read.ok) return read
  const input = read.value
  const head = { fileName: nameGuide(choice), mediaType: mediaTypes[choice.format] }
  if (choice.format === 'markdown') {
    const text = writeStudyGuide(input, languageOf(context))
    return succeed({ ...head, content: { kind: 'text', text } })
  }
  const drawn = await draw(context, pagesOf(context, choice, input, 'pdf'), false)
  if (!drawn.ok) return drawn
  return succeed({ ...head, content: { kind: 'bytes', base64: toBase64(drawn.value.files[0]) } })
}

/** As `exportPack` would write it; pages as the picture of the first. */
export const previewPack: Handler<'preview-pack'> = async (context, choice) => {
  stopLooks(context)
  const read = readGuide(context, choice)
  if (!read.ok) return read
  const input = read.value
  const parts = filledParts({ ...input, parts: guideOrder })
  const head = { fileName: nameGuide(choice), parts }
  if (choice.format === 'markdown') {
    const text = writeStudyGuide(input, languageOf(context))
    return succeed({ ...head, look: { kind: 'text', text } })
  }
  const wish: GuideInput = { ...pagesOf(context, choice, input, 'png'), scale: 1, onlyFirst: true }
  const drawn = await draw(context, wish, true)
  if (!drawn.ok) return drawn
  const { files, pages } = drawn.value
  return succeed({ ...head, look: { kind: 'picture', base64: toBase64(files[0]), pages } })
}

/** Refused for a course that has neither a pack nor a place in the schedule. */
function readGuide(
  context: SessionContext,
  { course, fields: parts }: GuideChoice,
): Result<StudyGuideInput, Problem> {
  const { database } = context
  const term = readTerm(database)
  const state = readState(database)
  const pack = readPack(database, course)
  const world = readPackWorld(context, course)
  const fields = packFieldKeys.flatMap((key): GuideField[] => {
    const field = pack.fields[key]
    if (field === undefined) return []
    const isStale = findStale(pack, key, world).length > 0
    return [{ key, text: field.text, isStale, citations: field.citations }]
  })
  const known = state === null ? [] : coursesOf(state)
  if (fields.length === 0 && !known.includes(course)) {
    return fail({ code: 'no-course', message: sayNoCourse(course, known, languageOf(context)) })
  }
  return succeed({
    course,
    term: term?.name ?? '',
    date: viewClock(context.clock(), zoneOf(context), null).date,
    parts,
    fields,
    exams: state === null ? [] : listExams(state, course),
    sessions: state === null ? [] : listSessions(state, course),
  })
}

function pagesOf(
  context: SessionContext,
  { paper = 'a4' }: GuideChoice,
  input: StudyGuideInput,
  format: GuideInput['format'],
): GuideInput {
  const instant = context.clock()
  const { date, minute } = viewClock(instant, zoneOf(context), null)
  return {
    format,
    scale: 2,
    onlyFirst: false,
    paper,
    document: planGuide(input, languageOf(context)),
    asOf: { instant, date, time: clockOf(minute) },
  }
}

async function draw(
  context: SessionContext,
  input: GuideInput,
  isLook: boolean,
): Promise<Result<DrawnPages, Problem>> {
  const drawn = await runInProcess<typeof drawGuide>(
    context,
    { kind: 'draw-guide', input },
    { isLook },
  )
  if (!drawn.ok) return fail(drawn.failure)
  return drawn.value.ok ? succeed(drawn.value.value) : problem(context, drawn.value.failure)
}

/** Of a course's name only what every file system takes. */
function nameGuide({ course, format }: GuideChoice): string {
  const name = course
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${name === '' ? 'course' : name}-study-guide.${format === 'pdf' ? 'pdf' : 'md'}`
}

function toBase64(bytes: Uint8Array = new Uint8Array()): string {
  return Buffer.from(bytes).toString('base64')
}

/** In the order of time. */
function listExams(state: ScheduleState, course: string): GuideExam[] {
  const { days, periods } = state.window
  return examsOf(state, course).map(({ title, place, clock, location }) => ({
    title,
    date: days[place.day - 1]?.date ?? '',
    start: clock?.start ?? periods[place.start - 1]?.start ?? '',
    end: clock?.end ?? periods[place.end - 1]?.end ?? '',
    place: location,
  }))
}

/** In the order of time; those without a place come last, in the order of their work. */
function listSessions(state: ScheduleState, course: string): GuideSession[] {
  const { window, taskClasses, tasks } = state
  const works = new Map(
    taskClasses.filter((each) => each.course === course).map(({ id, title }) => [id, title]),
  )
  return tasks
    .filter((task): task is ItemTask => task.kind === 'item' && works.has(task.classId))
    .toSorted(byTimeThenOrder)
    .map((item) => {
      const { place, title, classId, duration } = item
      return {
        title,
        work: works.get(classId) ?? '',
        date: place === null ? null : (window.days[place.day - 1]?.date ?? null),
        start: place === null ? '' : (window.periods[place.start - 1]?.start ?? ''),
        end: place === null ? '' : (window.periods[place.end - 1]?.end ?? ''),
        minutes:
          place === null
            ? Math.round(duration * minutesOfPeriod(window))
            : minutesOfPlace(window, place),
        isDone: markOf(item)?.outcome === 'done',
      }
    })
}
