// Recall practice in the terminal (R2–R7): the same requests as the page's.
import type { reciteCommand } from './command.ts'
import { basename } from 'node:path'
import type { Language } from '../../../shared/language.ts'
import { maxText } from '../../../shared/recite/material.ts'
import type { RecallPreview, RecitalResult, ReciteView } from '../../../shared/recite/requests.ts'
import { sayReciteProblem } from '../../../shared/recite/recite-problems.ts'
import {
  sayAdvice,
  sayHint,
  sayLeft,
  sayMarks,
  sayNextRecall,
  sayOutcome,
  sayTip,
  writeComparison,
} from '../../../shared/recite/say-recite.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { dateOf } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import {
  readImportFile,
  readGivenWords,
  refuseGivenFile,
  type WordsFrom,
} from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import type { FileProblem } from '../../terminal/words.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'

export const recite: Handlers<typeof reciteCommand> = {
  '': (context) =>
    ask(context, 'read-recite', {}, (view) => context.printer.end(sayView(context, view), view)),
  add,
  begin: (context, { ID: material }) => {
    const { printer, language, words } = context
    return ask(context, 'begin-recital', { material }, ({ materials, recital }) => {
      const title = materials.find(({ id }) => id === material)?.title ?? ''
      return printer.end(words.reciteLines.begun(quoteTitle(title, language)), { recital })
    })
  },
  say: (context, { TEXT: text, file }) => hear(context, { text, file }),
  '~say': hear,
  advise: (context) =>
    ask(context, 'advise-recite', {}, (advice) =>
      context.printer.end(sayAdvice(advice, context.language), advice),
    ),
  leave: (context) =>
    ask(context, 'leave-recital', {}, ({ recital }) =>
      context.printer.end(sayLeft(context.language), { recital }),
    ),
  show: (context, { ID: material }) => {
    const { session, printer } = context
    return ask(context, 'read-attempts', { material }, (read) => {
      const attempts = read.attempts.map(
        ({ at, round, score }) => `  ${dateOf(session.context, at)} · ${round} · ${score}`,
      )
      return printer.end([read.material.text, ...attempts], read)
    })
  },
  delete: remove,
  plan: (context, { apply = false }) =>
    ask(context, 'preview-recalls', {}, (preview) => {
      const lines = sayRecalls(context, preview, apply)
      if (!apply) return context.printer.end(lines, { applied: false, ...preview })
      for (const line of lines) context.printer.say(line)
      return ask(context, 'plan-recalls', { hash: preview.hash }, (planned) =>
        context.printer.finish({ applied: true, ...planned }),
      )
    }),
  import: importTexts,
}

function sayView(
  { language, words: { reciteLines: say } }: CommandContext,
  { materials, suggestion, forecasts }: ReciteView,
): string[] {
  const lines = materials.flatMap(({ id, title, course, units, due, isDue, lastScore }) => {
    const name = `[${id}] ${quoteTitle(title, language)}${course === '' ? '' : ` · ${course}`}`
    const own = forecasts.filter(({ material }) => material === id)
    return [
      say.material({ due, isDue, name, units, lastScore }),
      ...own.map(({ exam, placed: { mean, low, high }, alone }) =>
        say.forecast({ exam, mean, low, high, alone: alone.mean }),
      ),
    ]
  })
  if (materials.length === 0) lines.push(say.noTexts)
  if (suggestion === null) return lines
  const { title, isNow, start, end } = suggestion
  const ids = suggestion.materials.slice(0, 3).join(', ')
  const block = quoteTitle(title, language)
  return [say.suggestion({ isNow, end, start, block, ids }), ...lines]
}

