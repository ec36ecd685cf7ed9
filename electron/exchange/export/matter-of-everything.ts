// What a file of everything holds beside the schedule for a folder that has none of it: course packs, their sources, homework.
import { z } from 'zod'
import type { CourseMatter } from '../../../shared/everything/course-matter.ts'
import { homeworkSchema, maxHomework, type Homework } from '../../../shared/homework/homework.ts'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import { packFieldVersionSchema, type PackFieldVersion } from '../../../shared/pack/pack-record.ts'
import { wholeSourceSchema, type WholeSource } from '../../../shared/research/source.ts'
import { cleanText } from '../clean-text.ts'
import { parseOwn } from './weekloom-json.ts'

const fileSchema = z.object({
  packs: z.array(packFieldVersionSchema).max(50_000),
  sources: z.array(wholeSourceSchema).max(5_000),
  homework: z.array(homeworkSchema).max(maxHomework),
})

/** Nothing where the text is no such file, or one from before there were packs. */
export function matterOfEverything(text: string): CourseMatter {
  const read = fileSchema.safeParse(parse(text))
  if (!read.success) return { packs: [], sources: [], homework: [] }
  const { packs, sources, homework } = read.data
  return {
    packs: packs.flatMap(cleanVersion),
    sources: sources.flatMap(cleanSource),
    homework: homework.flatMap(cleanHomework),
  }
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

/** A file without one that can be shown is still a file. */
function cleanName(file: string): string {
  return cleanText(file, 500) || '?'
}

function parse(text: string): unknown {
  try {
    return parseOwn(text)
  } catch {
    return null
  }
}
