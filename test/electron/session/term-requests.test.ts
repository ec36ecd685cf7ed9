// The term by hand over a real file: typed in, changed with the effect shown first, undone exactly, every window told.
import { expect, test } from 'vitest'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import type { Session } from '../../../electron/session/session.ts'
import {
  rowsOf as draftRows,
  tableOf,
} from '../../../renderer/timetable/term-setup/period-draft.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { readTimetable, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

function blockOf(changes: Partial<WeeklyBlock>): WeeklyBlock {
  const place = { weekday: 2, start: 3, end: 4, weeks: [1, 2, 3, 4, 5, 6] }
  const rest = {
    series: null,
    course: '',
    kind: 'class',
    location: '',
    clock: null,
    hosts: false,
  } as const
  return { ...rest, title: 'Physics', ...place, ...changes }
}

const typed = {
  name: '',
  began: '2026-11-04',
  weeks: 6,
  periods: presets['chinese-12'],
  blocks: [
    blockOf({ location: 'Hall 2' }),
    blockOf({ title: 'Latin (Lecture)', weekday: 4, start: 1, end: 2, weeks: [1, 3, 5] }),
    blockOf({ title: 'Chess', kind: 'personal', weekday: 2, start: 10, end: 11 }),
  ],
  withStudies: true,
}

const rowsOf = (periods: typeof typed.periods) => tableOf(draftRows(periods))

async function planOf(session: Session) {
  const { term, state, history } = valueOf(await session.request('load-view', {}))
  if (term === null || state === null) throw new Error('no term')
  return { term, state, history }
}

async function openTyped(now = monday) {
  const desk = openDesk({ now })
  const answer = valueOf(await desk.session.request('set-up-term', typed))
  desk.pushed.length = 0
  const preview = (wish: TermWish) => desk.session.request('preview-term', { wish })
  const change = (wish: TermWish, hash?: string) =>
    desk.session.request('change-term', { wish, ...(hash === undefined ? {} : { hash }) })
  return { ...desk, answer, preview, change }
}

test('[U6] a term is typed in: weeks from its first Monday, lessons, proposed work, one undoable entry', async () => {
  const { session, answer } = await openTyped()
  const { term, state } = await planOf(session)
  expect(term).toMatchObject({
    name: 'Autumn term 2026',
    firstMonday: '2026-11-02',
    weeks: 6,
    zone: 'UTC',
  })
  expect(answer).toMatchObject({ classes: 3, studies: 2, leftOut: [] })
  const events = state.tasks.filter(({ kind }) => kind === 'event')
  expect(events).toHaveLength(6 + 3 + 6)
  expect(state.taskClasses.map(({ course }) => course).toSorted()).toEqual(['Latin', 'Physics'])
  const { entries } = valueOf(await session.request('read-history', {}))
  expect(entries.map(({ why, who }) => [why, who])).toEqual([
    ['Typed in “Autumn term 2026”', 'person'],
  ])
  expect(await session.request('set-up-term', typed)).toMatchObject({
    failure: { code: 'term-exists' },
  })
  valueOf(await session.request('undo', {}))
  expect((await planOf(session)).state.tasks).toEqual([])
  // Another may take its place.
  valueOf(
    await session.request('set-up-term', { ...typed, began: '2026-11-16', name: ' Spring\n' }),
  )
  expect((await planOf(session)).term).toMatchObject({ name: 'Spring', firstMonday: '2026-11-16' })
})

test('[U6] classes that clash are refused as a whole, with which and where', async () => {
  const { session, pushed } = openDesk()
  const blocks = [...typed.blocks, blockOf({ title: 'Art', start: 4, end: 5, weeks: [6] })]
  expect(await session.request('set-up-term', { ...typed, blocks })).toMatchObject({
    failure: {
      code: 'clash',
      message:
        '“Art” clashes with “Physics” (Tue 09:55–11:30, weeks 1-6) at 10:45–11:30 in week 6. Nothing was changed.',
    },
  })
  expect(valueOf(await session.request('load-view', {})).term).toBeNull()
  expect(pushed).toEqual([])
})

