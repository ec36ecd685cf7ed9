// Runs a tool that reads the course packs or asks the student's files (K5): an answer for the model, never a change.
import { promptWords } from '../../shared/i18n/core/prompt.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { MaterialToolName, ToolArguments } from '../../shared/tools/catalogue.ts'
import { parseToolArguments } from '../../shared/tools/tool-schema.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { quoteTitle } from '../../shared/text/quote-title.ts'
import { sayPlace } from '../../shared/pack/say-citation.ts'
import type { PackPort } from './pack-port.ts'
import type { AgentPorts } from './ports.ts'
import type { OutputProblem } from '../model/corrections.ts'
import type { Turn } from './graph/turn.ts'

type Answer = { kind: 'answered' | 'refused'; text: string }

export type MaterialAnswer =
  | Answer
  | { kind: 'problem'; problem: OutputProblem }
  /** The turn was stopped before the answer was there (G10). */
  | { kind: 'stopped' }

export async function readMaterial(
  turn: Turn,
  call: ToolCall,
  name: MaterialToolName,
): Promise<MaterialAnswer> {
  const { ports } = turn
  switch (name) {
    case 'read_field': {
      const parsed = parseToolArguments(name, call.arguments, ports.language())
      if (!parsed.ok) return refuseArguments(name, parsed.failure)
      return readField(turn, parsed.value)
    }
    case 'research': {
      const parsed = parseToolArguments(name, call.arguments, ports.language())
      if (!parsed.ok) return refuseArguments(name, parsed.failure)
      return (await lookUp(turn, parsed.value)) ?? { kind: 'stopped' }
    }
    default:
      return assertNever(name)
  }
}

function refuseArguments(name: MaterialToolName, detail: string): MaterialAnswer {
  return { kind: 'problem', problem: { kind: 'bad-arguments', name, detail } }
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
): Promise<Answer | null> {
  const language = ports.language()
  const found = findCourse(ports, named)
  if (!found.ok) return refuse(found.failure)
  const { course, packs } = found.value
  const looked = await packs.lookUp({ course, question, language }, signal)
  if (looked === null) return null
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
