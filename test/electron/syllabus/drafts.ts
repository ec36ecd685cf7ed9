// Drafts of short documents, a line for each thing that they ask for.
import { makeDraft } from '../../../electron/syllabus/draft/make-draft.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { DraftLine } from '../../../shared/syllabus/draft.ts'
import { fixtureTerm, hourlyWindow } from './fixtures.ts'

const window = hourlyWindow(12)

export async function inputOf(text: string, fileName: string, state: ScheduleState) {
  const bytes = Buffer.from(text)
  const read = await readSyllabus({ fileName, bytes, term: fixtureTerm }, () => {})
  if (!read.ok) throw new Error(read.failure)
  return {
    reading: read.value,
    state,
    citations: [],
    today: fixtureTerm.firstMonday,
    now: { day: 1, period: 0 },
    course: 'Algebra',
    language: 'en' as const,
  }
}

export const empty: ScheduleState = { window, tasks: [], taskClasses: [] }

export async function draftOf(text: string, fileName = 'course.md'): Promise<DraftLine[]> {
  return makeDraft(await inputOf(text, fileName, empty)).map(({ line }) => line)
}

export const brief = ({ kind, title, date, start, isTicked }: DraftLine) =>
  `${isTicked ? '* ' : ''}${kind}: ${title}, ${date}${start === null ? '' : ` ${start}`}`

/** Without what the weeks are about. */
export const briefOf = async (text: string, fileName?: string) =>
  (await draftOf(text, fileName))
    .filter(({ kind }) => kind !== 'lecture' && kind !== 'reading')
    .map(brief)
