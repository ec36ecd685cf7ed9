// Defines what carries out a request: its input is checked by then, and its answer fits the contract.
import type { RequestInput, RequestName } from '../../shared/contract/contract.ts'
import type { Reply } from '../../shared/contract/ipc.ts'
import type { SessionContext } from './context.ts'

export type Handler<Name extends RequestName> = (
  context: SessionContext,
  input: RequestInput<Name>,
) => Reply<Name> | Promise<Reply<Name>>
