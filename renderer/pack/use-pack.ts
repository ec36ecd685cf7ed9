// The pack page's conversation with the core: the pack as it stands, and what became of the last request.
import type { PackLine, PackView } from '../../shared/pack/requests.ts'
import { useQuery } from '../store/use-query.ts'
import { useRequests, type Requests } from '../store/use-requests.ts'

export type PackDesk = Requests & {
  /** Null until the first answer; read anew after each request. */
  view: PackView | null
}

/** What fields rest on is told by pushes, and reasons are said in the language of the page. */
const on = ['pack', 'plan'] as const

/** An empty course has none. */
export function usePack(course: string): PackDesk {
  const read = useQuery('read-pack', course === '' ? null : { course }, { on })
  const requests = useRequests(read.again)
  return { ...requests, problem: requests.problem || read.failure, view: read.value }
}

/** Packs, and courses that have none yet; null until the first answer. */
export function usePacks(): readonly PackLine[] | null {
  const { value, isAwaited } = useQuery('list-packs', {}, { on })
  return value?.packs ?? (isAwaited ? null : noPacks)
}

const noPacks: readonly PackLine[] = []
