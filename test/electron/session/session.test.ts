// The one object with state: every request through its door, over a real data file.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Model } from '../../../electron/model/model.ts'
import { contract, type RequestName } from '../../../shared/contract/contract.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { monday, newFolder, openDesk, valueOf } from './open-desk.ts'

// What comes through the door is any text: the type says only what it should be.
const asName = (text: string) => text as RequestName
const requestNames = Object.keys(contract)

describe('the session', () => {
  test('[C1] any input that is not of the contract is a sentence and changes nothing', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    const before = valueOf(await session.request('load-view', {}))
    const anyName = fc.oneof(fc.constantFrom(...requestNames), fc.string())
    await fc.assert(
      fc.asyncProperty(anyName, fc.jsonValue(), async (name, value) => {
        const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
        const input = isRecord ? { ...value, stray: 1 } : value
        const reply = await session.request(asName(name), input)
        expect(reply).toMatchObject({ ok: false, failure: { message: expect.any(String) } })
      }),
      { numRuns: 300 },
    )
    expect(valueOf(await session.request('load-view', {}))).toEqual(before)
  })

  test('[C1] names of an object that are no requests are refused too', async () => {
    const { session } = openDesk()
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const reply = await session.request(asName(name), {})
      expect(reply).toMatchObject({ ok: false, failure: { code: 'unknown-request' } })
    }
  })

  test('[D2] what is pushed is what the file holds: diffs applied one after another give the view', async () => {
    const { session, pushed } = openDesk()
    let shown = valueOf(await session.request('set-up-sample', {})).state
    pushed.length = 0
    const said = valueOf(await session.request('say', { text: 'plan my week' }))
    const card = valueOf(await session.request('load-view', {})).cards.find(
      ({ id }) => id === said.cardId,
    )
    const answer = { cardId: card?.id ?? '', hash: card?.hash ?? '', verdict: 'accept', note: '' }
    valueOf(await session.request('answer-card', answer))
    valueOf(await session.request('undo', {}))
    valueOf(await session.request('redo', {}))
    for (const event of pushed) {
      if (event.kind !== 'schedule' || shown === null) continue
      const applied = applyDiff(shown, event.diff)
      shown = applied.ok ? applied.value : null
    }
    const view = valueOf(await session.request('load-view', {}))
    expect(shown).toEqual(view.state)
    const told = pushed.flatMap((event) => (event.kind === 'timeline' ? [event.entry] : []))
    expect(told).toEqual(view.timeline)
  })

  test('[D3] undo and redo walk every accepted change and survive a restart', async () => {
    const { folder, session } = openDesk()
    const sample = valueOf(await session.request('set-up-sample', {})).state
    const study = {
      course: 'Logic',
      sessions: 3,
      periods: 2,
      from: '2026-11-24',
      to: '2026-12-04',
      strategy: 'rapid',
      excludedWeekdays: [7],
    }
    valueOf(await session.request('add-study', study))
    const added = valueOf(await session.request('load-view', {})).state
    expect(added?.tasks.filter(({ title }) => title.startsWith('Logic'))).toHaveLength(3)
    await session.close()
    const again = openDesk({ folder }).session
    valueOf(await again.request('undo', {}))
    expect(valueOf(await again.request('load-view', {})).state).toEqual(sample)
    valueOf(await again.request('redo', {}))
    expect(valueOf(await again.request('load-view', {})).state).toEqual(added)
  })

  test('[G10] a turn can be stopped while the model thinks, and the conversation goes on', async () => {
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
    let isSilent = true
    const model: Model = (_request, _report, signal) => {
      asked()
      if (!isSilent)
        return Promise.resolve({
          kind: 'output',
          output: '{"intent":"chat","speak":"Here.","reason":""}',
          reasoning: '',
          usage: null,
        })
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ kind: 'aborted' })),
      )
    }
    const { session } = openDesk({ model })
    valueOf(await session.request('set-up-sample', {}))
    const turn = session.request('say', { text: 'plan my week' })
    await isAsked
    expect(await session.request('say', { text: 'hello' })).toMatchObject({
      failure: { code: 'busy' },
    })
    expect(await session.request('undo', {})).toMatchObject({ failure: { code: 'busy' } })
    expect(valueOf(await session.request('stop-turn', {}))).toEqual({ stopped: true })
    expect(valueOf(await turn)).toMatchObject({ ending: 'stopped', cardId: null })
    isSilent = false
    expect(valueOf(await session.request('say', { text: 'hello' }))).toMatchObject({
      ending: 'completed',
    })
  })

  test('[D4] a second instance on the same folder is told so, and the first goes on', async () => {
    const { folder, session } = openDesk()
    const second = openSession({
      folder,
      clock: () => monday,
      newId: () => 'x',
      pause: () => Promise.resolve(),
    })
    expect(second).toMatchObject({ ok: false, failure: { code: 'data-busy' } })
    valueOf(await session.request('set-up-sample', {}))
  })

  test('[D4] a folder without data is not made when it is not to be', () => {
    const folder = newFolder()
    const opened = openSession({
      folder,
      clock: () => monday,
      newId: () => 'x',
      pause: () => Promise.resolve(),
      create: false,
    })
    expect(opened).toMatchObject({ ok: false, failure: { code: 'data-missing' } })
  })

  test('[X2] a preview writes nothing, and one that the schedule has outrun is refused', async () => {
    const { session } = openDesk()
    const content = weekly('20261124')
    const preview = valueOf(await session.request('preview-import', { fileName: 'a.ics', content }))
    expect(valueOf(await session.request('load-view', {})).term).toBeNull()
    valueOf(await session.request('set-up-sample', {}))
    const late = await session.request('apply-import', { previewId: preview.previewId })
    expect(late).toMatchObject({ ok: false, failure: { code: 'stale-preview' } })
    expect(await session.request('apply-import', { previewId: 'none' })).toMatchObject({
      failure: { code: 'unknown-preview' },
    })
  })

  test('[X3] a block that moved keeps its UID and raises its SEQUENCE, others keep theirs', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    const said = valueOf(await session.request('say', { text: 'plan my week' }))
    const card = valueOf(await session.request('load-view', {})).cards.find(
      ({ id }) => id === said.cardId,
    )
    const answer = { cardId: card?.id ?? '', hash: card?.hash ?? '', verdict: 'accept', note: '' }
    valueOf(await session.request('answer-card', answer))
    const first = await exportedSequences(session)
    valueOf(await session.request('undo', {}))
    valueOf(await session.request('redo', {}))
    const second = await exportedSequences(session)
    expect([...second.keys()]).toEqual([...first.keys()])
    for (const [uid, sequence] of second) expect(sequence).toBeGreaterThan(first.get(uid) ?? 0)
    expect(await exportedSequences(session)).toEqual(second)
  })

  test('[X2] when all of an import has been undone, another term may take its place', async () => {
    const { session } = openDesk()
    const wrong = valueOf(
      await session.request('preview-import', { fileName: 'a.ics', content: weekly('20251124') }),
    )
    valueOf(await session.request('apply-import', { previewId: wrong.previewId }))
    valueOf(await session.request('undo', {}))
    const right = valueOf(
      await session.request('preview-import', { fileName: 'b.ics', content: weekly('20261124') }),
    )
    expect(right).toMatchObject({ createsTerm: true, term: { firstMonday: '2026-11-23' } })
    const { view } = valueOf(await session.request('apply-import', { previewId: right.previewId }))
    expect(view.term?.firstMonday).toBe('2026-11-23')
    expect(view.history.redo).toBeNull()
    valueOf(await session.request('undo', {}))
    expect(valueOf(await session.request('set-up-sample', {})).term?.name).toBe('Sample term')
  })

  test('[D3] what is typed with a lone surrogate is kept whole and can be undone', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    const before = valueOf(await session.request('load-view', {})).state
    const study = { sessions: 1, periods: 1, from: '2026-11-24', to: '2026-11-30' }
    const wish = { ...study, course: 'a\ud800', strategy: 'steady', excludedWeekdays: [] }
    valueOf(await session.request('add-study', wish))
    valueOf(await session.request('undo', {}))
    expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
  })

  test('[X4] a file over 10 MB and a course without a visible letter are refused in a sentence', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    const content = 'A'.repeat(14_000_004)
    expect(await session.request('preview-import', { fileName: 'a.ics', content })).toMatchObject({
      failure: { code: 'import-failed', message: expect.stringContaining('10 MB') },
    })
    const study = { sessions: 1, periods: 1, from: '2026-11-24', to: '2026-11-30' }
    const wish = { ...study, course: '\u202e\u0000', strategy: 'steady', excludedWeekdays: [] }
    expect(await session.request('add-study', wish)).toMatchObject({
      failure: { code: 'bad-input' },
    })
  })

  test('[U3] preferences are kept and told to every window', async () => {
    const { folder, session, pushed } = openDesk()
    const planning = { ...defaultPreferences, noStudyAfter: '21:00', protectedWeekdays: [7] }
    valueOf(await session.request('set-preferences', { language: 'zh', theme: 'dark' }))
    valueOf(await session.request('set-preferences', { planning }))
    const preferences = {
      language: 'zh',
      theme: 'dark',
      planning,
      model: { kind: 'offline' },
      autonomy: [],
      standing: noStudentProfile,
      weekStart: 1,
      reminderLead: null,
      patterns: false,
      shortNames: [],
      webSearch: '',
    }
    expect(pushed).toContainEqual({ kind: 'preferences', preferences })
    await session.close()
    const view = valueOf(await openDesk({ folder }).session.request('load-view', {}))
    expect(view.preferences).toEqual(preferences)
  })

  test('[G7] the sample week holds a plan of nine to fourteen blocks, none of them in the past', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    const said = valueOf(await session.request('say', { text: '帮我安排这周的复习' }))
    const view = valueOf(await session.request('load-view', {}))
    const card = view.cards.find(({ id }) => id === said.cardId)
    const state = view.state
    if (state === null || card === undefined) throw new Error('no card')
    const after = applyDiff(state, card.body.diff)
    const placed = after.ok ? after.value.tasks.filter(isPlacedItem) : []
    expect(placed.length).toBeGreaterThanOrEqual(8)
    expect(placed.length).toBeLessThanOrEqual(16)
    expect(placed.every(({ place }) => place.day >= view.clock.moment.day)).toBe(true)
  })
})

/** Physics once a week for six weeks from that day on, as base64. */
function weekly(day: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//x//EN',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Physics',
    `DTSTART:${day}T090000Z`,
    `DTEND:${day}T103000Z`,
    'RRULE:FREQ=WEEKLY;COUNT=6',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return Buffer.from(lines.join('\r\n')).toString('base64')
}

async function exportedSequences(session: ReturnType<typeof openDesk>['session']) {
  const file = valueOf(
    await session.request('export-schedule', { format: 'ics', withEvents: false }),
  )
  const text = file.content.kind === 'text' ? file.content.text : ''
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))
  const sequences = valuesOf('SEQUENCE').map(Number)
  return new Map(valuesOf('UID').map((uid, index) => [uid, sequences[index] ?? -1]))
}