test('[U6] [D3] a class is moved from now on, what it hits is shown first, and undo is exact', async () => {
  const { session, preview, change } = await openTyped()
  const before = await planOf(session)
  const [from] = readTimetable(before.term, before.state).map(({ block }) => block)
  if (from === undefined) throw new Error('no class')
  // A study block lies where the class is to go.
  const item = before.state.tasks.find(({ kind }) => kind === 'item')
  const put = { kind: 'put', task: item?.id ?? 0, day: 25, start: 6 } as const
  valueOf(await session.request('edit-by-hand', { edit: put }))
  const planned = await planOf(session)
  const to = { ...from, weekday: 4, start: 6, end: 7 }
  const wish: TermWish = { kind: 'timetable', edits: [{ from, to }], withStudies: true }
  const shown = valueOf(await preview(wish))
  expect(shown.freed).toBe(1)
  expect(shown.lines[0]).toBe('Physics: Tue 09:55–11:30, weeks 1-6 → Thu 14:50–16:40, weeks 1-6')
  expect(shown.lines[1]).toMatch(/: Thu 26 Nov 14:50–16:40 → pending$/)
  expect(await planOf(session)).toEqual(planned)
  const done = valueOf(await change(wish, shown.hash))
  expect(done.summary).toBe('Changed the timetable: “Physics”')
  const { state, term } = await planOf(session)
  // Weeks 1 to 3 are over, and their lessons stay.
  const lessons = state.tasks.flatMap((task) => (task.title === 'Physics' ? [task.place?.day] : []))
  expect(lessons).toEqual([2, 9, 16, 25, 32, 39])
  expect(readTimetable(term, state).filter(({ block }) => block.title === 'Physics')).toHaveLength(
    2,
  )
  expect(await change(wish)).toMatchObject({ failure: { code: 'stale' } })
  valueOf(await session.request('undo', {}))
  expect((await planOf(session)).state).toEqual(planned.state)
  expect(await change(wish, 'another')).toMatchObject({ failure: { code: 'stale-term' } })
})

test('[X2] [U6] an exam that is typed over a lesson is put in, the lesson is off that day and comes back with the course’s new name', async () => {
  const { session, preview, change } = await openTyped()
  const before = await planOf(session)
  const exam = blockOf({ title: 'Latin exam', kind: 'exam', start: 2, end: 3, weeks: [5] })
  const rest = { kind: 'timetable', withStudies: false } as const
  const wish: TermWish = { ...rest, edits: [{ from: null, to: exam }] }
  const shown = valueOf(await preview(wish))
  expect(shown.lines).toContain(
    'Physics on Tue 1 Dec 09:55–11:30 is off: “Latin exam” is held then. It comes back if the exam moves or goes.',
  )
  valueOf(await change(wish))
  const { state } = await planOf(session)
  const held = state.tasks.find(({ title }) => title === 'Latin exam')
  expect(held).toMatchObject({ dropped: [{ title: 'Physics', location: 'Hall 2' }] })
  // The block of the timetable has all its weeks all the same.
  const blocks = readTimetable(before.term, state).map(({ block }) => block)
  expect(blocks.find(({ title }) => title === 'Physics')?.weeks).toEqual([1, 2, 3, 4, 5, 6])
  const rename = { kind: 'rename-course', course: 'Physics', name: 'Physics I' } as const
  valueOf(await session.request('edit-work', { edit: rename }))
  const known = readTimetable(before.term, (await planOf(session)).state)
  const from = known.find(({ block }) => block.kind === 'exam')?.block ?? exam
  const gone = valueOf(await change({ ...rest, edits: [{ from, to: null }] }))
  expect(gone.lines).toContain('Physics I on Tue 1 Dec 09:55–11:30 is held again.')
  const again = (await planOf(session)).state.tasks.filter(({ title }) => title === 'Physics I')
  expect(again).toHaveLength(6)
  for (let count = 0; count < 3; count += 1) valueOf(await session.request('undo', {}))
  expect((await planOf(session)).state).toEqual(before.state)
})

