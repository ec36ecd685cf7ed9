// Weekloom's own loop over its real data file; prints one line of figures.
import { randomUUID } from 'node:crypto'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitAgentStep } from '../../../db/commit-step.ts'
import { commitChange } from '../../../db/change.ts'
import { ensureConversation, readConversation } from '../../../db/conversation.ts'
import { databaseFile } from '../../../db/file/file-names.ts'
import { historyHeads, historyReasons } from '../../../db/history.ts'
import { nextIds } from '../../../db/ids.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { readState } from '../../../db/schedule.ts'
import { type AgentPorts, beginTurn, runTurn } from '../../../electron/agent/agent.ts'
import type { Model } from '../../../electron/model/model.ts'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { usualBudget, usualSeed } from '../../../electron/planner/usual-plan.ts'
import { askHere } from '../../../electron/planner/ask-planner.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import {
  benchState,
  benchTerm,
  callAt,
  cpuMs,
  type Figures,
  figuresHead,
  median,
  rounds,
  runs,
  warmUps,
} from './thirty-rounds.ts'

const now = '2026-11-02T08:00:00.000Z'

/** Looks thirty times, or asks for one change and waits on its card. */
function scriptedModel(wants: 'look' | 'card'): Model {
  return async ({ stage, facts }) => {
    const output = JSON.stringify(outputOf(stage, facts.calls.length, wants))
    return { kind: 'output', output, reasoning: '', usage: null }
  }
}

function outputOf(stage: string, done: number, wants: 'look' | 'card') {
  if (stage === 'chat') return { intent: 'task', speak: '', reason: 'work' }
  if (stage === 'deliver') return { speak: 'Done.' }
  if (stage === 'plan') {
    return {
      speak: '',
      action: 'plan_done',
      reason: 'clear',
      complexity: 'simple',
      need_thinking: false,
      plan_steps: [],
      needs_rough_build: false,
      task_class_ids: [],
    }
  }
  const write = { name: 'place', arguments: { task_id: 420, day: 60, slot_start: 10 } }
  return wants === 'card' && done === rounds - 1
    ? { speak: '', action: 'confirm', reason: 'change', tool_call: write }
    : { speak: '', action: 'continue', reason: 'look', tool_call: callAt(done) }
}

function open(folder: string): WeekloomDatabase {
  const opened = openDatabase(folder, { create: true, at: now })
  if (!opened.ok) throw new Error(opened.failure.kind)
  return opened.value
}

function openFilled(folder: string): WeekloomDatabase {
  const database = open(folder)
  const diff = diffStates({ ...benchState, tasks: [], taskClasses: [] }, benchState)
  const change = { kind: 'diff', diff, who: 'import', why: 'bench', cardId: null } as const
  commitChange(database, { at: now, change, term: benchTerm })
  return database
}

function portsOf(database: WeekloomDatabase, model: Model): AgentPorts {
  return {
    model,
    commit: (step) => commitAgentStep(database, step),
    readState: () => readState(database) ?? benchState,
    readHistory: () => historyHeads(database),
    readHistoryReasons: () => historyReasons(database),
    autonomy: () => [],
    isBuiltIn: () => false,
    namesOfOthers: () => [],
    editDocument: async () => ({ ok: false, failure: 'no document is part of this' }),
    preferences: () => defaultPreferences,
    standing: () => noStudentProfile,
    planTerm: async (state, policy) => planTerm(state, policy, usualBudget, usualSeed),
    askPlanner: askHere,
    clock: () => ({ date: '2026-11-02', minute: 480, moment: { day: 0, period: 0 } }),
    at: () => now,
    nextTaskId: () => nextIds(database).task,
    nextClassId: () => nextIds(database).class,
    newId: randomUUID,
    pause: async () => {},
    report: () => {},
    language: () => 'en',
  }
}

/** A new conversation each time, as the peers have a new thread. */
function newConversation(database: WeekloomDatabase) {
  database.connection.exec(`INSERT INTO conversation (created_at, title) VALUES ('${now}', '')`)
  return readConversation(database, ensureConversation(database, now))
}

async function run(database: WeekloomDatabase, wants: 'look' | 'card'): Promise<string> {
  const signal = new AbortController().signal
  const conversation = newConversation(database)
  const { ending } = await runTurn(
    beginTurn(portsOf(database, scriptedModel(wants)), conversation, 'look at my week', signal),
  )
  return ending
}

function fileKb(database: WeekloomDatabase, folder: string): number {
  database.connection.pragma('wal_checkpoint(TRUNCATE)')
  return statSync(databaseFile(folder)).size / 1_024
}

async function measure(folder: string): Promise<Figures> {
  let database = openFilled(folder)
  for (let each = 0; each < warmUps; each += 1) await run(database, 'look')
  const before = fileKb(database, folder)
  const start = cpuMs()
  for (let each = 0; each < runs; each += 1) {
    const ending = await run(database, 'look')
    if (ending !== 'completed') throw new Error(`the turn ended with ${ending}`)
  }
  const used = (cpuMs() - start) / runs / rounds
  const storedKb = (fileKb(database, folder) - before) / runs
  if ((await run(database, 'card')) !== 'card') throw new Error('no card was opened')
  const openTimes: number[] = []
  for (let each = 0; each < runs; each += 1) {
    database.close()
    const start = performance.now()
    database = open(folder)
    const { cards } = readConversation(database, ensureConversation(database, now))
    if (!cards.some(({ status }) => status === 'open')) throw new Error('the card is gone')
    openTimes.push(performance.now() - start)
  }
  database.close()
  return { cpuMs: used, storedKb, openMs: median(openTimes) }
}

const folder = mkdtempSync(join(tmpdir(), 'agent-round-'))
const figures = await measure(folder)
rmSync(folder, { recursive: true })
console.log(figuresHead + JSON.stringify(figures))
