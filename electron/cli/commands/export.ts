// Files out in the terminal: days of the schedule, to a file or a pipe, or everything.
import { type ExportChoice, showsClasses } from '../../../shared/exchange/export-choice.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { listWords } from '../../../shared/text/join-words.ts'
import { printable, type ExitCode } from '../../terminal/printer.ts'
import { ask, type CommandContext } from '../../terminal/command-context.ts'
import type { Handlers, ValuesOf } from '../command-line/commands.ts'
import { bytesOf, writeFile } from '../../terminal/read-import.ts'

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

function exportDays(
  context: CommandContext,
  values: ValuesOf<'export', 'DAYS'>,
): Promise<ExitCode> {
  const { week = null, force = false } = values
  const choice = choiceOf(values)
  const out = values.out === undefined || values.out === '-' ? null : values.out
  const { printer, language, words } = context
  return ask(context, 'load-view', {}, async ({ term, state }) => {
    const days = (state?.window.days ?? []).filter((day) => day.week === week)
    if (week !== null && term !== null && days.length === 0) {
      const message = words.printed.weekOutside(week, term.weeks)
      return printer.refuse({ code: 'bad-range', message })
    }
    const known = state === null ? [] : coursesOf(state)
    const unknown = choice.courses?.find((course) => !known.includes(course))
    // A name that is mistyped would leave all out, and look like a week without work.
    if (unknown !== undefined && known.length > 0) {
      const listed = listWords(known.map(printable), language)
      const message = words.printed.unknownCourse(printable(unknown), listed)
      return printer.refuse({ code: 'no-course', message })
    }
    const [first, last] = [days[0]?.date, days.at(-1)?.date]
    const chosen = {
      ...choice,
      ...(first === undefined || last === undefined ? {} : { from: first, to: last }),
    }
    if (await isSeveralPictures(context, chosen, out)) {
      const message = words.printed.severalPictures
      return printer.refuse({ code: 'several-pictures', message })
    }
    return ask(context, 'export-schedule', chosen, ({ content, blocks, mediaType }) => {
      if (out !== null)
        return writeFile(context, { out, content: bytesOf(content), force }, (file) =>
          printer.end(words.printed.export(blocks, printable(file)), { file, blocks }),
        )
      const isShown = printer.pipe(bytesOf(content), content.kind === 'text')
      if (isShown) return printer.finish({ mediaType, blocks, content })
      return printer.refuse({ code: 'no-terminal', message: words.printed.noTerminal })
    })
  })
}

/** Whether an archive would be written under another name; asked before all of it is drawn. */
async function isSeveralPictures(
  { session }: CommandContext,
  choice: ExportChoice,
  out: string | null,
): Promise<boolean> {
  if (choice.format !== 'png' || choice.layout === 'term') return false
  if (out === null || out.toLowerCase().endsWith('.zip')) return false
  const preview = await session.request('preview-export', choice)
  return preview.ok && preview.value.look.kind === 'picture' && preview.value.look.pages > 1
}

function exportEverything(
  context: CommandContext,
  { everything: out, force = false }: ValuesOf<'export', 'EVERYTHING'>,
): Promise<ExitCode> {
  const { printer, words } = context
  return ask(context, 'export-everything', {}, (exported) => {
    const { text: content, changes, conversations, tasks, damaged } = exported
    const counts = { changes, conversations, tasks, damaged }
    if (out === '-') {
      printer.pipe(Buffer.from(content), true)
      return printer.finish({ ...counts, content })
    }
    return writeFile(context, { out, content, force }, (file) =>
      printer.end(words.settingsLines.everything({ ...counts, path: printable(file) }), {
        file,
        ...counts,
      }),
    )
  })
}
