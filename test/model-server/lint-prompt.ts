// What is wrong with a prompt as it is sent to a model (G11): each lint answers with sentences, none when all is well.
import { stageContracts } from '../../shared/conversation/contracts.ts'
import { isToolName, toolPacks, tools, type ToolName } from '../../shared/tools/catalogue.ts'
import type { SentPrompt } from './endpoint-talk.ts'

export type PromptLint = (prompt: SentPrompt) => string[]

const toolNames = Object.keys(tools).filter(isToolName)

function systemOf({ messages }: SentPrompt): string {
  return messages[0]?.content ?? ''
}

function workspaceOf({ messages }: SentPrompt): string {
  return messages.at(-1)?.content ?? ''
}

const listLine = /^- (?<name>[\w/]+) \((?<inside>[^)]*)\): /

/** Tools that have a line of their own, and those named in the line of their pack. */
function listedTools(prompt: SentPrompt): Set<string> {
  const lines = systemOf(prompt).split('\n')
  return new Set(
    lines.flatMap((line) => {
      const { name = '', inside = '' } = listLine.exec(line)?.groups ?? {}
      return isToolName(name) ? [name] : inside.split(', ')
    }),
  )
}

/** Instructions only: what is listed, shown as JSON or fenced as data instructs nobody. */
function instructions(prompt: SentPrompt): string {
  const text = `${systemOf(prompt)}\n${workspaceOf(prompt)}`
  return text
    .replaceAll(/<data key="[^"]*">[^]*?<\/data>/g, '')
    .split('\n')
    .filter((line) => !listLine.test(line) && !line.startsWith('{'))
    .join('\n')
}

const isChinese = (prompt: SentPrompt) => systemOf(prompt).includes('你是 Weekloom')

/** In English some names are words of every day. */
function isNamed(name: ToolName, text: string, chinese: boolean): boolean {
  return (
    (chinese || name.includes('_')) && new RegExp(String.raw`(?<![\w"])${name}(?![\w"])`).test(text)
  )
}

const jsonLines = (prompt: SentPrompt) =>
  systemOf(prompt)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  )
}

const openWhileImproving = [
  'analyze_health',
  'move',
  'swap',
  'context_tools_add',
  'context_tools_remove',
]

export const promptLints: Record<string, PromptLint> = {
  'date, weekday and zone are told': (prompt) => {
    const told =
      /(?:Now: (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|现在：星期[一二三四五六日]) \d{4}-\d\d-\d\d \d\d:\d\d ?[(（][\w/]+[)）]/
    return told.test(workspaceOf(prompt)) ? [] : ['no date']
  },
  'each tool that is named is listed': (prompt) => {
    const [listed, text] = [listedTools(prompt), instructions(prompt)]
    // A word that the contract itself offers is no tool there.
    const contract = JSON.stringify(jsonLines(prompt)[0])
    return toolNames
      .filter((name) => !contract.includes(`"${name}"`))
      .filter((name) => isNamed(name, text, isChinese(prompt)) && !listed.has(name))
  },
  'each example passes its own contract': (prompt) => {
    const [, example] = jsonLines(prompt)
    const parsed = stageContracts[prompt.stage].safeParse(example)
    const call = at(example, 'tool_call')
    const name = at(call, 'name')
    const fits =
      typeof name !== 'string' ||
      (isToolName(name) && tools[name].arguments.safeParse(at(call, 'arguments')).success)
    return parsed.success && fits ? [] : ['the example']
  },
  'the contract allows arguments': (prompt) => {
    if (prompt.stage !== 'execute') return []
    const [contract] = jsonLines(prompt)
    const values = at(contract, 'properties', 'tool_call', 'properties', 'arguments')
    const isShut = at(values, 'additionalProperties') === false
    return at(values, 'type') === 'object' && !isShut ? [] : ['no arguments are allowed']
  },
  'each pack can be found': (prompt) => {
    if (prompt.stage !== 'plan' && prompt.stage !== 'execute') return []
    const listed = listedTools(prompt)
    const isImproving = /analyze_health; then|先调用 analyze_health/.test(workspaceOf(prompt))
    return isImproving
      ? []
      : toolPacks.filter((pack) =>
          toolNames.some((name) => tools[name].pack === pack && !listed.has(name)),
        )
  },
  'only open tools are listed': (prompt) => {
    const isImproving = /analyze_health; then|先调用 analyze_health/.test(workspaceOf(prompt))
    const open = new Set<string>(openWhileImproving)
    return isImproving
      ? [...listedTools(prompt)].filter((name) => isToolName(name) && !open.has(name))
      : []
  },
  'no two blocks are alike': (prompt) => {
    const names = workspaceOf(prompt)
      .split('\n')
      .filter((line) => /^- #\d+ /.test(line))
      .map((line) => line.replace(/^- #\d+ /, ''))
      .map(
        (line) => /^.*(?:\d of \d+\)|\d 项）)/.exec(line)?.[0] ?? line.replace(/[,，:：] .*$/, ''),
      )
    return names.filter((name, index) => names.indexOf(name) !== index)
  },
  'days, slots and rules stand in the state': (prompt) => {
    if (!['plan', 'execute', 'deliver', 'guide'].includes(prompt.stage)) return []
    const text = workspaceOf(prompt)
    const wanted: [string, RegExp][] = [
      ['days', /(?:Days|日期)[:：] \d+ (?:\w{3} \d+ \w{3}|\d+月\d+日 周.)(?:, \d+ [^,]+){13}\n/],
      ['slots', /(?:Slots|节次)[:：] 1 \d\d:\d\d–\d\d:\d\d, 2 /],
      ['rules', /^(?:Rules|规则)[:：]/m],
    ]
    return wanted.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name)
  },
  'history shows answers as they are parsed': ({ messages }) =>
    messages
      .filter(({ role }) => role === 'assistant')
      .filter(({ content }) => !isAnswer(content))
      .map(({ content }) => content),
  'nothing is left blank': (prompt) =>
    prompt.messages.flatMap(
      ({ content }) => content.match(/\bundefined\b|\[object Object\]|\bNaN\b/g) ?? [],
    ),
}

/** Of any stage: a history goes through several. What only speaks was said by code. */
function isAnswer(content: string): boolean {
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
