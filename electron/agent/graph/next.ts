// The graph (G1): a pure function from state and event to the next state; nothing is run here.
import type { Phase, TurnEnding } from '../../../shared/agent/timeline.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { GraphEvent } from './events.ts'
import {
  maxCorrections,
  maxExecuteRounds,
  maxPlanRounds,
  type GraphState,
  type Waiting,
  optimisingIf,
  withoutCorrections,
  withDiagnosis,
  withFollowUp,
  withLeftOut,
  withOutcome,
  withPacks,
  withWritten,
  withoutOffers,
  withWish,
} from './graph-state.ts'

export type NodeName = 'chat' | 'plan' | 'rough-build' | 'execute' | 'deliver'

export type Transition =
  /** A node runs next. */
  | { kind: 'go'; state: GraphState; node: NodeName }
  /** The turn ends, or waits for the person. */
  | { kind: 'rest'; state: GraphState; ending: TurnEnding }
  /** The graph has no such arrow: the turn must end with an error and nothing else written. */
  | { kind: 'illegal'; phase: Phase; event: GraphEvent['kind'] }

export function next(state: GraphState, event: GraphEvent): Transition {
  if (event.kind === 'stopped')
    return isRunning(state.phase) ? end(state, 'stopped') : illegal(state, event)
  switch (state.phase) {
    case 'chatting':
      return nextInChat(state, event)
    case 'planning':
      return nextInPlan(state, event)
    case 'rough_building':
      return nextInRoughBuild(state, event)
    case 'executing':
      return nextInExecute(state, event)
    case 'delivering':
      return event.kind === 'delivered' ? end(state, 'completed') : illegal(state, event)
    case 'waiting_confirm':
      return nextOnCard(state, event)
    case 'interrupted':
      return nextOnQuestion(state, event)
    case 'done':
      return illegal(state, event)
    default:
      return assertNever(state.phase)
  }
}

const stands = {
  chatting: { kind: 'go', node: 'chat' },
  planning: { kind: 'go', node: 'plan' },
  rough_building: { kind: 'go', node: 'rough-build' },
  executing: { kind: 'go', node: 'execute' },
  delivering: { kind: 'go', node: 'deliver' },
  waiting_confirm: { kind: 'rest', ending: 'card' },
  interrupted: { kind: 'rest', ending: 'question' },
  done: { kind: 'rest', ending: 'completed' },
} as const satisfies Record<Phase, object>

/** Where a state stands when nothing has happened to it since it was saved. */
export function resume(state: GraphState): Exclude<Transition, { kind: 'illegal' }> {
  return { ...stands[state.phase], state }
}

export function isRunning(phase: Phase): boolean {
  return phase !== 'waiting_confirm' && phase !== 'interrupted' && phase !== 'done'
}

function nextInChat(state: GraphState, event: GraphEvent): Transition {
  switch (event.kind) {
    case 'chat-answered':
      return end(state, 'completed')
    case 'scene-asked':
      return end(state, 'question')
    case 'task-taken':
      return enter(withoutCorrections(state), 'planning')
    // Of a scene that answers in the graph's place.
    case 'scene-continued':
      return enter(withoutCorrections(state), 'chatting')
    case 'card-opened':
      return wait(state, event.cardId, 'scene')
    default:
      return nextOnTrouble(state, event)
  }
}

function nextInPlan(before: GraphState, event: GraphEvent): Transition {
  const state = { ...before, planRounds: before.planRounds + 1 }
  switch (event.kind) {
    case 'plan-continued': {
      if (state.planRounds >= maxPlanRounds) return end(state, 'failed')
      return enter(
        withoutCorrections({ ...state, plansDeeply: state.plansDeeply || event.deepens }),
        'planning',
      )
    }
    case 'plan-made': {
      const { steps, classIds, scope, wantsRoughBuild, entry } = event
      const planned = {
        ...state,
        plan: steps,
        step: 0,
        classIds,
        scope,
        wantsRoughBuild,
        entry,
        planRounds: 0,
      }
      return event.isDirect
        ? enter(optimisingIf(entry === 'global_reopt', withoutCorrections(planned)), 'executing')
        : enter(withoutCorrections(planned), 'rough_building')
    }
    case 'question-asked':
      return ask({ ...state, planRounds: 0 }, 'planning')
    default:
      return nextOnTrouble(state, event)
  }
}

function nextInRoughBuild(state: GraphState, event: GraphEvent): Transition {
  switch (event.kind) {
    case 'card-opened':
      return wait(state, event.cardId, 'plan')
    case 'room-proposed':
      return wait(state, event.cardId, 'room')
    case 'nothing-placed':
      return end(state, 'completed')
    default:
      return illegal(state, event)
  }
}

