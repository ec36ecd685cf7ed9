// Tiny builders of pack values: a version from the few facts that a test is about.
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import {
  toPack,
  type Pack,
  type PackWorld,
  type FieldCitation,
  type PackFieldVersion,
} from '../../../shared/pack/pack.ts'

export const course = 'Algebra'

export const world: PackWorld = {
  scheduleMark: 'a-1',
  sourceIds: new Set([1, 2]),
  sources: [{ id: 2, file: 'notes-2.md' }],
}

export function version(
  key: PackFieldKey,
  changes: Partial<PackFieldVersion> = {},
): PackFieldVersion {
  return {
    course,
    key,
    version: 1,
    text: `The ${key}`,
    status: 'draft',
    citations: [],
    madeFrom: [],
    scheduleMark: null,
    withoutSources: [2],
    who: 'agent',
    why: '',
    at: '2026-11-23T07:30:00Z',
    ...changes,
  }
}

export function pack(...versions: PackFieldVersion[]): Pack {
  return toPack(course, versions)
}

export function citation(line: number, sourceId: number): FieldCitation {
  const quote = { page: null, line: 3, text: 'word for word' }
  return { line, sourceId, file: `notes-${sourceId}.md`, quote }
}
