// Files out in the terminal: days of the schedule, to a file or a pipe, or everything.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { type ExportChoice, showsClasses } from '../../../shared/exchange/export-choice.ts'
import type { FileContent } from '../../../shared/exchange/exported-file.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { languageOf } from '../../session/context.ts'
import { printable, type ExitCode } from '../../terminal/printer.ts'
import { sayEverything, sayExport, sayUnknownCourse } from '../../terminal/words.ts'
import { writeExport } from '../../terminal/write-export.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { Handlers, ValuesOf } from '../command-line/commands.ts'
import { refuseFile } from '../../terminal/read-import.ts'

export const exportFile: Handlers<'export'> = { DAYS: exportDays, EVERYTHING: exportEverything }

export function choiceOf(values: ValuesOf<'export', 'DAYS'>): ExportChoice {
  const { format, from, to, course, done, open, events = false, reminder, todo } = values
  const { paper, layout, scale } = values
  return {
    format,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    withEvents: showsClasses(format) || events,
    ...(course === undefined ? {} : { courses: course }),
    ...(done === true ? { done: 'done' } : open === true ? { done: 'open' } : {}),
    ...(reminder === undefined ? {} : { reminder }),
    ...(todo === true ? { withPending: true } : {}),
    ...(paper === undefined ? {} : { paper }),
    ...(layout === undefined ? {} : { layout }),
    ...(scale === undefined ? {} : { scale }),
  }
}

async function exportDays(
  { session, printer }: CommandContext,
  values: ValuesOf<'export', 'DAYS'>,
): Promise<ExitCode> {
  const { week = null, force = false } = values
  const choice = choiceOf(values)
  const out = values.out === undefined || values.out === '-' ? null : values.out
  const { context } = session
  const language = languageOf(context)
  const view = await session.request('load-view', {})
  if (!view.ok) return printer.refuse(view.failure)
  const days = week === null ? [] : daysOfWeek(view.value.state?.window.days ?? [], week)
  if (week !== null && view.value.term !== null && days.length === 0) {
    const message = terminalWords[language].printed.weekOutside(week, view.value.term.weeks)
    return printer.refuse({ code: 'bad-range', message })
  }
  const known = view.value.state === null ? [] : coursesOf(view.value.state)
  const unknown = choice.courses?.find((course) => !known.includes(course))
  // A name that is mistyped would leave all out, and look like a week without work.
  if (unknown !== undefined && known.length > 0) {
    const message = sayUnknownCourse(printable(unknown), known.map(printable), language)
    return printer.refuse({ code: 'no-course', message })
  }
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  const chosen = {
    ...choice,
    ...(first === undefined || last === undefined ? {} : { from: first, to: last }),
  }
  if (await isSeveralPictures(session, chosen, out))
    return printer.refuse({
      code: 'several-pictures',
      message: terminalWords[language].printed.severalPictures,
    })
  const exported = await session.request('export-schedule', chosen)
  if (!exported.ok) return printer.refuse(exported.failure)
  const { content, blocks, mediaType } = exported.value
  if (out === null) {
    const isShown = printer.pipe(bytesOf(content), content.kind === 'text')
    if (isShown) return printer.finish({ mediaType, blocks, content })
    return printer.refuse({
      code: 'no-terminal',
      message: terminalWords[language].printed.noTerminal,
    })
  }
  const { folder, newId } = context
  const written = writeExport({ out, content: bytesOf(content), force, folder, id: newId() })
  if (!written.ok) return refuseFile({ session, printer }, written.failure, out)
  printer.say(sayExport(blocks, written.value, language))
  return printer.finish({ file: written.value, blocks })
}

/** Whether an archive would be written under another name; asked before all of it is drawn. */
async function isSeveralPictures(
  session: CommandContext['session'],
  choice: ExportChoice,
  out: string | null,
): Promise<boolean> {
  if (choice.format !== 'png' || choice.layout === 'term') return false
  if (out === null || out.toLowerCase().endsWith('.zip')) return false
  const preview = await session.request('preview-export', choice)
  return preview.ok && preview.value.look.kind === 'picture' && preview.value.look.pages > 1
}

function daysOfWeek<Day extends { week: number }>(days: readonly Day[], week: number): Day[] {
  return days.filter((day) => day.week === week)
}

function bytesOf(content: FileContent): Uint8Array {
  return content.kind === 'text' ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64')
}

async function exportEverything(
  { session, printer }: CommandContext,
  { everything: out, force = false }: ValuesOf<'export', 'EVERYTHING'>,
): Promise<ExitCode> {
  const { context } = session
  const exported = await session.request('export-everything', {})
  if (!exported.ok) return printer.refuse(exported.failure)
  const { text, changes, conversations, tasks, damaged } = exported.value
  if (out === '-') {
    printer.pipe(Buffer.from(text), true)
    return printer.finish({ changes, conversations, tasks, damaged, content: text })
  }
  const { folder, newId } = context
  const written = writeExport({ out, content: text, force, folder, id: newId() })
  if (!written.ok) return refuseFile({ session, printer }, written.failure, out)
  printer.say(sayEverything(exported.value, written.value, languageOf(context)))
  return printer.finish({ file: written.value, changes, conversations, tasks, damaged })
}
