// What every command that works on an open data folder is given.
import type { Session } from '../../session/session.ts'
import type { Printer } from '../printer.ts'

export type CommandContext = { session: Session; printer: Printer }
