// What the pushes of the core do to the page.
import { expect, onTestFinished, test, vi } from 'vitest'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import type { AppView } from '../../../shared/view/app-view.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import { offlineChoice } from '../../../shared/preferences/model-choice.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import type { CoreClient } from '../../../renderer/client/socket-client.ts'
import { createDesk, type Desk } from '../../../renderer/store/desk.ts'
import { holdAsked, receivePush, showView } from '../../../renderer/store/receive-push.ts'
import { at, beforeTerm, item, schedule, term, week } from '../../builders.ts'

const client: CoreClient = {
  request: () => expect.fail('nothing is asked for'),
  subscribe: () => () => {},
  watchConnection: () => () => {},
}

const state = schedule([item(1, { place: at(2, 3) }), item(2)], week({ weeks: 4 }))
const placed = applyEdit(state, { kind: 'place', task: 2, day: 17, start: 4 }, beforeTerm)

function openCard(status: Card['status'] = 'open'): Card {
  if (!placed.ok) throw new Error(placed.failure.reason.kind)
  const { diff } = placed.value
  const call = { id: 'call', name: 'place', arguments: {} }
  return {
    id: 'card',
    conversationId: 'c',
    traceId: 't',
    openedAt: '',
    status,
    hash: 'h',
    note: '',
    body: { kind: 'write', call, diff },
  }
}

function desk(changes: Partial<AppView> = {}): Desk {
  const made = createDesk(client, 'en')
  showView(made, {
    preferences: {
      language: 'en',
      theme: 'system',
      planning: defaultPreferences,
      model: offlineChoice,
      autonomy: [],
      standing: noStudentProfile,
      weekStart: 1,
      reminderLead: null,
      patterns: false,
      webSearch: '',
      shortNames: [],
    },
    clock: { date: '2026-11-03', minute: 600, moment: { day: 2, period: 2 } },
    term: term({ weeks: 4 }),
    state,
    history: { undo: null, redo: null },
    timeline: [],
    cards: [],
    isRunning: false,
    conversation: { id: 'c', title: '', parent: null },
    queued: [],
    dataNotices: [],
    ...changes,
  })
  return made
}

function timeline(seq: number, event: TimelineEvent): PushEvent {
  const entry = { seq, conversationId: 'c', traceId: 't', at: '', event }
  return { kind: 'timeline', entry }
}

const noReload = () => expect.fail('no reload')

test('[U1] an opened card draws its ghosts and turns to the week of the first', () => {
  const page = desk()
  receivePush(page, { kind: 'card', card: openCard() }, noReload)
  expect(page.proposal.view.get().ghosts.arriving.map(({ place }) => place)).toEqual([at(17, 4)])
  expect(page.proposal.arriving.get(17)).toHaveLength(1)
  expect(page.week.view.get().shownWeek).toBe(3)
})

test('[G6] a view that holds an open card draws it again after a reload', () => {
  const page = desk({ cards: [openCard()] })
  expect(page.proposal.view.get().cardId).toBe('card')
})

test('[U1] an accepted change takes the place of its ghost and settles there', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = desk({ cards: [openCard()] })
  const history = { undo: 'Place item 2', redo: null }
  receivePush(page, { kind: 'schedule', diff: openCard().body.diff, history }, noReload)
  expect(page.proposal.arriving.get(17)).toBeUndefined()
  expect(page.proposal.settling.get(2)).toBe(true)
  expect(page.week.days.get(17)).toEqual([2])
  expect(page.week.view.get().history).toEqual(history)
  vi.runAllTimers()
  expect(page.proposal.settling.get(2)).toBeUndefined()
})

test('[U1] a rejected card takes its ghosts away', () => {
  const page = desk({ cards: [openCard()] })
  receivePush(page, { kind: 'card', card: openCard('rejected') }, noReload)
  expect(page.proposal.view.get().cardId).toBeNull()
  expect(page.proposal.arriving.get(17)).toBeUndefined()
})

test('[G12] live text grows until its stored event comes, and wakes no block of the week', () => {
  const page = desk()
  let wakes = 0
  page.week.view.subscribe(() => (wakes += 1))
  page.proposal.view.subscribe(() => (wakes += 1))
  for (const text of ['On ', 'Friday.']) {
    const delta = { kind: 'text-delta', traceId: 't', text } as const
    receivePush(page, { kind: 'delta', delta }, noReload)
  }
  expect(page.chat.get().pendingText).toBe('On Friday.')
  receivePush(page, timeline(1, { kind: 'text', text: 'On Friday.' }), noReload)
  expect(page.chat.get().pendingText).toBe('')
  expect(page.chat.get().timeline).toHaveLength(1)
  expect(wakes).toBe(0)
})

