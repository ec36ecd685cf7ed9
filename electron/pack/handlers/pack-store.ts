// Packs on the data file: what they are judged by, and the one way to write into them outside of a turn.
import { commitPack, findFieldVersion, readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import { readSources } from '../../../db/sources.ts'
import { type PackWorld, versionOf, type PackFieldVersion } from '../../../shared/pack/pack.ts'
import {
  findPackRefusal,
  type PackRefusal,
  type PackWrite,
} from '../../../shared/pack/pack-write.ts'
import { markSchedule } from '../../../shared/pack/schedule-mark.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { SessionContext } from '../../session/context.ts'

/** For what happens outside of a turn: a scene puts its writes into `AgentStep.pack`, so that they are made with the step. */
export function writePack(
  context: SessionContext,
  write: PackWrite,
): Result<PackFieldVersion, PackRefusal> {
  const { database } = context
  const { course, key } = write.kind === 'version' ? write.field : write
  const refusal = findPackRefusal(readPack(database, course), write)
  if (refusal !== null) return fail(refusal)
  commitPack(database, [write], context.clock())
  context.push({ kind: 'pack', course })
  const version = versionOf(readPack(database, course), key)
  const written = findFieldVersion(database, { course, key, version })
  if (written === null) throw new Error(`version ${version} of ${key} is not in the file`)
  return succeed(written)
}

export function readPackWorld({ database }: SessionContext, course: string): PackWorld {
  const state = readState(database)
  return {
    scheduleMark: state === null ? null : markSchedule(state, course),
    sourceIds: new Set(readSources(database, null).map(({ id }) => id)),
    sources: readSources(database, course),
  }
}
