// The checks that a tool call passes before anything is looked up or asked (G4, T6): each failure is a correction.
import type { ToolCall } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import {
  isToolName,
  tools,
  type ToolEffect,
  type ToolName,
  type ToolPack,
} from '../../shared/tools/catalogue.ts'
import type { OutputProblem } from './output/corrections.ts'
import type { GraphState } from './graph/graph-state.ts'
import { checkOpen } from './optimisation.ts'

/** The action under which a tool with this effect must be called. */
const actionOf: Record<ToolEffect, 'continue' | 'confirm'> = {
  read: 'continue',
  analysis: 'continue',
  context: 'continue',
  material: 'continue',
  write: 'confirm',
  planning: 'confirm',
  history: 'confirm',
}

export const alwaysActivePack: ToolPack = 'schedule/core'

export function toolsOf(activePacks: readonly ToolPack[]): ToolName[] {
  return Object.keys(tools)
    .filter(isToolName)
    .filter((name) => activePacks.includes(tools[name].pack))
}

/** The tool's name, once it is known, at hand and called under the right action. */
export function checkCall(
  call: Pick<ToolCall, 'name' | 'arguments'>,
  action: 'continue' | 'confirm',
  { activePacks, optimisation }: Pick<GraphState, 'activePacks' | 'optimisation'>,
): Result<ToolName, OutputProblem> {
  const { name } = call
  if (!isToolName(name)) return fail({ kind: 'unknown-tool', name, known: toolsOf(activePacks) })
  const { pack, effect } = tools[name]
  if (!activePacks.includes(pack)) return fail({ kind: 'inactive-pack', name, pack })
  const needs = actionOf[effect]
  if (action !== needs) return fail({ kind: 'wrong-action', name, effect, needs })
  const closed = optimisation === null ? null : checkOpen(optimisation, name, call.arguments)
  return closed === null ? succeed(name) : fail(closed)
}
