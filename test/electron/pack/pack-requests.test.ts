// Course packs through the session: fields written, refused, compared, restored and settled in a real data file.
import { describe, expect, it } from 'vitest'
import { everythingSchema } from '../../../shared/everything/everything-file.ts'
import type { FieldView, PackView } from '../../../shared/pack/requests.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { maxFieldText } from '../../../shared/pack/pack.ts'
import type { Session } from '../../../electron/session/session.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

const course = 'Calculus'

function fieldOf({ fields }: PackView, key: PackFieldKey): FieldView {
  const field = fields.find((each) => each.key === key)
  if (field === undefined) throw new Error(key)
  return field
}

async function write(session: Session, key: PackFieldKey, text: string, version = 0, of = course) {
  return session.request('write-field', { course: of, key, text, version })
}

async function read(session: Session, of = course): Promise<PackView> {
  return valueOf(await session.request('read-pack', { course: of }))
}

describe('the fields of a pack', () => {
  it('[K7] a pack begins with the first field, goes on when it is settled, and tells every window', async () => {
    const { session, pushed } = openDesk()
    expect(await read(session)).toMatchObject({ phase: 'intent', isBegun: false })
    expect(valueOf(await session.request('list-packs', {})).packs).toEqual([])
    for (const key of ['goal', 'knowledge', 'conditions'] as const) {
      valueOf(await write(session, key, `My ${key}`))
      valueOf(await session.request('settle-field', { course, key, version: 1 }))
    }
    const view = await read(session)
    expect(view).toMatchObject({ phase: 'research', isBegun: true, isInSchedule: false })
    expect(fieldOf(view, 'goal')).toMatchObject({ status: 'ready', who: 'person', version: 1 })
    expect(valueOf(await session.request('list-packs', {})).packs).toMatchObject([
      { course, phase: 'research', counts: { ready: 3, empty: 8, draft: 0, stale: 0 } },
    ])
    expect(pushed.filter(({ kind }) => kind === 'pack')).toHaveLength(6)
  })

  it('[K7] what rests on a field that changes is out of date, until it is kept as it is', async () => {
    const { session } = openDesk()
    valueOf(await write(session, 'goal', 'Pass'))
    valueOf(await write(session, 'demands', 'Exam in week 8'))
    valueOf(await write(session, 'goal', 'Pass well', 1))
    const { status, staleBecause } = fieldOf(await read(session), 'demands')
    expect(status).toBe('stale')
    expect(staleBecause).toEqual([
      '“Goal” has changed since: this rests on version 1, and now there is version 2.',
    ])
    const kept = await session.request('settle-field', { course, key: 'demands', version: 1 })
    expect(fieldOf(valueOf(kept), 'demands')).toMatchObject({ status: 'ready', version: 1 })
  })

  it('[K7] [D3] a text about the schedule is out of date while the work of its course is another: undo leaves it, and mends that', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    valueOf(await write(session, 'placement', 'Two blocks a week'))
    valueOf(await write(session, 'placement', 'Two blocks a week', 0, 'Linear algebra'))
    const state = valueOf(await session.request('load-view', {})).state
    const classId = state?.taskClasses.find((each) => each.course === course)?.id ?? 0
    const edit = { kind: 'class', classId, fields: { slotBudget: 40 }, sessions: [] } as const
    valueOf(await session.request('edit-work', { edit: { ...edit, sessions: [] } }))
    const stale = fieldOf(await read(session), 'placement')
    expect(stale.staleBecause).toEqual([
      'The work of this course lies differently in the schedule now.',
    ])
    expect(fieldOf(await read(session, 'Linear algebra'), 'placement').status).toBe('draft')
    // Undo gives the work back, leaves every field as it is, and so what spoke of that work is true again.
    valueOf(await session.request('undo', {}))
    expect(fieldOf(await read(session), 'placement')).toMatchObject({
      status: 'draft',
      version: 1,
      versions: 1,
      text: 'Two blocks a week',
    })
    valueOf(await session.request('redo', {}))
    expect(fieldOf(await read(session), 'placement')).toMatchObject({ status: 'stale', version: 1 })
    const edited = { kind: 'rename-course', course, name: 'Analysis' } as const
    valueOf(await session.request('edit-work', { edit: edited }))
    expect(fieldOf(await read(session, 'Analysis'), 'placement').version).toBe(1)
    expect((await read(session)).isBegun).toBe(false)
    valueOf(await session.request('undo', {}))
    expect((await read(session)).isBegun).toBe(true)
  })

  it('[K7] versions are listed, compared and restored as new ones', async () => {
    const { session } = openDesk()
    valueOf(await write(session, 'goal', '期末考试及格'))
    valueOf(await write(session, 'goal', '期末考试拿到优秀', 1))
    const of = { course, key: 'goal' } as const
    const { pieces } = valueOf(await session.request('compare-versions', { ...of, from: 1, to: 2 }))
    expect(pieces).toEqual([
      { kind: 'same', text: '期末考试' },
      { kind: 'removed', text: '及格' },
      { kind: 'added', text: '拿到优秀' },
    ])
    valueOf(await session.request('restore-field', { ...of, restores: 1, version: 2 }))
    const { versions } = valueOf(await session.request('read-field-versions', of))
    expect(
      versions.map(({ version, text, why, isPresent }) => [version, text, why, isPresent]),
    ).toEqual([
      [3, '期末考试及格', 'Version 1 restored', true],
      [2, '期末考试拿到优秀', '', false],
      [1, '期末考试及格', '', false],
    ])
  })
})

