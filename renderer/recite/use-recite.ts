// The recite page's conversation with the core: what there is, and what went wrong with the last request.
import { useCallback, useEffect, useState } from 'react'
import type { RequestOutput } from '../../shared/ipc.ts'
import type { ReciteView } from '../../shared/recite/recite-contract.ts'
import type { RequestInput, RequestName } from '../../shared/request-inputs.ts'
import type { Result } from '../../shared/result.ts'
import { usePending } from '../controls/use-pending.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'

export type ReciteDesk = {
  /** Null until the first answer. */
  view: ReciteView | null
  /** Of the last request, as a sentence; empty when it went well. */
  problem: string
  isPending: boolean
  /** Asks, reads the page anew, and then calls `onDone`; a failure stays as `problem`. */
  send: <Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
    onDone?: (answer: RequestOutput<Name>) => void,
  ) => void
  setProblem: (problem: string) => void
}

export function useRecite(): ReciteDesk {
  const desk = useDesk()
  const [view, setView] = useState<ReciteView | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const take = useCallback((answer: Result<ReciteView, string>) => {
    if (answer.ok) setView(answer.value)
    else setProblem(answer.failure)
  }, [])
  useEffect(() => {
    const load = async () => take(await inquire(desk, 'read-recite', {}))
    void load()
    // Another window, a conversation or the terminal may recite too; packs and the plan are part of what is shown.
    return desk.door.subscribe(({ kind }) => {
      if (kind === 'recite' || kind === 'schedule' || kind === 'pack') void load()
    })
  }, [desk, take])
  const send: ReciteDesk['send'] = (name, input, onDone) => {
    const ask = async () => {
      const answer = await inquire(desk, name, input)
      setProblem(answer.ok ? '' : answer.failure)
      take(await inquire(desk, 'read-recite', {}))
      if (answer.ok) onDone?.(answer.value)
    }
    run(ask())
  }
  return { view, problem, isPending, send, setProblem }
}
