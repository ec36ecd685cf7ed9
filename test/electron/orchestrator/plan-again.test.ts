// "Plan my week" wherever something waits: it plans, and is never taken for a reason.
import { describe, expect, test } from 'vitest'
import type { ScheduleRecord } from '../../../shared/schedule/diff.ts'
import { answer, lastText, openCard, openTalk, say, sayAll, talkOf } from './pack-talk.ts'

/** The day on which a record of a diff lies; null without one. */
function dayOf(record: ScheduleRecord): number | null {
  return 'place' in record ? (record.place?.day ?? null) : null
}

type Session = Awaited<ReturnType<typeof openTalk>>

/** What Weekloom has said since these words. */
function saidSince(session: Session, text: string): string[] {
  const events = talkOf(session).timeline.map(({ event }) => event)
  const at = events.findLastIndex((event) => event.kind === 'turn-start' && event.text === text)
  return events.slice(at).flatMap((event) => (event.kind === 'text' ? [event.text] : []))
}

const sameWeek = {
  en: [
    'plan my week',
    'can you plan the week?',
    'could you plan my week?',
    'please plan this week',
    'schedule my week',
    'organise my week for me',
  ],
  zh: [
    '安排这周',
    '能不能安排一下这周？',
    '帮我安排一下这周',
    '规划一下本周',
    '把这周安排一下',
    '请安排這週的學習',
  ],
} as const

const first = { en: 'plan my week', zh: '安排这周' } as const

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  test.each(sameWeek[language])(
    '[G2] [M3] “%s” to a plan’s card brings that card again, and plans anew after a no',
    async (text) => {
      const session = await openTalk(language)
      await sayAll(session, first[language])
      const shown = openCard(session)
      await say(session, text)
      expect(openCard(session).id).not.toBe(shown.id)
      expect(openCard(session).body).toEqual(shown.body)
      await answer(session, 'reject')
      expect(() => openCard(session)).toThrow('no card is open')
      await say(session, text)
      expect(openCard(session).body).toEqual(shown.body)
      await session.close()
    },
  )
})

test.each([
  ['en', 'plan my week, no mornings', 'plan my week'],
  ['zh', '安排这周，上午不排', '安排这周'],
] as const)(
  '[G2] what was to stay free stays so when the plan is asked for again: %s',
  async (language, text, again) => {
    const session = await openTalk(language)
    await sayAll(session, text)
    const { body } = openCard(session)
    await say(session, again)
    expect(openCard(session).body).toEqual(body)
    await session.close()
  },
)

test.each([
  ['en', ['plan calculus this week', 'plan my week'], [1, 2, 3, 4, 5, 6]],
  ['zh', ['安排这周的高数', '安排这周'], [1, 2, 3, 4, 5, 6]],
  ['en', ['plan my week', 'plan only calculus'], [1]],
  ['zh', ['安排这周', '只安排高数'], [1]],
] as const)(
  '[G2] %s: a new request is taken for what it says, a wish for what it changes',
  async (language, texts, classIds) => {
    const session = await openTalk(language)
    await sayAll(session, ...texts)
    expect(openCard(session).body).toMatchObject({ kind: 'plan', classIds })
    await session.close()
  },
)

test.each([
  ['en', 'move “Limits and continuity: problem set” to Friday', 'plan my week'],
  ['zh', '把极限与连续挪到周五', '安排这周'],
] as const)(
  '[G2] [O2] said to the card of a single change it turns that down and plans: %s',
  async (language, text, plan) => {
    const session = await openTalk(language)
    await sayAll(session, text)
    expect(openCard(session).body.kind).toBe('write')
    await say(session, plan)
    expect(openCard(session).body).toMatchObject({ kind: 'plan', classIds: [1, 2, 3, 4, 5, 6] })
    await session.close()
  },
)

test.each([
  ['en', 'plan my week', 'move hash map to Saturday', 'The plan above is left'],
  ['zh', '安排这周', '把哈希表挪到周六', '上面的计划先放下了'],
] as const)(
  '[G2] [O2] a block’s move, said to a plan’s card, is that move, and what becomes of the plan is said: %s',
  async (language, plan, text, left) => {
    const session = await openTalk(language)
    await sayAll(session, plan, text)
    expect(openCard(session).body).toMatchObject({ kind: 'write', call: { name: 'place' } })
    expect(saidSince(session, plan)).toContainEqual(expect.stringContaining(left))
    await session.close()
  },
)

test.each([
  ['en', 'plan my week', 'what is free on Thursday', 'The proposal stands below.', 'Thu 26 Nov: '],
  ['zh', '安排这周', '周四什么时候有空', '方案还在下面。', '有空。'],
] as const)(
  '[G2] a question to a plan’s card is answered and leaves the plan: %s',
  async (language, plan, text, ...parts) => {
    const session = await openTalk(language)
    await sayAll(session, plan)
    const { body } = openCard(session)
    await say(session, text)
    const said = saidSince(session, text).join(' ')
    expect(parts.filter((part) => !said.includes(part))).toEqual([])
    expect(openCard(session).body).toEqual(body)
    await session.close()
  },
)

