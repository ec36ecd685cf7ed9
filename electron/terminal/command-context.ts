// What a command that works on an open data folder is given, and what does it.
import type { Session } from '../session/session.ts'
import type { ExitCode, Printer } from './printer.ts'
import type { Command, Values } from './usage.ts'

export type CommandContext = { session: Session; printer: Printer }

type FormHandler<Defined extends Command, Form extends keyof Defined['forms']> = (
  context: CommandContext,
  values: Values<Defined, Form>,
  act: string,
) => ExitCode | Promise<ExitCode>

/** What does a command of one form; `act` is the word that the form begins with, where it has one. */
export type Handler<Defined extends Command> = FormHandler<Defined, keyof Defined['forms']>

/** What does each form of a command. */
export type Handlers<Defined extends Command> = {
  [Form in keyof Defined['forms']]: FormHandler<Defined, Form>
}
