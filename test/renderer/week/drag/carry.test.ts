// Carrying a block: taken in hand, judged, let go, put back, tried; and what a change of the schedule does to it.
import { beforeEach, expect, test, vi } from 'vitest'
import { aimAt, letGo, pickUp, putBack } from '../../../../renderer/week/drag/carry.ts'
import { steerCarry } from '../../../../renderer/week/drag/carry-keys.ts'
import { sayBound, sayCarry } from '../../../../renderer/week/drag/say-carry.ts'
import {
  followTrial,
  keepTrial,
  putTrialBack,
  trialId,
} from '../../../../renderer/week/drag/trial.ts'
import type { CoreClient } from '../../../../renderer/client/socket-client.ts'
import type { Target } from '../../../../renderer/store/judge.ts'
import { createDesk, type Desk } from '../../../../renderer/store/desk.ts'
import { noCosts } from '../../../../renderer/store/carry-store.ts'
import { applyHandEdit, type HandEdit } from '../../../../shared/schedule/hand-edit.ts'
import { at, beforeTerm, event, item, schedule, taskClass, term } from '../../../builders.ts'

const state = schedule([
  taskClass(1, { mayEmbed: false }),
  taskClass(2),
  event(10, at(1, 1, 2), { locked: true, title: 'Lecture' }),
  item(1, { place: at(1, 3, 4) }),
  item(2, { classId: 2, place: at(2, 3, 4) }),
  item(3, { classId: 3, order: 1, place: at(4, 1), locked: true }),
])

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    activeElement: null,
  })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
})

type Sent = { name: string; input: unknown }

function openDesk(accepts = true): { desk: Desk; sent: Sent[] } {
  const sent: Sent[] = []
  const door: CoreClient = {
    request: (name, input) => {
      sent.push({ name, input })
      const value = name === 'weigh-places' ? { places: [] } : { entryId: 1, summary: 'Moved.' }
      const reply = accepts
        ? { ok: true, value }
        : { ok: false, failure: { code: 'busy', message: 'Busy.' } }
      return Promise.resolve(reply as never)
    },
    subscribe: () => () => {},
    watchConnection: () => () => {},
  }
  const desk = createDesk(door, 'en')
  const view = {
    term: term(),
    state,
    clock: { date: '2026-11-01', minute: 0, moment: beforeTerm },
    history: { undo: null, redo: null },
  }
  desk.week.load(view)
  return { desk, sent }
}

const fresh = { by: 'pointer', purpose: 'put', target: null } as const

function writesOf(sent: Sent[]): unknown[] {
  return sent.filter(({ name }) => name === 'edit-by-hand').map(({ input }) => input)
}

test('[U1] in hand the cells that may take it are lit and its partners marked; put back, nothing is left', () => {
  const { desk } = openDesk()
  desk.frame.set({ view: 'term' })
  expect(pickUp(desk, 1, fresh)).toBe(true)
  expect(desk.frame.get().view).toBe('week')
  expect(desk.carry.glow.get(5)).toBe(0b111111111111)
  expect(desk.carry.partners.get(1)).toBeUndefined()
  expect(desk.carry.partners.get(2)).toBe(true)
  expect(desk.carry.partners.get(3)).toBeUndefined()
  aimAt(desk, { kind: 'cell', day: 5, start: 1 })
  expect(desk.carry.landing.get(5)).toMatchObject([{ tone: 'legal', place: at(5, 1, 2) }])
  aimAt(desk, { kind: 'cell', day: 1, start: 1 })
  expect(desk.carry.landing.get(5)).toBeUndefined()
  expect(desk.carry.landing.get(1)).toMatchObject([{ tone: 'refused' }])
  putBack(desk)
  expect(desk.carry.view.get().carry).toBeNull()
  expect([...desk.carry.glow.keys(), ...desk.carry.landing.keys()]).toEqual([])
})

test('[S7] let go over a legal cell it is sent once; over another it says why and stays', async () => {
  const { desk, sent } = openDesk()
  pickUp(desk, 1, fresh)
  aimAt(desk, { kind: 'cell', day: 1, start: 1 })
  await letGo(desk, false)
  expect(writesOf(sent)).toEqual([])
  expect(desk.frame.get().notice).toMatchObject({ kind: 'problem' })
  pickUp(desk, 1, fresh)
  aimAt(desk, { kind: 'cell', day: 5, start: 1 })
  const first = letGo(desk, false)
  await letGo(desk, false)
  await first
  expect(writesOf(sent)).toEqual([{ edit: { kind: 'put', task: 1, day: 5, start: 1 } }])
  expect(desk.carry.view.get().carry).toBeNull()
})

