// Packs on the data file as the scene of one conversation sees them: its record, the packs, and what writes and looks up.
import { readScene } from '../../../db/scene-states.ts'
import { listPackCourses, readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/read-state.ts'
import { restoreGuide } from '../../../shared/guide/guide-record.ts'
import { fail } from '../../../shared/result.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { findCourses } from '../../agent/model/offline/pack/find-courses.ts'
import type { PackPort } from '../../agent/pack-port.ts'
import type { PackDoor } from '../../orchestrator/pack-door.ts'
import { packScene, readPackRecord } from '../../pack/scene-record.ts'
import { workDocument } from '../../pack/work-document.ts'
import { research } from '../../research/research.ts'
import { chosenReader } from '../choose-model.ts'
import type { SessionContext } from '../context.ts'
import { guideScene } from '../guide/guide-door.ts'
import { baseMaterial, draftOf } from './pack-material.ts'
import { readPackWorld } from './pack-store.ts'
import { researchPort } from '../research/research-requests.ts'
import { sayUnfinished } from './unfinished-words.ts'

export function packDoor(context: SessionContext, conversation: string): PackDoor {
  const { database } = context
  const port = packPort(context)
  return {
    readRecord: () => readPackRecord(readScene(database, conversation, packScene)),
    courses: port.courses,
    coursesNamed: (words) => findCourses(words, readState(database), port.courses()),
    guideCourse: () => {
      const record = restoreGuide(readScene(database, conversation, guideScene))
      return record?.draft?.course ?? null
    },
    read: port.read,
    draft: (wish, signal) => draftOf(context, wish, signal),
    lookUp: port.lookUp,
    document: (wish) => {
      const state = readState(database)
      if (state === null) return fail(sayUnfinished('no-term', wish.language))
      return workDocument(baseMaterial(context, wish, state))
    },
  }
}

/** The same for the agent, whichever scene it is in. */
export function packPort(context: SessionContext): PackPort {
  const { database } = context
  return {
    courses: () => {
      const state = readState(database)
      const known = state === null ? [] : coursesOf(state)
      return [...new Set([...known, ...listPackCourses(database)])]
    },
    read: (course) => ({
      pack: readPack(database, course),
      world: readPackWorld(context, course),
    }),
    lookUp: async ({ course, question, language }, signal) => {
      const port = researchPort(context, course)
      const reader = chosenReader(context)
      const model = reader === null ? null : { name: reader.name, ask: reader.model }
      const goal = readPack(database, course).fields.goal?.text.slice(0, 600) ?? ''
      const found = await research({ course, goal, question, language, model }, port, signal)
      return signal.aborted ? null : { lines: found.findings.slice(0, 8), notes: found.notes }
    },
  }
}
