// The scenes of the product (O5): a new one is its own file and one line here.
import type { SceneRegister } from '../scene.ts'
import { chat } from './chat.ts'
import { schedule } from './schedule.ts'

export const productScenes: SceneRegister = [chat, schedule]
