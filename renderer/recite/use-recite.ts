// The recite page's conversation with the core: what there is, and what went wrong with the last request.
import { useCallback, useEffect, useState } from 'react'
import type { ReciteView } from '../../shared/recite/requests.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useRequests, type Requests } from '../store/use-requests.ts'

export type ReciteDesk = Requests & {
  /** Null until the first answer; read anew after each request. */
  view: ReciteView | null
}

export function useRecite(): ReciteDesk {
  const desk = useDesk()
  const [view, setView] = useState<ReciteView | null>(null)
  const read = useCallback(async () => {
    const answer = await inquire(desk, 'read-recite', {})
    if (answer.ok) setView(answer.value)
    return answer.ok ? '' : answer.failure
  }, [desk])
  const requests = useRequests(read)
  const { setProblem } = requests
  useEffect(() => {
    const load = async () => {
      const wrong = await read()
      if (wrong !== '') setProblem(wrong)
    }
    void load()
    // Another window, a conversation or the terminal may recite too; packs and the plan are part of what is shown.
    return desk.client.subscribe(({ kind }) => {
      if (kind === 'recite' || kind === 'schedule' || kind === 'pack') void load()
    })
  }, [desk, read, setProblem])
  return { ...requests, view }
}
