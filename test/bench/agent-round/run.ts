// `node test/bench/agent-round/run.ts`: the agent's round beside LangGraph.js, the OpenAI Agents SDK
// and the AI SDK on the same loop, in the same run. What each keeps after a round, and how, its own file says.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { figuresHead, median, rounds, runs, type Figures } from './thirty-rounds.ts'

const here = import.meta.dirname
const peers = join(here, 'peers')

/** Processes for each contender; the figures are medians over them. */
const processes = 9

/** What Weekloom must stay under. */
const marks: Figures = { cpuMs: 0.25, storedKb: 25, openMs: 10 }

const contenders = [
  { name: 'Weekloom', script: join(here, 'weekloom-loop.ts'), arguments: [] },
  {
    name: 'LangGraph.js + SQLite, one node',
    script: join(peers, 'langgraph-loop.mjs'),
    arguments: ['one-node'],
  },
  {
    name: 'LangGraph.js + SQLite, two nodes',
    script: join(peers, 'langgraph-loop.mjs'),
    arguments: ['two-nodes'],
  },
  {
    name: 'OpenAI Agents SDK, rows in SQLite',
    script: join(peers, 'openai-agents-loop.mjs'),
    arguments: [],
  },
  { name: 'AI SDK, rows in SQLite', script: join(peers, 'ai-sdk-loop.mjs'), arguments: [] },
]

type Contender = (typeof contenders)[number]

function installPeers(): void {
  const packages = ['@langchain/langgraph', '@openai/agents', 'ai']
  if (packages.every((name) => existsSync(join(peers, 'node_modules', name)))) return
  console.log('Installing the peers into their own folder …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['install', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'ignore' })
}

function measure({ script, arguments: values }: Contender): Figures {
  const output = execFileSync(process.execPath, [script, ...values], { encoding: 'utf8' })
  const line = output.split('\n').find((each) => each.startsWith(figuresHead))
  if (line === undefined) throw new Error(`${script} printed no figures`)
  const { cpuMs, storedKb, openMs } = JSON.parse(line.slice(figuresHead.length))
  return { cpuMs: Number(cpuMs), storedKb: Number(storedKb), openMs: Number(openMs) }
}

function over(all: Figures[], choose: (values: number[]) => number): Figures {
  return {
    cpuMs: choose(all.map(({ cpuMs }) => cpuMs)),
    storedKb: choose(all.map(({ storedKb }) => storedKb)),
    openMs: choose(all.map(({ openMs }) => openMs)),
  }
}

function row(cells: string[]): string {
  const [name = '', ...rest] = cells
  return [name.padEnd(34), ...rest.map((cell) => cell.padStart(16))].join('')
}

function figureRow(name: string, { cpuMs, storedKb, openMs }: Figures): string {
  return row([name, cpuMs.toFixed(3), storedKb.toFixed(1), openMs.toFixed(1)])
}

installPeers()
const measured = contenders.map((contender) => ({ contender, all: [] as Figures[] }))
// In turns, so that a busy moment of the machine falls on all of them.
for (let each = 0; each < processes; each += 1) {
  for (const { contender, all } of measured) all.push(measure(contender))
}
console.log(`${rounds} rounds a run, ${runs} runs a process, medians of ${processes} processes`)
console.log(row(['', 'CPU ms a round', 'KB a run', 'ms to the card']))
console.log(figureRow('mark', marks))
for (const { contender, all } of measured) {
  console.log(figureRow(contender.name, over(all, median)))
  // Neighbours on the machine only ever add: the lowest is what the code itself needs.
  console.log(
    figureRow(
      '  lowest',
      over(all, (values) => Math.min(...values)),
    ),
  )
}
