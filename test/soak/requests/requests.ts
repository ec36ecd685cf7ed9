// Sends what fits a request's schema, and what nearly fits, through the session and the socket: each answer is a result or a
// sentence, what is refused has written nothing, nothing throws, and the core goes on.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { databaseFile } from '../../../db/file/file-names.ts'
import { connect } from '../../../db/store/sqlite.ts'
import type { RequestCore } from '../../../electron/core/open-core.ts'
import { startServer } from '../../../electron/serve/start-server.ts'
import { answerRequest } from '../../../electron/page/answer-request.ts'
import { contract, type RequestName } from '../../../shared/contract/contract.ts'
import { type Dice, pick } from '../dice.ts'
import { add, type Harness, shorterLists, type Tally, type Trial } from '../harness.ts'
import { dumpFile, isSameDump } from '../writing/dump-file.ts'
import { openWritingCore } from '../writing/writing-core.ts'
import { drawInput, spoil } from './draw-input.ts'

type Sent = { name: string; input: unknown; by: 'session' | 'socket' }

type Requests = { sent: Sent[] }

export const requests: Harness<Requests> = {
  name: 'requests',
  unit: 'requests',
  fast: 5_000,
  long: 5_000_000,
  told: ['done', 'refused', 'through the socket', 'refused and written'],
  begin,
  faults: [
    {
      name: 'an input that the schema refuses is run all the same',
      file: 'electron/core/handle-request.ts',
      find: 'if (!parsed.success) return refuseInput(context, name, parsed.error)',
      replace: 'if (!parsed.success) return handlers[name](context, input as never)',
    },
    {
      name: 'what is refused leaves a trace in the file',
      file: 'electron/core/handle-request.ts',
      find: 'if (!parsed.success) return refuseInput',
      replace:
        "if (!parsed.success) context.database.connection.exec(`REPLACE INTO preference VALUES ('theme', 'dark', 1)`)\n  if (!parsed.success) return refuseInput",
    },
    {
      name: 'a refusal without a sentence',
      file: 'electron/conversation/conversations-requests.ts',
      find: "if (!hasConversation(context.database, id)) return problem(context, 'no-conversation')\n  const { database, folder }",
      replace:
        "if (!hasConversation(context.database, id)) return { ok: false as const, failure: { code: 'no-conversation', message: '' } }\n  const { database, folder }",
    },
    {
      name: 'a name that is no request throws',
      file: 'electron/page/answer-request.ts',
      find: 'if (!isRequestName(name)) return fail(sayUnreadable(language))',
      replace: "if (!isRequestName(name)) throw new Error('no such request')",
    },
  ],
}

const perCase = 100

/** In memory where the system has such a place: what a disk takes for a commit is not what is tried here. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** They would ask another machine; a spoilt one among them is refused before. */
const asksElsewhere = new Set<string>([
  'test-endpoint',
  'find-local-models',
  'ask-web',
  'test-caldav',
  'push-caldav',
  'add-feed',
  'set-feed',
  'refresh-feeds',
])

/** They start processes or draw pages, hundreds of times the work of another: one in two hundred of the others. */
const heavy = new Set<string>([
  'export-schedule',
  'preview-export',
  'export-pack',
  'preview-pack',
  'preview-import',
  'read-syllabus',
  'simulate-plan',
  'evaluate-course',
  'import-materials',
  'add-source',
  'make-backup',
  'restore-backup',
  'move-in',
  'say',
  'send-queued',
  'weigh-places',
  'check-health',
  'export-everything',
])

const names = Object.keys(contract).filter((name): name is RequestName =>
  Object.hasOwn(contract, name),
)
const lightNames = names.filter((name) => !heavy.has(name) && !asksElsewhere.has(name))
const strangeNames = ['toString', '__proto__', 'drop', '', 'LOAD-VIEW', 'constructor']

async function begin(): Promise<Trial<Requests>> {
  const template = mkdtempSync(join(place, 'weekloom-requests-'))
  const core = openWritingCore(template, 'template')
  await core.request('set-up-sample', {})
  await core.close()
  return {
    draw: (dice) => ({ sent: Array.from({ length: perCase }, () => drawRequest(dice)) }),
    attempt: (one, tally) => inCopy(template, (core, folder) => sendAll(core, folder, one, tally)),
    simpler: ({ sent }) => shorterLists(sent).map((shorter) => ({ sent: shorter })),
    size: ({ sent }) => sent.length,
    end: () => rmSync(template, { recursive: true, force: true }),
  }
}

function drawRequest(dice: Dice): Sent {
  const by = dice(2) === 0 ? 'session' : 'socket'
  if (dice(50) === 0) return { name: pick(dice, strangeNames), input: {}, by }
  const name = dice(200) === 0 ? pick(dice, names) : pick(dice, lightNames)
  const input = drawInput(name, dice)
  if (asksElsewhere.has(name)) return { name, input: [input], by }
  return { name, input: dice(3) > 0 ? input : spoil(input, dice), by }
}

