// Works on new study work, or on new limits of it: on its card, or why it can't be so (T6).
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../../model/model.ts'
import { addPack, callTool, finish, type ExecuteOutput } from './execute-output.ts'
import { sayUpsert } from '../say/say-upsert-wish.ts'
import { speechOf } from '../say/speech.ts'
import { callsOf } from './step-calls.ts'
import type { UpsertWrite } from '../read/work-drafts.ts'

/** `blocked` makes of a refusal what the step can make of it. */
export function upsertWork(
  write: UpsertWrite,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
  blocked: (why: string) => ExecuteOutput,
): ExecuteOutput {
  const { values } = write
  const isTried = callsOf(write, facts.calls).some(
    ({ outcome, arguments: tried }) => outcome !== 'stale' && isSameValue(tried, values),
  )
  if (isTried) return finish(ending, 'the person said no')
  const speech = speechOf(facts)
  const { state, now } = facts
  const { language } = speech
  const made = runScheduleTool({
    name: 'upsert_task_class',
    arguments: values,
    state,
    now,
    language,
  })
  if (made.kind !== 'change') return blocked(made.text)
  if (!facts.activePacks.includes('taskclass')) return addPack('taskclass')
  return callTool(
    'confirm',
    { name: 'upsert_task_class', arguments: values },
    sayUpsert(write, speech),
    'told by the person',
  )
}
