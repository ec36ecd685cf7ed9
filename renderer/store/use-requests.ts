// Requests of one page: whether one is under way, what went wrong with the last, and what is read anew after each.
import { useState } from 'react'
import { usePending } from './use-pending.ts'
import type { RequestOutput, RequestInput, RequestName } from '../../shared/contract/contract.ts'
import { inquire } from './actions.ts'
import { useDesk } from './desk-context.ts'

export type Requests = {
  /** Of the last request, as a sentence; empty when it went well. */
  problem: string
  setProblem: (problem: string) => void
  isPending: boolean
  /** Asks, and then calls `onDone`; a failure stays as `problem`. */
  send: <Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
    onDone?: (answer: RequestOutput<Name>) => void,
    /** In the end, with what went wrong, or nothing. */
    onEnd?: (failure: string) => void,
  ) => void
}

/** `after` runs after each request, before `onDone`, however it went; it answers with what went wrong in it, or nothing. */
export function useRequests(after?: () => Promise<string>): Requests {
  const desk = useDesk()
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const send: Requests['send'] = (name, input, onDone, onEnd) => {
    const request = async () => {
      const answer = await inquire(desk, name, input)
      setProblem(answer.ok ? '' : answer.failure)
      const wrong = (await after?.()) ?? ''
      if (wrong !== '') setProblem(wrong)
      if (answer.ok) onDone?.(answer.value)
      onEnd?.(answer.ok ? '' : answer.failure)
    }
    run(request())
  }
  return { problem, setProblem, isPending, send }
}
