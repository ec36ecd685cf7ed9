// So many pages of the history as one list.
import type { RequestOutput, RequestInput } from '../../shared/contract.ts'
import { succeed, type Result } from '../../shared/result.ts'
import type { HistoryItem } from '../../shared/schedule/history-view.ts'

type Page = RequestOutput<'read-history'>

/** The failure of any page is that of the whole. */
export async function readPages(
  read: (input: RequestInput<'read-history'>) => Promise<Result<Page, string>>,
  pages: number,
): Promise<Result<Page, string>> {
  const entries: HistoryItem[] = []
  for (let page = 1; ; page += 1) {
    const last = entries.at(-1)
    const answer = await read(last === undefined ? {} : { before: last.id })
    if (!answer.ok) return answer
    entries.push(...answer.value.entries)
    const { hasEarlier } = answer.value
    if (!hasEarlier || page >= pages) return succeed({ entries, hasEarlier })
  }
}