test.each([
  ['en', 'plan my week', 'don’t delete binary tree, just push it back a day'],
  ['zh', '安排这周', '别删二叉树，往后挪一天就行'],
] as const)(
  '[M3] [S4] what is pushed back a day goes there with what follows it, and nothing is deleted: %s',
  async (language, plan, text) => {
    const session = await openTalk(language)
    await sayAll(session, plan)
    await answer(session)
    await say(session, text)
    const { body } = openCard(session)
    const diff = body.kind === 'write' ? body.diff : null
    expect(diff?.removed).toEqual({})
    const days = Object.values(diff?.updated ?? {}).map(([from, to]) => [dayOf(from), dayOf(to)])
    expect(days).toContainEqual([17, 18])
    expect(days.filter(([from, to]) => from === null || to === null)).toEqual([])
    await session.close()
  },
)

test.each([
  ['en', 'plan my week', '19 study blocks wait for later weeks', 'Sun 29 Nov'],
  ['zh', '安排这周', '19 个学习任务留到后面', '11月29日'],
] as const)(
  '[G7] a plan’s card says how many pieces wait for later weeks, and why: %s',
  async (language, text, count, why) => {
    const session = await openTalk(language)
    await sayAll(session, text)
    expect(
      [lastText(session)].filter((said) => said.includes(count) && said.includes(why)),
    ).toHaveLength(1)
    await session.close()
  },
)

test.each([
  [
    'en',
    'Tuesday evenings I have choir',
    'no',
    'plan my week',
    'why is hash map not on Tuesday evening?',
    'You told me',
  ],
  ['zh', '每周二晚上我有合唱', '不用', '安排这周', '为什么哈希表不在周二晚上？', '你说过'],
] as const)(
  '[P7] [P2] a time told as taken binds the plan, and is the reason why nothing lies there: %s',
  async (language, told, no, plan, why, reason) => {
    const session = await openTalk(language)
    await sayAll(session, told, no, plan)
    expect(openCard(session).body).toMatchObject({
      scope: { unavailable: [{ day_from: 16, day_to: 16, slot_start: 10, slot_end: 12 }] },
    })
    await answer(session)
    expect((await say(session, why)).said).toContain(reason)
    await session.close()
  },
)

const toGuideCard = {
  en: ['guide me through topology', '10 chapters', '10 January', 'ok', 'ok'],
  zh: ['帮我规划一门课', '拓扑学', '10章', '1月10日前', '好', '好'],
} as const
const toPackCard = {
  en: ['open the course pack for linear algebra', 'pass with 80 points', 'that’s all'],
  zh: ['打开线性代数的课程包', '考80分', '就这些'],
} as const

test.each([
  ['en', toGuideCard.en, 'plan my week', 'go on with the guide'],
  ['zh', toGuideCard.zh, '安排这周', '继续引导'],
  ['en', toPackCard.en, 'plan my week', 'open the course pack'],
  ['zh', toPackCard.zh, '安排这周', '打开课程包'],
] as const)(
  '[B5] [K4] a plan asked for at a scene’s own card is made, and what is kept is said: %s %j',
  async (language, begin, text, kept) => {
    const session = await openTalk(language)
    await sayAll(session, ...begin)
    expect(['brief', 'checkpoint']).toContain(openCard(session).body.kind)
    await say(session, text)
    expect(openCard(session).body).toMatchObject({ kind: 'plan' })
    expect(saidSince(session, text)).toContainEqual(expect.stringContaining(kept))
    await answer(session, 'reject')
    await say(session, kept)
    expect(lastText(session)).toMatch(/Topology|拓扑|Linear algebra|线性代数/)
    await session.close()
  },
)

test.each([
  ['en', 'open a course pack', 'what is free tomorrow', 'Tue 24 Nov'],
  ['en', 'open a course pack', 'do I have anything on Friday', 'Fri 27 Nov'],
  ['zh', '打开课程包', '明天有什么安排', '11月24日'],
  ['zh', '打开课程包', '周五晚上有空吗', '11月27日'],
] as const)(
  '[K1] [M3] a question of a day is no name of a course: %s %s, %s',
  async (language, open, text, part) => {
    const session = await openTalk(language)
    await sayAll(session, open)
    expect((await say(session, text)).said).toContain(part)
    await session.close()
  },
)

test.each(['周五要学什么', '这周五要学什么', '明天要学哪些', '周五晚上要学什么'])(
  '[M3] [K1] %s asks of a day, and opens no course pack',
  async (text) => {
    const session = await openTalk('zh')
    const { scene, said } = await say(session, text)
    expect([scene, said]).toEqual(['chat', expect.stringMatching(/^11月2[47]日/)])
    await session.close()
  },
)

test.each([
  [
    'en',
    'leave',
    'drop it',
    'leave it',
    'let’s stop here',
    'cancel this',
    'forget about it',
    'quit the guide for now',
    'not today',
  ],
  [
    'zh',
    '退出',
    '先不弄了',
    '不想规划了',
    '放弃这门课',
    '先放一放',
    '以后再说',
    '算了',
    '先停一下',
  ],
] as const)('[B3] words that only leave a guide leave it: %s', async (language, ...texts) => {
  for (const text of texts) {
    const session = await openTalk(language)
    const begin = {
      en: ['guide me through a course', 'topology'],
      zh: ['帮我规划一门课', '拓扑学'],
    }[language]
    await sayAll(session, ...begin)
    const { said } = await say(session, text)
    expect([text, said]).toEqual([
      text,
      expect.stringMatching(/Nothing was written|没有写入任何内容/),
    ])
    await session.close()
  }
})
