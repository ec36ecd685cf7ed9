// What the pack scene and the tools of a pack know of the data file: packs read, and writes checked before a step makes them.
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import type { Pack, PackWorld } from '../../shared/pack/pack.ts'
import type { PackRefusal, PackWrite } from '../../shared/pack/pack-write.ts'
import type { PackFieldVersion } from '../../shared/pack/pack-record.ts'
import type { Result } from '../../shared/result.ts'

/**
 * All but `write` only read. A scene puts its writes into `AgentStep.pack`, so that they are made with the step; `write`
 * is for what happens outside of a turn.
 */
export type PackStore = {
  /** Courses that have a pack. */
  listCourses: () => string[]
  /** With no field where there is no pack of the course. */
  readPack: (course: string) => Pack
  readWorld: (course: string) => PackWorld
  /** Newest first. */
  readVersions: (course: string, key: PackFieldKey) => PackFieldVersion[]
  write: (write: PackWrite) => Result<PackFieldVersion, PackRefusal>
}
