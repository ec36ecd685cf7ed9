// Defines what a command that works on an open data folder is given, and what does it.
import type { Session } from '../../session/session.ts'
import type { CommandName, FormName, ValuesOf } from '../command-line/commands.ts'
import type { ExitCode, Printer } from '../printer.ts'

export type CommandContext = { session: Session; printer: Printer }

type FormHandler<Name extends CommandName, Form extends FormName<Name>> = (
  context: CommandContext,
  values: ValuesOf<Name, Form>,
  act: string,
) => ExitCode | Promise<ExitCode>

/** What does a command of one form; `act` is the word that the form begins with, where it has one. */
export type Handler<Name extends CommandName> = FormHandler<Name, FormName<Name>>

/** What does each form of a command. */
export type Handlers<Name extends CommandName> = {
  [Form in FormName<Name>]: FormHandler<Name, Form>
}
