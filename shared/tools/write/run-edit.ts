// A write tool's answer: the changed state with the facts after it, or the refusal (T2, T3).
import { applyEdit, type Edit } from '../../schedule/edits.ts'
import { sayRefusal } from '../../words/schedule/say-refusal.ts'
import type { EditToolName } from '../catalogue.ts'
import type { RefusedOutcome, ToolContext } from '../tool-context.ts'
import type { ChangeOutcome } from '../tool-outcome.ts'
import { changeFacts } from './change-facts.ts'
import { proposedState } from './proposed-state.ts'
import { sayChangeFacts } from './say-change-facts.ts'

export function runEdit(
  { state, now, language }: ToolContext,
  tool: EditToolName,
  edit: Edit,
): ChangeOutcome | RefusedOutcome {
  const edited = applyEdit(state, edit, now)
  if (!edited.ok) {
    const refusal = edited.failure
    const text = sayRefusal(proposedState(state, edit), refusal, language, 'numbered')
    return { kind: 'refused', refusal, text }
  }
  const { state: after, diff } = edited.value
  const data = changeFacts(tool, state, after, diff, now)
  return {
    kind: 'change',
    state: after,
    diff,
    data,
    text: sayChangeFacts(state.window, data, language),
  }
}
