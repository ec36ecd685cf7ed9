// Gives the scene of one conversation its packs: the record, the packs, and what writes and looks up.
import { readScene } from '../../../db/scenes.ts'
import { listPackCourses, readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import { fail } from '../../../shared/result.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { findCourses } from '../../language/pack/find-courses.ts'
import type { PackPort } from '../../agent/ports.ts'
import type { PackService } from '../scene/scene-service.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { isRemark } from '../../../shared/pack/topic-lines.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { generateField } from '../generate-field.ts'
import { splitNoted } from '../../language/pack/split-noted.ts'
import { packScene, readPackRecord } from '../scene-record.ts'
import { workDocument } from '../work-document.ts'
import { research } from '../../research/research.ts'
import type { SessionContext } from '../../session/context.ts'
import { portraitOf } from '../../../shared/agent/profile-change.ts'
import { languageOfTalk, sayGuideTalk } from '../guide-talk.ts'
import { readGuideRecord } from '../../../db/guide.ts'
import { findGuideTalk, baseMaterial, draftOf, sayUnfinished } from './pack-material.ts'
import { readPackWorld } from './pack-store.ts'
import { researchInput, researchPort } from '../../research/handlers/research-requests.ts'

export function packService(context: SessionContext, conversation: string): PackService {
  const { database } = context
  const port = packPort(context)
  return {
    readRecord: () => readPackRecord(readScene(database, conversation, packScene)),
    courses: port.courses,
    coursesNamed: (words) => findCourses(words, readState(database), port.courses()),
    guideCourse: () => {
      const record = readGuideRecord(database, conversation)
      return record?.draft?.course ?? null
    },
    settled: (course, language) => {
      const guide = findGuideTalk(context, course)
      const state = readState(database)
      if (guide === null || state === null) return null
      const isKnown = splitNoted(portraitOf(context.preferences.standing, course)).knowledge !== ''
      return {
        text: sayGuideTalk({ guide, window: state.window, language }),
        sections: ['goal', 'conditions', ...(isKnown ? (['knowledge'] as const) : [])],
        changed: changedByTalk(context, course, state),
      }
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

/** Fields that the talk was written into, and that were settled anew in it since. */
function changedByTalk(
  context: SessionContext,
  course: string,
  state: ScheduleState,
): PackFieldKey[] {
  const pack = readPack(context.database, course)
  return (['goal', 'conditions'] as const).filter((key) => {
    const text = pack.fields[key]?.text ?? ''
    const language = languageOfTalk(text)
    if (language === null) return false
    const material = baseMaterial(context, { course, pack, answers: [], language }, state)
    const now = generateField(material, key)
    return now.ok && withoutRemarks(now.value.text) !== withoutRemarks(text)
  })
}

/** The day of the talk alone is no other text. */
function withoutRemarks(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isRemark(line))
    .join('\n')
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
      const input = researchInput(context, { course, question, language, asksModel: true })
      const found = await research(input, port, signal)
      // Where nothing answers, the note speaks of what comes near.
      const lines = found.findings.length > 0 ? found.findings : found.near
      return signal.aborted ? null : { lines: lines.slice(0, 8), notes: found.notes }
    },
  }
}
