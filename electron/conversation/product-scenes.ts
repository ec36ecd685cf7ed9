// The scenes of the product (O5): a new one is its own file and one line here.
import { sessionWords } from '../../shared/i18n/core/session.ts'
import type { GuideService } from '../guide/scene/scene-service.ts'
import type { HomeworkService } from '../homework/scene/scene-service.ts'
import type { PackService } from '../pack/scene/scene-service.ts'
import type { CalendarService } from '../timetable/scene/calendar-talk.ts'
import type { ReciteService } from '../recite/scene/scene-service.ts'
import type { SceneRegister, Scene } from '../orchestrator/scene.ts'
import { guide } from '../guide/scene/scene.ts'
import { pack } from '../pack/scene/scene.ts'
import { recite } from '../recite/scene/scene.ts'
import { calendar } from '../timetable/scene/scene.ts'
import { homework } from '../homework/scene/scene.ts'
import { runBegun } from '../agent/agent.ts'

function ofGraph(name: 'schedule' | 'chat'): Scene {
  return {
    name,
    title: (language) => sessionWords[language].scenes[name].title,
    purpose: (language) => sessionWords[language].scenes[name].purpose,
    run: ({ turn, heard }) => runBegun(turn, heard),
  }
}

/** Work on the schedule: plan, place, move, mend, explain; the agent's graph from its plan on. */
const schedule = ofGraph('schedule')

/** Talk: what needs no look at the schedule, or only one; answered by the graph's chat node. */
const chat = ofGraph('chat')

/** What the scenes need of the data folder, each its own. */
export type SceneServices = {
  guide: GuideService
  pack: PackService
  recite: ReciteService
  homework: HomeworkService
  calendar: CalendarService
}

export function productScenes(services: SceneServices): SceneRegister {
  return [
    chat,
    schedule,
    guide(services.guide),
    pack(services.pack),
    recite(services.recite),
    homework(services.homework),
    calendar(services.calendar),
  ]
}
