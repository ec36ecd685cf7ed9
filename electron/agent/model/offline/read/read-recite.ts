// Words that ask for recall practice: they belong to the recite scene, with the text that they name.
import type { StageOutput } from '../../../../../shared/agent/contracts.ts'
import {
  asksForRecallPlan,
  asksWhatToRecite,
} from '../../../../../shared/recite/recall-plan-words.ts'
import { readPastedText } from '../../../../../shared/recite/pasted-text.ts'
import { readReciteCall } from '../../../../../shared/recite/recite-call.ts'
import type { TurnFacts } from '../../model.ts'

const scene = 'recite'

/** Null where they ask for something else, or there is no such scene. */
export function readRecite({ request, scenes }: TurnFacts): StageOutput['chat'] | null {
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  if (asksForRecallPlan(request)) {
    const slots = [{ name: 'act', value: 'plan' }]
    return { intent: 'task', speak: '', reason: 'plan recalls', scene, score: 100, slots }
  }
  if (asksWhatToRecite(request)) {
    const slots = [{ name: 'act', value: 'next' }]
    return { intent: 'task', speak: '', reason: 'what to recite', scene, score: 100, slots }
  }
  if (readPastedText(request) !== null)
    return { intent: 'task', speak: '', reason: 'pasted text', scene, score: 100, slots: [] }
  const call = readReciteCall(request)
  if (call === null) return null
  const slots = call.topic === '' ? [] : [{ name: 'topic', value: call.topic }]
  return { intent: 'task', speak: '', reason: 'recite', scene, score: 100, slots }
}
