// "Undo that", said in a guide that is not written: the last step of its own, and nothing of the schedule.
import type { TurnFacts } from '../../model/model.ts'
import { readTrained } from '../reader/built-in.ts'
import { findLastStep } from './fold-guide.ts'

/** An undo of something that is named is none of the guide. */
const sure = 0.6

export function takesBack(facts: TurnFacts): boolean {
  const { guide, request } = facts
  if (guide == null || guide.state === 'FINISHED' || guide.state === 'CONFIRMING') return false
  const [frame, ...others] = readTrained(request, facts)
  const isUndo = frame?.act === 'undo' && frame.confidence >= sure && frame.slots.length === 0
  return isUndo && others.length === 0 && findLastStep(facts, 1) !== null
}
