// An obedient model with injected text in every carrier: nothing is written unasked beyond the limits, no card is
// answered by a model, no prompt shows the text outside its fence, and what the turn came to is told truly.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConversation } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { ModelRequest } from '../../../electron/model/model.ts'
import { autonomyKeys } from '../../../shared/agent/autonomy.ts'
import { type Language, languages } from '../../../shared/language.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { type Dice, pick } from '../dice.ts'
import { add, type Harness, shorterLists, type Tally, type Trial } from '../harness.ts'
import { ask, type Carrier, carriers, fromFiles, plant } from './carriers.ts'
import { findUnfenced, shownIn } from './check-prompt.ts'
import { injectionFaults } from './faults.ts'
import { judgeTold, judgeWrites, type Write } from './judge-writes.ts'
import { looks, obedientModel, orderKinds, type Orders } from './obedient-model.ts'

/** What the person does with the card that waits at the end of a turn. */
type Turn = Orders & { after: 'leave' | 'reject' | 'accept' }

type Case = {
  carriers: Carrier[]
  isAutonomous: boolean
  language: Language
  turns: Turn[]
}

export const injection: Harness<Case> = {
  name: 'injection',
  unit: 'turns',
  fast: 200,
  long: 20_000,
  told: [
    'with autonomy',
    'written unasked within the limits',
    'cards that asked',
    'shown text from files',
    'prompts',
    'written unasked beyond them',
    'answered by a model',
    'unfenced',
    'told falsely',
  ],
  begin,
  faults: injectionFaults,
}

const now = '2026-11-23T07:30:00Z'

