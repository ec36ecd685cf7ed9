// A pack as it stands: the present version of each field that was ever written, and the world that it is judged in.
import { z } from 'zod'
import { courseNameSchema } from '../schedule/term.ts'
import { quoteSchema } from '../syllabus/citation.ts'
import { packFields, type PackFieldKey, packFieldKeys } from './fields.ts'
import type { Source } from './source.ts'

export type Pack = {
  course: string
  fields: { readonly [Key in PackFieldKey]?: PackFieldVersion }
}

/** What fields are made from beside each other. */
export type PackWorld = {
  /** `markSchedule` of the course's work as it lies now; null where there is no schedule. */
  scheduleMark: string | null
  /** The sources of the course that are there; null where that is not known, and none is taken to be gone then. */
  sourceIds: ReadonlySet<number> | null
  /** Those that were given to this course itself. */
  sources: readonly Pick<Source, 'id' | 'file'>[]
}

/** Of versions in any order; those of other courses are left out. */
export function toPack(course: string, versions: readonly PackFieldVersion[]): Pack {
  const fields: { [Key in PackFieldKey]?: PackFieldVersion } = {}
  for (const version of versions) {
    if (version.course !== course) continue
    const known = fields[version.key]
    if (known === undefined || known.version < version.version) fields[version.key] = version
  }
  return { course, fields }
}

/** The version that a write of this field is based on; 0 before the first. */
export function versionOf(pack: Pack, key: PackFieldKey): number {
  return pack.fields[key]?.version ?? 0
}

/** What a text of this field that is written now is made from. */
export function madeFromNow(
  pack: Pack,
  key: PackFieldKey,
  world: PackWorld,
): Pick<PackFieldVersion, 'madeFrom' | 'scheduleMark'> {
  const { needs, readsSchedule } = packFields[key]
  return {
    madeFrom: needs.flatMap((need) => {
      const version = versionOf(pack, need)
      return version === 0 ? [] : [{ key: need, version }]
    }),
    scheduleMark: readsSchedule ? world.scheduleMark : null,
  }
}

// Defines a course pack as it is kept: one field a row, each with the versions that it had.

export const maxFieldText = 20_000

/** Where a line of a field comes from: the words of a source, and where they stand in it. */
const fieldCitationSchema = z.strictObject({
  /** Of the field's text, from 1. */
  line: z.int().min(1),
  sourceId: z.int().min(1),
  file: z.string().min(1).max(500),
  quote: quoteSchema,
})

export type FieldCitation = z.infer<typeof fieldCitationSchema>

/** `draft`: written, not settled yet. That a field is stale follows from what it was made of. */
export const fieldStatuses = ['draft', 'ready'] as const

export const packFieldVersionSchema = z.strictObject({
  course: courseNameSchema.min(1),
  key: z.enum(packFieldKeys),
  /** From 1 in each field. */
  version: z.int().min(1),
  text: z.string().max(maxFieldText),
  status: z.enum(fieldStatuses),
  citations: z.array(fieldCitationSchema).max(400),
  /** The versions of the fields that it was made from, and a mark of the schedule where it was made from that. */
  madeFrom: z.array(z.strictObject({ key: z.enum(packFieldKeys), version: z.int().min(1) })),
  scheduleMark: z.string().max(100).nullable(),
  /** Sources that it holds without: those that were read for it and gave nothing, and those that were gone when it was settled. */
  withoutSources: z.array(z.int().min(1)).max(400),
  who: z.enum(['person', 'agent']),
  /** One line: why this version was written. */
  why: z.string().max(400),
  /** ISO. */
  at: z.string(),
})

/** One version of one field; the one with the highest number counts. */
export type PackFieldVersion = z.infer<typeof packFieldVersionSchema>