test('[U6] days off, make-up days, weeks, name and rows: each one entry, each told to every window, each undone', async () => {
  const { session, change, pushed } = await openTyped()
  const states = [await planOf(session)]
  const rows = rowsOf(presets['chinese-12'])
  const lunch = { start: '12:30', end: '13:30', was: null }
  const wishes: [TermWish, string][] = [
    [
      { kind: 'off', from: '2026-11-24', to: '2026-11-25', freeStudy: false },
      'No classes on Tue 24 Nov – Wed 25 Nov',
    ],
    [
      { kind: 'follows', date: '2026-11-28', week: 4, weekday: 2 },
      'Sat 28 Nov follows the Tuesday of week 4',
    ],
    [{ kind: 'details', name: 'My term', weeks: 8 }, 'The term is called “My term”'],
    [
      { kind: 'periods', table: [...rows.slice(0, 4), lunch, ...rows.slice(4)] },
      'A period from 12:30–13:30 is new',
    ],
    [
      { kind: 'work', from: '2026-11-24', to: '2026-11-25' },
      'Classes as usual on Tue 24 Nov – Wed 25 Nov',
    ],
  ]
  for (const [wish, why] of wishes) {
    expect(valueOf(await change(wish)).summary).toBe(why)
    states.push(await planOf(session))
  }
  const lessonsOn = (index: number, date: string) =>
    states[index]?.state.tasks
      .filter(({ place }) => states[index]?.state.window.days[(place?.day ?? 0) - 1]?.date === date)
      .map(({ title, place }) => `${title} ${place?.start}`)
  expect(lessonsOn(0, '2026-11-24')).toEqual(['Physics 3', 'Chess 10'])
  expect(lessonsOn(1, '2026-11-24')).toEqual(['Chess 10'])
  expect(lessonsOn(2, '2026-11-28')).toEqual(['Physics 3'])
  // Chess keeps its clock: a row came before its own.
  expect(lessonsOn(4, '2026-11-24')).toEqual(['Chess 11'])
  expect(lessonsOn(5, '2026-11-24')?.toSorted()).toEqual(['Chess 11', 'Physics 3'])
  const terms = pushed.filter((event) => event.kind === 'schedule').map(termOf)
  expect(terms).toEqual(states.slice(1).map(({ term }) => term))
  const { entries } = valueOf(await session.request('read-history', {}))
  expect(entries.map(({ why }) => why)).toEqual([
    ...wishes.map(([, why]) => why).toReversed(),
    'Typed in “Autumn term 2026”',
  ])
  const read = valueOf(await session.request('read-history-entry', { entryId: 2 }))
  expect(read.sentence).toBe('No classes on Tue 24 Nov – Wed 25 Nov.')
  const ahead = valueOf(await session.request('preview-walk', { direction: 'undo', to: 3 }))
  expect(ahead.lines).toContain('The term has 6 weeks.')
  for (const state of states.slice(0, -1).toReversed()) {
    valueOf(await session.request('undo', {}))
    const { term, state: now } = await planOf(session)
    expect({ term, now }).toEqual({ term: state.term, now: state.state })
  }
  valueOf(await session.request('walk-history', { direction: 'redo', to: 5 }))
  const last = await planOf(session)
  expect(last.term).toEqual(states[4]?.term)
  expect(last.state).toEqual(states[4]?.state)
})

function termOf(event: PushEvent) {
  return event.kind === 'schedule' ? event.term : undefined
}

