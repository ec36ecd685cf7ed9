// Opens what waits of a feed where a file's import is looked at.
import type { FeedView } from '../../shared/feeds/feed.ts'
import { inquire } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

/** Answers with why not, or nothing. */
export async function openFeed(
  desk: Desk,
  { id, settings }: Pick<FeedView, 'id' | 'settings'>,
): Promise<string> {
  const read = await inquire(desk, 'preview-feed', { id })
  if (!read.ok) return read.failure
  const source = { kind: 'feed', id, name: settings.name } as const
  desk.frame.set({ dialog: { kind: 'import', source, preview: read.value } })
  return ''
}