function add(
  context: CommandContext,
  { TITLE: title, COURSE: course = '', ...given }: Values<typeof reciteCommand, 'add'>,
): ExitCode | Promise<ExitCode> {
  const { printer, words } = context
  const text = readGivenWords(given)
  if (!text.ok) return refuseFile(context, text.failure, given)
  const draft = { title, course, text: text.value, taskId: null }
  return ask(context, 'keep-material', { id: null, draft }, (kept) =>
    printer.end(words.reciteLines.kept(kept.id), kept),
  )
}

function hear(context: CommandContext, given: WordsFrom): ExitCode | Promise<ExitCode> {
  const { session, printer, language, words } = context
  const text = readGivenWords(given)
  if (!text.ok) return refuseFile(context, text.failure, given)
  const id = session.context.newId()
  return ask(context, 'recite', { id, text: text.value }, async (judged) => {
    if (judged.kind === 'hint') {
      const { hint } = judged
      return printer.end(sayHint(hint, language), { hint })
    }
    const { result } = judged
    // Whether what is planned still fits is known once the recital is over.
    const view = result.isOver ? await session.request('read-recite', {}) : null
    const isMoved = view?.ok === true && view.value.recalls === 'moved'
    const moved = isMoved ? [words.reciteLines.recallsMoved] : []
    return printer.end([...sayResult(result, language), ...moved], result)
  })
}

function sayResult(result: RecitalResult, language: Language): string[] {
  const { score, tips, isOver, due } = result
  return [
    sayOutcome(result, language),
    ...(score === 100 ? [] : [writeComparison(result), sayMarks(language)]),
    ...tips.map((tip) => `– ${sayTip(tip, language)}`),
    ...(isOver && due !== null ? [sayNextRecall(due, language)] : []),
  ]
}

function remove(
  context: CommandContext,
  { IDS: ids, apply = false }: Values<typeof reciteCommand, 'delete'>,
): Promise<ExitCode> {
  const { printer, language, words } = context
  const say = ([title = '', ...others]: string[]) =>
    words.reciteLines.deleted({
      title: quoteTitle(title, language),
      others: others.length,
      isDone: apply,
    })
  if (apply)
    return ask(context, 'delete-materials', { ids }, (removed) =>
      printer.end(say(removed.titles), { applied: true, ...removed }),
    )
  return ask(context, 'read-recite', {}, ({ materials }) => {
    const titles = materials.flatMap(({ id, title }) => (ids.includes(id) ? title : []))
    return titles.length === 0
      ? printer.refuse(sayReciteProblem({ code: 'no-material' }, language))
      : printer.end(say(titles), { applied: false, titles })
  })
}

function sayRecalls(
  { words: { reciteLines: say } }: CommandContext,
  { sentence, lines, unplaced }: RecallPreview,
  isDone: boolean,
): string[] {
  return [
    sentence,
    ...lines.map((line) => `  ${line}`),
    ...(unplaced > 0 ? [say.recallsLeft(unplaced)] : []),
    ...(isDone ? [] : [say.recallsDry]),
  ]
}

function importTexts(
  context: CommandContext,
  { FILE: file, COURSE: course = '' }: Values<typeof reciteCommand, 'import'>,
): ExitCode | Promise<ExitCode> {
  const { printer, words } = context
  const read = readImportFile(file)
  if (!read.ok) return refuseFile(context, read.failure, { file })
  const content = read.value.toString('base64')
  const input = { fileName: basename(file), content, course }
  return ask(context, 'import-materials', input, (imported) => {
    const { added, known, leftOut, ids } = imported
    const [first, last] = [ids[0], ids.at(-1)]
    const span = first === last ? `${first}` : `${first}-${last}`
    const back = ids.length === 0 ? [] : [span]
    return printer.end(words.reciteLines.imported({ added, known, leftOut, back }), imported)
  })
}

/** A text is longer than is kept when its file is. */
function refuseFile(context: CommandContext, code: FileProblem, given: WordsFrom): ExitCode {
  const tooLong = sayReciteProblem({ code: 'text-too-long', most: maxText }, context.language)
  return refuseGivenFile(context, code, given, tooLong)
}
