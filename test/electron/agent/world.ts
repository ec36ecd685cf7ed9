// The agent over a real data file: only the model (a script) and the clock are not the product's own.
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { commitAgentStep } from '../../../db/commit-step.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { newHomework } from '../../../db/homework.ts'
import { ensureConversation, readConversation } from '../../../db/conversation.ts'
import { historyHeads, historyReasons, newestDiff } from '../../../db/history.ts'
import { nextIds } from '../../../db/ids.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { readStudentProfile } from '../../../db/preferences.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import { takenLessons } from '../../../db/brought-records.ts'
import {
  type AgentPorts,
  answerCard,
  type AnswerResult,
  type CardAnswer,
  answerWaiting,
  beginTurn,
  reopenTurn,
  runTurn,
  type TurnResult,
} from '../../../electron/agent/agent.ts'
import type { ModelOutcome, ModelRequest } from '../../../electron/model/model.ts'
import {
  type DocumentPorts,
  editDocument,
} from '../../../electron/guide/execution/edit-document.ts'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { usualSeed } from '../../../electron/planner/usual-plan.ts'
import { askHere, askInThread } from '../../../electron/planner/ask-planner.ts'
import type { AgentStep } from '../../../shared/agent/agent-step.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { LiveDelta } from '../../../shared/agent/timeline.ts'
import type { Language } from '../../../shared/language.ts'
import { usualPreferences } from '../../../shared/preferences/preference-change.ts'
import { fail, succeed } from '../../../shared/result.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { emptyFolder, now, openWith, smallState } from '../../db/data-folder.ts'

export type Reply = string | ModelOutcome

/** What the model writes: replies in order, or a reply to each request. */
export type Script = Reply[] | ((request: ModelRequest, count: number) => Reply | Promise<Reply>)

export type World = {
  database: WeekloomDatabase
  ports: AgentPorts
  requests: ModelRequest[]
  deltas: LiveDelta[]
  steps: AgentStep[]
  moment: Moment
  language: Language
}

/** How good a plan is, is not what these tests are about. */
const shortBudget = { steps: 2_000 }

/** Counts up through the life of the process, so that two worlds never give the same id. */
let ids = 0

export function makeWorld(database: WeekloomDatabase, script: Script): World {
  const world: Omit<World, 'ports'> = {
    database,
    requests: [],
    deltas: [],
    steps: [],
    moment: { day: 0, period: 0 },
    language: 'en',
  }
  const ports: AgentPorts = {
    model: async (request) => {
      const count = world.requests.push(request) - 1
      const reply = Array.isArray(script) ? script[count] : await script(request, count)
      if (reply === undefined) return { kind: 'failure', message: 'the script has ended' }
      if (typeof reply !== 'string') return reply
      return { kind: 'output', output: reply, reasoning: '', usage: null }
    },
    commit: (step) => {
      const receipt = commitAgentStep(database, step)
      world.steps.push(step)
      return receipt
    },
    readState: () => stateOf({ database }),
    readHistory: () => historyHeads(database),
    readHistoryReasons: () => ({ ...historyReasons(database), diff: newestDiff(database) }),
    autonomy: () => [],
    isBuiltIn: () => false,
    namesOfOthers: () => [],
    editDocument: (document) =>
      editDocument(document, documentPorts(database, world.moment, world.language)),
    preferences: () => defaultPreferences,
    standing: () => readStudentProfile(database) ?? noStudentProfile,
    planTerm: async (state, policy, signal) =>
      signal.aborted ? null : planTerm(state, policy, shortBudget, usualSeed),
    askPlanner: askHere,
    clock: () => ({ date: '2026-11-02', minute: 480, moment: world.moment }),
    at: () => now,
    nextTaskId: () => nextIds(database).task,
    nextClassId: () => nextIds(database).class,
    newId: () => `id-${(ids += 1)}`,
    pause: async () => {},
    report: (delta) => void world.deltas.push(delta),
    language: () => world.language,
  }
  return Object.assign(world, { ports })
}

/** As the session gives them, on this thread. */
function documentPorts(
  database: WeekloomDatabase,
  moment: Moment,
  language: Language,
): DocumentPorts {
  return {
    state: stateOf({ database }),
    standing: readStudentProfile(database) ?? noStudentProfile,
    preferences: { ...usualPreferences, language: 'en' },
    now: moment,
    ids: nextIds(database),
    language,
    term: termOf({ database }),
    takenLessons: () => takenLessons(database),
    replan: async (state, values) => {
      const context = { state, now: moment, language, preferences: defaultPreferences }
      const signal = new AbortController().signal
      const outcome = await askHere(
        { kind: 'planning', wish: { name: 'replan', values, context } },
        signal,
      )
      if (outcome?.kind === 'change') return succeed(outcome.diff)
      return fail(outcome?.text ?? 'stopped')
    },
    planRecalls: () => fail('there is nothing to recall'),
    newHomework: (draft) => succeed({ from: null, to: newHomework(database, draft, now) }),
  }
}

