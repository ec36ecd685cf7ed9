// What fields are written from in tests: a term of three weeks with one exam of one course.
import type { generateField } from '../../../electron/pack/generate-field.ts'
import type { PackMaterial } from '../../../electron/pack/pack-material.ts'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { packFieldKeys, type PackFieldKey } from '../../../shared/pack/fields.ts'
import { toPack, type PackFieldVersion } from '../../../shared/pack/pack.ts'
import { readWork } from '../../../shared/pack/work-lines.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { at, beforeTerm, event, schedule, week } from '../../builders.ts'

export const window = week({ weeks: 3 })
export const exam = event(1, at(16, 3, 4), {
  eventKind: 'exam',
  course: 'Algebra',
  title: 'Final exam',
})
export const topics = 'Vectors — 25 %\nMatrices — 25 %\nRank — 50 %'

function field(key: PackFieldKey, text: string): PackFieldVersion {
  return {
    course: 'Algebra',
    key,
    version: 1,
    text,
    status: 'draft',
    citations: [],
    madeFrom: [],
    scheduleMark: null,
    withoutSources: [],
    who: 'agent',
    why: '',
    at: '2026-11-02T08:00:00Z',
  }
}

export function material(
  fields: Partial<Record<PackFieldKey, string>> = {},
  changes: Partial<PackMaterial> = {},
): PackMaterial {
  const versions = packFieldKeys.flatMap((key) => {
    const text = fields[key]
    return text === undefined ? [] : [field(key, text)]
  })
  return {
    course: 'Algebra',
    language: 'en',
    pack: toPack('Algebra', versions),
    world: { scheduleMark: 'mark', sourceIds: null, sources: [] },
    state: schedule([exam], window),
    now: beforeTerm,
    preferences: defaultPreferences,
    standing: noStudentProfile,
    answers: [],
    guide: null,
    earlierWork: [],
    deadline: null,
    goalNamesDay: false,
    citations: [],
    research: null,
    headings: [],
    examDays: [],
    written: { outlook: null, health: null },
    ...changes,
  }
}

export const textOf = (made: ReturnType<typeof generateField>) =>
  made.ok ? made.value.text : made.failure
export const totalOf = (text: string) =>
  readWork(text).reduce((sum, { periods }) => sum + (periods ?? 0), 0)