test('[G12] how far a search is is shown until something is written or the turn rests', () => {
  const page = desk()
  const progress = { steps: 50, of: 200, best: 312 }
  receivePush(page, { kind: 'plan-progress', progress }, noReload)
  expect(page.chat.get().progress).toEqual(progress)
  receivePush(page, timeline(1, { kind: 'text', text: 'Found.' }), noReload)
  expect(page.chat.get().progress).toBeNull()
  receivePush(page, { kind: 'plan-progress', progress }, noReload)
  receivePush(page, { kind: 'running', isRunning: false }, noReload)
  expect(page.chat.get().progress).toBeNull()
})

test('[G12] an event that is already held is not shown twice', () => {
  const page = desk()
  const push = timeline(1, { kind: 'text', text: 'Done.' })
  receivePush(page, push, noReload)
  receivePush(page, push, noReload)
  expect(page.chat.get().timeline).toHaveLength(1)
})

test('[D1] a diff that does not fit asks for the whole view', () => {
  const page = desk()
  const reload = vi.fn<() => void>()
  const diff = { added: {}, updated: {}, removed: { 'task:9': item(9) } } as const
  const history = { undo: null, redo: null }
  receivePush(page, { kind: 'schedule', diff, history }, reload)
  expect(reload).toHaveBeenCalledOnce()
})

function lookingBack() {
  const page = desk()
  page.past.set({ shown: { at: '2026-11-02T01:12:00.000Z', walks: 1, state } })
  return page
}

test('[G13] the week as it was gives way to the week of now as soon as anything is said or changed', () => {
  const said = lookingBack()
  receivePush(said, timeline(1, { kind: 'status', phase: 'executing' }), noReload)
  expect(said.past.get().shown).not.toBeNull()
  receivePush(said, timeline(2, { kind: 'turn-start', text: 'hello' }), noReload)
  expect(said.past.get().shown).toBeNull()
  const changed = lookingBack()
  const history = { undo: 'Place item 2', redo: null }
  receivePush(changed, { kind: 'schedule', diff: openCard().body.diff, history }, noReload)
  expect(changed.past.get().shown).toBeNull()
})

test('[G13] what happens in another conversation is not shown in this one', () => {
  const page = desk()
  const entry = { seq: 1, conversationId: 'other', traceId: 't', at: '' }
  const event = { kind: 'text', text: 'Elsewhere.' } as const
  receivePush(page, { kind: 'timeline', entry: { ...entry, event } }, noReload)
  expect(page.chat.get().timeline).toEqual([])
})

test('[U7] what the core told before it kept a language does not turn the window back', () => {
  const made = desk()
  const { preferences } = viewOf(made)
  const letGo = holdAsked(made, { language: 'zh' })
  receivePush(
    made,
    { kind: 'preferences', preferences: { ...preferences, patterns: true } },
    noReload,
  )
  expect(made.settings.get()).toMatchObject({ language: 'zh', patterns: true })
  letGo(null)
  expect(made.settings.get()).toMatchObject({ language: 'en', patterns: true })
})

test('[U7] an answer to one change takes none back that was made since, nor does one that failed', () => {
  const made = desk()
  const { preferences } = viewOf(made)
  const first = holdAsked(made, { patterns: true })
  const second = holdAsked(made, { theme: 'dark' })
  const third = holdAsked(made, { webSearch: 'https://search.example' })
  first({ ...preferences, patterns: true })
  expect(made.settings.get()).toMatchObject({ patterns: true, theme: 'dark' })
  third(null)
  expect(made.settings.get()).toMatchObject({ patterns: true, theme: 'dark', webSearch: '' })
  second({ ...preferences, patterns: true, theme: 'dark' })
  expect(made.settings.get()).toMatchObject({ patterns: true, theme: 'dark', webSearch: '' })
})

function viewOf({ settings }: Desk): Pick<AppView, 'preferences'> {
  const { isLoaded: _, ...preferences } = settings.get()
  return { preferences }
}
