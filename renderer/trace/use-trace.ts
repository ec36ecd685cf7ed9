// The turns of the conversation, and the one that is opened; a failure comes as the sentence to show.
import { useEffect, useState } from 'react'
import type { TurnSummary, TurnTrace } from '../../shared/agent/turn-trace.ts'
import type { Result } from '../../shared/result.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'

/** Null until it has come. */
export function useTrace(traceId: string): Result<TurnTrace, string> | null {
  const desk = useDesk()
  const [opened, setOpened] = useState<{ of: string; answer: Result<TurnTrace, string> } | null>(
    null,
  )
  useEffect(() => {
    let isWanted = true
    const read = async (): Promise<void> => {
      const answer = await inquire(desk, 'read-trace', { traceId })
      if (isWanted) setOpened({ of: traceId, answer })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [desk, traceId])
  return opened?.of === traceId ? opened.answer : null
}

/** Empty until they have come, and where they can't be read: the turn itself then says why. */
export function useTurns(): readonly TurnSummary[] {
  const desk = useDesk()
  const [turns, setTurns] = useState<readonly TurnSummary[]>([])
  useEffect(() => {
    let isWanted = true
    const list = async (): Promise<void> => {
      const answer = await inquire(desk, 'list-turns', {})
      if (isWanted && answer.ok) setTurns(answer.value.turns)
    }
    void list()
    return () => {
      isWanted = false
    }
  }, [desk])
  return turns
}
