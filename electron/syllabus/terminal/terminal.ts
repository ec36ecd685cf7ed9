// A syllabus in the terminal (X9): its draft as numbered lines with the words that say so, and what is taken of it.
import type { syllabusCommand } from './command.ts'
import { basename } from 'node:path'
import { readTerm } from '../../../db/schedule.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import type { DraftLine, SyllabusDraft } from '../../../shared/syllabus/draft.ts'
import { sayIsPublished, saySource } from '../../../shared/pack/say-citation.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { readImportFile, refuseFile } from '../../terminal/read-import.ts'
import { ask, type Handler } from '../../terminal/command-context.ts'

export const runSyllabus: Handler<typeof syllabusCommand> = (context, values) => {
  const { FILE: file, course, take } = values
  const { session, printer, language, words } = context
  const read = readImportFile(file)
  if (!read.ok) return refuseFile(context, read.failure, file)
  const wish = {
    fileName: basename(file),
    content: read.value.toString('base64'),
    ...(course === undefined ? {} : { course }),
  }
  return ask(context, 'read-syllabus', wish, (draft) => {
    const rows = readTerm(session.context.database)
    for (const line of sayDraft(draft, rows, language)) printer.say(line)
    if (take === undefined) return printer.finish({ draft })
    if (draft.course === null) {
      const message = words.syllabusNoCourse(draft.courses)
      return printer.refuse({ code: 'no-course', message })
    }
    const picks = picksOf(draft, take)
    if (picks.length === 0) return printer.finish({ draft, taken: 0 })
    const { draftId } = draft
    return ask(context, 'apply-syllabus', { draftId, picks }, ({ summary, problems, entryId }) =>
      printer.end([summary, ...problems], {
        draft,
        taken: picks.length,
        entryId,
        summary,
        problems,
      }),
    )
  })
}

/** All is what the window would tick by itself. */
function picksOf({ lines }: SyllabusDraft, take: number[] | 'all'): { number: number }[] {
  const numbers =
    take === 'all' ? lines.filter(({ isTicked }) => isTicked).map(({ number }) => number) : take
  return numbers.map((number) => ({ number }))
}

function sayDraft(
  { fileName, course, lines, notes }: SyllabusDraft,
  rows: Term | null,
  language: Language,
): string[] {
  const head = course === null ? fileName : `${fileName} · ${course}`
  return [head, ...notes, ...lines.flatMap((line) => sayLine(line, fileName, rows, language))]
}

function sayLine(
  line: DraftLine,
  fileName: string,
  rows: Term | null,
  language: Language,
): string[] {
  const { number, title, standing, date, start, end, sessions, periods, isTicked, quotes } = line
  const day = date === null ? [] : [sayDate(date, weekdayOf(date), language)]
  const clock = start === null ? [] : [end === null ? start : `${start}–${end}`]
  const length = sayLength(periods, rows, language)
  const work = sessions === 0 ? [] : [`${sessions} × ${length}`]
  const marks = standing === 'gone' ? [] : [sayIsPublished(line.isPublished, language)]
  const facts = [...day, ...clock, ...work, ...marks]
  return [
    `${isTicked ? '*' : ' '} ${number}. ${title} · ${facts.join(' · ')}`,
    ...(line.note === null ? [] : [`     ${line.note}`]),
    ...quotes.map((quote) => `     ${saySource(fileName, quote, language)}: ${quote.text}`),
    ...line.reasons.map((reason) => `     ${reason}`),
  ]
}
