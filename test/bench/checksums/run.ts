// `node test/bench/checksums/run.ts BASE [ROUNDS]`: what a write costs here and in the checkout BASE (one from before the
// checksums of rows), turn about in one run. Medians: the time from the call until it is durable, and processor time.
import type * as steps from '../../../db/commit-step.ts'
import type * as conversations from '../../../db/conversation.ts'
import type * as files from '../../../db/file/open-database.ts'
import type * as changes from '../../../db/change.ts'
import type * as states from '../../../db/schedule.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { diffStates } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { at, item, schedule, taskClass, term, week } from '../../builders.ts'

/** What a write may cost more with checksums. */
const mark = 0.03

const [base, count = '1500'] = process.argv.slice(2)
if (base === undefined) throw new Error('name a checkout from before the checksums')
const rounds = Number(count)
const now = '2026-11-02T08:00:00.000Z'
const ids = Array.from({ length: 60 }, (_, index) => index + 1)
const planned = schedule([
  ...ids.map((id) => item(id, { order: id, place: placeOf(id, 0) })),
  taskClass(1),
])

type Tree = Awaited<ReturnType<typeof loadTree>>

async function loadTree(root: string) {
  const load = <Part>(path: string): Promise<Part> => import(join(root, path)) as Promise<Part>
  type Commit = typeof changes
  type Step = typeof steps
  type Conversation = typeof conversations
  type Open = typeof files
  type Read = typeof states
  return {
    ...(await load<Commit>('db/change.ts')),
    ...(await load<Step>('db/commit-step.ts')),
    ...(await load<Conversation>('db/conversation.ts')),
    ...(await load<Open>('db/file/open-database.ts')),
    ...(await load<Read>('db/schedule.ts')),
  }
}

function placeOf(id: number, shift: number) {
  return at(1 + (id % 7), 1 + ((id + shift) % 10))
}

function open(tree: Tree, folder: string) {
  const opened = tree.openDatabase(folder, { create: true, at: now })
  if (!opened.ok) throw new Error(opened.failure.kind)
  const database = opened.value
  const diff = diffStates({ window: week(), tasks: [], taskClasses: [] }, planned)
  const change = { kind: 'diff', diff, who: 'import', why: 'bench', cardId: null } as const
  tree.commitChange(database, { at: now, change, term: term() })
  return { tree, database, conversationId: tree.ensureConversation(database, now) }
}

type Opened = ReturnType<typeof open>

function moving(amount: number) {
  return ({ tree, database }: Opened, round: number) => {
    const state = tree.readState(database)
    if (state === null) throw new Error('no term')
    const next: ScheduleState = {
      ...state,
      tasks: state.tasks.map((task) =>
        task.kind === 'item' && task.id <= amount
          ? { ...task, place: placeOf(task.id, 1 + (round % 9)) }
          : task,
      ),
    }
    const diff = diffStates(state, next)
    const change = { kind: 'diff', diff, who: 'person', why: 'bench', cardId: null } as const
    return () => tree.commitChange(database, { at: now, change })
  }
}

const said = 'What stands in the week, what is free, and what was asked for. '.repeat(30)

function stepping({ tree, database, conversationId }: Opened, round: number) {
  return () =>
    tree.commitAgentStep(database, {
      conversationId,
      traceId: `trace-${Math.floor(round / 30)}`,
      at: now,
      snapshot: { version: 1, json: JSON.stringify({ round, said }) },
      messages: [{ role: 'assistant', content: said, call: null }],
      events: [{ kind: 'text', text: said }],
      cards: [],
      change: null,
    })
}

const writes = {
  'one block moved': moving(1),
  'twenty blocks moved': moving(20),
  'a step of the agent': stepping,
}

const folder = mkdtempSync(join(tmpdir(), 'weekloom-checksums-'))
const trees = [await loadTree(resolve(base)), await loadTree(join(import.meta.dirname, '../../..'))]
let isOver = false
for (const [name, prepare] of Object.entries(writes)) {
  const sides = trees.map((tree, side) => ({
    opened: open(tree, join(folder, `${name} ${side}`)),
    times: new Array<number>(),
    work: new Array<number>(),
  }))
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const write = prepare(side.opened, round)
      const worked = process.threadCpuUsage()
      const began = performance.now()
      write()
      side.times.push(performance.now() - began)
      const { user, system } = process.threadCpuUsage(worked)
      side.work.push((user + system) / 1000)
    }
  }
  const cost = say(
    name,
    'time',
    sides.map(({ times }) => median(times)),
  )
  isOver ||= cost > mark
  say(
    name,
    'processor',
    sides.map(({ work }) => median(work)),
  )
  for (const { opened } of sides) opened.database.close()
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = isOver ? 1 : 0

function say(name: string, what: string, [before = 0, after = 0]: number[]): number {
  const more = after / before - 1
  const figures = `${before.toFixed(3)} ms before, ${after.toFixed(3)} ms now`
  console.log(`${name}, ${what}: ${figures}, ${(more * 100).toFixed(1)} % more`)
  return more
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
