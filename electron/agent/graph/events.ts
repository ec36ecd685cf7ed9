// Lists what can happen to the graph: one event per round, returned by a node or made by the person (G1).
import type { PlacementScope, PlanStep } from '../../../shared/agent/card.ts'
import type { EntryMode } from '../../../shared/conversation/contracts.ts'
import type { ToolPack } from '../../../shared/tools/catalogue.ts'
import type { CallOutcome, LeftOut } from './graph-state.ts'
import type { Tally } from '../../../shared/schedule/tally-diff.ts'
import type { Diagnosis } from '../../model/optimisation.ts'

export type GraphEvent =
  /** Chat was all that was wanted, and it has been answered. */
  | { kind: 'chat-answered' }
  /** A scene has asked in the graph's place: what is said next begins a turn, which the scene may claim. */
  | { kind: 'scene-asked' }
  /** A scene has done a part of the turn, and goes on with it. */
  | { kind: 'scene-continued' }
  | { kind: 'task-taken' }
  | { kind: 'plan-continued'; deepens: boolean }
  /** `isDirect`: nothing would be written by accepting it, so it needs no card. */
  | {
      kind: 'plan-made'
      steps: PlanStep[]
      classIds: number[]
      scope: PlacementScope | null
      wantsRoughBuild: boolean
      entry: EntryMode
      isDirect: boolean
    }
  /** The rough build found nothing that it could place. */
  | { kind: 'nothing-placed' }
  /** Nor could it, before what is to follow: a re-plan that makes room is on a card. */
  | { kind: 'room-proposed'; cardId: string }
  /** `activePacks` where the call on it has made one more active; likewise of an output that was refused. */
  | { kind: 'card-opened'; cardId: string; activePacks?: ToolPack[] }
  /** `leftOut` is what a card that was accepted in part would have done besides. */
  | {
      kind: 'card-accepted'
      placed: number
      leftOut?: readonly LeftOut[]
      /** What was written with it; absent where nothing was. */
      written?: Tally
      /** Nobody was asked (O7). */
      isUnasked?: true
      /** Of a scene's card: the scene has more to do in this turn. */
      goesOn?: true
    }
  /** `note` is the person's reason, possibly empty. */
  | { kind: 'card-rejected'; cardId: string; note: string }
  /** The world had changed: the card went stale and this one stands in its place. */
  | { kind: 'card-replaced'; cardId: string }
  /** The world had changed and what the card asked can't be done any more. */
  | { kind: 'card-lapsed' }
  /** Words that decide nothing about a scene's card: it waits on. */
  | { kind: 'card-kept' }
  /** Words for another scene: what the turn waited for is not answered any more. */
  | { kind: 'turn-left' }
  | { kind: 'question-asked' }
  | { kind: 'person-said'; text: string }
  /** `diagnosis` is what the call found out about the plan's health; null for any other call. */
  | {
      kind: 'call-finished'
      outcome: CallOutcome
      activePacks: ToolPack[]
      diagnosis: Diagnosis | null
    }
  | { kind: 'execute-continued' }
  | { kind: 'step-finished' }
  | { kind: 'work-finished' }
  | { kind: 'delivered' }
  /** The output could not be used; `problem` is what the model is told (G4). */
  | { kind: 'output-refused'; problem: string; activePacks?: ToolPack[] }
  /** The model could not answer at all. */
  | { kind: 'model-failed'; message: string }
  | { kind: 'stopped' }

export type GraphEventKind = GraphEvent['kind']
