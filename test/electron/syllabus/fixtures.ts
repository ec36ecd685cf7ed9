// The syllabi under test/fixtures/syllabus, each as the file that a school would hand out, with what it says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { buildWindow } from '../../../shared/schedule/calendar.ts'
import { writeDocx, writePdf } from './write-documents.ts'

const folder = join(import.meta.dirname, '../../fixtures/syllabus')

const demandSchema = z.strictObject({
  kind: z.enum(['exam', 'quiz', 'presentation', 'deadline']),
  title: z.string(),
  date: z.string().optional(),
  week: z.int().optional(),
  /** Where it stands: the line of the file, or words of that line. */
  line: z.int().optional(),
  match: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  weight: z.number().optional(),
})

const expectedSchema = z.strictObject({
  course: z.string(),
  demands: z.array(demandSchema),
  inferred: z.array(demandSchema).default([]),
  readings: z.int(),
})

export type Expected = z.infer<typeof expectedSchema>
export type ExpectedDemand = z.infer<typeof demandSchema>

export const fixtureTerm = { firstMonday: '2026-09-07', weeks: 16 }

/** That term in hours from eight o'clock on, so many a day. */
export function hourlyWindow(count: number): ReturnType<typeof buildWindow> {
  const hours = Array.from({ length: count }, (_, index) => String(8 + index).padStart(2, '0'))
  return buildWindow({
    name: 'Autumn',
    ...fixtureTerm,
    zone: 'Europe/Berlin',
    periods: hours.map((hour) => ({ start: `${hour}:00`, end: `${hour}:45` })),
    overrides: [],
  })
}

export function listFixtures(): string[] {
  return readdirSync(folder).filter((name) => !name.endsWith('.json'))
}

export async function readFixture(
  name: string,
): Promise<{ fileName: string; bytes: Buffer; expected: Expected }> {
  const source = readFileSync(join(folder, name))
  const stem = name.slice(0, name.indexOf('.'))
  const expected = expectedSchema.parse(
    JSON.parse(readFileSync(join(folder, `${stem}.json`), 'utf8')),
  )
  if (name.endsWith('.docx.md'))
    return { fileName: `${stem}.docx`, bytes: await writeDocx(source.toString()), expected }
  if (name.endsWith('.pdf.md'))
    return { fileName: `${stem}.pdf`, bytes: await writePdf(source.toString()), expected }
  return { fileName: name, bytes: source, expected }
}
