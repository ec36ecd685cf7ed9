// What the settings ask of the session: backups, the file of everything, reminders as the clock goes on.
import { expect, onTestFinished, test } from 'vitest'
import { readWeekloomJson } from '../../../electron/export/formats/weekloom-json.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { SessionOptions } from '../../../electron/session/session.ts'
import { everythingSchema } from '../../../shared/everything/everything-file.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import type { SaidReminder } from '../../../shared/reminders/due-reminders.ts'
import { monday, newFolder, openDesk, valueOf } from './open-desk.ts'

/** The sample term with its week planned, on a clock that the test turns. */
async function openPlanned(more: Partial<SessionOptions> = {}) {
  const time = { now: monday }
  let count = 0
  const opened = openSession({
    folder: newFolder(),
    clock: () => time.now,
    newId: () => `settings-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    ...more,
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const session = opened.value
  onTestFinished(() => session.close())
  const pushed: PushEvent[] = []
  session.subscribe((event) => pushed.push(event))
  valueOf(await session.request('set-up-sample', {}))
  const state = valueOf(await session.request('load-view', {})).state
  const pending = state?.tasks.find((task) => task.kind === 'item' && task.place === null)
  if (state === null || state === undefined || pending === undefined) throw new Error('no sample')
  return { session, pushed, time, state, taskId: pending.id }
}

/** The first free place after the present day. */
async function placeSomewhere({ session, taskId, state }: Awaited<ReturnType<typeof openPlanned>>) {
  for (const [index, { date }] of state.window.days.entries()) {
    if (date <= monday.slice(0, 10)) continue
    for (const start of state.window.periods.keys()) {
      const edit = { kind: 'put', task: taskId, day: index + 1, start: start + 1 } as const
      const done = await session.request('edit-by-hand', { edit })
      if (done.ok) return { day: index + 1, start: start + 1 }
    }
  }
  throw new Error('no place')
}

function minutesBefore(date: string, clock: string, minutes: number): string {
  const begins = new Date(`${date}T${clock}:00Z`).getTime()
  return new Date(begins - minutes * 60_000).toISOString()
}

async function reminded(shell: SessionOptions['shell']) {
  const open = await openPlanned(shell === undefined ? {} : { shell })
  const { session, time, state } = open
  const { day, start } = await placeSomewhere(open)
  const [date, clock] = [
    state.window.days[day - 1]?.date ?? '',
    state.window.periods[start - 1]?.start ?? '',
  ]
  const tickAt = (minutes: number) => {
    time.now = minutesBefore(date, clock, minutes)
    session.tick()
  }
  return { ...open, tickAt }
}

test('[U7] a reminder comes once before its block, in every window, and none while they are off', async () => {
  const { session, pushed, tickAt } = await reminded(undefined)
  const told = () => pushed.filter(({ kind }) => kind === 'reminder').length
  tickAt(30)
  tickAt(10)
  expect(told()).toBe(0)
  valueOf(await session.request('set-preferences', { reminderLead: 5 }))
  tickAt(6)
  expect(told()).toBe(0)
  tickAt(5)
  tickAt(5)
  tickAt(4)
  // The clock was set back.
  tickAt(6)
  tickAt(5)
  expect(told()).toBe(1)
})

test('[U7] a clock that was ahead for a while silences nothing once it is right again', async () => {
  const { session, pushed, tickAt } = await reminded(undefined)
  valueOf(await session.request('set-preferences', { reminderLead: 5 }))
  tickAt(30)
  tickAt(-400 * 24 * 60)
  tickAt(29)
  tickAt(5)
  tickAt(4)
  expect(pushed.filter(({ kind }) => kind === 'reminder')).toHaveLength(1)
})

test('[U7] what was slept through is told late while it still helps, and not at all once it has begun', async () => {
  const told: SaidReminder[] = []
  const { session, pushed, tickAt } = await reminded({ remind: (reminder) => told.push(reminder) })
  valueOf(await session.request('set-preferences', { reminderLead: 15 }))
  tickAt(60)
  tickAt(3)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('In 3 minutes')
  // The shell reminds by itself, so no page does.
  expect(pushed.some(({ kind }) => kind === 'reminder')).toBe(false)
  const late: SaidReminder[] = []
  const other = await reminded({ remind: (reminder) => late.push(reminder) })
  valueOf(await other.session.request('set-preferences', { reminderLead: 15 }))
  other.tickAt(60)
  other.tickAt(0)
  other.tickAt(-30)
  expect(late).toEqual([])
})

test('[D5] a Weekloom that stays open keeps a backup of each day', async () => {
  const { session, time } = await openPlanned()
  session.tick()
  const daily = async () =>
    valueOf(await session.request('read-settings', {})).backups.filter(({ why }) => why === 'daily')
  expect(await daily()).toHaveLength(1)
  time.now = '2026-11-23T23:59:00Z'
  session.tick()
  expect(await daily()).toHaveLength(1)
  time.now = '2026-11-24T00:01:00Z'
  session.tick()
  session.tick()
  expect(await daily()).toHaveLength(2)
})

test('[U7] the file of everything holds what there is, without keys, in the shape that is documented', async () => {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('set-preferences', { theme: 'dark', weekStart: 7 }))
  valueOf(await session.request('say', { text: 'plan my week' }))
  const view = valueOf(await session.request('load-view', {}))
  const file = valueOf(await session.request('export-everything', {}))
  expect(file).toMatchObject({ fileName: 'weekloom-everything-2026-11-23.json', damaged: 0 })
  const everything = everythingSchema.parse(JSON.parse(file.text))
  expect(everything.term).toEqual(view.term)
  expect(everything.state).toEqual(view.state)
  expect(everything.preferences).toMatchObject({ theme: 'dark', weekStart: 7 })
  const [conversation] = everything.conversations
  expect(conversation?.steps.flatMap(({ events }) => events)).toEqual(
    view.timeline.map(({ event }) => event),
  )
  expect(conversation?.cards).toEqual(view.cards)
  expect(everything.history).toHaveLength(file.changes)
  expect(file.text).not.toContain(folder)
  // Its week can be taken into an empty folder as it is.
  const plan = readWeekloomJson(file.text, { date: '2026-11-23', minute: 450 })
  expect(plan).toEqual({ ok: true, value: { term: view.term, state: view.state } })
})
