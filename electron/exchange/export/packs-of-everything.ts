// The course packs in a file of everything, for a folder that has none: their sources stay behind.
import { z } from 'zod'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import { packFieldVersionSchema, type PackFieldVersion } from '../../../shared/pack/pack-record.ts'
import { cleanText } from '../clean-text.ts'
import { parseOwn } from './weekloom-json.ts'

const fileSchema = z.object({ packs: z.array(packFieldVersionSchema).max(50_000) })

/** No source of this folder is ever given such a number, so that none is taken for one of the other folder. */
const elsewhere = 1_000_000_000

/** None where the text is no such file, or one from before there were packs. */
export function packsOfEverything(text: string): PackFieldVersion[] {
  const read = fileSchema.safeParse(parse(text))
  if (!read.success) return []
  return read.data.packs.flatMap((version) => {
    const course = cleanText(version.course)
    return course === '' ? [] : [toHere(version, course)]
  })
}

/** The words that a source was quoted with are kept; that it is not here is known and makes nothing stale. */
function toHere(version: PackFieldVersion, course: string): PackFieldVersion {
  const { text, why, citations, withoutSources, ...rest } = version
  const there = citations.map(({ sourceId }) => sourceId)
  return {
    ...rest,
    course,
    text: cleanFieldText(text),
    why: cleanText(why, 400),
    citations: citations.map(({ line, sourceId, file, quote }) => ({
      line,
      sourceId: sourceId + elsewhere,
      file: cleanText(file, 500),
      quote,
    })),
    withoutSources: [...new Set([...there, ...withoutSources])].map((id) => id + elsewhere),
  }
}

function parse(text: string): unknown {
  try {
    return parseOwn(text)
  } catch {
    return null
  }
}