test('[U6] what can not be is refused in a sentence that says what lies there, and changes nothing', async () => {
  const { session, change, preview } = await openTyped()
  const before = await planOf(session)
  const rows = rowsOf(presets['chinese-12'])
  for (const [wish, message] of [
    [{ kind: 'periods', table: rows.slice(0, 10) }, 'Period 11 can’t be removed'],
    [{ kind: 'details', name: 'T', weeks: 5 }, 'The term can’t end after week 5'],
    [
      { kind: 'off', from: '2027-01-01', to: '2027-01-01', freeStudy: false },
      'Fri 1 Jan 2027 is outside the term',
    ],
    [
      { kind: 'follows', date: '2026-12-05', week: 7, weekday: 1 },
      'There is no week 7 to follow: the term has 6 weeks.',
    ],
    [{ kind: 'work', from: '2026-11-24', to: '2026-11-24' }, 'It is like that already'],
    [
      {
        kind: 'timetable',
        edits: [{ from: null, to: blockOf({ title: 'Late', weekday: 5, weeks: [1, 2] }) }],
        withStudies: true,
      },
      'None of its meetings is still to come',
    ],
  ] as [TermWish, string][]) {
    const plain = message.replaceAll('’', "'")
    for (const reply of [await preview(wish), await change(wish)])
      expect(reply).toMatchObject({ failure: { message: expect.stringContaining(plain) } })
  }
  expect(await planOf(session)).toEqual(before)
  const { session: empty } = openDesk()
  const unseen = { ...typed, blocks: [blockOf({ title: '\u202E\u0007' })] }
  expect(await empty.request('set-up-term', unseen)).toMatchObject({ failure: { code: 'no-name' } })
  for (const began of ['0202-11-02', '9999-12-31'])
    expect(await empty.request('set-up-term', { ...typed, began })).toMatchObject({
      failure: {
        code: 'far-date',
        message: expect.stringContaining(`No term begins on ${began}.`),
      },
    })
  const clocks = [
    { start: '10:00', end: '09:00' },
    { start: '20:00', end: '21:00' },
  ]
  for (const clock of clocks)
    expect(
      await empty.request('set-up-term', { ...typed, blocks: [blockOf({ clock })] }),
    ).toMatchObject({ failure: { code: 'outside' } })
  const wish = { kind: 'details', name: 'T', weeks: 5 } as const
  expect(await empty.request('change-term', { wish })).toMatchObject({
    failure: { code: 'no-term' },
  })
  session.context.turn = { stop: new AbortController(), ended: Promise.resolve() }
  expect(await change(wish)).toMatchObject({ failure: { code: 'busy' } })
  session.context.turn = null
})

test('[U6] the agent takes back a day off by a card, and leaves the period table to the person', async () => {
  const { session, change } = await openTyped()
  valueOf(await change({ kind: 'off', from: '2026-11-24', to: '2026-11-24', freeStudy: false }))
  valueOf(await session.request('say', { text: 'undo that' }))
  const view = valueOf(await session.request('load-view', {}))
  const card = view.cards.find(({ status }) => status === 'open')
  if (card === undefined) throw new Error('no card')
  const table = rowsOf(presets['chinese-12'])
  const longer = [...table, { start: '22:00', end: '22:45', was: null }]
  expect(await change({ kind: 'periods', table: longer })).toMatchObject({
    failure: { code: 'open-card' },
  })
  const answer = { cardId: card.id, hash: card.hash, verdict: 'accept', note: '' } as const
  expect(valueOf(await session.request('answer-card', answer)).outcome).toBe('accepted')
  expect((await planOf(session)).term.overrides).toEqual([])
  valueOf(await change({ kind: 'periods', table: longer }))
  valueOf(await session.request('say', { text: 'undo that' }))
  const { timeline, cards } = valueOf(await session.request('load-view', {}))
  expect(cards.filter(({ status }) => status === 'open')).toEqual([])
  expect(JSON.stringify(timeline.at(-1)) + JSON.stringify(timeline)).toContain('Use Undo for it')
  expect((await planOf(session)).term.periods).toHaveLength(13)
  // The rows stay as an open card names them, by whichever way they would change.
  valueOf(await session.request('say', { text: 'plan my week' }))
  for (const back of [
    await session.request('undo', {}),
    await session.request('walk-history', { direction: 'undo', to: 1 }),
  ])
    expect(back).toMatchObject({ failure: { code: 'open-card' } })
})
