// The chat stage's answer as an intent (O1): the scene that it names, else the one that its own two words mean.
import type { StageOutput } from '../../shared/agent/contracts.ts'
import type { HeardTurn } from '../agent/graph/turn.ts'
import { unclassified, type Intent } from './intent.ts'
import type { SceneRegister } from './scene.ts'

/** Where work goes that no scene was named for. */
const workScene = 'schedule'

const certain = 100

/** An answer that could not be had or used, or a scene that nobody knows, leaves the conversation where it is. */
export function readIntent(heard: HeardTurn, register: SceneRegister): Intent {
  if (heard.kind !== 'answer') return unclassified
  const { output } = heard
  const { scene, reason } = output
  const slots = Object.fromEntries((output.slots ?? []).map(({ name, value }) => [name, value]))
  const score = output.score ?? unclassified.score
  switch (scene) {
    case undefined:
    case null:
      return { target: usualTarget(output, register), score: certain, slots, reason }
    case 'continue_current':
      return { target: { kind: 'continue' }, score, slots, reason }
    case 'exit_current':
      return { target: { kind: 'exit' }, score, slots, reason }
    default:
      return register.some(({ name }) => name === scene)
        ? { target: { kind: 'scene', name: scene }, score, slots, reason }
        : unclassified
  }
}

/** In doubt it is work (G2a); talk is answered wherever it is said. */
function usualTarget({ intent }: StageOutput['chat'], register: SceneRegister): Intent['target'] {
  const isWork = intent === 'task' && register.some(({ name }) => name === workScene)
  return isWork ? { kind: 'scene', name: workScene } : { kind: 'continue' }
}
