// Homework saved from two windows (H1): a save that rests on an older text is refused, and nothing is written over unseen.
import { expect, it } from 'vitest'
import { readHomework } from '../../../db/homework.ts'
import type { HomeworkEdit } from '../../../shared/homework/edit.ts'
import type { Session } from '../../../electron/session/session.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

const draft = { title: 'Lab report', course: 'Physics', dueDate: '2026-11-27', dueTime: null }

async function openWithItem() {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const { id } = valueOf(await session.request('add-homework', { draft }))
  return { session, id }
}

function save(session: Session, id: number, edit: HomeworkEdit) {
  return session.request('edit-homework', { id, edit })
}

function present(session: Session) {
  return readHomework(session.context.database)[0]
}

const later = { ...draft, dueDate: '2026-11-30' }

/** Begun on the same; and the second once more, on what the first has left. */
const saves: [string, string, HomeworkEdit, HomeworkEdit, HomeworkEdit][] = [
  [
    'a solution',
    'solution-changed',
    { kind: 'solution', text: 'first', base: '' },
    { kind: 'solution', text: 'second', base: '' },
    { kind: 'solution', text: 'second', base: 'first' },
  ],
  [
    'an answer key',
    'key-changed',
    { kind: 'answer-key', text: 'first', base: '' },
    { kind: 'answer-key', text: 'second', base: '' },
    { kind: 'answer-key', text: 'second', base: 'first' },
  ],
  [
    'a title or a due date',
    'details-changed',
    { kind: 'details', draft: later, base: draft },
    { kind: 'details', draft: { ...draft, title: 'Report' }, base: draft },
    { kind: 'details', draft: { ...draft, title: 'Report' }, base: later },
  ],
]

it.each(saves)(
  '[H1] %s that another window has changed meanwhile is not written over',
  async (_, code, first, second, again) => {
    const { session, id } = await openWithItem()
    valueOf(await save(session, id, first))
    const before = present(session)
    const refused = await save(session, id, second)
    const message = expect.stringMatching(/Nothing was saved .* save again\.$/)
    expect(refused).toMatchObject({ ok: false, failure: { code, message } })
    expect(present(session)).toEqual(before)
    // The same once more is no change, and on what is there now it is saved.
    valueOf(await save(session, id, first))
    expect(present(session)).toEqual(before)
    valueOf(await save(session, id, again))
    expect(present(session)).not.toEqual(before)
  },
)

it('[H1] [D3] a solution that undo took away is not what a save rests on; redo makes it that again', async () => {
  const { session, id } = await openWithItem()
  valueOf(await save(session, id, { kind: 'solution', text: 'first', base: '' }))
  valueOf(await session.request('undo', {}))
  const second = { kind: 'solution', text: 'second', base: 'first' } as const
  expect(await save(session, id, second)).toMatchObject({ failure: { code: 'solution-changed' } })
  valueOf(await session.request('redo', {}))
  valueOf(await save(session, id, second))
  expect(present(session)?.solution).toBe('second')
})

it('[H1] what two windows change of one item without touching each other’s holds, in the checklist too', async () => {
  const { session, id } = await openWithItem()
  valueOf(await save(session, id, { kind: 'solution', text: '1) 4\r\n', base: '' }))
  valueOf(await save(session, id, { kind: 'add-step', text: 'Measure' }))
  valueOf(await save(session, id, { kind: 'add-step', text: 'Draw' }))
  valueOf(await save(session, id, { kind: 'tick-step', step: 1, isDone: true }))
  valueOf(await save(session, id, { kind: 'move-step', step: 2, rank: 1 }))
  valueOf(await save(session, id, { kind: 'details', draft: later, base: draft }))
  // What is kept is cleaned, and that is what the next save rests on.
  valueOf(await save(session, id, { kind: 'solution', text: '1) 5', base: '1) 4' }))
  expect(present(session)).toMatchObject({
    dueDate: '2026-11-30',
    solution: '1) 5',
    checklist: {
      steps: [
        { id: 2, isDone: false },
        { id: 1, isDone: true },
      ],
    },
  })
})

it('[H1] [D3] without a term, and so without a history, homework is neither added nor changed', async () => {
  const { session } = openDesk()
  for (const language of ['en', 'zh'] as const) {
    valueOf(await session.request('set-preferences', { language }))
    const refused = await session.request('add-homework', { draft })
    expect(refused).toMatchObject({
      failure: { code: 'no-term', message: expect.stringMatching(/no term yet|还没有学期/) },
    })
  }
  expect(await session.request('delete-homework', { id: 1 })).toMatchObject({
    failure: { code: 'no-term' },
  })
  expect(valueOf(await session.request('read-homework', {})).items).toEqual([])
})
