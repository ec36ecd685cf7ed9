// Steps of a guide that are talked of: taken back, asked why, left for another course, and what the draft has no place for.
import { expect, it } from 'vitest'
import { readState } from '../../../db/schedule.ts'
import { givenModel } from '../language/given/given-model.ts'
import { newFolder, valueOf } from '../session/open-desk.ts'
import { openTalk } from './guide-talk.ts'

const talks = {
  en: {
    begin: ['Guide me through topology', '3 chapters of 2 hours each, by 16 February'],
    limit: 'not on Sundays',
    undo: 'undo that',
    taken: 'Taken back: “not on Sundays”.',
    why: 'why so many sessions?',
    date: 'how did you get that date?',
    rhythm: 'three times a week',
    noRhythm: '“three times a week” is left out',
    leave: "actually let's do philately first",
    back: 'back to topology',
  },
  zh: {
    begin: ['带我规划拓扑学', '三章，每章2小时，2月16日前学完'],
    limit: '周日不学',
    undo: '撤销',
    taken: '已撤回：“周日不学”。',
    why: '为什么要这么多次？',
    date: '为什么是这个日期？',
    rhythm: '每周学三次',
    noRhythm: '“每周学三次”没有写进去',
    leave: '先换成集邮学',
    back: '回到拓扑学',
  },
} as const

const languages = ['en', 'zh'] as const

async function open(language: (typeof languages)[number]) {
  const talk = await openTalk(givenModel, { isNew: false })
  valueOf(await talk.session.request('set-preferences', { language }))
  valueOf(await talk.session.request('set-up-sample', {}))
  return talk
}

it.each(languages)(
  '[B10] %s: “undo that” takes the last step of the guide back, and nothing of the schedule',
  async (language) => {
    const { begin, limit, undo, taken } = talks[language]
    const { say, read, session } = await open(language)
    for (const text of [...begin, limit]) await say(text)
    expect((await read()).slots.weekdays).toMatchObject({ value: [7], source: 'told' })
    const before = readState(session.context.database)
    expect((await say(undo)).said).toContain(taken)
    expect((await read()).slots.weekdays.value).toEqual([])
    await say(undo)
    expect(await read()).toMatchObject({ state: 'DISCOVERY', draft: null })
    expect(readState(session.context.database)).toEqual(before)
  },
)

it('[B10] what was said days ago keeps its days when a step is looked for to take back', async () => {
  const folder = newFolder()
  const first = await openTalk(givenModel, { folder })
  for (const text of [
    'Guide me through topology',
    '3 chapters of 2 hours each, done in two weeks',
    'thanks',
  ])
    await first.say(text)
  const { slots } = await first.read()
  await first.session.close()
  const later = await openTalk(givenModel, { folder, isNew: false, now: '2026-11-25T09:00:00Z' })
  expect((await later.read()).slots.due).toEqual(slots.due)
  expect((await later.say('undo that')).said).toContain('done in two weeks')
  expect((await later.read()).slots.due.value).toBeNull()
})

it.each(languages)(
  '[B10] %s: “why” quotes the words that a value comes from, and changes nothing',
  async (language) => {
    const { begin, why, date } = talks[language]
    const { say, read } = await open(language)
    for (const text of begin) await say(text)
    const { draft } = await read()
    expect((await say(why)).said).toContain(begin[1])
    expect((await say(date)).said).toContain(begin[1])
    expect((await read()).draft).toEqual(draft)
  },
)

it.each(languages)('[B10] %s: a rhythm is named as left out, once', async (language) => {
  const { begin, rhythm, noRhythm } = talks[language]
  const { say } = await open(language)
  for (const text of begin) await say(text)
  expect((await say(rhythm)).said).toContain(noRhythm)
  expect((await say(talks[language].limit)).said).not.toContain(rhythm)
})

it.each(languages)(
  '[B3] %s: a course that is left before it has a draft keeps what was told of it',
  async (language) => {
    const { begin, leave, back, limit } = talks[language]
    const { say, read } = await open(language)
    await say(begin[0])
    await say(limit)
    const { course, slots } = await read()
    await say(leave)
    expect((await read()).course).not.toBe(course)
    await say(back)
    expect(await read()).toMatchObject({ course, slots, draft: null })
  },
)

const asides = {
  en: {
    begin: ['Guide me through topology', 'the exam is on 10 December'],
    order: 'move the determinants exercises to Friday',
    told: 'chapters 1 to 4, two per chapter',
  },
  zh: {
    begin: ['带我规划拓扑学', '12月10号考试'],
    order: '把行列式练习挪到周五',
    told: '第1到4章，每章两次',
  },
} as const

it.each(languages)('[B3] %s: behind an order in between the guide goes on', async (language) => {
  const { begin, order, told } = asides[language]
  const { session, say } = await open(language)
  for (const words of [...begin, order, told]) await say(words)
  const { slots } = valueOf(await session.request('read-guide', {})) ?? {}
  expect(slots?.items.source).toBe('told')
  expect(slots?.items.value).toHaveLength(8)
  await session.close()
})
