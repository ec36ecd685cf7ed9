// A page behind a bad line, through both doors: after any pushes and answers that came late, twice or never it shows what
// the file holds as soon as the next push comes through.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestCore } from '../../../electron/core/open-core.ts'
import { createDesk, type Desk } from '../../../renderer/store/desk.ts'
import { openDesk } from '../../../renderer/store/actions.ts'
import type { AppView } from '../../../shared/view/app-view.ts'
import { seededDice, type Dice } from '../dice.ts'
import { add, shorterLists, type Harness, type Tally, type Trial } from '../harness.ts'
import { openWritingCore } from '../writing/writing-core.ts'
import { badLine, openFaultyDoor, type DoorKind } from './faulty-doors.ts'

const steps = [
  'say',
  'accept',
  'accept',
  'reject',
  'undo',
  'redo',
  'language',
  'queue',
  'talk',
  'pause',
] as const

type Step = (typeof steps)[number]

type Visit = { door: DoorKind; seed: number; steps: Step[] }

export const doors: Harness<Visit> = {
  name: 'doors',
  unit: 'pages behind a bad line',
  fast: 20,
  long: 100_000,
  told: ['late', 'doubled', 'lost', 'through the socket', 'through IPC', 'pages that stayed wrong'],
  begin,
  faults: [
    {
      name: 'a push that is missing is not noticed',
      file: 'renderer/client/socket-client.ts',
      find: "if (!isWhole) listener({ kind: 'reload' })",
      replace: '',
    },
    {
      name: 'a push that comes late or twice is taken for news',
      file: 'renderer/client/socket-client.ts',
      find: 'if (last !== null && rank <= last) return',
      replace: 'if (last !== null && rank <= last) return listener(event)',
    },
    {
      name: 'a view that was overtaken on its way is shown for good',
      file: 'renderer/store/actions.ts',
      find: '} while (isOld)',
      replace: '} while (false)',
    },
    {
      name: 'a page that is connected again goes on with what it had',
      file: 'renderer/store/actions.ts',
      find: "if (connection === 'connected' && before !== 'connected') reload()",
      replace: '',
    },
  ],
}

const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

async function begin(): Promise<Trial<Visit>> {
  const template = mkdtempSync(join(place, 'weekloom-doors-'))
  const core = openWritingCore(template, 'template')
  await core.request('set-up-sample', {})
  await core.close()
  return {
    draw: (dice) => ({
      door: dice(2) === 0 ? 'socket' : 'ipc',
      seed: dice(1_000_000_000),
      steps: Array.from({ length: 4 + dice(8) }, () => steps[dice(steps.length)] ?? 'say'),
    }),
    attempt: (visit, tally) => visitCopy(template, visit, tally),
    simpler: (visit) =>
      shorterLists(visit.steps).map((fewer) => ({
        door: visit.door,
        seed: visit.seed,
        steps: fewer,
      })),
    end: () => rmSync(template, { recursive: true, force: true }),
  }
}

async function visitCopy(template: string, visit: Visit, tally: Tally): Promise<string | null> {
  const folder = mkdtempSync(join(place, 'weekloom-door-'))
  cpSync(template, folder, { recursive: true })
  const core = openWritingCore(folder, 'run')
  const dice = seededDice(visit.seed)
  let isBad = false
  const line = badLine(dice, () => isBad)
  const { door, close } = await openFaultyDoor(visit.door, core, line)
  const desk = createDesk(door, 'en')
  const closeDesk = openDesk(desk)
  try {
    await until(() => desk.settings.get().isLoaded)
    isBad = true
    for (const step of visit.steps) await takeStep(desk, core, step, dice)
    await untilIdle(core)
    isBad = false
    for (const [name, count] of Object.entries(line.count)) add(tally, name, count)
    add(tally, visit.door === 'socket' ? 'through the socket' : 'through IPC')
    return await judge(desk, core, tally)
  } finally {
    closeDesk()
    await close()
    await core.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The page asks as a person would, on what it believes to see; an answer that never comes is not waited for. */
async function takeStep(desk: Desk, core: RequestCore, step: Step, dice: Dice): Promise<void> {
  const asked = sendStep(desk, step).catch(() => null)
  await Promise.race([asked, pause(dice(3) === 0 ? 0 : 60)])
  if (dice(2) === 0) await untilIdle(core)
}

function sendStep({ client, chat, settings }: Desk, step: Step): Promise<unknown> {
  const card = [...chat.get().cards.values()].find(({ status }) => status === 'open')
  switch (step) {
    case 'say':
      return client.request('say', { text: 'change one block' })
    case 'accept':
    case 'reject':
      return card === undefined
        ? pause(1)
        : client.request('answer-card', {
            cardId: card.id,
            hash: card.hash,
            verdict: step,
            note: '',
          })
    case 'undo':
    case 'redo':
      return client.request(step, {})
    case 'language':
      return client.request('set-preferences', {
        language: settings.get().language === 'en' ? 'zh' : 'en',
      })
    case 'queue':
      return client.request('queue-message', { text: 'change one block' })
    case 'talk':
      return client.request('start-conversation', {})
    default:
      return pause(15)
  }
}

/** The line is whole again; one push that says nothing new has to be enough. What was asked before it was mended may be
 * done only now, so the page is held against the core as it is by then. */
async function judge(desk: Desk, core: RequestCore, tally: Tally): Promise<string | null> {
  await pause(40)
  core.tellTime()
  const end = performance.now() + patienceMs
  for (;;) {
    const answer = await core.request('load-view', {})
    if (!answer.ok) return answer.failure.message
    const wrong = findWrong(desk, answer.value)
    if (wrong.length === 0) return null
    if (performance.now() > end) {
      add(tally, 'pages that stayed wrong')
      return `the page stayed wrong: ${wrong.join('; ')}`
    }
    await pause(5)
  }
}

function findWrong(desk: Desk, view: AppView): string[] {
  const shown: Record<string, unknown> = shownBy(desk)
  return Object.entries(seenIn(view)).flatMap(([part, value]) =>
    textOf(value) === textOf(shown[part])
      ? []
      : [`${part} is ${textOf(shown[part]).slice(0, 200)}, not ${textOf(value).slice(0, 200)}`],
  )
}

function seenIn(view: AppView) {
  return {
    state: view.state,
    history: view.history,
    timeline: view.timeline,
    cards: view.cards.map(({ id, status }) => `${id} ${status}`).toSorted(byText),
    isRunning: view.isRunning,
    conversation: view.conversation.id,
    queued: view.queued,
    language: view.preferences.language,
  }
}

function shownBy({ week, chat, settings }: Desk) {
  const { timeline, cards, isRunning, conversation, queued } = chat.get()
  const named = new Set(timeline.flatMap(({ event }) => ('cardId' in event ? [event.cardId] : [])))
  return {
    state: week.view.get().state,
    history: week.view.get().history,
    timeline,
    cards: [...cards.values()]
      .filter(({ id }) => named.has(id))
      .map(({ id, status }) => `${id} ${status}`)
      .toSorted(byText),
    isRunning,
    conversation: conversation.id,
    queued,
    language: settings.get().language,
  }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

const patienceMs = 8_000

async function until(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (!isSo() && performance.now() < end) await pause(5)
  return isSo()
}

async function untilIdle(core: RequestCore): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const view = await core.request('load-view', {})
    const isIdle = view.ok && !view.value.isRunning
    quiet = isIdle ? quiet + 1 : 0
    await pause(3)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
