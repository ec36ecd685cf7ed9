// The core of a window: the session, or, where the data file can't be opened, what says why and can restore it (D4).
import type { Problem, PushEvent, Reply } from '../../shared/ipc.ts'
import { requestInputs, type RequestName } from '../../shared/request-inputs.ts'
import { fail, type Result } from '../../shared/result.ts'
import { restoreNamed } from './restore-named.ts'
import { openSession, type Session, type SessionOptions } from './session.ts'

/** What a shell needs of a session. */
export type RequestCore = Pick<Session, 'request' | 'subscribe' | 'tellTime' | 'resume' | 'close'>

/** Never fails: each request says what is wrong, until a backup has been restored. */
export function openCore(options: SessionOptions): RequestCore {
  const opened = openSession(options)
  return opened.ok ? opened.value : closedCore(options, opened.failure)
}

function closedCore(options: SessionOptions, problem: Problem): RequestCore {
  const listeners = new Set<(event: PushEvent) => void>()
  let session: Session | null = null

  function restore(input: unknown): Result<Session, Problem> {
    const wish = requestInputs['restore-backup'].safeParse(input)
    if (!wish.success || problem.backups === undefined) return fail(problem)
    const language = options.language ?? options.machineLanguage ?? 'en'
    const restored = restoreNamed(options.folder, wish.data.name, options.clock(), language)
    return restored.ok ? openSession(options) : restored
  }

  async function request<Name extends RequestName>(
    name: Name,
    input: unknown,
  ): Promise<Reply<Name>> {
    if (session !== null) return session.request(name, input)
    if (name !== 'restore-backup') return fail(problem)
    const restored = restore(input)
    if (!restored.ok) return restored
    session = restored.value
    session.subscribe((event) => listeners.forEach((listener) => listener(event)))
    const view = await session.request('load-view', {})
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the view is what `restore-backup` answers with
    return view as Reply<Name>
  }

  return {
    request,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tellTime: () => session?.tellTime(),
    resume: async () => session?.resume(),
    close: async () => session?.close(),
  }
}
