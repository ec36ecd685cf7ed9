// The scenes of the product (O5): a new one is its own file and one line here.
import { coreWords } from '../../shared/i18n/core-words.ts'
import type { SceneRegister } from '../orchestrator/scene.ts'
import { guide } from '../guide/scene/scene.ts'
import { pack } from '../pack/scene/scene.ts'
import { recite } from '../recite/scene/scene.ts'
import { homework } from '../homework/scene/scene.ts'
import type { GuideDoor } from '../guide/scene/scene-port.ts'
import type { HomeworkDoor } from '../homework/scene/scene-port.ts'
import type { PackDoor } from '../pack/scene/scene-port.ts'
import type { ReciteDoor } from '../recite/scene/scene-port.ts'
import { runBegun } from '../agent/agent.ts'
import type { Scene } from '../orchestrator/scene.ts'

/** Work on the schedule: plan, place, move, mend, explain; the agent's graph from its plan on. */
const schedule: Scene = {
  name: 'schedule',
  title: (language) => coreWords[language].scenes.schedule.title,
  purpose: (language) => coreWords[language].scenes.schedule.purpose,
  run: ({ turn, heard }) => runBegun(turn, heard),
}

/** Talk: what needs no look at the schedule, or only one; answered by the graph's chat node. */
const chat: Scene = {
  name: 'chat',
  title: (language) => coreWords[language].scenes.chat.title,
  purpose: (language) => coreWords[language].scenes.chat.purpose,
  run: ({ turn, heard }) => runBegun(turn, heard),
}

/** What the scenes need of the data folder, each its own. */
export type SceneDoors = {
  guide: GuideDoor
  pack: PackDoor
  recite: ReciteDoor
  homework: HomeworkDoor
}

export function productScenes(doors: SceneDoors): SceneRegister {
  return [
    chat,
    schedule,
    guide(doors.guide),
    pack(doors.pack),
    recite(doors.recite),
    homework(doors.homework),
  ]
}
