// A core without a session: it answers each request with one problem.
import type { RequestCore } from '../../../electron/core/open-core.ts'
import { fail } from '../../../shared/result.ts'

export const problem = { code: 'probe', message: 'A reply.' }

export function plainCore(parts: Partial<RequestCore> = {}): RequestCore {
  return {
    request: () => Promise.resolve(fail(problem)),
    subscribe: () => () => undefined,
    tellTime: () => undefined,
    tick: () => undefined,
    resume: () => Promise.resolve(),
    close: () => Promise.resolve(),
    ...parts,
  }
}
