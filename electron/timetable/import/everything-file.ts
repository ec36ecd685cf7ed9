// Reads what a file of everything holds beside the schedule: course packs, sources, homework, and the feeds of its imports.
import { z } from 'zod'
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import { type FeedSettings, feedSettingsSchema, maxFeeds } from '../../../shared/feeds/feed.ts'
import { homeworkSchema, maxHomework, type Homework } from '../../../shared/homework/homework.ts'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import { packFieldVersionSchema, type PackFieldVersion } from '../../../shared/pack/pack.ts'
import { wholeSourceSchema, type WholeSource } from '../../../shared/pack/source.ts'
import {
  feedImportSchema,
  feedRecordSchema,
  type FeedRecord,
} from '../../../shared/timetable/feed.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isLowId, parseOwn } from '../../export/formats/weekloom-json.ts'
import type { ProposedFeed } from '../../../shared/timetable/feed.ts'

const feedsSchema = z.object({
  feeds: z.array(feedImportSchema),
  history: z.array(z.object({ id: z.int(), isUndone: z.boolean() })),
})

type Known = Pick<ProposedFeed, 'name' | 'kinds'> & { records: Map<string, FeedRecord> }

/** None where the text is no such file, or one from before there were feeds. */
export function feedsOfEverything(text: string): ProposedFeed[] {
  const read = feedsSchema.safeParse(parseOwn(text))
  if (!read.success) return []
  const undone = new Set(read.data.history.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])))
  const feeds = new Map<number, Known>()
  for (const { entry, feed, name, records, kinds } of read.data.feeds) {
    if (undone.has(entry)) continue
    const known = feeds.get(feed) ?? { name: '', kinds, records: new Map<string, FeedRecord>() }
    feeds.set(feed, known)
    known.name = cleanText(name)
    known.kinds = kinds
    for (const record of records.flatMap(soundRecord)) known.records.set(record.key, record)
  }
  return [...feeds.values()].map(({ name, kinds, records }) => ({
    feed: null,
    name,
    kinds,
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

const fileSchema = z
  .object({
    packs: z.unknown(),
    sources: z.unknown(),
    homework: z.unknown(),
    subscriptions: z.unknown(),
    tables: z.unknown(),
  })
  // A file of before may have one without the others.
  .partial()

/**
 * Nothing where the text is no such file, or one from before there were packs. What of it is damaged is left out and
 * counted; the rest is whole.
 */
export function matterOfEverything(text: string): {
  matter: CourseMatter
  leftOut: number
  /** It can be moved in whole. */
  isWhole: boolean
} {
  const file = fileSchema.safeParse(parseOwn(text)).data
  const packs = readEach(file?.packs, packFieldVersionSchema, 50_000)
  const sources = readEach(file?.sources, wholeSourceSchema, 5_000)
  const homework = readEach(file?.homework, homeworkSchema, maxHomework)
  const feeds = readEach(file?.subscriptions, feedSettingsSchema, maxFeeds)
  return {
    matter: {
      packs: packs.whole.flatMap(cleanVersion),
      sources: sources.whole.flatMap(cleanSource),
      homework: homework.whole.flatMap(cleanHomework),
      subscriptions: feeds.whole.flatMap(cleanFeed),
    },
    isWhole: typeof file?.tables === 'object' && file.tables !== null,
    leftOut: packs.leftOut + sources.leftOut + homework.leftOut + feeds.leftOut,
  }
}

function readEach<Value>(
  listed: unknown,
  schema: z.ZodType<Value>,
  most: number,
): { whole: Value[]; leftOut: number } {
  // A list that is none is one thing that is left out; one that is not there was never written.
  if (!Array.isArray(listed)) return { whole: [], leftOut: listed === undefined ? 0 : 1 }
  const whole = listed.slice(0, most).flatMap((value) => {
    const read = schema.safeParse(value)
    return read.success ? [read.data] : []
  })
  return { whole, leftOut: listed.length - whole.length }
}

function cleanVersion(version: PackFieldVersion): PackFieldVersion[] {
  const course = cleanText(version.course)
  if (course === '') return []
  const { text, why, citations } = version
  return [
    {
      ...version,
      course,
      text: cleanFieldText(text),
      why: cleanText(why, 400),
      citations: citations.map(({ line, sourceId, file, quote }) => {
        return { line, sourceId, file: cleanName(file), quote }
      }),
    },
  ]
}

function cleanSource(source: WholeSource): WholeSource[] {
  const courses = source.courses.map((course) => cleanText(course)).filter((name) => name !== '')
  return courses.length === 0 ? [] : [{ ...source, courses, file: cleanName(source.file) }]
}

function cleanHomework(homework: Homework): Homework[] {
  const title = cleanText(homework.title)
  return title === '' ? [] : [{ ...homework, title, course: cleanText(homework.course) }]
}

/** What the student has agreed to is not said by a file. */
function cleanFeed({ name, shown }: FeedSettings): FeedSettings[] {
  const clean = { name: cleanText(name), shown: cleanText(shown) }
  const settings = { ...clean, isAutomatic: true, takesOver: false, agreed: [] }
  return clean.name === '' ? [] : [settings]
}

/** A file without one that can be shown is still a file. */
function cleanName(file: string): string {
  return cleanText(file, 500) || '?'
}
