// How each stage asks its model (G3): temperature, the most tokens of the answer, and whether it may think first.
import type { Stage } from '../../shared/conversation/contracts.ts'
import type { GraphState } from './graph/graph-state.ts'

export type StageSettings = { temperature: number; maxTokens: number; thinking: boolean }

const settings: Record<Stage | 'deep-plan', StageSettings> = {
  chat: { temperature: 0.2, maxTokens: 600, thinking: false },
  plan: { temperature: 0.2, maxTokens: 1600, thinking: false },
  'deep-plan': { temperature: 0.2, maxTokens: 3200, thinking: true },
  execute: { temperature: 0.3, maxTokens: 1200, thinking: true },
  deliver: { temperature: 0.5, maxTokens: 800, thinking: false },
  // A whole draft of sixty sessions has to fit in.
  guide: { temperature: 0.3, maxTokens: 3200, thinking: false },
  // A field's new words may be in it.
  pack: { temperature: 0.2, maxTokens: 1600, thinking: false },
}

export function settingsOf(stage: Stage, state: Pick<GraphState, 'plansDeeply'>): StageSettings {
  return settings[stage === 'plan' && state.plansDeeply ? 'deep-plan' : stage]
}
