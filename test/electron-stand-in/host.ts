// What the parts of the stand-in share while an app runs: the connection, the schemes, the handlers that main registered.
import type { Cdp } from './cdp.ts'

type SchemeHandler = (request: Request) => Promise<Response> | Response
type InvokeHandler = (event: unknown, ...args: unknown[]) => unknown
type Decision = { cancel?: boolean }
export type RequestGuard = {
  urls: readonly string[]
  decide: (details: { url: string }, answer: (decision: Decision) => void) => void
}

export const host: {
  /** Null until the app is ready. */
  cdp: Cdp | null
  schemes: Map<string, SchemeHandler | null>
  invokeHandlers: Map<string, InvokeHandler>
  requestGuard: RequestGuard | null
} = { cdp: null, schemes: new Map(), invokeHandlers: new Map(), requestGuard: null }

/** Electron throws where something is used too early; so does the stand-in. */
export function readyCdp(what: string): Cdp {
  if (host.cdp === null) throw new Error(`${what} can only be used after the app is ready`)
  return host.cdp
}
