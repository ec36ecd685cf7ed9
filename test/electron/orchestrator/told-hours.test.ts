// Hours and clock times that were told: none is lost in silence, and none is taken for another.
import { expect, test } from 'vitest'
import type { ScheduleRecord } from '../../../shared/schedule/diff.ts'
import type { Session } from '../../../electron/session/session.ts'
import { readState } from '../../../db/schedule.ts'
import { planningWishes } from '../../../electron/session/planning-wishes.ts'
import { answer, lastText, openCard, openTalk, say, sayAll, talkOf } from './pack-talk.ts'

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
    expect(strays.length === 0 || why.test(said)).toBe(true)
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

function saidSince(session: Session, text: string): string[] {
  const events = talkOf(session).timeline.map(({ event }) => event)
  const at = events.findLastIndex((event) => event.kind === 'turn-start' && event.text === text)
  return events.slice(at).flatMap((event) => (event.kind === 'text' ? [event.text] : []))
}

test.each([
  [
    'en',
    ['guide me through topology', 'Tuesday evenings I have choir', '40 chapters', '10 January'],
    'every plan of the course keeps to it',
  ],
  [
    'zh',
    ['帮我规划一门课', '拓扑学', '每周二晚上我有合唱', '40章', '1月10日前'],
    '这门课的所有安排都会避开',
  ],
] as const)(
  '[P7] [B5] a time of one weekday that a guide heard binds every plan of the course: %s',
  async (language, talk, where) => {
    const session = await openTalk(language)
    await sayAll(session, ...talk)
    expect(lastText(session)).toContain(where)
    await sayAll(session, ...(language === 'en' ? ['ok', 'ok'] : ['好', '好']))
    await answer(session)
    expect(planningWishes(session.context).told).toMatchObject([
      { times: [{ weekday: 2, from: 1140, to: 1295 }], weekdays: [], parts: [] },
    ])
    await sayAll(session, language === 'en' ? 'plan the term' : '安排整个学期')
    await answer(session)
    const state = readState(session.context.database)
    const own = state?.taskClasses.find(({ course }) => /topology|拓扑/iu.test(course))?.id
    const places = (state?.tasks ?? []).flatMap((task) =>
      task.kind === 'item' && task.classId === own ? (task.place ?? []) : [],
    )
    expect(places.length).toBeGreaterThan(10)
    expect(places.filter(({ day, end }) => day % 7 === 2 && end >= 10)).toEqual([])
    await session.close()
  },
)

test.each([
  [
    'en',
    'open the course pack for calculus',
    '1 hour a week',
    'that’s all',
    'plan the term',
    '“Calculus” gets at most 1 h a week, as you told me.',
  ],
  [
    'zh',
    '打开高等数学的课程包',
    '每周一小时',
    '就这些',
    '安排整个学期',
    '按你说的，“高等数学”每周最多学 1 小时。',
  ],
] as const)(
  '[P7] [G7] a plan that hours a week cut short names them: %s',
  async (language, open, hours, all, plan, why) => {
    const session = await openTalk(language)
    await sayAll(session, open, language === 'en' ? 'pass with 80 points' : '考80分', hours, all)
    await answer(session)
    await sayAll(session, plan)
    expect(saidSince(session, plan).join(' ')).toContain(why)
    await session.close()
  },
)

test('[P7] [G2] a plan that is asked for at the card of an appointment puts that away, and keeps its time free', async () => {
  const session = await openTalk('en')
  await say(session, 'I have work at the café every Saturday 9:00-13:00')
  expect(openCard(session).body).toMatchObject({ kind: 'brief', origin: 'calendar' })
  await say(session, 'plan my week')
  const { body } = openCard(session)
  const placed = Object.values(body.diff.updated).flatMap(([, to]) => placeOf(to) ?? [])
  expect(body.kind).toBe('plan')
  expect(placed.length).toBeGreaterThan(5)
  expect(placed.filter(({ day, start, end }) => day % 7 === 6 && start <= 5 && end >= 2)).toEqual(
    [],
  )
  await session.close()
})

test.each([
  ['en', 'I have choir on Tuesday evenings', 'plan my week', /I keep Tuesday 19:00–21:35 free/],
  ['zh', '我每周二晚上有合唱团', '安排这周', /会空出星期二 19:00–21:35/],
  ['en', 'No studying after eight pm please', 'plan my week', /I keep 19:50–21:35 free/],
] as const)(
  '[P7] [B3] a plan that is asked for instead of an answer keeps to what was told: %s %s',
  async (language, told, plan, kept) => {
    const session = await openTalk(language)
    await say(session, told)
    await say(session, plan)
    const texts = talkOf(session).timeline.flatMap(({ event }) =>
      event.kind === 'text' ? [event.text] : [],
    )
    expect(texts.join('\n')).toMatch(kept)
    await session.close()
  },
)
