// The packs of the data file as a guide starts from them.
import { listPackCourses, readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import { toGuidePack } from '../guide-pack.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'
import { baseMaterial } from './pack-material.ts'

/** Of courses whose pack says something that a guide is about. */
export function guidePacks(context: SessionContext): GuidePack[] {
  const { database } = context
  const state = readState(database)
  if (state === null) return []
  const language = languageOf(context)
  return listPackCourses(database).flatMap((course) => {
    const pack = readPack(database, course)
    return toGuidePack(baseMaterial(context, { course, pack, answers: [], language }, state)) ?? []
  })
}
