// The graph's state as plain JSON: all that a killed turn needs to go on, saved with every step (G6).
import { z } from 'zod'
import { phases } from '../../../shared/agent/timeline.ts'
import { usageSchema } from '../../../shared/agent/usage.ts'
import { placementScopeSchema, planStepSchema } from '../../../shared/agent/card.ts'
import { entryModes } from '../../../shared/conversation/contracts.ts'
import { tallySchema } from '../../../shared/schedule/tally-diff.ts'
import { chosenReadingSchema } from '../../language/chips/given-reading.ts'
import { optimisationSchema } from '../../model/optimisation.ts'
import { toolPacks, type ToolPack } from '../../../shared/tools/catalogue.ts'

/** Raised whenever a stored state of the version before can't be read any more. */
const graphVersion = 3

/** Execute rounds in one turn; then the graph delivers what it has. */
export const maxExecuteRounds = 30

/** Plan calls in one turn without a card or a question between them. */
export const maxPlanRounds = 8

/** Unusable outputs in a row that end the turn (G4). */
export const maxCorrections = 3

export const callOutcomes = ['answered', 'refused', 'changed', 'rejected', 'stale'] as const

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

export const graphStateSchema = z.strictObject({
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
