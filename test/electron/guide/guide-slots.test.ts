// The slots of a guide set by hand: they hold against what was told, make a draft, are taken back, and are refused with a reason.
import { expect, it } from 'vitest'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

function openForm() {
  const { session } = openDesk({ folder: newFolder() })
  return {
    session,
    set: (slots: object) => session.request('set-guide-slots', { slots }),
    read: async () => valueOf(await session.request('read-guide', {})),
    undo: () => session.request('undo-guide-step', {}),
    say: async (text: string) => valueOf(await session.request('say', { text })),
    begin: async () => valueOf(await session.request('set-up-sample', {})),
  }
}

it('[B10] slots make a draft without a word, each told or a guess, and the talk goes on from it', async () => {
  const form = openForm()
  await form.begin()
  await form.say('guide me through topology')
  const begun = valueOf(await form.set({ exam: '2026-12-18' }))
  expect(begun).toMatchObject({ state: 'DISCOVERY', missing: ['amount'] })
  expect(begun.slots).toMatchObject({
    exam: { value: '2026-12-18', source: 'told' },
    minutes: { value: null, source: 'open' },
  })
  const drafted = valueOf(await form.set({ minutes: 540 }))
  expect(drafted).toMatchObject({ state: 'DRAFTING', draft: { course: 'Topology' } })
  expect(drafted.slots).toMatchObject({
    minutes: { source: 'told' },
    difficulty: { value: 3, source: 'guessed' },
    due: { value: '2026-12-17', source: 'guessed' },
  })
  await form.say('no, the exam is on 16 December')
  expect((await form.read()).slots).toMatchObject({
    exam: { value: '2026-12-16', source: 'told' },
    minutes: { source: 'told', value: drafted.slots.minutes.value },
  })
})

it('[B10] a shorter session makes more of them, parts stay as they were set, and each step is taken back alone', async () => {
  const form = openForm()
  await form.begin()
  await form.say('guide me through topology')
  valueOf(await form.set({ course: 'Topology', exam: '2026-12-18', minutes: 540 }))
  const items = [
    { title: 'Compactness', slots: 3 },
    { title: 'Homotopy', slots: 1 },
  ]
  const parted = valueOf(await form.set({ items }))
  expect(parted.slots.items).toEqual({ value: items, source: 'told' })
  const cut = valueOf(await form.set({ session: 50 }))
  expect(cut.draft?.items.map(({ slots }) => slots)).toEqual([1, 1, 1, 1])
  expect(valueOf(await form.undo()).draft).toEqual(parted.draft)
  const back = valueOf(await form.undo())
  expect(back.slots.items.source).toBe('guessed')
  expect(back.draft?.exam).toEqual(parted.draft?.exam)
})

it('[B10] what can’t be set is refused with its reason and changes nothing, as while a card waits', async () => {
  const form = openForm()
  await form.begin()
  expect(await form.set({ minutes: 60 })).toMatchObject({ failure: { code: 'no-guide' } })
  await form.say('guide me through topology')
  expect(await form.undo()).toMatchObject({ failure: { code: 'nothing-to-undo' } })
  valueOf(await form.set({ course: 'Topology', exam: '2026-12-18', minutes: 540 }))
  const before = await form.read()
  const all = Array.from({ length: 40 }, (_, index) => index + 1)
  for (const [slots, code] of [
    [{ exam: '2026-11-01' }, 'past-day'],
    [{ due: '2031-01-01' }, 'outside-term'],
    [{ periods: all.slice(0, 20) }, 'no-hours-left'],
  ] as const)
    expect(await form.set(slots)).toMatchObject({ failure: { code } })
  expect(await form.read()).toEqual(before)
  await form.say('yes')
  expect(await form.set({ minutes: 60 })).toMatchObject({ failure: { code: 'card-open' } })
})
