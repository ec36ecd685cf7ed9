// A term with its conversation in one of the starting states, and what a scenario did to it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readState } from '../../db/schedule.ts'
import { planTerm } from '../../electron/planner/plan-term.ts'
import { usualBudget, usualSeed } from '../../electron/planner/usual-plan.ts'
import { applyChange } from '../../electron/session/apply-change.ts'
import { currentClock } from '../../electron/session/context.ts'
import { openSession } from '../../electron/core/open-session.ts'
import type { Session, SessionOptions } from '../../electron/session/session.ts'
import type { Language } from '../../shared/language.ts'
import type { Homework } from '../../shared/homework/homework.ts'
import { acceptSuggested } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'

/** The sample term is set up on Monday of its third week: days 15 to 21 are this week. */
const monday = '2026-11-23T07:30:00Z'

/** `plans`: the window days that are planned and accepted before the scenario begins; `at`: when it begins. */
const starts = {
  empty: { at: monday, plans: null },
  fresh: { at: monday, plans: null },
  planned: { at: monday, plans: [15, 21] },
  term: { at: monday, plans: [15, 60] },
  'two-weeks': { at: monday, plans: [15, 28] },
  tuesday: { at: '2026-11-24T17:00:00Z', plans: [15, 21] },
  wednesday: { at: '2026-11-25T07:30:00Z', plans: [15, 21] },
  'wednesday-term': { at: '2026-11-25T07:30:00Z', plans: [15, 60] },
  weekend: { at: '2026-11-28T09:00:00Z', plans: null },
  'sunday-evening': { at: '2026-11-29T20:00:00Z', plans: [15, 28] },
  'exam-week': { at: '2026-12-14T07:30:00Z', plans: null },
  over: { at: '2027-03-20T09:00:00Z', plans: null },
} as const satisfies Record<string, { at: string; plans: readonly [number, number] | null }>

export type StartName = keyof typeof starts

export type Outcome = {
  before: ScheduleState
  after: ScheduleState
  /** Window day of the scenario's moment. */
  today: number
  /** All that stands on the list of homework afterwards. */
  homework: Homework[]
  endings: string[]
  replies: string[]
}

type Desk = { session: Session; folder: string; close: () => Promise<void> }

/** Another model in place of the built-in one, or one that stands where it does. */
export type Answering = Pick<SessionOptions, 'model' | 'builtInModel'>

const kept = new Map<string, string>()
let ids = 0

async function openDesk(
  folder: string,
  at: string,
  language: Language,
  answering: Answering = {},
): Promise<Session> {
  const options: SessionOptions = {
    folder,
    clock: () => at,
    newId: () => `id-${(ids += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    language,
    ...answering,
  }
  const opened = openSession(options)
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

/** Made once for each state and language, then copied. */
async function makeStart(name: StartName, language: Language): Promise<string> {
  const key = `${name} ${language}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const folder = join(mkdtempSync(join(tmpdir(), 'weekloom-eval-')), 'data')
  const session = await openDesk(folder, monday, language)
  const { plans } = starts[name]
  if (name !== 'empty') await session.request('set-up-sample', {})
  if (plans !== null) planDays(session, plans[0], plans[1])
  await session.close()
  kept.set(key, folder)
  return folder
}

function planDays({ context }: Session, fromDay: number, toDay: number): void {
  const { database, preferences } = context
  const state = readState(database)
  if (state === null) throw new Error('there is no term')
  const policy = {
    classIds: null,
    scope: { fromDay, toDay, excludedWeekdays: [], excludedPeriods: [] },
    now: currentClock(context).moment,
    preferences: preferences.planning,
  }
  const { diff } = planTerm(state, policy, usualBudget, usualSeed)
  const change = { diff: acceptSuggested(diff), who: 'agent', why: 'start', cardId: null } as const
  applyChange(context, { kind: 'diff', ...change })
}

export async function openStart(
  name: StartName,
  language: Language,
  answering?: Answering,
): Promise<Desk> {
  const source = await makeStart(name, language)
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-eval-'))
  const folder = join(parent, 'data')
  cpSync(source, folder, { recursive: true })
  const session = await openDesk(folder, starts[name].at, language, answering)
  return {
    session,
    folder,
    close: async () => {
      await session.close()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

export function removeStarts(): void {
  for (const folder of kept.values()) rmSync(join(folder, '..'), { recursive: true, force: true })
  kept.clear()
}
