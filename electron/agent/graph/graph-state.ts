// The graph's state as plain JSON: all that a killed turn needs to go on, saved with every step (G6).
import { z } from 'zod'
import { phases } from '../../../shared/agent/timeline.ts'
import { usageSchema } from '../../../shared/agent/usage.ts'
import { placementScopeSchema, planStepSchema } from '../../../shared/agent/card.ts'
import { entryModes } from '../../../shared/conversation/contracts.ts'
import {
  tallySchema,
  addTallies,
  countChanges,
  noChanges,
  type Tally,
} from '../../../shared/schedule/tally-diff.ts'
import { chosenReadingSchema } from '../../language/chips/given-reading.ts'
import {
  optimisationSchema,
  beginOptimisation,
  followDiagnosis,
  type Diagnosis,
} from '../../model/optimisation.ts'
import { toolPacks, type ToolPack } from '../../../shared/tools/catalogue.ts'

/** Raised whenever a stored state of the version before can't be read any more. */
const graphVersion = 3

/** Execute rounds in one turn; then the graph delivers what it has. */
export const maxExecuteRounds = 30

/** Plan calls in one turn without a card or a question between them. */
export const maxPlanRounds = 8

/** Unusable outputs in a row that end the turn (G4). */
export const maxCorrections = 3

const callOutcomes = ['answered', 'refused', 'changed', 'rejected', 'stale'] as const

export type CallOutcome = (typeof callOutcomes)[number]

const waitingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  z.strictObject({
    kind: z.literal('card'),
    cardId: z.string().min(1),
    /** A scene's card is one of its own: what comes of it goes back to the scene. `room` makes room for a plan. */
    about: z.enum(['plan', 'call', 'room', 'scene']),
  }),
  z.strictObject({ kind: z.literal('question'), from: z.enum(['planning', 'executing']) }),
])

export type Waiting = z.infer<typeof waitingSchema>

/** A change of a task that was proposed and not taken; the title is kept for one that was to be new. */
const leftOutSchema = z.strictObject({ taskId: z.int(), title: z.string() })

export type LeftOut = z.infer<typeof leftOutSchema>

const graphStateSchema = z.strictObject({
  phase: z.enum(phases),
  traceId: z.string().min(1),
  request: z.string(),
  /** What the person said since, in order: answers, reasons for a rejection. */
  followUps: z.array(z.string()),
  plan: z.array(planStepSchema),
  step: z.int().min(0),
  /** Classes and days that the rough build may use. */
  classIds: z.array(z.int()),
  scope: placementScopeSchema.nullable(),
  wantsRoughBuild: z.boolean(),
  entry: z.enum(entryModes),
  /** While the plan is being improved (G8); null otherwise. */
  optimisation: optimisationSchema.nullable(),
  /** Whether the next plan call is the deep one (G3). */
  plansDeeply: z.boolean(),
  planRounds: z.int().min(0),
  rejectedPlanId: z.string().nullable(),
  executeRounds: z.int().min(0),
  /** Unusable outputs in a row, and what was wrong with the last. */
  corrections: z.int().min(0),
  correction: z.string().nullable(),
  activePacks: z.array(z.enum(toolPacks)),
  /** The number of the turn's first tool call; calls are numbered through the conversation. */
  firstCall: z.int().min(1),
  /** Outcome of the turn's n-th tool call; its id follows from its rank, its text is in the messages. */
  outcomes: z.array(z.enum(callOutcomes)),
  /** Items placed by accepted plans of this turn. */
  placed: z.int().min(0),
  /** Tokens that the turn's model calls have cost so far; null for a model that counts none (M5). */
  usage: usageSchema.nullable(),
  waiting: waitingSchema,
  /** How the person wants the request to be read, where they have chosen (M8); absent otherwise. */
  reading: chosenReadingSchema.exactOptional(),
  /** What the person did not take of the cards that they accepted in part; absent while there is nothing. */
  leftOut: z.array(leftOutSchema).exactOptional(),
  /** The rounds were used up before the work was said to be done; absent otherwise. */
  ranOut: z.literal(true).exactOptional(),
  /** What the turn has written, and of that what nobody was asked about (O7); absent while there is nothing. */
  written: tallySchema.exactOptional(),
  unasked: tallySchema.exactOptional(),
})

export type GraphState = z.infer<typeof graphStateSchema>

