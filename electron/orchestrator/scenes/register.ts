// The scenes of the product (O5): a new one is its own file and one line here.
import type { SceneRegister } from '../scene.ts'
import { chat } from './chat.ts'
import { schedule } from './schedule.ts'
import { recite } from './recite.ts'
import type { ReciteDoor } from '../recite-door.ts'

/** What the scenes need of the data folder, each its own. */
export type SceneDoors = { recite: ReciteDoor }

export function productScenes(doors: SceneDoors): SceneRegister {
  return [chat, schedule, recite(doors.recite)]
}
