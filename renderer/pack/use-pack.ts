// The pack page's conversation with the core: the pack as it stands, and what became of the last request.
import { useCallback, useEffect, useState } from 'react'
import type { RequestOutput } from '../../shared/ipc.ts'
import type { PackLine, PackView } from '../../shared/pack/pack-contract.ts'
import type { RequestInput, RequestName } from '../../shared/request-inputs.ts'
import type { Result } from '../../shared/result.ts'
import { usePending } from '../controls/use-pending.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { watchGround } from '../store/use-answer.ts'

export type PackDesk = {
  /** Null until the first answer. */
  view: PackView | null
  /** Of the last request, as a sentence; empty when it went well. */
  problem: string
  isPending: boolean
  /** Asks, reads the pack as it is then, and calls `onDone`; a failure stays as `problem`. */
  send: <Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
    onDone?: (answer: RequestOutput<Name>) => void,
    /** Also where it has failed. */
    onEnd?: () => void,
  ) => void
}

export function usePack(course: string): PackDesk {
  const desk = useDesk()
  const [view, setView] = useState<PackView | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  const take = useCallback((answer: Result<PackView, string>) => {
    if (answer.ok) setView(answer.value)
    else setProblem(answer.failure)
  }, [])
  useEffect(() => {
    if (course === '') return undefined
    const load = async () => take(await inquire(desk, 'read-pack', { course }))
    void load()
    return watchPacks(desk, () => void load())
  }, [desk, course, take])
  const send: PackDesk['send'] = (name, input, onDone, onEnd) => {
    const work = async () => {
      const answer = await inquire(desk, name, input)
      setProblem(answer.ok ? '' : answer.failure)
      take(await inquire(desk, 'read-pack', { course }))
      if (answer.ok) onDone?.(answer.value)
      onEnd?.()
    }
    run(work())
  }
  return { view, problem, isPending, send }
}

/** Packs, and courses that have none yet; null until the first answer. */
export function usePacks(): readonly PackLine[] | null {
  const desk = useDesk()
  const [packs, setPacks] = useState<readonly PackLine[] | null>(null)
  useEffect(() => {
    const load = async () => {
      const answer = await inquire(desk, 'list-packs', {})
      setPacks((last) => (answer.ok ? answer.value.packs : (last ?? [])))
    }
    void load()
    return watchPacks(desk, () => void load())
  }, [desk])
  return packs
}

/** What fields rest on is told by pushes, and reasons are said in the language of the page. */
function watchPacks(desk: Desk, onChange: () => void): () => void {
  const stops = [desk.packs.subscribe(onChange), watchGround(desk, onChange)]
  return () => stops.forEach((stop) => stop())
}
