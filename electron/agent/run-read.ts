// Runs a call that asks nobody: a tool that reads the schedule, or one that changes the active packs (T5, T6).
import { assertNever } from '../../shared/assert-never.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import {
  isAnalysisTool,
  isMaterialTool,
  isScheduleTool,
  toolPacks,
  type AnalysisToolName,
  type ToolName,
  type ToolPack,
} from '../../shared/tools/catalogue.ts'
import { runScheduleTool } from '../../shared/tools/run-tool.ts'
import { parseToolArguments } from '../../shared/tools/tool-schema.ts'
import { alwaysActivePack, openToolsOf } from './check-call.ts'
import type { OutputProblem } from '../model/corrections.ts'
import { readMaterial } from './read-material.ts'
import { toDiagnosis, type Diagnosis } from '../model/optimisation.ts'
import type { Turn } from './graph/turn.ts'
import { sayActiveTools } from '../model/notices.ts'

export type FinishedRead = {
  kind: 'answered' | 'refused'
  text: string
  activePacks: ToolPack[]
  /** What `analyze_health` found; null for any other tool. */
  diagnosis: Diagnosis | null
}

export type ReadResult =
  | FinishedRead
  | { kind: 'problem'; problem: OutputProblem }
  /** The turn was stopped before the answer was there (G10). */
  | { kind: 'stopped' }

export async function runRead(turn: Turn, call: ToolCall, name: ToolName): Promise<ReadResult> {
  if (isScheduleTool(name)) return readSchedule(turn, call)
  if (isAnalysisTool(name)) return analyse(turn, call, name)
  if (isMaterialTool(name)) {
    const read = await readMaterial(turn, call, name)
    return read.kind === 'problem' || read.kind === 'stopped'
      ? read
      : { ...read, activePacks: turn.state.activePacks, diagnosis: null }
  }
  return changePacks(turn, call, name)
}

async function analyse(
  { ports, state, signal }: Turn,
  call: ToolCall,
  name: AnalysisToolName,
): Promise<ReadResult> {
  const context = {
    state: ports.readState(),
    now: ports.clock().moment,
    language: ports.language(),
    preferences: ports.preferences(),
    // Improving a plan for these days must not carry its blocks to others.
    scope: state.optimisation === null ? null : state.scope,
  }
  const outcome = await ports.plannerTools.analyse(name, call.arguments, context, signal)
  if (outcome === null) return { kind: 'stopped' }
  const { activePacks } = state
  switch (outcome.kind) {
    case 'facts':
      return {
        kind: 'answered',
        text: outcome.text,
        activePacks,
        diagnosis: outcome.data.tool === 'analyze_health' ? toDiagnosis(outcome.data) : null,
      }
    case 'refused':
      return { kind: 'refused', text: outcome.text, activePacks, diagnosis: null }
    case 'invalid':
      return { kind: 'problem', problem: { kind: 'bad-arguments', name, detail: outcome.text } }
    default:
      return assertNever(outcome)
  }
}

function readSchedule({ ports, state }: Turn, { name, arguments: values }: ToolCall): ReadResult {
  if (!isScheduleTool(name)) throw new Error(`${name} does not read the schedule`)
  const outcome = runScheduleTool({
    name,
    arguments: values,
    state: ports.readState(),
    now: ports.clock().moment,
    language: ports.language(),
  })
  const { activePacks } = state
  switch (outcome.kind) {
    case 'facts':
      return { kind: 'answered', text: outcome.text, activePacks, diagnosis: null }
    case 'refused':
      return { kind: 'refused', text: outcome.text, activePacks, diagnosis: null }
    case 'invalid':
      return { kind: 'problem', problem: { kind: 'bad-arguments', name, detail: outcome.text } }
    case 'change':
      throw new Error(`${name} was called as a read and would change the schedule`)
    default:
      return assertNever(outcome)
  }
}

function changePacks({ ports, state }: Turn, call: ToolCall, name: ToolName): ReadResult {
  const language = ports.language()
  const adds = name === 'context_tools_add'
  const parsed = parseToolArguments(
    adds ? 'context_tools_add' : 'context_tools_remove',
    call.arguments,
    language,
  )
  if (!parsed.ok) {
    return { kind: 'problem', problem: { kind: 'bad-arguments', name, detail: parsed.failure } }
  }
  const { packs } = parsed.value
  if (!adds && packs.includes(alwaysActivePack)) {
    return { kind: 'problem', problem: { kind: 'core-pack' } }
  }
  const activePacks = toolPacks.filter((pack) =>
    packs.includes(pack) ? adds : state.activePacks.includes(pack),
  )
  const text = sayActiveTools(activePacks, openToolsOf({ ...state, activePacks }), language)
  return { kind: 'answered', text, activePacks, diagnosis: null }
}
