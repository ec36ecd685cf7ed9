// Decides which tools a model may call, and checks a call before anything is looked up or asked (G4, T6).
import type { ToolCall } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import {
  isToolName,
  toolPacks,
  tools,
  type ToolEffect,
  type ToolName,
  type ToolPack,
} from '../../shared/tools/catalogue.ts'
import type { OutputProblem } from '../model/corrections.ts'
import type { GraphState } from './graph/graph-state.ts'
import { checkOpen, isOpenTool } from '../model/optimisation.ts'

export type CallAction = 'continue' | 'confirm'

/** The action under which a tool with this effect is called: what changes something stops at a card. */
const actionOf: Record<ToolEffect, CallAction> = {
  read: 'continue',
  analysis: 'continue',
  context: 'continue',
  material: 'continue',
  write: 'confirm',
  planning: 'confirm',
  history: 'confirm',
}

export const alwaysActivePack: ToolPack = 'schedule/core'

type CallState = Pick<GraphState, 'activePacks' | 'optimisation'>

export function toolsOf(activePacks: readonly ToolPack[]): ToolName[] {
  return Object.keys(tools)
    .filter(isToolName)
    .filter((name) => activePacks.includes(tools[name].pack))
}

/** Of the active packs, what is not closed while a plan is being improved (G8). */
export function openToolsOf({ activePacks, optimisation }: CallState): ToolName[] {
  return toolsOf(activePacks).filter((name) => isOpenTool(optimisation, name))
}

/** Those with a tool that a call would open. */
export function inactivePacksOf({ activePacks, optimisation }: CallState): ToolPack[] {
  return toolPacks.filter(
    (pack) =>
      !activePacks.includes(pack) && toolsOf([pack]).some((name) => isOpenTool(optimisation, name)),
  )
}

export function actionOfTool(name: string): CallAction {
  return isToolName(name) ? actionOf[tools[name].effect] : 'continue'
}

export type CheckedCall = {
  name: ToolName
  /** With that of the tool: naming a tool makes its pack active. */
  activePacks: ToolPack[]
}

/** Once the tool is known and open; whichever of the two actions was said, its effect decides. */
export function checkCall(
  { name, arguments: values }: Pick<ToolCall, 'name' | 'arguments'>,
  { activePacks, optimisation }: CallState,
): Result<CheckedCall, OutputProblem> {
  if (!isToolName(name)) {
    const known = openToolsOf({ activePacks, optimisation })
    return fail({ kind: 'unknown-tool', name, known })
  }
  const closed = optimisation === null ? null : checkOpen(optimisation, name, values)
  if (closed !== null) return fail(closed)
  const { pack } = tools[name]
  const withPack = toolPacks.filter((each) => each === pack || activePacks.includes(each))
  return succeed({ name, activePacks: withPack })
}
