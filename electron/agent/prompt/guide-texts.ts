// What a model is told of a guide (B7): what it is at all, and of each state only its own rules and the actions that it has.
import type { GuideAction, GuideState } from '../../../shared/guide/guide-state.ts'

/** The actions that a state has; the others fall back (B2). */
export const guideStateActions: Record<GuideState, readonly GuideAction[]> = {
  DISCOVERY: ['CONTINUE_ASKING', 'PROPOSE_DRAFT'],
  DRAFTING: ['CONTINUE_ASKING', 'PROPOSE_DRAFT', 'REQUEST_CONFIRM', 'CONFIRM_FINISH'],
  CONFIRMING: ['CONTINUE_ASKING', 'PROPOSE_DRAFT', 'REQUEST_CONFIRM'],
  FINISHED: ['CONTINUE_ASKING', 'PROPOSE_DRAFT'],
}
