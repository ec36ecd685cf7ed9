// What a writer needs: a way to ask the core that throws what is refused, and dice.
import type { RequestOutput, RequestInput, RequestName } from '../../../shared/contract/contract.ts'
import type { RequestCore } from '../../../electron/core/open-core.ts'
import type { Dice } from '../dice.ts'

export type Ask = <Name extends RequestName>(
  name: Name,
  input: RequestInput<Name>,
) => Promise<RequestOutput<Name>>

/** Brings the file to where the request has something to write, and answers with an input that is taken. */
export type Writer<Name extends RequestName> = (ask: Ask, dice: Dice) => Promise<RequestInput<Name>>

export type Writers<Name extends RequestName> = { [Each in Name]: Writer<Each> }

export function askOf(core: Pick<RequestCore, 'request'>): Ask {
  return async (name, input) => {
    const reply = await core.request(name, input)
    if (!reply.ok) throw new Error(`${name}: ${reply.failure.code}: ${reply.failure.message}`)
    return reply.value
  }
}

export function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