async function inCopy<Value>(
  template: string,
  work: (core: RequestCore, folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(join(place, 'weekloom-request-'))
  cpSync(template, folder, { recursive: true })
  const core = openWritingCore(folder, 'run')
  try {
    return await work(core, folder)
  } finally {
    await core.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const replySchema = z.union([
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({
    ok: z.literal(false),
    failure: z.looseObject({
      code: z.string().regex(/^[a-z][a-z-]*$/),
      message: z.string().regex(/[.!?。！？”’)）]$/u),
    }),
  }),
])

async function sendAll(
  core: RequestCore,
  folder: string,
  { sent }: Requests,
  tally: Tally,
): Promise<string | null> {
  const strays: unknown[] = []
  const keep = (error: unknown) => void strays.push(error)
  process.on('unhandledRejection', keep)
  const page = await openPage(core)
  const witness = watchFile(folder)
  const idle = watchTurns(core)
  try {
    for (const one of sent) {
      await idle.wait()
      const before = witness.look(one.name)
      const reply = await inTime(
        one.by === 'socket' ? page.ask(one) : askSession(core, one),
        `${one.name} was not answered`,
      )
      add(tally, one.by === 'socket' ? 'through the socket' : 'through the session')
      const broke = judge(reply, before, tally)
      if (broke !== null) return `${JSON.stringify(one).slice(0, 600)}: ${broke}`
    }
    const view = await core.request('load-view', {})
    if (!view.ok) return `the view can be read no more: ${view.failure.message}`
    return strays.length === 0 ? null : `nobody caught ${String(strays[0])}`
  } finally {
    idle.stop()
    witness.close()
    await page.close()
    process.off('unhandledRejection', keep)
  }
}

/** As the desktop's door does it, with what the wire makes of the values. */
async function askSession(core: RequestCore, { name, input }: Sent): Promise<unknown> {
  return structuredClone(await answerRequest(core, name, structuredClone(input), 'en'))
}

function judge(given: unknown, isUnwritten: () => boolean, tally: Tally): string | null {
  const reply = replySchema.safeParse(given).data
  if (reply === undefined) return `no answer has this form: ${JSON.stringify(given)?.slice(0, 300)}`
  if (reply.ok) {
    add(tally, 'done')
    return null
  }
  add(tally, 'refused')
  const { code, message } = reply.failure
  if (code === 'internal' || code === 'failed') return `something was thrown: ${message}`
  if (/undefined|\[object|NaN|\n {4}at /.test(message)) return `this is no sentence: ${message}`
  if (isUnwritten()) return null
  add(tally, 'refused and written')
  return `refused with "${message}", and the file was written`
}

/** A scene begins its record when it is first looked at, whatever comes of that; the record says nothing then. */
const opensScene = new Set([
  'answer-card',
  'revise-card',
  'choose-reading',
  'say',
  'send-queued',
  'stop-turn',
])

/** Sees by itself whether anything was written to the data file; the mark that ties it to its log is nobody's data. */
function watchFile(folder: string) {
  const connection = connect(databaseFile(folder), 'must-exist', 1000)
  const version = () => connection.pragma('data_version', { simple: true })
  let seen = { version: version(), rows: dumpFile(folder) }
  const present = () => {
    const now = version()
    if (now !== seen.version) seen = { version: now, rows: dumpFile(folder) }
    return seen.rows
  }
  return {
    /** Answers with how to ask whether it is still the same. */
    look(name: string): () => boolean {
      const ignored = opensScene.has(name) ? { session_state: [] } : {}
      const before = present()
      return () => {
        const after = present()
        return after === before || isSameDump({ ...before, ...ignored }, { ...after, ...ignored })
      }
    },
    close: () => void connection.close(),
  }
}

/** A queued message runs in its own time, and what it writes is no other request's. */
function watchTurns(core: RequestCore): { wait: () => Promise<void>; stop: () => void } {
  const running = new Set<'turn'>()
  const stop = core.subscribe((event) => {
    if (event.kind !== 'running') return
    if (event.isRunning) running.add('turn')
    else running.delete('turn')
  })
  const wait = async () => {
    while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { wait, stop }
}

const newSecret = () => 'link'

const session = 'a-secret-that-the-harness-made-for-itself-0123'

async function openPage(core: RequestCore) {
  const server = await startServer({
    core,
    folder: tmpdir(),
    port: 0,
    folderId: 'soak',
    newSecret,
    language: 'en',
  })
  const own = `127.0.0.1:${server.port}`
  const socket = new WebSocket(`ws://${own}/socket?token=link&session=${session}`, {
    headers: { origin: `http://${own}` },
  })
  const waiting = new Map<number, (reply: unknown) => void>()
  let last = 0
  socket.on('message', (data: Buffer) => {
    const frame: { kind: string; id: number; reply: unknown } = JSON.parse(data.toString('utf8'))
    if (frame.kind === 'reply') waiting.get(frame.id)?.(frame.reply)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    ask: ({ name, input }: Sent) =>
      new Promise<unknown>((resolve) => {
        waiting.set((last += 1), resolve)
        socket.send(JSON.stringify({ id: last, name, input }))
      }),
    close: async () => {
      socket.terminate()
      await server.close()
    },
  }
}

const patienceMs = 30_000

function inTime<Value>(work: Promise<Value>, otherwise: string): Promise<Value> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
