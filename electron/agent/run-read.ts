// Runs a call that asks nobody: a tool that reads the schedule, or one that changes the active packs (T5, T6).
import { agentWords } from '../../shared/i18n/core/agent.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { promptWords } from '../../shared/i18n/core/prompt.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { sayPlace } from '../../shared/pack/say-citation.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { quoteTitle } from '../../shared/text/quote-title.ts'
import {
  isAnalysisTool,
  isMaterialTool,
  isScheduleTool,
  toolPacks,
  type AnalysisToolName,
  type ScheduleToolName,
  type ToolName,
  type ToolPack,
  type MaterialToolName,
  type ToolArguments,
} from '../../shared/tools/catalogue.ts'
import { runScheduleTool } from '../../shared/tools/run-tool.ts'
import { parseToolArguments } from '../../shared/tools/parse-arguments.ts'
import type { OutputProblem } from '../model/corrections.ts'
import { toDiagnosis, type Diagnosis } from '../model/optimisation.ts'
import { alwaysActivePack, openToolsOf } from './check-call.ts'
import type { Turn } from './graph/turn.ts'
import type { PackPort, AgentPorts } from './ports.ts'

export type FinishedRead = Said & {
  activePacks: ToolPack[]
  /** What `analyze_health` found; null for any other tool. */
  diagnosis: Diagnosis | null
}

type Said = { kind: 'answered' | 'refused'; text: string }

/** What one tool answers; what it does not name is as it was. */
type Answer = Said & Partial<FinishedRead>

type NoAnswer =
  | { kind: 'problem'; problem: OutputProblem }
  /** The turn was stopped before the answer was there (G10). */
  | { kind: 'stopped' }

export async function runRead(
  turn: Turn,
  call: ToolCall,
  name: ToolName,
): Promise<FinishedRead | NoAnswer> {
  const read = await answerOf(turn, call, name)
  return read.kind === 'problem' || read.kind === 'stopped'
    ? read
    : { activePacks: turn.state.activePacks, diagnosis: null, ...read }
}

function answerOf(
  turn: Turn,
  call: ToolCall,
  name: ToolName,
): Answer | NoAnswer | Promise<Answer | NoAnswer> {
  if (isScheduleTool(name)) return readSchedule(turn, call, name)
  if (isAnalysisTool(name)) return analyse(turn, call, name)
  if (isMaterialTool(name)) return readMaterial(turn, call, name)
  return changePacks(turn, call, name)
}

function refuseArguments(name: ToolName, detail: string): NoAnswer {
  return { kind: 'problem', problem: { kind: 'bad-arguments', name, detail } }
}

async function analyse(
  { ports, state, signal }: Turn,
  call: ToolCall,
  name: AnalysisToolName,
): Promise<Answer | NoAnswer> {
  const context = {
    state: ports.readState(),
    now: ports.clock().moment,
    language: ports.language(),
    preferences: ports.preferences(),
    // Improving a plan for these days must not carry its blocks to others.
    scope: state.optimisation === null ? null : state.scope,
  }
  const wish = { name, values: call.arguments, context }
  const outcome = await ports.askPlanner({ kind: 'analysis', wish }, signal)
  if (outcome === null) return { kind: 'stopped' }
  const { kind, text } = outcome
  if (kind === 'invalid') return refuseArguments(name, text)
  if (kind === 'refused') return { kind, text }
  const { data } = outcome
  const diagnosis = data.tool === 'analyze_health' ? toDiagnosis(data) : null
  return { kind: 'answered', text, diagnosis }
}

function readSchedule(
  { ports }: Turn,
  { arguments: values }: ToolCall,
  name: ScheduleToolName,
): Answer | NoAnswer {
  const { kind, text } = runScheduleTool({
    name,
    arguments: values,
    state: ports.readState(),
    now: ports.clock().moment,
    language: ports.language(),
  })
  switch (kind) {
    case 'facts':
      return { kind: 'answered', text }
    case 'refused':
      return { kind, text }
    case 'invalid':
      return refuseArguments(name, text)
    case 'change':
      throw new Error(`${name} was called as a read and would change the schedule`)
    default:
      return assertNever(kind)
  }
}