test('[S6] what is locked is not taken in hand, and a running turn is not disturbed', () => {
  const { desk } = openDesk()
  expect(pickUp(desk, 3, fresh)).toBe(false)
  expect(desk.frame.get().notice?.text).toMatch(/pinned and stays.*Unpin/)
  expect(pickUp(desk, 10, fresh)).toBe(false)
  expect(desk.frame.get().notice?.text).toMatch(/on your timetable/)
  desk.chat.set({ isRunning: true })
  expect(pickUp(desk, 1, fresh)).toBe(false)
  expect(desk.frame.get().notice?.text).toMatch(/A turn is running/)
  expect(pickUp(desk, 99, fresh)).toBe(false)
})

test('[U1] what if draws ghosts and writes nothing until it is kept', async () => {
  const { desk, sent } = openDesk()
  pickUp(desk, 1, fresh)
  aimAt(desk, { kind: 'block', taskId: 2 }, { isTrial: true })
  await letGo(desk, true)
  expect(desk.proposal.view.get().cardId).toBe(trialId)
  expect(desk.proposal.view.get().ghosts.moves).toHaveLength(2)
  expect(writesOf(sent)).toEqual([])
  putTrialBack(desk)
  expect(desk.proposal.view.get().cardId).toBeNull()
  pickUp(desk, 1, fresh)
  aimAt(desk, { kind: 'block', taskId: 2 })
  await letGo(desk, true)
  await keepTrial(desk)
  expect(writesOf(sent)).toEqual([{ edit: { kind: 'swap', taskA: 1, taskB: 2 } }])
  expect(desk.carry.view.get().trial).toBeNull()
})

test('[U1] a what-if that is refused stays to be tried again; one that no longer fits goes with a word', async () => {
  const { desk } = openDesk(false)
  pickUp(desk, 1, fresh)
  aimAt(desk, { kind: 'cell', day: 5, start: 1 })
  await letGo(desk, true)
  await keepTrial(desk)
  expect(desk.carry.view.get().trial).toMatchObject({ isKeeping: false })
  const other: HandEdit = { kind: 'put', task: 2, day: 5, start: 1 }
  const changed = applyHandEdit(state, other, beforeTerm)
  if (!changed.ok) throw new Error(changed.failure.reason.kind)
  desk.week.apply(changed.value.diff)
  followTrial(desk)
  expect(desk.carry.view.get().trial).toBeNull()
  expect(desk.frame.get().notice?.text).toMatch(/no longer fits/)
})

test.for(['en', 'zh'] as const)('[U3] every verdict is said in words (%s)', (language) => {
  const { desk } = openDesk()
  pickUp(desk, 1, fresh)
  const lines = (
    [
      { kind: 'cell', day: 5, start: 1 },
      { kind: 'cell', day: 1, start: 3 },
      { kind: 'cell', day: 1, start: 1 },
      { kind: 'block', taskId: 2 },
      { kind: 'list' },
      null,
    ] as const
  ).map((target) => {
    aimAt(desk, target)
    const { carry } = desk.carry.view.get()
    if (carry === null) throw new Error('put back')
    return sayCarry(state, carry, target === null ? noCosts : new Map([['5:1', -4]]), language)
  })
  expect(new Set(lines.map(({ text }) => text)).size).toBe(6)
  expect(lines.map(({ isRefused }) => isRefused)).toEqual([false, false, true, false, false, false])
  expect(lines[0]?.cost).toBe(language === 'en' ? 'a little better' : '稍好一点')
})

test.for(['en', 'zh'] as const)('[U3] a key that leads nowhere says so (%s)', (language) => {
  const { desk } = openDesk()
  const press = (key: string, shiftKey = false) => {
    steerCarry(desk, { key, shiftKey, ctrlKey: false, metaKey: false } as KeyboardEvent)
    const { carry } = desk.carry.view.get()
    return carry === null ? null : sayBound(carry, language)
  }
  const byKeys = (purpose: 'put' | 'swap' | 'resize', target: Target) => {
    putBack(desk)
    expect(pickUp(desk, 1, { by: 'keys', purpose, target })).toBe(true)
  }
  byKeys('put', { kind: 'cell', day: 1, start: 3 })
  expect(press('ArrowRight')).toBe('')
  const said = new Set<string>()
  for (let day = 0; day < state.window.days.length; day += 1) press('ArrowLeft')
  said.add(press('ArrowLeft') ?? '')
  byKeys('put', { kind: 'cell', day: 1, start: 1 })
  said.add(press('ArrowLeft', true) ?? '')
  said.add(press('PageUp') ?? '')
  byKeys('swap', { kind: 'block', taskId: 2 })
  said.add(press('ArrowUp') ?? '')
  byKeys('resize', { kind: 'span', start: 3, end: 3 })
  said.add(press('ArrowUp') ?? '')
  expect(said.size).toBe(5)
  expect(said).not.toContain('')
  expect(press('ArrowDown')).toBe('')
})
