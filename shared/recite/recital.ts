// Where a recital stands (R2): idle, listening, done; a pure table of what leads from one to the next.
import { z } from 'zod'
import { assertNever } from '../assert-never.ts'
import { fail, succeed, type Result } from '../result.ts'

/** The score from which on a text counts as known. */
export const passMark = 85

/** Attempts of one recital. */
export const maxRounds = 3

const scoreSchema = z.int().min(0).max(100)

export const recitalSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('idle') }),
  z.strictObject({
    kind: z.literal('listening'),
    material: z.int().min(1),
    /** The conversation whose next words are the attempt; null where it is made on the page or in the terminal. */
    conversation: z.string().nullable(),
    /** Of the rounds before this one. */
    scores: z.array(scoreSchema).max(maxRounds - 1),
  }),
  z.strictObject({
    kind: z.literal('done'),
    material: z.int().min(1),
    scores: z.array(scoreSchema).min(1).max(maxRounds),
  }),
])

export type Recital = z.infer<typeof recitalSchema>

export type RecitalEvent =
  | { kind: 'begin'; material: number; conversation: string | null }
  /** An attempt was made and judged. */
  | { kind: 'judged'; score: number }
  /** The person has had enough. */
  | { kind: 'leave' }
  /** The material is deleted. */
  | { kind: 'gone'; material: number }

export type RecitalProblem = 'nothing-begun' | 'still-listening' | 'is-done'

export const idle: Recital = { kind: 'idle' }

/** The state after the event, or why it can't come now; the given one stays as it is. */
export function nextRecital(
  recital: Recital,
  event: RecitalEvent,
): Result<Recital, RecitalProblem> {
  switch (recital.kind) {
    case 'idle':
      return fromIdle(event)
    case 'listening':
      return fromListening(recital, event)
    case 'done':
      return fromDone(recital, event)
    default:
      return assertNever(recital)
  }
}

function fromIdle(event: RecitalEvent): Result<Recital, RecitalProblem> {
  switch (event.kind) {
    case 'begin':
      return succeed(beginOf(event))
    case 'judged':
    case 'leave':
      return fail('nothing-begun')
    case 'gone':
      return succeed(idle)
    default:
      return assertNever(event)
  }
}

function fromListening(
  recital: Extract<Recital, { kind: 'listening' }>,
  event: RecitalEvent,
): Result<Recital, RecitalProblem> {
  switch (event.kind) {
    case 'begin':
      return fail('still-listening')
    case 'judged': {
      const { material } = recital
      const scores = [...recital.scores, event.score]
      const isOver = event.score >= passMark || scores.length >= maxRounds
      return succeed(isOver ? { kind: 'done', material, scores } : { ...recital, scores })
    }
    case 'leave':
      return succeed(idle)
    case 'gone':
      return succeed(event.material === recital.material ? idle : recital)
    default:
      return assertNever(event)
  }
}

function fromDone(
  recital: Extract<Recital, { kind: 'done' }>,
  event: RecitalEvent,
): Result<Recital, RecitalProblem> {
  switch (event.kind) {
    case 'begin':
      return succeed(beginOf(event))
    case 'judged':
      return fail('is-done')
    case 'leave':
      return succeed(idle)
    case 'gone':
      return succeed(event.material === recital.material ? idle : recital)
    default:
      return assertNever(event)
  }
}

function beginOf({ material, conversation }: Extract<RecitalEvent, { kind: 'begin' }>): Recital {
  return { kind: 'listening', material, conversation, scores: [] }
}
