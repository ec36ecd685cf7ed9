// Says what a model is told about an output that can't be used (G4): each problem has its own sentence.
import { agentWords } from '../../shared/i18n/core/agent.ts'
import type { UnusableDay } from '../../shared/i18n/en/core/agent.ts'
import type { $ZodIssue } from 'zod/v4/core'
import type { GuideJump } from '../../shared/guide/guide-state.ts'
import type { Stage } from '../../shared/conversation/contracts.ts'
import type { Language } from '../../shared/language.ts'

export type OutputProblem =
  | { kind: 'empty' }
  | { kind: 'no-object' }
  | { kind: 'cut-off'; key: string }
  | { kind: 'contract'; stage: Stage; issues: readonly $ZodIssue[] }
  | { kind: 'unknown-tool'; name: string; known: string[] }
  /** The same call has been made in this turn, and nothing has changed since. */
  | { kind: 'repeated-call'; name: string }
  | { kind: 'bad-arguments'; name: string; detail: string }
  /** The words that a call gives for a day. */
  | { kind: 'said-day'; words: string; why: UnusableDay }
  | { kind: 'core-pack' }
  | { kind: 'empty-question' }
  | { kind: 'empty-answer' }
  | { kind: 'empty-plan' }
  | { kind: 'unknown-classes'; ids: number[]; known: number[] }
  | { kind: 'bad-scope'; days: number }
  /** While a plan is being improved only some tools are open, and only what a diagnosis offers (G8). */
  /** A guide's action that its state does not have (B2). */
  | { kind: 'guide-jump'; jump: GuideJump }
  | { kind: 'closed-tool'; name: string; open: string[] }
  | { kind: 'not-offered'; name: string; isDiagnosed: boolean }

type ProblemKind = OutputProblem['kind']

/** The issues of a contract are put into words first. */
type PlainKind = Exclude<ProblemKind, 'contract'>

type ProblemOf<Kind extends ProblemKind> = Extract<OutputProblem, { kind: Kind }>

type Sentences = { [Kind in PlainKind]: (problem: ProblemOf<Kind>) => string }

export function sayProblem(problem: OutputProblem, language: Language): string {
  if (problem.kind === 'contract') {
    const { stage, issues } = problem
    return agentWords[language].outputProblems.contract({ stage, issues: sayIssues(issues) })
  }
  return sayKind(problem.kind, problem, language)
}

function sayKind<Kind extends PlainKind>(
  kind: Kind,
  problem: ProblemOf<Kind>,
  language: Language,
): string {
  const sentences: Sentences = agentWords[language].outputProblems
  return sentences[kind](problem)
}

const namedIssues = 4

function sayIssues(issues: readonly $ZodIssue[]): string {
  return issues
    .slice(0, namedIssues)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ')
}
