// The feeds in a file of everything, as the imports that hold leave them: the next import of each is compared with them (X5).
import { z } from 'zod'
import {
  feedImportSchema,
  feedRecordSchema,
  type FeedRecord,
} from '../../../shared/timetable/feed.ts'
import { cleanText } from '../clean-text.ts'
import type { ProposedFeed } from '../timetable/import-proposal.ts'
import { isLowId, parseOwn } from './weekloom-json.ts'

const fileSchema = z.object({
  feeds: z.array(feedImportSchema),
  history: z.array(z.object({ id: z.int(), isUndone: z.boolean() })),
})

/** None where the text is no such file, or one from before there were feeds. */
export function feedsOfEverything(text: string): ProposedFeed[] {
  const read = fileSchema.safeParse(parse(text))
  if (!read.success) return []
  const undone = new Set(read.data.history.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])))
  const feeds = new Map<number, { name: string; records: Map<string, FeedRecord> }>()
  for (const { entry, feed, name, records } of read.data.feeds) {
    if (undone.has(entry)) continue
    const known = feeds.get(feed) ?? { name: '', records: new Map<string, FeedRecord>() }
    feeds.set(feed, known)
    known.name = cleanText(name)
    for (const record of records.flatMap(soundRecord)) known.records.set(record.key, record)
  }
  return [...feeds.values()].map(({ name, records }) => ({
    feed: null,
    name,
    records: [...records.values()].map((record) => ({ line: null, record })),
    isWhole: true,
  }))
}

/** None where it could not be kept. */
function soundRecord({ key, task, meeting }: FeedRecord): FeedRecord[] {
  if (task !== null && !isLowId(task)) return []
  const { title, location } = meeting
  const said = { ...meeting, title: cleanText(title), location: cleanText(location) }
  const read = feedRecordSchema.safeParse({ key: key.replaceAll('\0', ' '), task, meeting: said })
  return read.success ? [read.data] : []
}

function parse(text: string): unknown {
  try {
    return parseOwn(text)
  } catch {
    return null
  }
}
