// Hours and clock times that were told: none is lost in silence, and none is taken for another.
import { expect, test } from 'vitest'
import type { ScheduleRecord } from '../../../shared/schedule/diff.ts'
import type { Session } from '../../../electron/session/session.ts'
import { answer, openCard, openTalk, say, sayAll, talkOf } from './pack-talk.ts'

test.each([
  ['en', 'can I do it in 5 hours by Friday?', '5 hours are not enough', 'The day is left out'],
  ['zh', '周五前5个小时能做完吗？', '5 小时不够', '没有算上日期'],
] as const)(
  '[M3] [B3] hours in a question with a day are weighed, and nothing changes: %s',
  async (language, text, hours, day) => {
    const session = await openTalk(language)
    const { said } = await say(session, text)
    expect(said).toContain(hours)
    expect(said).toContain(day)
    expect(talkOf(session).cards).toEqual([])
    await session.close()
  },
)

const placeOf = (record: ScheduleRecord) => (record.kind === 'class' ? null : record.place)

/** From where to where the open card moves blocks. */
function movesOf(session: Session) {
  const { body } = openCard(session)
  if (body.kind !== 'write') throw new Error(body.kind)
  return Object.values(body.diff.updated).flatMap(([from, to]) => {
    const [left, there] = [placeOf(from), placeOf(to)]
    return left === null || there === null ? [] : [{ from: left, to: there }]
  })
}

test.each([
  [
    'en',
    'plan my week',
    'move limits and continuity one day later',
    'yes',
    /another hour|can't take/,
  ],
  ['en', 'plan my week', 'move chapter 1 one day later', 'yes', /another hour|can't take/],
  ['zh', '安排这周', '极限与连续往后挪一天就行', '好', /换到别的时段|不能|没法/],
  ['zh', '安排这周', '第一章往后挪一天就行', '好', /换到别的时段|不能|没法/],
] as const)(
  '[M3] a day later keeps the clock time, or says why not: %s %s %s',
  async (language, plan, text, yes, why) => {
    const session = await openTalk(language)
    await sayAll(session, plan)
    await answer(session)
    let { said } = await say(session, text)
    if (talkOf(session).cards.every(({ status }) => status !== 'open'))
      said = (await say(session, yes)).said
    // Others may make room for it.
    const moves = movesOf(session).filter(({ from, to }) => to.day === from.day + 1)
    expect(moves.length).toBeGreaterThan(0)
    const strays = moves.filter(({ from, to }) => to.start !== from.start)
    if (strays.length > 0) expect(said).toMatch(why)
    await session.close()
  },
)

test.each([
  [
    'en',
    'plan my week',
    'move linked list to 9 in the evening tomorrow',
    'It takes 2 periods, which do not fit in that time; the day ends at 21:35.',
  ],
  ['zh', '安排这周', '把链表挪到明天晚上九点', '它要 2 节，那个时间放不下（一天到 21:35 结束）。'],
] as const)(
  '[M3] a time that nothing fits into is refused with the reason: %s',
  async (language, plan, text, why) => {
    const session = await openTalk(language)
    await sayAll(session, plan)
    await answer(session)
    const { said } = await say(session, text)
    expect(said).toContain(why)
    expect(said).not.toContain('  ')
    await session.close()
  },
)

test.each([
  [
    'en',
    ['move at 5pm', 'linked list', 'tomorrow'],
    'No period begins at 17:00; the nearest one begins at 19:00.',
    16,
  ],
  ['en', ['move at 8pm', 'linked list', 'tomorrow'], 'fits on Tue 24 Nov 19:50–21:35', 16],
] as const)(
  '[M3] a clock time told before its day is carried to it: %s %j',
  async (language, texts, said, day) => {
    const session = await openTalk(language)
    await sayAll(session, ...texts.slice(0, -1))
    expect((await say(session, texts[2])).said).toContain(said)
    const { body } = openCard(session)
    const [place] =
      body.kind === 'write' ? Object.values(body.diff.updated).map(([, to]) => placeOf(to)) : []
    expect(place?.day).toBe(day)
    await session.close()
  },
)
