// Texts through the session: into the file of everything and out of files, in a real data file.
import { expect, it } from 'vitest'
import { readMaterials } from '../../../db/recite.ts'
import { everythingSchema } from '../../../shared/everything/everything-file.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'
import { keep, recite, text } from './keep-text.ts'

it('[R7] the file of everything holds texts and attempts, and brings them into another folder once', async () => {
  const { session } = openDesk()
  await session.request('begin-recital', { material: await keep(session) })
  await recite(session, 'a', text)
  const everything = valueOf(await session.request('export-everything', {}))
  expect(everythingSchema.parse(JSON.parse(everything.text)).recite).toMatchObject({
    materials: [{ title: 'Membrane', text }],
    attempts: [{ id: 'a', score: 100 }],
  })
  const other = openDesk().session
  const file = {
    fileName: 'all.json',
    content: Buffer.from(everything.text).toString('base64'),
    course: '',
  }
  const first = valueOf(await other.request('import-materials', file))
  expect(first).toEqual({ added: 1, known: 0, leftOut: 0, ids: [1] })
  expect(readMaterials(other.context.database)).toEqual(readMaterials(session.context.database))
  const { materials } = valueOf(await other.request('read-recite', {}))
  expect(materials).toMatchObject([{ lastScore: 100, recitals: 1 }])
  expect(valueOf(await other.request('import-materials', file))).toMatchObject({
    added: 0,
    known: 1,
  })
})

it('[R7] notes of Anki become texts: the front their title, the back their words, the deck their course', async () => {
  const { session } = openDesk()
  const notes = [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#deck column:2',
    'g1\tUni::Biology\tOsmosis\t"Water moves<br>through a ""membrane"""',
    'g2\tUni::Biology\tNo back\t',
  ].join('\n')
  const content = Buffer.from(notes).toString('base64')
  const read = { fileName: 'notes.txt', content, course: '' }
  expect(valueOf(await session.request('import-materials', read))).toEqual({
    added: 1,
    known: 0,
    leftOut: 1,
    ids: [1],
  })
  expect(readMaterials(session.context.database)).toMatchObject([
    { title: 'Osmosis', course: 'Biology', text: 'Water moves\nthrough a "membrane"' },
  ])
  const empty = { ...read, content: Buffer.from('just a line').toString('base64') }
  const none = await session.request('import-materials', { ...empty, content: '' })
  expect(none).toMatchObject({ failure: { code: 'no-texts-in-file' } })
})

function deck(from: number, count: number): string {
  const notes = Array.from({ length: count }, (_, index) => `Word ${from + index}\tmeans this`)
  return Buffer.from(notes.join('\n')).toString('base64')
}

it('[R7] [X4] what is no readable text brings nothing, and a line of noise is left out of a deck', async () => {
  const { session } = openDesk()
  let seed = 3
  const noise = Buffer.from(
    Array.from({ length: 60_000 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return (seed >> 16) % 256
    }),
  )
  const file = { fileName: 'noise.bin', course: '' }
  const add = (content: Buffer) =>
    session.request('import-materials', { ...file, content: content.toString('base64') })
  for (const content of [noise, Buffer.from('%PDF-1.7\tand more'), Buffer.from('front\tb\u0000ck')])
    expect(await add(content)).toMatchObject({ failure: { code: 'file-not-text' } })
  expect(readMaterials(session.context.database)).toEqual([])
  const good = Array.from({ length: 40 }, (_, index) => `Front ${index}\tBack of it`)
  const torn = Buffer.from([...good, 'Torn\t\uFFFD\uFFFDab'].join('\n'))
  expect(valueOf(await add(torn))).toMatchObject({ added: 40, leftOut: 1 })
})

it('[R7] an import is deleted in one go, and one that does not fit says how many there are', async () => {
  const { session } = openDesk()
  const { database } = session.context
  const bring = (content: string) =>
    session.request('import-materials', { fileName: 'deck.txt', content, course: '' })
  const own = await keep(session)
  const { ids } = valueOf(await bring(deck(1, 700)))
  expect(ids).toHaveLength(700)
  await session.request('begin-recital', { material: ids[3] ?? 0 })
  const full = await bring(deck(10_000, 10_000))
  expect(full).toMatchObject({
    failure: {
      code: 'no-room-for-texts',
      message:
        'At most 2000 texts are kept: there are 701, and this file has 10000 more. Delete some, or split the file; nothing was changed.',
    },
  })
  const { titles } = valueOf(await session.request('delete-materials', { ids }))
  expect(titles).toHaveLength(700)
  expect(readMaterials(database).map(({ id }) => id)).toEqual([own])
  expect(valueOf(await session.request('read-recite', {})).recital).toEqual({ kind: 'idle' })
  expect(await session.request('delete-materials', { ids })).toMatchObject({
    failure: { code: 'no-material' },
  })
  await session.request('delete-materials', { ids: [own] })
  expect(valueOf(await bring(deck(1, 2_100)))).toMatchObject({ added: 2_000, leftOut: 100 })
})
