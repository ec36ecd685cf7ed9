// Proposes what a call that changes something would do in the present state: the body of its card, or why it can't be done.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import type { ToolCall } from '../../../shared/agent/message.ts'
import { reverseHomework } from '../../../shared/homework/change.ts'
import { reversePreferences } from '../../../shared/preferences/preference-change.ts'
import { acceptSuggested, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { walkDiff } from '../../../shared/schedule/history.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import {
  isPlanningTool,
  isScheduleTool,
  type PlanningToolName,
  type ScheduleToolName,
} from '../../../shared/tools/catalogue.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { checkDiff, type DiffProblem } from './check-diff.ts'
import type { HistoryHead } from '../ports.ts'
import type { Turn } from '../graph/turn.ts'
import type { Language } from '../../../shared/language.ts'
import { joinTitles } from '../say/say-stale.ts'

/** Why history can't be walked; `problem` is null when there is nothing to walk. */
function sayHistoryRefusal(
  direction: 'undo' | 'redo',
  problem: DiffProblem | null,
  language: Language,
): string {
  const words = agentWords[language].undoRedo
  if (problem === null) return words.nothingToWalk[direction]
  return words.walkProblem[problem.kind](joinTitles(problem.titles, language))
}

function sayWalked(direction: 'undo' | 'redo', why: string, language: Language): string {
  const words = agentWords[language].undoRedo
  return direction === 'undo' ? words.undone(why) : words.redone(why)
}

export type CallProposal =
  /** `result` is what the model is told once it is written. */
  | { kind: 'body'; body: Extract<CardBody, { kind: 'write' | 'history' }>; result: string }
  /** `refusal` is there when a schedule tool said no. */
  | { kind: 'refused'; text: string; refusal: Refusal | null }
  | { kind: 'invalid'; text: string }
  /** The turn was stopped before it was known (G10). */
  | { kind: 'stopped' }

/** `call.name` must be a tool that writes or walks history: anything else throws. */
export async function proposeCall(turn: Turn, call: ToolCall): Promise<CallProposal> {
  if (isScheduleTool(call.name)) return proposeWrite(turn, call, call.name)
  if (isPlanningTool(call.name)) return proposeReplan(turn, call, call.name)
  return proposeWalk(turn, call, directionOf(call.name))
}

function proposeWrite({ ports }: Turn, call: ToolCall, name: ScheduleToolName): CallProposal {
  const outcome = runScheduleTool({
    name,
    arguments: call.arguments,
    state: ports.readState(),
    now: ports.clock().moment,
    language: ports.language(),
    nextTaskId: ports.nextTaskId(),
    nextClassId: ports.nextClassId(),
  })
  switch (outcome.kind) {
    case 'change': {
      const body = { kind: 'write', call, diff: acceptSuggested(outcome.diff) } as const
      return { kind: 'body', body, result: outcome.text }
    }
    case 'refused':
      return { kind: 'refused', text: outcome.text, refusal: outcome.refusal }
    case 'invalid':
      return { kind: 'invalid', text: outcome.text }
    case 'facts':
      throw new Error(`${name} was called as a write and changes nothing`)
    default:
      return assertNever(outcome)
  }
}

async function proposeReplan(
  { ports, signal }: Turn,
  call: ToolCall,
  name: PlanningToolName,
): Promise<CallProposal> {
  const context = {
    state: ports.readState(),
    now: ports.clock().moment,
    language: ports.language(),
    preferences: ports.preferences(),
  }
  const outcome = await ports.askPlanner(
    { kind: 'planning', wish: { name, values: call.arguments, context } },
    signal,
  )
  if (outcome === null) return { kind: 'stopped' }
  if (outcome.kind === 'refused') return { kind: 'refused', text: outcome.text, refusal: null }
  if (outcome.kind === 'invalid') return { kind: 'invalid', text: outcome.text }
  const body = { kind: 'write', call, diff: acceptSuggested(outcome.diff) } as const
  return { kind: 'body', body, result: outcome.text }
}

function proposeWalk(turn: Turn, call: ToolCall, direction: 'undo' | 'redo'): CallProposal {
  const language = turn.ports.language()
  const head = turn.ports.readHistory()[direction]
  if (head === null) return refuseWalk(sayHistoryRefusal(direction, null, language))
  // A card shows what becomes of blocks: of a change of the term alone, or of its rows, it could show nothing true.
  if (head.term !== null && (head.term.rows !== undefined || isEmptyDiff(head.diff)))
    return refuseWalk(agentWords[language].undoRedo.termToWalk[direction](head.why))
  if (head.standing !== null && head.preferences === null && isEmptyDiff(head.diff))
    return refuseWalk(agentWords[language].undoRedo.portraitToWalk[direction](head.why))
  const diff = walkDiff(direction, head.diff)
  const checked = checkDiff(turn.ports.readState(), diff, turn.ports.clock().moment, true)
  if (!checked.ok) {
    return refuseWalk(sayHistoryRefusal(direction, checked.failure, language))
  }
  return {
    kind: 'body',
    body: {
      kind: 'history',
      call,
      direction,
      entryId: head.id,
      diff,
      ...besidesOf(head, direction),
    },
    result: sayWalked(direction, head.why, language),
  }
}

/** What becomes of homework and of preferences. */
function besidesOf({ homework, preferences }: HistoryHead, direction: 'undo' | 'redo') {
  const isBack = direction === 'undo'
  return {
    ...(homework === null ? {} : { homework: isBack ? reverseHomework(homework) : homework }),
    ...(preferences === null
      ? {}
      : { preferences: isBack ? reversePreferences(preferences) : preferences }),
  }
}

function refuseWalk(text: string): CallProposal {
  return { kind: 'refused', text, refusal: null }
}

function directionOf(name: string): 'undo' | 'redo' {
  if (name === 'undo_change') return 'undo'
  if (name === 'redo_change') return 'redo'
  throw new Error(`the call to ${name} has no card`)
}
