// Texts through the session: into the file of everything and out of files, in a real data file.
import { expect, it } from 'vitest'
import { readMaterials } from '../../../../db/recite.ts'
import { everythingSchema } from '../../../../shared/everything/everything-file.ts'
import { openDesk, valueOf } from '../open-desk.ts'
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
  expect(first).toEqual({ added: 1, known: 0, leftOut: 0 })
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
  })
  expect(readMaterials(session.context.database)).toMatchObject([
    { title: 'Osmosis', course: 'Biology', text: 'Water moves\nthrough a "membrane"' },
  ])
  const empty = { ...read, content: Buffer.from('just a line').toString('base64') }
  const none = await session.request('import-materials', { ...empty, content: '' })
  expect(none).toMatchObject({ failure: { code: 'no-texts-in-file' } })
})