function changePacks({ ports, state }: Turn, call: ToolCall, name: ToolName): Answer | NoAnswer {
  const language = ports.language()
  const adds = name === 'context_tools_add'
  const parsed = parseToolArguments(
    adds ? 'context_tools_add' : 'context_tools_remove',
    call.arguments,
    language,
  )
  if (!parsed.ok) return refuseArguments(name, parsed.failure)
  const { packs } = parsed.value
  if (!adds && packs.includes(alwaysActivePack)) {
    return { kind: 'problem', problem: { kind: 'core-pack' } }
  }
  const activePacks = toolPacks.filter((pack) =>
    packs.includes(pack) ? adds : state.activePacks.includes(pack),
  )
  const text = agentWords[language].notices.activeTools(
    activePacks.join(', '),
    openToolsOf({ ...state, activePacks }).join(', '),
  )
  return { kind: 'answered', text, activePacks }
}

/** Reads the course packs or asks the student's files (K5): an answer for the model, never a change. */
function readMaterial(
  turn: Turn,
  call: ToolCall,
  name: MaterialToolName,
): Answer | NoAnswer | Promise<Answer | NoAnswer> {
  const language = turn.ports.language()
  switch (name) {
    case 'read_field': {
      const parsed = parseToolArguments(name, call.arguments, language)
      return parsed.ok ? readField(turn, parsed.value) : refuseArguments(name, parsed.failure)
    }
    case 'research': {
      const parsed = parseToolArguments(name, call.arguments, language)
      return parsed.ok ? lookUp(turn, parsed.value) : refuseArguments(name, parsed.failure)
    }
    default:
      return assertNever(name)
  }
}

function readField({ ports }: Turn, { course: named, field }: ToolArguments<'read_field'>): Answer {
  const language = ports.language()
  const found = findCourse(ports, named)
  if (!found.ok) return refuse(found.failure)
  const { course, packs } = found.value
  const text = packs.read(course).pack.fields[field]?.text ?? ''
  const name = packFieldName(field, language)
  return text === ''
    ? refuse(promptWords[language].readMaterial.empty(name, quoteTitle(course, language)))
    : { kind: 'answered', text }
}

async function lookUp(
  { ports, signal }: Turn,
  { course: named, question }: ToolArguments<'research'>,
): Promise<Answer | NoAnswer> {
  const language = ports.language()
  const found = findCourse(ports, named)
  if (!found.ok) return refuse(found.failure)
  const { course, packs } = found.value
  const looked = await packs.lookUp({ course, question, language }, signal)
  if (looked === null) return { kind: 'stopped' }
  const lines = looked.lines.map(
    ({ text, citation: { file, quote } }) => `- ${text} [${file}, ${sayPlace(quote, language)}]`,
  )
  const said = [...lines, ...looked.notes]
  return {
    kind: 'answered',
    text: said.length === 0 ? promptWords[language].readMaterial.nothing : said.join('\n'),
  }
}

function findCourse(
  { packs, language }: Pick<AgentPorts, 'packs' | 'language'>,
  named: string,
): Result<{ course: string; packs: PackPort }, string> {
  const say = promptWords[language()].readMaterial
  if (packs === undefined) return fail(say.noPacks)
  const known = packs.courses()
  const course = known.find((each) => each.toLowerCase() === named.toLowerCase())
  if (course !== undefined) return succeed({ course, packs })
  const listed = known.map((each) => quoteTitle(each, language())).join(', ')
  return fail(say.noCourse(quoteTitle(named, language()), listed))
}

function refuse(text: string): Answer {
  return { kind: 'refused', text }
}
