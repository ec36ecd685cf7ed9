// Recitals through the session: attempts, rounds and what can’t be heard, in a real data file.
import { describe, expect, it } from 'vitest'
import { maxText } from '../../../shared/recite/material.ts'
import { succeed } from '../../../shared/result.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'
import { keep, recite, resultOf, text } from './keep-text.ts'

describe('a recital', () => {
  it('[R2] hears up to three attempts, keeps each, and is over when the text is known', async () => {
    const { session } = openDesk()
    const material = await keep(session)
    expect(valueOf(await session.request('begin-recital', { material })).recital.kind).toBe(
      'listening',
    )
    const first = await resultOf(session, 'a', 'The cell wall')
    expect(first).toMatchObject({ round: 1, score: 20, isPassed: false, isOver: false })
    const second = await resultOf(session, 'b', text)
    expect(second).toMatchObject({ round: 2, score: 100, isPassed: true, isOver: true })
    const view = valueOf(await session.request('read-recite', {}))
    expect(view.recital).toEqual({ kind: 'done', material, scores: [20, 100] })
    expect(view.heard).toMatchObject({ round: 2, score: 100 })
    const { attempts } = valueOf(await session.request('read-attempts', { material }))
    expect(attempts.map(({ round, score }) => [round, score])).toEqual([
      [2, 100],
      [1, 20],
    ])
  })

  it('[R2] is over after three rounds, and says so when more is said', async () => {
    const { session } = openDesk()
    await session.request('begin-recital', { material: await keep(session) })
    for (const id of ['a', 'b', 'c']) await resultOf(session, id, 'the cell')
    expect(await recite(session, 'd', text)).toMatchObject({ failure: { code: 'is-done' } })
  })

  it('[R2] the same attempt sent twice counts once', async () => {
    const { session } = openDesk()
    const material = await keep(session)
    await session.request('begin-recital', { material })
    const once = await resultOf(session, 'a', 'the cell')
    expect(await resultOf(session, 'a', 'the cell')).toEqual(once)
    expect(valueOf(await session.request('read-attempts', { material })).attempts).toHaveLength(1)
  })

  it('[R4] only the first attempt moves the next date: a failed one comes back soon, a known one late', async () => {
    const { session } = openDesk()
    const known = await keep(session, 'Known')
    const failed = await keep(session, 'Failed')
    await session.request('begin-recital', { material: known })
    const good = await resultOf(session, 'a', text)
    await session.request('begin-recital', { material: failed })
    const bad = await resultOf(session, 'b', 'the cell')
    const later = await resultOf(session, 'c', text)
    expect(later.due).toBe(bad.due)
    expect((good.due ?? '') > (bad.due ?? '')).toBe(true)
  })

  it('[R2] answers words that ask for a hint with one: no refusal, no attempt, no round', async () => {
    const { session, pushed } = openDesk()
    const material = await keep(session)
    await session.request('begin-recital', { material })
    const told = pushed.length
    expect(await recite(session, 'a', 'A hint, please')).toEqual(
      succeed({ kind: 'hint', hint: 'T… c… m… c… w… e… a… l… t…' }),
    )
    expect(pushed.length).toBe(told)
    expect(await resultOf(session, 'a', 'The cell membrane')).toMatchObject({ round: 1 })
    expect(await recite(session, 'b', '提示一下')).toEqual(
      succeed({ kind: 'hint', hint: 'c… w… e… a… l… t… c….' }),
    )
    const { recital } = valueOf(await session.request('read-recite', {}))
    expect(recital).toMatchObject({ kind: 'listening', scores: [expect.any(Number)] })
    expect(valueOf(await session.request('read-attempts', { material })).attempts).toHaveLength(1)
  })

  it('[R2] goes on where it was when the folder is opened again', async () => {
    const folder = newFolder()
    const before = openDesk({ folder }).session
    await before.request('begin-recital', { material: await keep(before) })
    await recite(before, 'a', 'the cell wall')
    await before.close()
    const { session } = openDesk({ folder })
    const view = valueOf(await session.request('read-recite', {}))
    expect(view.recital).toMatchObject({ kind: 'listening', scores: [20] })
    expect(view.heard).toMatchObject({ round: 1, score: 20 })
  })
})

describe('what can’t be heard', () => {
  it.each([
    ['nothing', ' …!', 'empty-attempt'],
    ['another language', '细胞膜控制物质进出细胞', 'other-language'],
    ['more than is taken', 'x '.repeat(maxText), 'text-too-long'],
  ])('[R2] %s uses no round and says what to do', async (_, said, code) => {
    const { session } = openDesk()
    await session.request('begin-recital', { material: await keep(session) })
    expect(await recite(session, 'a', said)).toMatchObject({ ok: false, failure: { code } })
    const { recital } = valueOf(await session.request('read-recite', {}))
    expect(recital).toMatchObject({ kind: 'listening', scores: [] })
  })

  it('[R2] a text that was deleted meanwhile ends its recital with a sentence', async () => {
    const { session } = openDesk()
    const id = await keep(session)
    await session.request('begin-recital', { material: id })
    expect(valueOf(await session.request('delete-materials', { ids: [id] })).titles).toEqual([
      'Membrane',
    ])
    expect(await recite(session, 'a', text)).toMatchObject({ failure: { code: 'nothing-begun' } })
    expect(await session.request('begin-recital', { material: id })).toMatchObject({
      failure: { code: 'no-material' },
    })
  })

  it('[R7] a text is neither empty nor endless, and is not exchanged under a recital', async () => {
    const { session } = openDesk()
    const draft = { title: 'T', course: '', text: '…', taskId: null }
    const refused = (words: string, id: number | null = null) =>
      session.request('keep-material', { id, draft: { ...draft, text: words } })
    expect(await refused('…')).toMatchObject({ failure: { code: 'empty-text' } })
    expect(await refused('a'.repeat(maxText + 1))).toMatchObject({
      failure: { code: 'text-too-long' },
    })
    const id = await keep(session)
    await session.request('begin-recital', { material: id })
    expect(await refused('Another', id)).toMatchObject({ failure: { code: 'material-in-recital' } })
    expect(await session.request('begin-recital', { material: id })).toMatchObject({
      failure: { code: 'still-listening', message: expect.stringContaining('Membrane') },
    })
  })
})

it('[R9] [R7] every window is told of texts and recitals, and a pack offers what could be kept of it', async () => {
  const { session, pushed } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const topics = 'Limits and continuity\nDerivatives\nThe mean value theorem'
  const field = { course: 'Calculus', key: 'topics', text: topics, version: 0 } as const
  valueOf(await session.request('write-field', field))
  const { packTexts } = valueOf(await session.request('read-recite', {}))
  expect(packTexts).toMatchObject([{ course: 'Calculus', text: topics }])
  const told = () => pushed.filter(({ kind }) => kind === 'recite').length
  const [offered] = packTexts
  if (offered === undefined) throw new Error('nothing offered')
  const draft = { ...offered, taskId: null }
  const { id } = valueOf(await session.request('keep-material', { id: null, draft }))
  expect(told()).toBe(1)
  expect(valueOf(await session.request('read-recite', {})).packTexts).toEqual([])
  await session.request('begin-recital', { material: id })
  await recite(session, 'a', topics)
  await session.request('leave-recital', {})
  await session.request('delete-materials', { ids: [id] })
  expect(told()).toBe(5)
})
