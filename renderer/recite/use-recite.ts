// The recite page's conversation with the core: what there is, and what went wrong with the last request.
import type { ReciteView } from '../../shared/recite/requests.ts'
import { useQuery } from '../store/use-query.ts'
import { useRequests, type Requests } from '../store/use-requests.ts'

export type ReciteDesk = Requests & {
  /** Null until the first answer; read anew after each request. */
  view: ReciteView | null
}

export function useRecite(): ReciteDesk {
  // Another window, a conversation or the terminal may recite too; packs and the plan are part of what is shown.
  const read = useQuery('read-recite', {}, { on: ['recite', 'schedule', 'pack'] })
  const requests = useRequests(read.again)
  return { ...requests, problem: requests.problem || read.failure, view: read.value }
}
