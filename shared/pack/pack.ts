// A pack as it stands: the present version of each field that was ever written, and the world that it is judged in.
import { packFields, type PackFieldKey } from './fields.ts'
import type { Source } from './source.ts'
import type { PackFieldVersion } from './pack-record.ts'

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