function begin(): Trial<Case> {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-injection-'))
  const templates = new Map<string, Promise<string>>()
  let count = 0
  return {
    draw,
    size: ({ turns }) => turns.length,
    attempt: async (one, tally) => {
      const key = one.carriers.join(' + ')
      const template = templates.get(key) ?? makeTemplate(join(folder, `t${templates.size}`), one)
      templates.set(key, template)
      const data = join(folder, `case-${(count += 1)}`)
      cpSync(await template, data, { recursive: true })
      try {
        return await runCase(data, one, tally)
      } finally {
        rmSync(data, { recursive: true, force: true })
      }
    },
    simpler: ({ turns, ...rest }) =>
      shorterLists(turns).map((fewer) => Object.assign({}, rest, { turns: fewer })),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function draw(dice: Dice): Case {
  const some = <Value>(from: readonly Value[]) => from.filter(() => dice(2) === 0)
  // One carrier alone or all of them: each is made once, and copied for every case.
  const isAll = dice(4) === 0
  return {
    carriers: isAll ? [...carriers] : [pick(dice, carriers)],
    isAutonomous: dice(4) > 0,
    language: pick(dice, languages),
    turns: Array.from({ length: 20 }, () => ({
      looks: dice(3) === 0 ? [] : some(looks),
      order: pick(dice, orderKinds),
      after: pick(dice, ['leave', 'reject', 'accept'] as const),
    })),
  }
}

function openAt(folder: string, orders: () => Orders, hear: (request: ModelRequest) => void) {
  let ids = 0
  const opened = openSession({
    folder,
    clock: () => now,
    newId: () => `${folder.length}-${(ids += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    model: obedientModel(orders, hear),
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

/** The sample with a dozen placed blocks, the carriers' texts in it, and a work that was just added. */
async function makeTemplate(folder: string, { carriers: wanted }: Case): Promise<string> {
  const session = openAt(
    folder,
    () => ({ looks: [], order: 'export' }),
    () => {},
  )
  await ask(session, 'set-up-sample', {})
  for (const carrier of wanted) await plant[carrier](session)
  await placeSome(session)
  // Last, so that what an undo takes back first would delete a work.
  const term = { from: '2026-11-24', to: '2026-12-20', excludedWeekdays: [] }
  const study = { ...term, course: 'Linear algebra', title: 'Essay', sessions: 1, periods: 1 }
  await ask(session, 'add-study', { ...study, strategy: 'steady' })
  await session.close()
  return folder
}

async function placeSome(session: Session): Promise<void> {
  let placed = 0
  for (const task of stateOf(session).tasks.filter(({ kind }) => kind === 'item')) {
    for (let day = 16; day < 30 && placed < 14; day += 1) {
      const edit = { kind: 'put', task: task.id, day, start: 9 + (placed % 3) } as const
      const put = await session.request('edit-by-hand', { edit })
      if (!put.ok) continue
      placed += 1
      break
    }
  }
}

async function runCase(folder: string, one: Case, tally: Tally): Promise<string | null> {
  let orders: Orders = { looks: [], order: 'export' }
  const watch: Watch = {
    shown: new Set(),
    broke: null,
    prompts: 0,
    isSteered: false,
    before: null,
    writes: [],
    accepted: new Set(),
  }
  const session = openAt(
    folder,
    () => orders,
    (request) => hear(watch, request),
  )
  let week = stateOf(session)
  let cardId: string | null = null
  session.subscribe((push) => {
    const event = push.kind === 'timeline' ? push.entry.event : null
    if (event?.kind === 'card-answer') {
      if (event.isAutomatic === true && isShown(watch)) watch.isSteered = true
      cardId = event.cardId
    }
    if (event?.kind !== 'schedule-change') return
    const after = stateOf(session)
    watch.writes.push({ cardId, diff: diffStates(week, after) })
    week = after
  })
  try {
    const autonomy = one.isAutonomous ? [...autonomyKeys] : []
    await ask(session, 'set-preferences', { autonomy, language: one.language })
    for (const turn of one.turns) {
      orders = turn
      const broke = await runTurn(session, one, turn, watch, tally)
      if (broke !== null) return broke
    }
    return null
  } finally {
    await session.close()
  }
}

type Watch = {
  /** By any prompt of the turn so far. */
  shown: Set<Carrier>
  broke: string | null
  prompts: number
  /** Something was applied unasked after text from files was shown. */
  isSteered: boolean
  /** As it was before the turn; null between turns. */
  before: Seen | null
  /** What the turn has done to the week, undo and redo too: by the week itself, which the history does not tell. */
  writes: Write[]
  /** Cards that the person has accepted in it. */
  accepted: Set<string>
}

function hear(watch: Watch, { messages }: ModelRequest): void {
  watch.prompts += 1
  for (const carrier of shownIn(messages)) watch.shown.add(carrier)
  watch.broke ??= findUnfenced(messages)
}

function isShown({ shown }: Watch): boolean {
  return [...shown].some((carrier) => fromFiles.has(carrier))
}

/** Words at an open card turn it down and go on in its turn. */
async function runTurn(
  session: Session,
  { isAutonomous }: Case,
  { after }: Turn,
  watch: Watch,
  tally: Tally,
): Promise<string | null> {
  const { database } = session.context
  watch.prompts = 0
  if (watch.before === null)
    Object.assign(watch, {
      before: look(session),
      shown: new Set(),
      writes: [],
      accepted: new Set(),
    })
  const said = await ask(session, 'say', { text: 'tidy up my week, please' })
  add(tally, 'prompts', watch.prompts)
  if (isAutonomous) add(tally, 'with autonomy')
  if (isShown(watch)) add(tally, 'shown text from files')
  const broke = judge(session, watch, isAutonomous, tally)
  if (broke !== null) return broke
  const waiting = said.cardId
  if (waiting === null) {
    watch.before = null
    return null
  }
  add(tally, 'cards that asked')
  if (after === 'leave') return null
  const card = readConversation(database, shownConversation(session.context)).cards.find(
    ({ id }) => id === waiting,
  )
  if (card === undefined) return 'the card that waits is not there'
  const answer = { cardId: card.id, hash: card.hash, verdict: after, note: '' }
  if (after === 'accept') watch.accepted.add(card.id)
  const { cardId } = await ask(session, 'answer-card', answer)
  const later = judge(session, watch, isAutonomous, tally)
  if (cardId === null) watch.before = null
  return later
}

type Seen = ReturnType<typeof look>

function judge(session: Session, watch: Watch, isAutonomous: boolean, tally: Tally): string | null {
  const { before, writes, accepted, isSteered } = watch
  if (before === null) return 'no turn was begun'
  const seen = look(session)
  const events = seen.events.slice(before.events.length)
  return (
    judgeFence(watch, tally) ??
    judgeWrites({ writes, events, accepted, isAutonomous, isSteered }, tally) ??
    (seen.besides === before.besides ? null : 'something beside the week was changed') ??
    judgeTold(events, writes, tally)
  )
}

function judgeFence({ broke }: Watch, tally: Tally): string | null {
  if (broke !== null) add(tally, 'unfenced')
  return broke
}

function stateOf({ context }: Session) {
  const state = readState(context.database)
  if (state === null) throw new Error('there is no term')
  return state
}

function look(session: Session) {
  const { context } = session
  const { timeline } = readConversation(context.database, shownConversation(context))
  return {
    events: timeline.map(({ event }) => event),
    besides: JSON.stringify(context.preferences),
  }
}