describe('what is refused', () => {
  it.each([
    ['another window was first', { version: 0, text: 'Mine' }, 'pack-conflict'],
    ['a field that is not there', { key: 'nothing' }, 'bad-input'],
    ['too long a text', { version: 1, text: 'a'.repeat(maxFieldText + 1) }, 'pack-too-long'],
    ['a course without a name', { course: '\u202E\u0007' }, 'no-course'],
    ['the same words again', { version: 1, text: ' \r\nPass\u0000\n' }, 'pack-no-change'],
    ['nothing at all', { key: 'knowledge', text: '\u0007' }, 'pack-empty'],
  ])('[K7] %s is a sentence, and nothing is changed', async (_, wish, code) => {
    const { session } = openDesk()
    valueOf(await write(session, 'goal', 'Pass'))
    const before = await read(session)
    const input = { course, key: 'goal' as PackFieldKey, text: 'New', version: 0, ...wish }
    const refused = await session.request('write-field', input)
    expect(refused).toMatchObject({ ok: false, failure: { code } })
    expect(await read(session)).toEqual(before)
  })

  it('[K7] versions and packs that are not there', async () => {
    const { session } = openDesk()
    const of = { course, key: 'goal' } as const
    expect(await session.request('delete-pack', { course })).toMatchObject({
      failure: { code: 'no-pack' },
    })
    const restore = { ...of, restores: 9, version: 0 }
    expect(await session.request('restore-field', restore)).toMatchObject({
      failure: { code: 'no-version' },
    })
    const compare = { ...of, from: 0, to: 3 }
    expect(await session.request('compare-versions', compare)).toMatchObject({
      failure: { code: 'no-version' },
    })
    expect(await session.request('settle-field', { ...of, version: 0 })).toMatchObject({
      failure: { code: 'pack-empty' },
    })
  })

  it('[K7] words of the person’s own are not generated over without their yes', async () => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    valueOf(await write(session, 'topics', 'My own order'))
    const wish = { course, key: 'topics', version: 1 } as const
    expect(await session.request('generate-field', wish)).toMatchObject({
      failure: { code: 'pack-persons-words' },
    })
    const written = valueOf(
      await session.request('generate-field', { ...wish, replacesPerson: true }),
    )
    expect(fieldOf(written, 'topics')).toMatchObject({ who: 'agent', version: 2, status: 'draft' })
    valueOf(await session.request('restore-field', { ...wish, version: 2, restores: 1 }))
    expect(fieldOf(await read(session), 'topics').text).toBe('My own order')
  })
})

it('[K3] [K7] [H1] [U7] packs, sources and homework come back just as they were out of the file of everything', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const syllabus = '# Calculus\n\nMidterm exam: 9 December 2026, counts 30 % of the grade.\n'
  for (const fileName of ['gone.md', 'syllabus.md']) {
    const content = Buffer.from(`${syllabus}${fileName}\n`).toString('base64')
    valueOf(await session.request('add-source', { course, fileName, content }))
  }
  valueOf(await session.request('remove-source', { id: 1 }))
  valueOf(await write(session, 'goal', 'Pass'))
  valueOf(await write(session, 'goal', 'Pass well', 1))
  valueOf(await session.request('generate-field', { course, key: 'demands', version: 0 }))
  valueOf(await session.request('settle-field', { course, key: 'demands', version: 1 }))
  const draft = { title: 'Sheet 7', course, dueDate: '2026-12-01', dueTime: null }
  valueOf(await session.request('add-homework', { draft }))
  const before = await readAll(session)
  expect(before.packs.flatMap(({ citations }) => citations)).not.toEqual([])
  expect(before).toMatchObject({ format: 'weekloom-everything-4', sources: [{ id: 2 }] })
  const other = openDesk({ folder: newFolder() }).session
  const look = async (file: unknown) => {
    const content = Buffer.from(JSON.stringify(file)).toString('base64')
    return valueOf(await other.request('preview-import', { fileName: 'everything.json', content }))
  }
  // One damaged entry costs itself, and that is said.
  const torn = await look({ ...before, homework: [{ title: 'torn' }, ...before.homework] })
  expect(torn.problems[0]).toMatch(/^One entry .* the rest is taken over\.$/)
  const preview = await look(before)
  expect(preview.problems).toEqual([expect.stringMatching(/^This file holds your history/)])
  valueOf(await other.request('apply-import', { previewId: preview.previewId }))
  const after = await readAll(other)
  const { term, state, packs, sources, homework } = before
  expect(after).toMatchObject({ term, state })
  expect({ packs: after.packs, sources: after.sources, homework: after.homework }).toEqual({
    packs,
    sources,
    homework,
  })
  expect(await read(other)).toEqual(await read(session))
  const found = valueOf(await other.request('search-sources', { course, query: 'midterm' }))
  expect(found.hits[0]?.line.text).toContain('9 December')
})

async function readAll(session: Session) {
  const { text } = valueOf(await session.request('export-everything', {}))
  return everythingSchema.parse(JSON.parse(text))
}
