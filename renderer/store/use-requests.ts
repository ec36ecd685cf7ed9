// Sends the requests of one page: whether one is under way, what went wrong with the last, what is read anew after each,
// and whether a form is saved as it stands.
import { useState, useEffect, useRef } from 'react'
import type { RequestOutput, RequestInput, RequestName } from '../../shared/contract/contract.ts'
import { inquire } from './actions.ts'
import { useDesk } from './use-store.ts'

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

/**
 * `run` watches a promise; while one is under way it is pending, so that a second click does nothing. A button that was
 * disabled meanwhile has lost the focus: it takes it back, unless the person has gone on to something else.
 */
export function usePending(): [isPending: boolean, run: (work: Promise<unknown>) => void] {
  const [isPending, setPending] = useState(false)
  const isMounted = useRef(false)
  const asker = useRef<Element | null>(null)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    if (isPending) return
    const { current } = asker
    asker.current = null
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && current instanceof HTMLElement) current.focus()
  }, [isPending])
  const run = (work: Promise<unknown>) => {
    asker.current = document.activeElement
    setPending(true)
    void work.finally(() => {
      if (isMounted.current) setPending(false)
    })
  }
  return [isPending, run]
}

export type Saved = {
  isSaved: boolean
  onEdit: () => void
  /** As a save begins; what it gives is called where that went well. */
  beginSave: () => () => void
}

/** An edit takes it back that a form is saved, also one that is made while the save is under way. */
export function useSaved(): Saved {
  const [isSaved, setSaved] = useState(false)
  const edits = useRef(0)
  return {
    isSaved,
    onEdit: () => {
      edits.current += 1
      setSaved(false)
    },
    beginSave: () => {
      const before = edits.current
      setSaved(false)
      return () => setSaved(edits.current === before)
    },
  }
}
