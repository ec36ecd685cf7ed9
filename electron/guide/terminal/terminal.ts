// The guide in the terminal (B1–B7): the same requests and the same words as the window's.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { sharedGuideWords } from '../../../shared/i18n/shared/guide.ts'
import type { guideCommand } from './command.ts'
import { readState } from '../../../db/schedule.ts'
import { contract } from '../../../shared/contract/contract.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { slotChangeSchema } from '../../../shared/guide/guide-slots.ts'
import type { GuideView } from '../../../shared/guide/requests.ts'
import { sayGuideProblem } from '../../../shared/guide/say-guide-problem.ts'
import type { Result } from '../../../shared/result.ts'
import { readJson } from '../../terminal/values.ts'
import { decodeFile } from '../../text/decode-file.ts'
import { languageOf } from '../../session/context.ts'
import { sayGuide } from './words.ts'
import { exitCodes, type ExitCode, printable } from '../../terminal/printer.ts'
import { readImportFile, refuseFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import { writeExport } from '../../terminal/write-export.ts'
import type { CommandContext, Handlers } from '../../terminal/command-context.ts'
import { sayText } from '../../terminal/turn-output.ts'

export const guide: Handlers<typeof guideCommand> = {
  '': show,
  say: sayInGuide,
  set: setSlot,
  undo: undoStep,
  export: exportGuide,
  restore: restoreGuide,
  leave,
}

async function show({ session, printer }: CommandContext): Promise<ExitCode> {
  return print({ session, printer }, await session.request('read-guide', {}))
}

function print({ session, printer }: CommandContext, answer: Result<GuideView, Problem>): ExitCode {
  if (!answer.ok) return printer.refuse(answer.failure)
  const { context } = session
  const language = languageOf(context)
  const state = readState(context.database)
  for (const line of sayGuide(answer.value, state?.window ?? null, language)) printer.say(line)
  return printer.finish({ ...answer.value })
}

/** A name, a text and a date stand as they are; all else is JSON. */
async function setSlot(
  context: CommandContext,
  { VALUE: value, ...words }: Values<typeof guideCommand, 'set'>,
): Promise<ExitCode> {
  const [slot = ''] = Object.values(words)
  const isText = ['course', 'title', 'profile'].includes(slot)
  const set: unknown = { [slot]: isText ? value : (readJson(value) ?? value) }
  const slots = slotChangeSchema.safeParse(set)
  if (!slots.success) {
    const message = sayGuideProblem('bad-slot', languageOf(context.session.context))
    return context.printer.refuse({ code: 'bad-slot', message })
  }
  return print(context, await context.session.request('set-guide-slots', { slots: slots.data }))
}

async function undoStep(context: CommandContext): Promise<ExitCode> {
  return print(context, await context.session.request('undo-guide-step', {}))
}

/** Where there is none, one is begun first; one that the talk has gone on from is taken up, also when it is written. */
async function sayInGuide(
  context: CommandContext,
  { TEXT: text, accept = false }: Values<typeof guideCommand, 'say'>,
): Promise<ExitCode> {
  const { session, printer } = context
  // Words that are refused must not leave a guide behind that they have begun.
  if (!contract.say.input.safeParse({ text }).success) return sayText(context, text, accept)
  const read = await session.request('read-guide', {})
  if (!read.ok) return printer.refuse(read.failure)
  const { isActive, canExport } = read.value
  if (!isActive || !canExport) {
    const names = sharedGuideWords[languageOf(session.context)].guideNames
    const opening = canExport ? names.takeUp : names.begin('')
    const begun = await session.request('say', { text: opening })
    if (!begun.ok) return printer.refuse(begun.failure)
    const { error, ending } = begun.value
    if (error !== null) return printer.refuse({ code: ending, message: error })
  }
  return sayText(context, text, accept)
}

async function exportGuide(
  { session, printer }: CommandContext,
  { FILE: file, force = false }: Values<typeof guideCommand, 'export'>,
): Promise<ExitCode> {
  const exported = await session.request('export-guide', {})
  if (!exported.ok) return printer.refuse(exported.failure)
  const { folder, newId } = session.context
  const content = exported.value.text
  if (file === '-') {
    printer.pipe(Buffer.from(content), true)
    return printer.finish({ content })
  }
  const written = writeExport({ out: file, content, force, folder, id: newId() })
  if (!written.ok) return refuseFile({ session, printer }, written.failure, file)
  printer.say(
    terminalWords[languageOf(session.context)].guideLines.exported(printable(written.value)),
  )
  return printer.finish({ file: written.value })
}

async function restoreGuide(
  context: CommandContext,
  { FILE: file }: Values<typeof guideCommand, 'restore'>,
): Promise<ExitCode> {
  const { session, printer } = context
  const read = readImportFile(file)
  if (!read.ok) return refuseFile(context, read.failure, file)
  const restored = await session.request('restore-guide', { text: decodeFile(read.value) })
  if (!restored.ok) return printer.refuse(restored.failure)
  const language = languageOf(session.context)
  printer.say(terminalWords[language].guideLines.restored)
  const { window = null } = readState(session.context.database) ?? {}
  for (const line of sayGuide(restored.value, window, language)) printer.say(line)
  const { cardId, state } = restored.value
  const waits = cardId !== null && state === 'CONFIRMING'
  return printer.finish({ ...restored.value }, waits ? exitCodes.cardWaits : exitCodes.done)
}

/** Nothing is lost by it: what was told stays in the conversation, and the guide goes on where it stood. */
async function leave(context: CommandContext): Promise<ExitCode> {
  const { session } = context
  const read = await session.request('read-guide', {})
  if (read.ok && read.value.isActive)
    return sayText(context, sharedGuideWords[languageOf(session.context)].guideNames.leave, false)
  return print(context, read)
}
