// LangGraph.js with its SQLite checkpointer on the same thirty rounds; prints one line of figures.
// Argument: `one-node` (model and tool in one node: one checkpoint a round) or `two-nodes` (as its guides show).
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AIMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { END, interrupt, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'
import { SqliteSaver } from '@langchain/langgraph-checkpoint-sqlite'
import {
  benchState,
  callAt,
  cpuMs,
  figuresHead,
  median,
  rounds,
  runCall,
  runs,
  warmUps,
} from '../thirty-rounds.ts'

const shape = process.argv[2]

function modelMessage(done, threadId) {
  const { name, arguments: args } = callAt(done)
  const call = { id: `${threadId}.${done + 1}`, name, args, type: 'tool_call' }
  return new AIMessage({ content: '', tool_calls: [call] })
}

function toolMessage({ id, name, args }) {
  const content = runCall(benchState, { name, arguments: args })
  return new ToolMessage({ content, tool_call_id: id, name })
}

function callsIn(messages) {
  return messages.filter((message) => message.getType() === 'tool').length
}

/** Looks thirty times; a thread named card-… stops at the last round and waits for its answer. */
function waitsOnCard(done, threadId) {
  return threadId.startsWith('card') && done === rounds - 1
}

function oneNode() {
  return new StateGraph(MessagesAnnotation)
    .addNode('round', ({ messages }, { configurable }) => {
      const done = callsIn(messages)
      if (waitsOnCard(done, configurable.thread_id)) interrupt({ card: callAt(done) })
      const asked = modelMessage(done, configurable.thread_id)
      return { messages: [asked, toolMessage(asked.tool_calls[0])] }
    })
    .addEdge(START, 'round')
    .addConditionalEdges('round', ({ messages }) => (callsIn(messages) < rounds ? 'round' : END))
}

function twoNodes() {
  return new StateGraph(MessagesAnnotation)
    .addNode('model', ({ messages }, { configurable }) => ({
      messages: [modelMessage(callsIn(messages), configurable.thread_id)],
    }))
    .addNode('tools', ({ messages }, { configurable }) => {
      const done = callsIn(messages)
      if (waitsOnCard(done, configurable.thread_id)) interrupt({ card: callAt(done) })
      return { messages: [toolMessage(messages.at(-1).tool_calls[0])] }
    })
    .addEdge(START, 'model')
    .addEdge('model', 'tools')
    .addConditionalEdges('tools', ({ messages }) => (callsIn(messages) < rounds ? 'model' : END))
}

function compile(checkpointer) {
  return (shape === 'two-nodes' ? twoNodes() : oneNode()).compile({ checkpointer })
}

function configOf(threadId) {
  // Its default budget of 25 steps ends before thirty rounds.
  return { configurable: { thread_id: threadId }, recursionLimit: 200 }
}

async function run(graph, threadId) {
  const messages = [new HumanMessage('look at my week')]
  const { messages: all } = await graph.invoke({ messages }, configOf(threadId))
  return callsIn(all)
}

function fileKb(saver, file) {
  saver.db.pragma('wal_checkpoint(TRUNCATE)')
  return statSync(file).size / 1_024
}

async function measure(file) {
  let saver = SqliteSaver.fromConnString(file)
  const graph = compile(saver)
  for (let each = 0; each < warmUps; each += 1) await run(graph, `warm-${each}`)
  const before = fileKb(saver, file)
  const start = cpuMs()
  for (let each = 0; each < runs; each += 1) {
    const done = await run(graph, `run-${each}`)
    if (done !== rounds) throw new Error(`${done} rounds were run`)
  }
  const used = (cpuMs() - start) / runs / rounds
  const storedKb = (fileKb(saver, file) - before) / runs
  await run(graph, 'card-1')
  const openTimes = []
  for (let each = 0; each < runs; each += 1) {
    saver.db.close()
    const start = performance.now()
    saver = SqliteSaver.fromConnString(file)
    const { tasks } = await compile(saver).getState(configOf('card-1'))
    if (tasks[0]?.interrupts[0]?.value.card === undefined) throw new Error('the card is gone')
    openTimes.push(performance.now() - start)
  }
  saver.db.close()
  return { cpuMs: used, storedKb, openMs: median(openTimes) }
}

const folder = mkdtempSync(join(tmpdir(), 'agent-round-'))
const figures = await measure(join(folder, 'langgraph.db'))
rmSync(folder, { recursive: true })
console.log(figuresHead + JSON.stringify(figures))
