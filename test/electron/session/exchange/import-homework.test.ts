// Homework that came with a file of everything (H1, D3): one undo of that import takes it back, redo brings it again.
import { expect, it } from 'vitest'
import { readHomework } from '../../../../db/homework.ts'
import { readSources } from '../../../../db/sources.ts'
import type { Session } from '../../../../electron/session/session.ts'
import { newFolder, openDesk, valueOf } from '../open-desk.ts'

const course = 'Calculus'

/** Two items, one of them with work of its own, a pack and a source. */
async function writeEverything(): Promise<string> {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  for (const title of ['Sheet 7', 'Sheet 8']) {
    const draft = { title, course, dueDate: '2026-12-01', dueTime: null }
    valueOf(await session.request('add-homework', { draft }))
  }
  const solved = { kind: 'solution', text: '1) 4', base: '' } as const
  valueOf(await session.request('edit-homework', { id: 1, edit: solved }))
  const wish = { id: 1, classId: null, sessions: 2, periods: 1 }
  valueOf(await session.request('plan-homework', wish))
  const goal = { course, key: 'goal', text: 'Pass', version: 0 } as const
  valueOf(await session.request('write-field', goal))
  const content = Buffer.from('# Calculus\n\nMidterm: 9 December 2026.\n').toString('base64')
  valueOf(await session.request('add-source', { course, fileName: 'syllabus.md', content }))
  return valueOf(await session.request('export-everything', {})).text
}

async function look(session: Session, text: string) {
  const content = Buffer.from(text).toString('base64')
  return valueOf(await session.request('preview-import', { fileName: 'all.json', content }))
}

async function bring(session: Session, text: string, courses?: string[]) {
  const { previewId } = await look(session, text)
  const chosen = courses === undefined ? {} : { courses }
  return valueOf(await session.request('apply-import', { previewId, ...chosen }))
}

function listed({ context: { database } }: Session) {
  return readHomework(database).map(({ id, title, solution, work }) => ({
    id,
    title,
    solution,
    work,
  }))
}

it('[H1] [D3] [U7] undo of the import takes it back whole, redo brings it with its work, packs and sources stay', async () => {
  const text = await writeEverything()
  const folder = newFolder()
  const first = openDesk({ folder })
  expect((await look(first.session, text)).besides).toBe(
    'Also comes along: 2 homework items, the pack of 1 course and 1 source. Undo takes the homework back and leaves the packs and sources.',
  )
  await bring(first.session, text)
  const brought = listed(first.session)
  expect(brought).toMatchObject([
    { id: 1, title: 'Sheet 7', solution: '1) 4', work: { tasks: null } },
    { id: 2, title: 'Sheet 8', work: null },
  ])
  await first.session.close()
  const { session } = openDesk({ folder })
  const to = { direction: 'undo', to: 0 } as const
  const walk = valueOf(await session.request('preview-walk', to))
  expect(walk.lines).toContain('Deletes 2 homework items.')
  valueOf(await session.request('undo', {}))
  expect(listed(session)).toEqual([])
  expect(valueOf(await session.request('list-packs', {})).packs).toHaveLength(1)
  expect(readSources(session.context.database, null)).toHaveLength(1)
  valueOf(await session.request('redo', {}))
  expect(listed(session)).toEqual(brought)
  expect(valueOf(await session.request('open-homework', { id: 1, showsKey: true })).blocks).toBe(2)
  const [entry] = valueOf(await session.request('read-history', {})).entries
  const said = valueOf(await session.request('read-history-entry', { entryId: entry?.id ?? 0 }))
  expect(said.lines).toContain('Adds 2 homework items.')
})

it('[H1] [K3] the same file once more after an undo brings nothing twice', async () => {
  const text = await writeEverything()
  const { session } = openDesk()
  await bring(session, text)
  const brought = listed(session)
  valueOf(await session.request('undo', {}))
  await bring(session, text)
  const plain = ({ title, solution, work }: (typeof brought)[number]) => [title, solution, work]
  expect(listed(session).map(plain)).toEqual(brought.map(plain))
  // A number is never given twice.
  expect(listed(session).map(({ id }) => id)).toEqual([3, 4])
  expect(readSources(session.context.database, null)).toHaveLength(1)
  expect(
    valueOf(await session.request('search-sources', { course, query: 'midterm' })).hits,
  ).toHaveLength(1)
})

it('[H1] homework whose work was not taken over is not the homework of other work later', async () => {
  const text = await writeEverything()
  const { session } = openDesk()
  await bring(session, text, [])
  expect(listed(session).map(({ work }) => work)).toEqual([null, null])
})

it('[H1] [U7] a file with homework and an empty week is something to import', async () => {
  const whole: unknown = JSON.parse(await writeEverything())
  if (typeof whole !== 'object' || whole === null || !('state' in whole)) throw new Error('no file')
  const state = { ...Object(whole.state), tasks: [], taskClasses: [] }
  const { session } = openDesk()
  await bring(session, JSON.stringify({ ...whole, state }))
  expect(listed(session)).toHaveLength(2)
  valueOf(await session.request('undo', {}))
  expect(listed(session)).toEqual([])
})

it('[X3] [H1] where a term is there already homework stays behind, and that is said', async () => {
  const whole: unknown = JSON.parse(await writeEverything())
  if (typeof whole !== 'object' || whole === null || !('state' in whole)) throw new Error('no file')
  const state = { ...Object(whole.state), tasks: [], taskClasses: [] }
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const preview = await look(session, JSON.stringify({ ...whole, state }))
  expect(preview).toMatchObject({
    besides: '',
    problems: [expect.stringContaining('study work, homework and course packs can’t')],
  })
})

it('[X3] a file of everything without a term says that it has none, in both languages', async () => {
  const { session } = openDesk()
  const { text } = valueOf(await session.request('export-everything', {}))
  const content = Buffer.from(text).toString('base64')
  for (const [language, words] of [
    ['en', 'without a term'],
    ['zh', '还没有学期'],
  ] as const) {
    valueOf(await session.request('set-preferences', { language }))
    expect(
      await session.request('preview-import', { fileName: 'all.json', content }),
    ).toMatchObject({ failure: { message: expect.stringContaining(words) } })
  }
})
