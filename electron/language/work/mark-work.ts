// Works on a mark: on its card, or why it can't be noted (P6).
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import type { TurnFacts } from '../../model/model.ts'
import { addPack, callTool, finish, type ExecuteOutput } from './execute-output.ts'
import type { Write } from '../resolve/intent.ts'
import { sayWrite } from '../say/say-write.ts'
import { speechOf } from '../say/speech.ts'
import { callsOf } from './step-calls.ts'

/** `blocked` makes of a refusal what the step can make of it. */
export function markWork(
  write: Extract<Write, { kind: 'mark' }>,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
  blocked: (why: string) => ExecuteOutput,
): ExecuteOutput {
  const { taskId, mark, minutes } = write
  const args = { task_id: taskId, mark, ...(minutes === null ? {} : { minutes }) }
  const isTried = callsOf(write, facts.calls).some(
    ({ outcome, arguments: tried }) => outcome !== 'stale' && isSameValue(tried, args),
  )
  if (isTried) return finish(ending, 'the person said no')
  const speech = speechOf(facts)
  const restId = 1 + Math.max(0, ...facts.state.tasks.map(({ id }) => id))
  const edit = { kind: 'mark', task: taskId, mark, minutes, restId } as const
  const edited = applyEdit(facts.state, edit, facts.now)
  if (!edited.ok) return blocked(sayRefusal(facts.state, edited.failure, speech.language, 'person'))
  if (!facts.activePacks.includes('schedule/detail')) return addPack('schedule/detail')
  const words = sayWrite(write, speech)
  const speak = proposalWords[speech.language].orders.ask(words)
  return callTool('confirm', { name: 'mark_task', arguments: args }, speak, 'told by the person')
}
