// The pack page's conversation with the core: the pack as it stands, and what became of the last request.
import { useCallback, useEffect, useState } from 'react'
import type { PackLine, PackView } from '../../shared/pack/requests.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { watchChanges } from '../store/use-answer.ts'
import { useRequests, type Requests } from '../store/use-requests.ts'

export type PackDesk = Requests & {
  /** Null until the first answer; read anew after each request. */
  view: PackView | null
}

export function usePack(course: string): PackDesk {
  const desk = useDesk()
  const [view, setView] = useState<PackView | null>(null)
  const read = useCallback(async () => {
    const answer = await inquire(desk, 'read-pack', { course })
    if (answer.ok) setView(answer.value)
    return answer.ok ? '' : answer.failure
  }, [desk, course])
  const requests = useRequests(read)
  const { setProblem } = requests
  useEffect(() => {
    if (course === '') return undefined
    const load = async () => {
      const wrong = await read()
      if (wrong !== '') setProblem(wrong)
    }
    void load()
    return watchPacks(desk, () => void load())
  }, [desk, course, read, setProblem])
  return { ...requests, view }
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
  const stops = [desk.packs.subscribe(onChange), watchChanges(desk, onChange)]
  return () => stops.forEach((stop) => stop())
}
