// The documents under test/fixtures/research as the files that a student has: PDF and Word made of their Markdown.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type SourceReading } from '../../../electron/research/source/read-source.ts'
import { writeDocx, writePdf } from '../syllabus/write-documents.ts'
import type { Course } from './questions.ts'

const folder = join(import.meta.dirname, '../../fixtures/research')

/** Which of the courses each belongs to is how its name begins. */
export const courseNames: Record<Course, string> = {
  algebra: 'Linear Algebra',
  databases: 'Database Systems',
  physics: '大学物理',
  history: 'Cities and Trade',
}

export type StudentFile = { course: string; stem: string; fileName: string; bytes: Buffer }

export function listDocuments(): string[] {
  return readdirSync(folder)
}

export async function readDocument(name: string): Promise<StudentFile> {
  const source = readFileSync(join(folder, name))
  const stem = name.slice(0, name.indexOf('.'))
  const course = Object.entries(courseNames).find(([key]) => stem.startsWith(key))?.[1] ?? stem
  if (name.endsWith('.docx.md'))
    return { course, stem, fileName: `${stem}.docx`, bytes: await writeDocx(source.toString()) }
  if (name.endsWith('.pdf.md'))
    return { course, stem, fileName: `${stem}.pdf`, bytes: await writePdf(source.toString()) }
  return { course, stem, fileName: name, bytes: source }
}

export async function readingOf({ fileName, bytes }: StudentFile): Promise<SourceReading> {
  const read = await readSource({ fileName, bytes }, () => {})
  if (!read.ok) throw new Error(`${fileName}: ${read.failure}`)
  return read.value
}
