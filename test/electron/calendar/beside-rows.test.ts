// What lies before, between and after the periods, in a conversation (B8, S2): the real session, graph and data file.
import { expect, it } from 'vitest'
import { valueOf } from '../session/open-desk.ts'
import { openTalk } from './open-talk.ts'

it.each([
  ['en', 'dentist thursday at 5:15 pm', 'is thursday at 6 pm free?', 'stands there.'],
  ['zh', '周四下午5点15分看牙医', '周四下午6点有空吗？', '有'],
] as const)(
  '[B8] [S2] an appointment between the periods is added and told of (%s)',
  async (language, said, asked, answer) => {
    const { say, brief, accept, events } = await openTalk(language)
    const at = () => events(/./).filter(({ clock }) => clock?.start === '17:15')
    await say(said)
    expect(brief().document[0]?.preview).toContain('17:15–18:15')
    await accept()
    expect(at()).toMatchObject([{ place: { day: 18, start: 10, end: 9 } }])
    const free = (await say(asked)).said
    expect(free).toContain('17:15–18:15')
    expect(free).toContain(answer)
    expect(free).not.toContain('19:00')
  },
)

it('[B8] [S2] what lies beside the periods moves by its clock, and meets only what is at its time', async () => {
  const { session, say, brief, accept, plan, events } = await openTalk()
  const dentist = () => events(/Dentist/i).map(({ place, clock }) => [place, clock])
  await say('dentist thursday at 5:15 pm')
  await accept()
  expect((await say('lunch with Anna thursday 5:30 pm')).said).toContain('Dentist” stands there')
  await say('move the dentist to friday at 6 pm')
  expect(brief().document[0]?.preview).toContain('to Fri 27 Nov 18:00–19:00')
  await accept()
  expect(dentist()).toEqual([
    [
      { day: 19, start: 10, end: 9 },
      { start: '18:00', end: '19:00' },
    ],
  ])
  const before = plan()
  await say('move the dentist to saturday at 10 am')
  await accept()
  expect(dentist()).toEqual([
    [
      { day: 20, start: 3, end: 4 },
      { start: '10:00', end: '11:00' },
    ],
  ])
  valueOf(await session.request('undo', {}))
  expect(plan()).toEqual(before)
  await say('choir every wednesday 5 to 6 pm')
  await accept()
  expect(events(/Choir/i).every(({ place, clock }) => place.start > place.end && clock)).toBe(true)
  expect((await say('is friday at 5 pm free?')).said).toContain('outside the periods')
})
