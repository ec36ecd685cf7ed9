// What a command that works on an open data folder is given, what does it, and how it asks the session.
import type { RequestInput, RequestName, RequestOutput } from '../../shared/contract/contract.ts'
import type { Language } from '../../shared/language.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import { languageOf, requirePlan, type Planned } from '../session/context.ts'
import type { Session } from '../session/session.ts'
import type { ExitCode, Printer } from './printer.ts'
import type { Command, Values } from './usage.ts'

export type CommandContext = {
  session: Session
  printer: Printer
  language: Language
  /** The terminal's own, in that language. */
  words: (typeof terminalWords)[Language]
}

export function commandContext(session: Session, printer: Printer): CommandContext {
  const language = languageOf(session.context)
  return { session, printer, language, words: terminalWords[language] }
}

type Ending = ExitCode | Promise<ExitCode>

/** A refusal ends the command, said with the way to agree where a host is asked about; `end` is given the answer. */
export async function ask<Name extends RequestName>(
  { session, printer, words }: CommandContext,
  name: Name,
  input: RequestInput<Name>,
  end: (answer: RequestOutput<Name>) => Ending,
): Promise<ExitCode> {
  const answer = await session.request(name, input)
  if (answer.ok) return end(answer.value)
  const { host, message } = answer.failure
  const how = host === undefined ? '' : `\n${words.feedLines.agree(host)}`
  return printer.refuse({ ...answer.failure, message: message + how })
}

/** Without a term the command ends with how to get one. */
export function withPlan<End extends Ending>(
  { session, printer }: CommandContext,
  end: (planned: Planned) => End,
  read = requirePlan,
): End | ExitCode {
  const planned = read(session.context)
  return planned.ok ? end(planned.value) : printer.refuse(planned.failure)
}

/** Shows what is set, after it was set where a `change` is wished. */
export async function showSet(
  { session, printer }: CommandContext,
  change: Partial<Record<keyof RequestInput<'set-preferences'>, unknown>> | null,
  show: (set: Preferences) => ExitCode,
): Promise<ExitCode> {
  if (change !== null) {
    const kept = await session.request('set-preferences', change)
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  return show(session.context.preferences)
}

type FormHandler<Defined extends Command, Form extends keyof Defined['forms']> = (
  context: CommandContext,
  values: Values<Defined, Form>,
  act: string,
) => Ending

/** What does a command of one form; `act` is the word that the form begins with, where it has one. */
export type Handler<Defined extends Command> = FormHandler<Defined, keyof Defined['forms']>

/** What does each form of a command. */
export type Handlers<Defined extends Command> = {
  [Form in keyof Defined['forms']]: FormHandler<Defined, Form>
}
