// Whether anything may go to an endpoint, and with which key (M4): asked right before each request.
import { forgetKeyHost, readKeyHost, writeKeyHost } from '../../db/preferences.ts'
import type { Endpoint } from '../../shared/preferences/model-choice.ts'
import { isThisMachine, openLineOf } from '../../shared/model/open-line.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import type { EndpointFailure } from '../agent/endpoint/endpoint-failure.ts'
import { hostOf } from '../agent/endpoint/model-server.ts'
import type { SessionContext } from '../session/context.ts'
import { hostVariable, keyVariable } from '../session/key-store.ts'

type Server = Pick<Endpoint, 'baseUrl'>

/** The key that goes along, or null for none, and whether it goes out for the first time. */
type Admitted = { key: string | null; isFirstUse: boolean }

/** Else why nothing may be sent. The host of a key is written first: what is on its way can't be called back. */
export function admitEndpoint(
  context: SessionContext,
  endpoint: Endpoint,
): Result<Admitted, EndpointFailure> {
  const openTo = openLineOf(endpoint.baseUrl)
  if (openTo !== null && endpoint.plainHttpTo !== openTo) {
    return fail({ kind: 'open-line', host: openTo })
  }
  const keptFor = findOtherHost(context, endpoint)
  if (keptFor === null) {
    const isFirstUse = rememberKeyHost(context, endpoint)
    return succeed({ key: context.keys.read(keyOwner(endpoint)), isFirstUse })
  }
  // What stays in this machine may do without.
  if (isThisMachine(endpoint.baseUrl)) return succeed({ key: null, isFirstUse: false })
  const variables = { key: keyVariable, host: hostVariable }
  const isNamed = context.keys.namedHost !== undefined
  return fail({ kind: 'key-of-another', host: hostOf(endpoint), keptFor, isNamed, variables })
}

/** The host that the key in the environment is for, where that is another one; null too where keys are kept by host. */
export function findOtherHost({ keys, database }: SessionContext, server: Server): string | null {
  const owner = keyOwner(server)
  const key = keys.source === 'environment' ? keys.read(owner) : null
  if (key === null) return null
  const host = keys.namedHost ?? readKeyHost(database, key)
  return host === null || host === owner || host === hostOf(server) ? null : host
}

/** From its first use on, or the person's word, a key is for that host alone. Answers with whether this is the first. */
function rememberKeyHost({ keys, database }: SessionContext, server: Server): boolean {
  const owner = keyOwner(server)
  const key = keys.source === 'environment' ? keys.read(owner) : null
  if (key === null) return false
  const known = readKeyHost(database, key)
  const isNamed = keys.namedHost === owner || keys.namedHost === hostOf(server)
  if (known === null || (isNamed && known !== owner)) writeKeyHost(database, key, owner)
  return known === null
}

/** A host that could not be reached has not been used: a slip in the address binds no key. */
export function takeBackKeyHost({ keys, database }: SessionContext, server: Server): void {
  const owner = keyOwner(server)
  const key = keys.read(owner)
  if (key !== null && readKeyHost(database, key) === owner) forgetKeyHost(database, key)
}

/** The host that a key is for. One that was given for a sealed line is never sent over an open one. */
export function keyOwner(server: Server): string {
  const host = hostOf(server)
  return /^\s*http:/i.test(server.baseUrl) ? `http://${host}` : host
}
