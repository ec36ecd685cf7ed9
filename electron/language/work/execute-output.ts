// The shapes that an answer of the execute stage can take.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { ToolArguments, ToolName, ToolPack } from '../../../shared/tools/catalogue.ts'

export type ExecuteOutput = StageOutput['execute']

/** The step, or with `done` the whole work, needs nothing more; `check` says why. */
export function finish(action: 'next_plan' | 'done', check: string, speak = ''): ExecuteOutput {
  return { speak, action, reason: check, goal_check: check, tool_call: null }
}

/** `choices` may be pressed in answer. */
export function askPerson(speak: string, reason: string, choices: string[] = []): ExecuteOutput {
  const offered = choices.length === 0 ? {} : { choices }
  return { speak, action: 'ask_user', reason, goal_check: null, tool_call: null, ...offered }
}

/** `continue` runs at once; `confirm` becomes a card. */
export function callTool<Name extends ToolName>(
  action: 'continue' | 'confirm',
  call: { name: Name; arguments: ToolArguments<Name> & PlainArguments },
  speak: string,
  reason: string,
): ExecuteOutput {
  return { speak, action, reason, goal_check: null, tool_call: call }
}

/** The tools of a pack are there from the next step on. */
export function addPack(pack: ToolPack): ExecuteOutput {
  return callTool(
    'continue',
    { name: 'context_tools_add', arguments: { packs: [pack] } },
    '',
    `needs a tool of ${pack}`,
  )
}

type PlainArguments = NonNullable<ExecuteOutput['tool_call']>['arguments']
