// How many accepted changes a page of the history holds from after an instant.
import type { HistoryItem } from '../../shared/schedule/history-view.ts'

/** `isMore` when the pages before may hold some too; ISO instants in UTC compare as text. */
export function countChangesSince(
  { entries, hasEarlier }: { entries: readonly Pick<HistoryItem, 'at'>[]; hasEarlier: boolean },
  since: string,
): { changes: number; isMore: boolean } {
  const changes = entries.filter(({ at }) => at > since).length
  return { changes, isMore: hasEarlier && changes === entries.length }
}
