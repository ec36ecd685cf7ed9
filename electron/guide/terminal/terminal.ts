// The guide in the terminal (B1–B7): the same requests and the same words as the window's.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { isLeftGuide, sayMissing } from '../../../shared/guide/guide-names.ts'
import { saySlotLines } from '../../../shared/guide/say-slots.ts'
import { sharedGuideWords } from '../../../shared/i18n/shared/guide.ts'
import type { guideCommand } from './command.ts'
import { readState } from '../../../db/schedule.ts'
import { contract } from '../../../shared/contract/contract.ts'
import { slotChangeSchema } from '../../../shared/guide/guide-slots.ts'
import type { GuideView } from '../../../shared/guide/requests.ts'
import { sayGuideProblem } from '../../../shared/guide/say-guide-problem.ts'
import { readJson } from '../../terminal/values.ts'
import { decodeFile } from '../../text/decode-file.ts'
import { exitCodes, type ExitCode, printable } from '../../terminal/printer.ts'
import { readImportFile, refuseFile, writeFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import { sayText } from '../../terminal/turn-output.ts'

export const guide: Handlers<typeof guideCommand> = {
  '': (context) => ask(context, 'read-guide', {}, (view) => print(context, view)),
  say: sayInGuide,
  set: setSlot,
  undo: (context) => ask(context, 'undo-guide-step', {}, (view) => print(context, view)),
  export: (context, { FILE: out, force = false }) =>
    ask(context, 'export-guide', {}, ({ text: content }) => {
      const { printer, words } = context
      if (out === '-') {
        printer.pipe(Buffer.from(content), true)
        return printer.finish({ content })
      }
      return writeFile(context, { out, content, force }, (file) =>
        printer.end(words.guideLines.exported(printable(file)), { file }),
      )
    }),
  restore: restoreGuide,
  leave,
}

function print(context: CommandContext, view: GuideView, code: ExitCode = exitCodes.done) {
  return context.printer.end(sayGuide(context, view), view, code)
}

/** A name, a text and a date stand as they are; all else is JSON. */
function setSlot(
  context: CommandContext,
  { VALUE: value, ...words }: Values<typeof guideCommand, 'set'>,
): ExitCode | Promise<ExitCode> {
  const [slot = ''] = Object.values(words)
  const isText = ['course', 'title', 'profile'].includes(slot)
  const set: unknown = { [slot]: isText ? value : (readJson(value) ?? value) }
  const slots = slotChangeSchema.safeParse(set)
  if (!slots.success) {
    const message = sayGuideProblem('bad-slot', context.language)
    return context.printer.refuse({ code: 'bad-slot', message })
  }
  return ask(context, 'set-guide-slots', { slots: slots.data }, (view) => print(context, view))
}

/** Where there is none, one is begun first; one that the talk has gone on from is taken up, also when it is written. */
function sayInGuide(
  context: CommandContext,
  { TEXT: text, accept = false }: Values<typeof guideCommand, 'say'>,
): Promise<ExitCode> {
  const { printer, language } = context
  // Words that are refused must not leave a guide behind that they have begun.
  if (!contract.say.input.safeParse({ text }).success) return sayText(context, text, accept)
  return ask(context, 'read-guide', {}, ({ isActive, canExport }) => {
    if (isActive && canExport) return sayText(context, text, accept)
    const names = sharedGuideWords[language].guideNames
    const opening = canExport ? names.takeUp : names.begin('')
    return ask(context, 'say', { text: opening }, ({ error, ending }) =>
      error === null
        ? sayText(context, text, accept)
        : printer.refuse({ code: ending, message: error }),
    )
  })
}

function restoreGuide(
  context: CommandContext,
  { FILE: file }: Values<typeof guideCommand, 'restore'>,
): ExitCode | Promise<ExitCode> {
  const read = readImportFile(file)
  if (!read.ok) return refuseFile(context, read.failure, file)
  return ask(context, 'restore-guide', { text: decodeFile(read.value) }, (view) => {
    context.printer.say(context.words.guideLines.restored)
    const waits = view.cardId !== null && view.state === 'CONFIRMING'
    return print(context, view, waits ? exitCodes.cardWaits : exitCodes.done)
  })
}

/** Nothing is lost by it: what was told stays in the conversation, and the guide goes on where it stood. */
function leave(context: CommandContext): Promise<ExitCode> {
  return ask(context, 'read-guide', {}, (view) =>
    view.isActive
      ? sayText(context, sharedGuideWords[context.language].guideNames.leave, false)
      : print(context, view),
  )
}

/** As lines, or that there is none: where it stands, the draft, what is open, and the card that waits. */
function sayGuide(
  { session, language, words: { guideLines: say } }: CommandContext,
  view: GuideView,
): string[] {
  const { slots, state, sections, changes, missing, doubts, risks, cardId } = view
  const colon = grammar[language].joints.colon
  if (!view.canExport) return [say.none]
  const open = sayMissing(state, missing, language)
  // While it is gathered there is no draft to be shown (B3).
  const draft = state === 'DISCOVERY' ? [] : sections
  const window = readState(session.context.database)?.window ?? null
  const isForm = window !== null && (state === 'DISCOVERY' || state === 'DRAFTING')
  return [
    say.head(sharedGuideWords[language].guideNames.states[state]),
    ...(isLeftGuide(view) ? [say.left] : []),
    ...draft.map(({ label, text }) => `  ${label}${colon}${text}`),
    ...list(say.changed, changes),
    ...(isForm ? list(say.slots, saySlotLines(slots, window, language)) : []),
    ...(open === null ? [] : [open]),
    ...list(say.doubts, doubts),
    ...list(say.risks, risks),
    ...(cardId === null || state !== 'CONFIRMING' ? [] : [say.card(cardId)]),
  ]
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  – ${line}`)]
}
