// Recall practice in the terminal (R2–R7): the same requests as the page's.
import type { reciteCommand } from './command.ts'
import { basename } from 'node:path'
import type { Language } from '../../../shared/language.ts'
import { maxText } from '../../../shared/recite/material.ts'
import type { RecallStatus, RecitalResult } from '../../../shared/recite/requests.ts'
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
import { dateOf, languageOf } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import {
  readImportFile,
  readGivenWords,
  refuseGivenFile,
  type WordsFrom,
} from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import * as words from './words.ts'
import type { FileProblem } from '../../terminal/words.ts'
import type { CommandContext, Handlers } from '../../terminal/command-context.ts'

export const recite: Handlers<typeof reciteCommand> = {
  '': list,
  add,
  begin,
  say: (context, { TEXT: text, file }) => hear(context, { text, file }),
  '~say': hear,
  advise,
  leave,
  show,
  delete: remove,
  plan,
  import: importTexts,
}

async function list({ session, printer }: CommandContext): Promise<ExitCode> {
  const read = await session.request('read-recite', {})
  if (!read.ok) return printer.refuse(read.failure)
  const language = languageOf(session.context)
  const { materials, suggestion, forecasts } = read.value
  if (suggestion !== null) printer.say(words.saySuggestion(suggestion, language))
  if (materials.length === 0) printer.say(words.sayNoTexts(language))
  for (const line of materials) {
    printer.say(words.sayMaterial(line, language))
    for (const forecast of forecasts) {
      if (forecast.material === line.id) printer.say(words.sayForecast(forecast, language))
    }
  }
  return printer.finish({ ...read.value })
}

async function add(
  context: CommandContext,
  { TITLE: title, COURSE: course = '', ...given }: Values<typeof reciteCommand, 'add'>,
): Promise<ExitCode> {
  const { session, printer } = context
  const text = readGivenWords(given)
  if (!text.ok) return refuseFile(context, text.failure, given)
  const draft = { title, course, text: text.value, taskId: null }
  const kept = await session.request('keep-material', { id: null, draft })
  if (!kept.ok) return printer.refuse(kept.failure)
  printer.say(words.sayKept(kept.value.id, languageOf(session.context)))
  return printer.finish({ ...kept.value })
}

async function begin(
  { session, printer }: CommandContext,
  { ID: material }: Values<typeof reciteCommand, 'begin'>,
): Promise<ExitCode> {
  const begun = await session.request('begin-recital', { material })
  if (!begun.ok) return printer.refuse(begun.failure)
  const { materials, recital } = begun.value
  const title = materials.find(({ id }) => id === material)?.title ?? ''
  printer.say(words.sayBegun(title, languageOf(session.context)))
  return printer.finish({ recital })
}

async function show(
  { session, printer }: CommandContext,
  { ID: material }: Values<typeof reciteCommand, 'show'>,
): Promise<ExitCode> {
  const read = await session.request('read-attempts', { material })
  if (!read.ok) return printer.refuse(read.failure)
  printer.say(read.value.material.text)
  for (const { at, round, score } of read.value.attempts) {
    printer.say(`  ${dateOf(session.context, at)} · ${round} · ${score}`)
  }
  return printer.finish({ ...read.value })
}

async function hear(context: CommandContext, given: WordsFrom): Promise<ExitCode> {
  const { session, printer } = context
  const text = readGivenWords(given)
  if (!text.ok) return refuseFile(context, text.failure, given)
  const id = session.context.newId()
  const judged = await session.request('recite', { id, text: text.value })
  if (!judged.ok) return printer.refuse(judged.failure)
  const language = languageOf(session.context)
  if (judged.value.kind === 'hint') {
    const { hint } = judged.value
    printer.say(sayHint(hint, language))
    return printer.finish({ hint })
  }
  const { result } = judged.value
  for (const line of sayResult(result, language)) printer.say(line)
  const { recalls } = await recallsAfter(context, result)
  if (recalls === 'moved') printer.say(words.sayRecallsMoved(language))
  return printer.finish({ ...result })
}

/** Whether what is planned still fits; known once the recital is over. */
async function recallsAfter(
  { session }: CommandContext,
  { isOver }: RecitalResult,
): Promise<{ recalls: RecallStatus }> {
  const view = isOver ? await session.request('read-recite', {}) : null
  return { recalls: view?.ok === true ? view.value.recalls : 'none' }
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

async function leave({ session, printer }: CommandContext): Promise<ExitCode> {
  const left = await session.request('leave-recital', {})
  if (!left.ok) return printer.refuse(left.failure)
  printer.say(sayLeft(languageOf(session.context)))
  return printer.finish({ recital: left.value.recital })
}

async function advise({ session, printer }: CommandContext): Promise<ExitCode> {
  const asked = await session.request('advise-recite', {})
  if (!asked.ok) return printer.refuse(asked.failure)
  for (const line of sayAdvice(asked.value, languageOf(session.context))) printer.say(line)
  return printer.finish({ ...asked.value })
}

async function remove(
  { session, printer }: CommandContext,
  { IDS: materials, apply = false }: Values<typeof reciteCommand, 'delete'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  if (!apply) {
    const read = await session.request('read-recite', {})
    if (!read.ok) return printer.refuse(read.failure)
    const wanted = new Set(materials)
    const titles = read.value.materials.flatMap(({ id, title }) => (wanted.has(id) ? title : []))
    if (titles.length === 0)
      return printer.refuse(sayReciteProblem({ code: 'no-material' }, language))
    printer.say(words.sayDeleted(titles, false, language))
    return printer.finish({ applied: false, titles })
  }
  const removed = await session.request('delete-materials', { ids: materials })
  if (!removed.ok) return printer.refuse(removed.failure)
  printer.say(words.sayDeleted(removed.value.titles, true, language))
  return printer.finish({ applied: true, ...removed.value })
}

async function plan(
  { session, printer }: CommandContext,
  { apply = false }: Values<typeof reciteCommand, 'plan'>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const preview = await session.request('preview-recalls', {})
  if (!preview.ok) return printer.refuse(preview.failure)
  for (const line of words.sayRecalls(preview.value, apply, language)) printer.say(line)
  if (!apply) return printer.finish({ applied: false, ...preview.value })
  const planned = await session.request('plan-recalls', { hash: preview.value.hash })
  if (!planned.ok) return printer.refuse(planned.failure)
  return printer.finish({ applied: true, ...planned.value })
}

async function importTexts(
  context: CommandContext,
  { FILE: file, COURSE: course = '' }: Values<typeof reciteCommand, 'import'>,
): Promise<ExitCode> {
  const { session, printer } = context
  const read = readImportFile(file)
  if (!read.ok) return refuseFile(context, read.failure, { file })
  const content = read.value.toString('base64')
  const input = { fileName: basename(file), content, course }
  const imported = await session.request('import-materials', input)
  if (!imported.ok) return printer.refuse(imported.failure)
  for (const line of words.sayImported(imported.value, languageOf(session.context)))
    printer.say(line)
  return printer.finish({ ...imported.value })
}

/** A text is longer than is kept when its file is. */
function refuseFile(context: CommandContext, code: FileProblem, given: WordsFrom): ExitCode {
  const language = languageOf(context.session.context)
  const tooLong = sayReciteProblem({ code: 'text-too-long', most: maxText }, language)
  return refuseGivenFile(context, code, given, tooLong)
}
