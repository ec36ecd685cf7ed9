// Asks the core a question and keeps its answer fresh: asked anew whenever what it depends on has changed.
import { useEffect, useRef, useState } from 'react'
import type { RequestInput, RequestName, RequestOutput } from '../../shared/contract/contract.ts'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import { succeed, type Result } from '../../shared/result.ts'
import { inquire, tell } from './actions.ts'
import { useDesk } from './use-store.ts'
import type { Desk } from './desk.ts'

/** A push of the core; `plan` is the schedule that the page shows, or the language in which the answer is said. */
type Change = PushEvent['kind'] | 'plan'

type QueryOptions = {
  /** What makes an answer old. */
  on?: readonly Change[]
  /** Milliseconds for which a question rests before it is asked, but for the first. */
  rest?: number
  /** Part of the question that the input does not say: asked anew when it is another. */
  since?: number
  /** A failure is said at the foot of the page too. */
  isTold?: boolean
}

export type Query<Value, Input = unknown> = {
  /** The last good answer; it stays until the next has come. Null before the first. */
  value: Value | null
  /** What that is the answer to. */
  answers: Input | null
  /** Why the last question has none; empty where it has. */
  failure: string
  /** Nothing has come back yet, neither an answer nor a failure. */
  isAwaited: boolean
  /** What is shown was asked with another input. */
  isOld: boolean
  /** Asks now; answers with what went wrong, or nothing. */
  again: () => Promise<string>
}

/** Asks nothing while `input` is null. Two inputs that say the same are one question. */
export function useQuery<Name extends RequestName>(
  name: Name,
  input: RequestInput<Name> | null,
  options: QueryOptions = {},
): Query<RequestOutput<Name>, RequestInput<Name>> {
  const desk = useDesk()
  const key = input === null ? null : JSON.stringify([name, input, options.since])
  const asked = useAsked(
    key,
    async () => {
      if (input === null) return null
      const answer = await inquire(desk, name, input)
      return answer.ok ? succeed({ value: answer.value, answers: input }) : answer
    },
    options,
  )
  const { value, answers } = asked.value ?? { value: null, answers: null }
  return { ...asked, value, answers }
}

type Asked<Value> = Omit<Query<Value>, 'answers'>

/** For an answer that takes more than one request. `ask` is called with the `key` that it was given with; null asks nothing. */
export function useAsked<Value>(
  key: string | null,
  ask: () => Promise<Result<Value, string> | null>,
  { on = [], rest = 0, isTold = false }: QueryOptions,
): Asked<Value> {
  const desk = useDesk()
  const changes = on.join(' ')
  const [shown, setShown] = useState<Shown<Value>>(nothing)
  const latest = useRef(asksNothing)
  useEffect(() => {
    latest.current = asksNothing
    if (key === null) return undefined
    let turn = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<string> => {
      turn += 1
      const mine = turn
      const answer = await ask()
      if (answer === null) return ''
      const failure = answer.ok ? '' : answer.failure
      // The answer to the latest question counts, in whatever order they come.
      if (mine !== turn) return failure
      setShown(({ value }) => ({ value: answer.ok ? answer.value : value, failure, of: key }))
      if (failure !== '' && isTold) tell(desk, 'problem', failure)
      return failure
    }
    const wait = (pause: number) => {
      clearTimeout(timer)
      if (pause === 0) void look()
      else timer = setTimeout(() => void look(), pause)
    }
    latest.current = look
    wait(shown.of === null ? 0 : rest)
    const stop = watchChanges(desk, on, () => wait(rest))
    return () => {
      turn += 1
      clearTimeout(timer)
      stop()
    }
    // The texts stand for the question and the changes: new objects that say the same ask nothing.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [desk, key, changes, rest, isTold])
  return {
    value: shown.value,
    failure: shown.failure,
    isAwaited: shown.of === null,
    isOld: shown.of !== key,
    again: () => latest.current(),
  }
}

/** `of` is the question that was answered last; null before the first. */
type Shown<Value> = { value: Value | null; failure: string; of: string | null }

const nothing = { value: null, failure: '', of: null }

function asksNothing(): Promise<string> {
  return Promise.resolve('')
}

/** Calls at each of these changes; answers with the way to stop. */
function watchChanges(desk: Desk, on: readonly Change[], onChange: () => void): () => void {
  const stops = [
    desk.client.subscribe(({ kind }) => (on.includes(kind) ? onChange() : undefined)),
    ...(on.includes('plan') ? [watchPlan(desk, onChange)] : []),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Calls when the schedule is another, or the language; answers with the way to stop. */
function watchPlan({ week, settings }: Desk, onChange: () => void): () => void {
  let { state } = week.view.get()
  let { language } = settings.get()
  const look = (): void => {
    const now = { state: week.view.get().state, language: settings.get().language }
    if (now.state === state && now.language === language) return
    state = now.state
    language = now.language
    onChange()
  }
  const stops = [week.view.subscribe(look), settings.subscribe(look)]
  return () => stops.forEach((stop) => stop())
}
