// The scenes of the product (O5): a new one is its own file and one line here.
import { sessionWords } from '../../shared/i18n/core/session.ts'
import type { GuideService } from '../guide/scene/scene-service.ts'
import type { HomeworkService } from '../homework/scene/scene-service.ts'
import type { PackService } from '../pack/scene/scene-service.ts'
import type { CalendarService } from '../timetable/scene/scene-service.ts'
import type { ReciteService } from '../recite/scene/scene-service.ts'
import type { SceneRegister, Scene } from '../orchestrator/scene.ts'
import { guide } from '../guide/scene/scene.ts'
import { pack } from '../pack/scene/scene.ts'
import { recite } from '../recite/scene/scene.ts'
import { calendar } from '../timetable/scene/scene.ts'
import { homework } from '../homework/scene/scene.ts'
import { runBegun } from '../agent/agent.ts'

/** Work on the schedule: plan, place, move, mend, explain; the agent's graph from its plan on. */
const schedule: Scene = {
  name: 'schedule',
  title: (language) => sessionWords[language].scenes.schedule.title,
  purpose: (language) => sessionWords[language].scenes.schedule.purpose,
  run: ({ turn, heard }) => runBegun(turn, heard),
}

/** Talk: what needs no look at the schedule, or only one; answered by the graph's chat node. */
const chat: Scene = {
  name: 'chat',
  title: (language) => sessionWords[language].scenes.chat.title,
  purpose: (language) => sessionWords[language].scenes.chat.purpose,
  run: ({ turn, heard }) => runBegun(turn, heard),
}

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