function nextInExecute(before: GraphState, event: GraphEvent): Transition {
  const state = { ...before, executeRounds: before.executeRounds + 1 }
  switch (event.kind) {
    case 'call-finished':
      return execute(
        withoutCorrections(
          withOutcome(
            withDiagnosis({ ...state, activePacks: event.activePacks }, event.diagnosis),
            event.outcome,
          ),
        ),
      )
    case 'execute-continued':
      return execute(withoutCorrections(state))
    case 'step-finished': {
      const step = state.step + 1
      // Improving belongs to the step that placed; what comes next has all tools again.
      const stepped = withoutCorrections({ ...state, step, optimisation: null })
      return step < state.plan.length ? execute(stepped) : enter(stepped, 'delivering')
    }
    case 'work-finished':
      return enter(withoutCorrections(state), 'delivering')
    case 'card-opened':
      return wait(withPacks(state, event.activePacks), event.cardId, 'call')
    case 'question-asked':
      return ask(state, 'executing')
    default:
      return nextOnTrouble(state, event)
  }
}

function nextOnCard(state: GraphState, event: GraphEvent): Transition {
  const { waiting } = state
  if (waiting.kind !== 'card') return illegal(state, event)
  const freed: GraphState = { ...state, waiting: { kind: 'nothing' } }
  switch (event.kind) {
    case 'card-accepted': {
      const written = withWritten(freed, event)
      if (waiting.about === 'scene') return acceptOfScene(written, event.goesOn === true)
      const kept = withLeftOut(written, event.leftOut)
      return waiting.about === 'plan'
        ? enter(
            optimisingIf(state.entry !== 'local_adjust', {
              ...kept,
              placed: kept.placed + event.placed,
              rejectedPlanId: null,
            }),
            'executing',
          )
        : execute(withoutOffers(withOutcome(kept, 'changed')))
    }
    case 'card-rejected': {
      if (waiting.about === 'scene') return rejectOfScene(freed, event.note)
      const told = withFollowUp(freed, event.note)
      // The room was for the plan that was asked for: a reason is one against that plan.
      if (waiting.about === 'call' || (waiting.about === 'room' && event.note.trim() === ''))
        return execute(withWish(withOutcome(told, 'rejected'), event.note))
      return enter(
        {
          ...(waiting.about === 'room' ? withOutcome(told, 'rejected') : told),
          rejectedPlanId: event.cardId,
          plansDeeply: false,
        },
        'planning',
      )
    }
    case 'card-kept':
      return waiting.about === 'scene' ? resume(state) : illegal(state, event)
    case 'turn-left':
      return end(freed, 'completed')
    case 'card-replaced':
      return wait(freed, event.cardId, waiting.about)
    case 'card-lapsed':
      if (waiting.about === 'room') return enter(withOutcome(freed, 'stale'), 'planning')
      return waiting.about === 'call'
        ? execute(withOutcome(freed, 'stale'))
        : end(freed, 'completed')
    default:
      return illegal(state, event)
  }
}

/** No words come with it: the scene that goes on knows what comes next. */
function acceptOfScene(freed: GraphState, goesOn: boolean): Transition {
  return goesOn
    ? enter(withoutCorrections({ ...freed, request: '' }), 'chatting')
    : end(freed, 'completed')
}

/** The reason, where there is one, is what the scene hears next. */
function rejectOfScene(freed: GraphState, note: string): Transition {
  return note.trim() === ''
    ? end(freed, 'completed')
    : enter(withoutCorrections({ ...freed, request: note }), 'chatting')
}

function nextOnQuestion(state: GraphState, event: GraphEvent): Transition {
  if (event.kind === 'turn-left') return end(state, 'completed')
  if (event.kind !== 'person-said' || state.waiting.kind !== 'question')
    return illegal(state, event)
  const told = withFollowUp({ ...state, waiting: { kind: 'nothing' } }, event.text)
  return state.waiting.from === 'planning' ? enter(told, 'planning') : execute(told)
}

/** A model's output that can't be used, or no output at all: the same in every stage. */
function nextOnTrouble(state: GraphState, event: GraphEvent): Transition {
  switch (event.kind) {
    case 'output-refused': {
      const corrections = state.corrections + 1
      if (corrections >= maxCorrections) return end(state, 'failed')
      const corrected = {
        ...withPacks(state, event.activePacks),
        corrections,
        correction: event.problem,
      }
      return state.phase === 'executing' ? execute(corrected) : enter(corrected, state.phase)
    }
    case 'model-failed':
      return end(state, 'failed')
    default:
      return illegal(state, event)
  }
}

/** Executing goes on until its rounds are used up. */
function execute(state: GraphState): Transition {
  return state.executeRounds >= maxExecuteRounds
    ? enter({ ...state, ranOut: true }, 'delivering')
    : enter(state, 'executing')
}

function enter(state: GraphState, phase: Phase): Transition {
  return resume({ ...state, phase })
}

function end(state: GraphState, ending: TurnEnding): Transition {
  return { kind: 'rest', state: { ...state, phase: 'done', waiting: { kind: 'nothing' } }, ending }
}

function wait(
  state: GraphState,
  cardId: string,
  about: Extract<Waiting, { kind: 'card' }>['about'],
): Transition {
  return enter(
    { ...withoutCorrections(state), waiting: { kind: 'card', cardId, about } },
    'waiting_confirm',
  )
}

function ask(state: GraphState, from: 'planning' | 'executing'): Transition {
  return enter({ ...withoutCorrections(state), waiting: { kind: 'question', from } }, 'interrupted')
}

function illegal(state: GraphState, event: GraphEvent): Transition {
  return { kind: 'illegal', phase: state.phase, event: event.kind }
}