/** A turn that has just begun; `firstCall` is a number that no earlier call of the conversation has. */
export function beginState(
  traceId: string,
  request: string,
  activePacks: ToolPack[],
  firstCall: number,
): GraphState {
  return {
    phase: 'chatting',
    traceId,
    request,
    followUps: [],
    plan: [],
    step: 0,
    classIds: [],
    scope: null,
    wantsRoughBuild: false,
    entry: 'local_adjust',
    optimisation: null,
    plansDeeply: false,
    planRounds: 0,
    rejectedPlanId: null,
    executeRounds: 0,
    corrections: 0,
    correction: null,
    activePacks,
    firstCall,
    outcomes: [],
    placed: 0,
    usage: null,
    waiting: { kind: 'nothing' },
  }
}

/** The id of the turn's call of this rank, counted from 1; unique in the conversation. */
export function callIdAt(state: GraphState, rank: number): string {
  return `call-${state.firstCall + rank - 1}`
}

/** The number in such an id; 0 when it is none. */
export function callNumber(id: string): number {
  return Number(/^call-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
}

/** The id that the turn's next call will have; an open card holds it until it is answered. */
export function nextCallId(state: GraphState): string {
  return callIdAt(state, state.outcomes.length + 1)
}

/** Whether anything that this turn asked for has been written. */
export function hasChanged(state: GraphState): boolean {
  return state.placed > 0 || state.written !== undefined || state.outcomes.includes('changed')
}

export function writeSnapshot(state: GraphState): { version: number; json: string } {
  return { version: graphVersion, json: JSON.stringify(state) }
}

/** Null when there is none, or when it was written by a version whose states this one can't read. */
export function readSnapshot(
  snapshot: { version: number; json: string } | null,
): GraphState | null {
  if (snapshot === null) return null
  try {
    const raised = raiseVersion(snapshot.version, JSON.parse(snapshot.json))
    const parsed = graphStateSchema.safeParse(raised)
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** A state as an earlier version wrote it, with what has been added since. */
function raiseVersion(version: number, value: unknown): unknown {
  if (version === graphVersion) return value
  if (typeof value !== 'object' || value === null) return null
  if (version < 1 || version > graphVersion) return null
  return { ...(version === 1 ? raiseFirst(value) : value), usage: null }
}

/** The first states of version 1 counted rejected plans, as seeds of the next. */
function raiseFirst(value: object): object {
  const known = Object.entries(value).filter(([name]) => name !== 'rejectedPlans')
  return { ...Object.fromEntries(known), entry: 'local_adjust', optimisation: null }
}

/** The tools of a diagnosis come with it. */
export function optimisingIf(isWanted: boolean, state: GraphState): GraphState {
  if (!isWanted) return state
  const activePacks = toolPacks.filter(
    (pack) => pack === 'schedule/analyze' || state.activePacks.includes(pack),
  )
  return { ...state, activePacks, optimisation: beginOptimisation() }
}

export function withPacks(
  state: GraphState,
  activePacks: ToolPack[] = state.activePacks,
): GraphState {
  return { ...state, activePacks }
}

export function withDiagnosis(state: GraphState, diagnosis: Diagnosis | null): GraphState {
  const { optimisation } = state
  return optimisation === null || diagnosis === null
    ? state
    : { ...state, optimisation: followDiagnosis(optimisation, diagnosis) }
}

/** Words said at the card of an improvement may ask for something that is none. */
export function withWish(state: GraphState, note: string): GraphState {
  const { optimisation } = state
  return optimisation === null || note.trim() === ''
    ? state
    : { ...state, optimisation: { ...optimisation, hasWish: true } }
}

/** What was offered was found in a state that is no more. */
export function withoutOffers(state: GraphState): GraphState {
  const { optimisation } = state
  return optimisation === null ? state : { ...state, optimisation: { ...optimisation, offers: [] } }
}

/** After a usable output the count of unusable ones begins anew. */
export function withoutCorrections(state: GraphState): GraphState {
  return { ...state, corrections: 0, correction: null }
}

export function withOutcome(state: GraphState, outcome: CallOutcome): GraphState {
  return { ...state, outcomes: [...state.outcomes, outcome] }
}

export function withLeftOut(state: GraphState, leftOut: readonly LeftOut[] = []): GraphState {
  return leftOut.length === 0
    ? state
    : { ...state, leftOut: [...(state.leftOut ?? []), ...leftOut] }
}

export function withWritten(
  state: GraphState,
  { written = noChanges, isUnasked }: { written?: Tally; isUnasked?: true },
): GraphState {
  if (countChanges(written) === 0) return state
  const sum = addTallies(state.written ?? noChanges, written)
  return isUnasked === true
    ? { ...state, written: sum, unasked: addTallies(state.unasked ?? noChanges, written) }
    : { ...state, written: sum }
}

export function withFollowUp(state: GraphState, text: string): GraphState {
  return text.trim() === '' ? state : { ...state, followUps: [...state.followUps, text] }
}
