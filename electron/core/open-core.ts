// Opens the core of a window: the session, or what says why there is none; and the exchange of the data file under it (D4, U7).
import { isWritable } from '../../db/file/data-folder.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { Problem, PushEvent, Reply } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { contract, type RequestName } from '../../shared/contract/contract.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import { isEraseWord } from '../../shared/settings/requests.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import { isReadOnly, type SessionContext } from '../session/context.ts'
import { eraseData, mendData, moveInFile, restoreNamed } from '../session/mend-data.ts'
import { noKeys } from '../session/key-store.ts'
import type { Session, SessionOptions } from '../session/session.ts'
import { openSession } from './open-session.ts'
import { sayProblem } from '../session/problem-words.ts'

/** What a shell needs of a session. */
export type RequestCore = Pick<
  Session,
  'request' | 'subscribe' | 'tellTime' | 'tick' | 'resume' | 'close'
>

/** What needs the data file to be closed for a moment: four requests, and a folder that can be written again. */
type Exchange =
  | { kind: 'restore'; name: string }
  | { kind: 'move-in'; content: string }
  | { kind: 'mend'; remedy: FileRemedy }
  | { kind: 'erase' }
  | { kind: 'open-again' }

/** What is told beside the view of the file that is there now; null where that view is all. */
type Exchanged = { aside: string | null } | null

/** Never fails: where the file can't be opened each request says why, until a backup has been restored. */
export function openCore(options: SessionOptions): RequestCore {
  return coreOf(options, openSession(options))
}

/** `opened` is what `openSession` has answered for the same options. */
export function coreOf(options: SessionOptions, opened: Result<Session, Problem>): RequestCore {
  const listeners = new Set<(event: PushEvent) => void>()
  const push = (event: PushEvent) => listeners.forEach((listener) => listener(event))
  let current = opened
  let exchanging: Promise<unknown> | null = null
  if (current.ok) current.value.subscribe(push)

  async function exchange(wish: Exchange, language: Language): Promise<Result<unknown, Problem>> {
    // What could not be folded in at closing lies in the log still, which goes where the file goes.
    if (current.ok) await current.value.release().catch(() => undefined)
    const done = exchangeOrSay(options, wish, language)
    // Whether it was done or not: the folder is opened again as it now is.
    current = openSession(options)
    if (current.ok) current.value.subscribe(push)
    push({ kind: 'reload' })
    if (!done.ok) return done
    if (!current.ok) return current
    const view = await current.value.request('load-view', {})
    if (!view.ok) return view
    return succeed(done.value === null ? view.value : { ...done.value, view: view.value })
  }

  function begin(wish: Exchange, language: Language): Promise<Result<unknown, Problem>> {
    const work = exchange(wish, language)
    exchanging = work.finally(() => {
      exchanging = null
    })
    return work
  }

  function tick(): void {
    if (!current.ok || exchanging !== null) return
    if (!canWriteAgain(current.value.context)) return current.value.tick()
    void begin({ kind: 'open-again' }, spokenIn(current, options))
  }

  async function request<Name extends RequestName>(
    name: Name,
    input: unknown,
  ): Promise<Reply<Name>> {
    // Who has waited looks again: another that waited may have begun an exchange of its own.
    for (let other = exchanging; other !== null; other = exchanging) await other
    const language = spokenIn(current, options)
    const wish = readExchange(name, input, language)
    if (wish === null)
      return current.ok ? current.value.request(name, input) : fail(current.failure)
    if (!wish.ok) return wish
    const refusal = refuseExchange(current, wish.value, language)
    if (refusal !== null) return fail(refusal)
    const work = begin(wish.value, language)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `exchange` answers each wish with what its request is answered with
    return (await work) as Reply<Name>
  }

  return {
    request,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tellTime: () => current.ok && exchanging === null && current.value.tellTime(),
    tick,
    resume: async () => (current.ok ? current.value.resume() : undefined),
    close: async () => {
      for (let other = exchanging; other !== null; other = exchanging) await other
      if (current.ok) await current.value.close()
    },
  }
}

function spokenIn(
  current: Result<Session, Problem>,
  { language, machineLanguage = 'en' }: SessionOptions,
): Language {
  return current.ok ? current.value.context.preferences.language : (language ?? machineLanguage)
}

/** Where nothing is under way, nothing is lost by opening the file again. */
function canWriteAgain(context: SessionContext): boolean {
  const isIdle = context.running.size === 0 && context.turn === null
  return isReadOnly(context) && isIdle && isWritable(context.folder)
}

/** Null for every other request. */
function readExchange(
  name: RequestName,
  input: unknown,
  language: Language,
): Result<Exchange, Problem> | null {
  if (name === 'restore-backup') {
    const wish = contract[name].input.safeParse(input)
    if (!wish.success) return fail(sayProblem('bad-input', language, 'name'))
    return succeed({ kind: 'restore', name: wish.data.name })
  }
  if (name === 'move-in') {
    const wish = contract[name].input.safeParse(input)
    if (!wish.success) return fail(sayProblem('bad-input', language, 'content'))
    return succeed({ kind: 'move-in', content: wish.data.content })
  }
  if (name === 'mend-file') {
    const wish = contract[name].input.safeParse(input)
    if (!wish.success) return fail(sayProblem('bad-input', language, 'remedy'))
    return succeed({ kind: 'mend', remedy: wish.data.remedy })
  }
  if (name !== 'erase-everything') return null
  const wish = contract[name].input.safeParse(input)
  return wish.success && isEraseWord(wish.data.word)
    ? succeed({ kind: 'erase' })
    : fail(sayProblem('wrong-erase-word', language))
}

/** A sound file is exchanged between turns only; one that can't be opened only where its problem offers that. */
function refuseExchange(
  current: Result<Session, Problem>,
  wish: Exchange,
  language: Language,
): Problem | null {
  if (current.ok) {
    if (wish.kind === 'mend') return sayProblem('no-remedy', language)
    return current.value.context.turn === null ? null : sayProblem('busy', language)
  }
  const { backups, remedies = [] } = current.failure
  const isOffered =
    wish.kind === 'mend'
      ? remedies.includes(wish.remedy)
      : wish.kind === 'restore' && backups !== undefined
  return isOffered ? null : current.failure
}

/** What breaks in the middle is told like any other failure: the folder has to be opened again in any case. */
function exchangeOrSay(options: SessionOptions, wish: Exchange, language: Language) {
  try {
    return exchangeFile(options, wish, language)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return fail(sayProblem('failed', language, message))
  }
}

function exchangeFile(
  { folder, clock, keys }: SessionOptions,
  wish: Exchange,
  language: Language,
): Result<Exchanged, Problem> {
  switch (wish.kind) {
    case 'restore': {
      const restored = restoreNamed(folder, wish.name, clock(), language)
      return restored.ok ? succeed({ aside: restored.value.aside }) : restored
    }
    case 'move-in': {
      const content = Buffer.from(wish.content, 'base64')
      const moved = moveInFile(folder, content, clock(), language)
      return moved.ok ? succeed({ aside: moved.value.aside }) : moved
    }
    case 'mend': {
      const mended = mendData(folder, wish.remedy, clock(), language)
      return mended.ok ? succeed(null) : mended
    }
    case 'open-again':
      return succeed(null)
    case 'erase':
      return eraseData(folder, keys ?? noKeys, language)
    default:
      return assertNever(wish)
  }
}
