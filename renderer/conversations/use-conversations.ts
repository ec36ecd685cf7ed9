// The conversations that hold what is searched for, asked for as it is typed and after each change.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConversationSummary } from '../../shared/view/app-view.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'

/** Between two letters of one word. */
const pause = 150

export type FoundConversations = {
  /** Null until the first answer has come. */
  list: readonly ConversationSummary[] | null
  problem: string | null
  again: () => void
}

export function useConversations(query: string): FoundConversations {
  const desk = useDesk()
  const [found, setFound] = useState<Omit<FoundConversations, 'again'>>({
    list: null,
    problem: null,
  })
  const asked = useRef(0)
  const words = useRef(query)
  // Who asks again after a change has waited for it: the words may be others by then.
  const look = useCallback(async (): Promise<void> => {
    asked.current += 1
    const mine = asked.current
    const answer = await inquire(desk, 'list-conversations', { query: words.current })
    if (mine !== asked.current) return
    setFound((before) =>
      answer.ok
        ? { list: answer.value.conversations, problem: null }
        : { list: before.list, problem: answer.failure },
    )
  }, [desk])
  useEffect(() => {
    words.current = query
    const timer = setTimeout(() => void look(), query === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      // What is still under way was asked with other words.
      asked.current += 1
    }
  }, [look, query])
  return { ...found, again: () => void look() }
}
