// Defines what came of asking the model for one stage's answer: the answer, or the ways in which there is none.
import type { Stage, StageOutput } from '../../shared/conversation/contracts.ts'
import type { OutputProblem } from '../model/corrections.ts'

export type Answer<S extends Stage> = {
  kind: 'answer'
  output: StageOutput[S]
  reasoning: string
  /** The text as the model wrote it, for a correction. */
  raw: string
  /** The tools of the calls that it holds beside the one that is made. */
  unmade: string[]
}

export type NoAnswer =
  | { kind: 'unusable'; raw: string; problem: OutputProblem }
  | { kind: 'failed'; message: string }
  | { kind: 'aborted' }
