// The scenes of the product (O5): a new one is its own file and one line here.
import type { SceneRegister } from '../scene.ts'
import { chat } from './chat.ts'
import { schedule } from './schedule.ts'
import { guide } from './guide.ts'
import { pack } from './pack.ts'
import { recite } from './recite.ts'
import { homework } from '../../homework/scene.ts'
import type { GuideDoor } from '../guide-door.ts'
import type { HomeworkDoor } from '../homework-door.ts'
import type { PackDoor } from '../pack-door.ts'
import type { ReciteDoor } from '../recite-door.ts'

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