export function openWorld(script: Script, state = smallState): World {
  return makeWorld(openWith(emptyFolder(), state), script)
}

/** Stops the turn as soon as its plan is asked for, from the thread that makes it in the product. */
export function stopWhilePlanning({ ports }: World, stop: AbortController): void {
  ports.planTerm = async (state, policy, signal) => {
    const wish = { state, policy, budget: shortBudget, seed: usualSeed }
    const made = askInThread({ kind: 'plan', wish }, signal)
    stop.abort()
    return made
  }
}

export function stateOf({ database }: Pick<World, 'database'>): ScheduleState {
  const state = readState(database)
  if (state === null) throw new Error('the file has no term')
  return state
}

function termOf({ database }: Pick<World, 'database'>): Term {
  const term = readTerm(database)
  if (term === null) throw new Error('the file has no term')
  return term
}

export function conversationOf({ database }: Pick<World, 'database'>) {
  return readConversation(database, ensureConversation(database, now))
}

export function say(
  world: World,
  text: string,
  signal = new AbortController().signal,
): Promise<TurnResult> {
  const given = [world.ports, conversationOf(world), text, signal] as const
  return runTurn(answerWaiting(...given) ?? beginTurn(...given))
}

export function resumeWorld(
  world: World,
  signal = new AbortController().signal,
): Promise<TurnResult> {
  const cutOff = reopenTurn(world.ports, conversationOf(world), signal)
  return cutOff === null ? Promise.resolve({ ending: 'completed', cardId: null }) : runTurn(cutOff)
}

export function answer(
  world: World,
  verdict: 'accept' | 'reject',
  changes: Partial<CardAnswer> & { signal?: AbortSignal } = {},
): Promise<AnswerResult> {
  const { id: cardId, hash } = openCard(world)
  const { signal = new AbortController().signal, ...answer } = changes
  return answerCard(
    world.ports,
    conversationOf(world),
    { cardId, hash, verdict, note: '', ...answer },
    signal,
  )
}

export function openCards(world: Pick<World, 'database'>): Card[] {
  return conversationOf(world).cards.filter(({ status }) => status === 'open')
}

export function openCard(world: Pick<World, 'database'>): Card {
  const [card] = openCards(world)
  if (card === undefined) throw new Error('no card is open')
  return card
}

export function timelineOf(world: Pick<World, 'database'>) {
  return conversationOf(world).timeline.map(({ event }) => event)
}

/** The pieces that were shown while they were written. */
export function liveTexts({ deltas }: Pick<World, 'deltas'>): string[] {
  return deltas.flatMap((delta) => (delta.kind === 'text-reset' ? [] : [delta.text]))
}

/** The texts that the person has read. */
export function textsOf(world: Pick<World, 'database'>): string[] {
  return timelineOf(world).flatMap((event) => (event.kind === 'text' ? [event.text] : []))
}

export function chats(speak: string): string {
  return JSON.stringify({ intent: 'chat', speak, reason: 'talk' })
}

export const takesTask = JSON.stringify({ intent: 'task', speak: '', reason: 'work' })

export function plans(changes: Partial<StageOutput['plan']> = {}): string {
  return JSON.stringify({
    speak: '',
    action: 'plan_done',
    reason: 'clear',
    complexity: 'simple',
    need_thinking: false,
    plan_steps: [{ content: 'do it', done_when: 'it is done' }],
    needs_rough_build: false,
    task_class_ids: [],
    ...changes,
  })
}

export const plansRoughly = plans({
  complexity: 'moderate',
  needs_rough_build: true,
  // The scripts that follow do other things than improving.
  entry: 'local_adjust',
  speak: 'Here is a plan.',
})

export function executes(changes: Partial<StageOutput['execute']>): string {
  return JSON.stringify({ speak: '', action: 'continue', reason: 'next', ...changes })
}

export function calls(name: string, values: Record<string, unknown> = {}, speak = ''): string {
  return JSON.stringify({
    speak,
    action: 'continue',
    reason: 'look',
    tool_call: { name, arguments: values },
  })
}

export function confirms(name: string, values: Record<string, unknown> = {}, speak = ''): string {
  return JSON.stringify({
    speak,
    action: 'confirm',
    reason: 'change',
    tool_call: { name, arguments: values },
  })
}

export const isDone = executes({ action: 'done', goal_check: 'all there' })

export function delivers(speak: string): string {
  return JSON.stringify({ speak })
}
