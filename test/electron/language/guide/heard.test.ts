// What is said to a draft that stands, and what the guide makes of it: corrections, days from the day that stands, questions.
import { describe, expect, it } from 'vitest'
import { dayToDate } from '../../../../shared/schedule/calendar.ts'
import type { Language } from '../../../../shared/language.ts'
import { empty } from '../states.ts'
import { talk } from './guide-talk.ts'

const first: Record<Language, string> = {
  en: 'I have to pass topology, the exam is on December 18, 20 hours',
  zh: '我要考过拓扑学，12月18日考试，20小时',
}

/** What stands in the draft by then. */
function after(language: Language, ...says: string[]) {
  const last = talk([first[language], ...says], language).at(-1)
  const draft = last?.record.draft
  if (last === undefined || draft == null) throw new Error('there is no draft')
  const { course, title, items, exam, exclude_weekdays: off, profile } = draft
  return {
    course,
    title,
    sessions: items.length,
    exam: exam === null ? null : dayToDate(empty.window, exam.day),
    off,
    profile,
    reply: last.reply,
  }
}

describe('to a draft that stands', () => {
  it.each([
    ['no the course is called algorithms. not topology', 'Algorithms'],
    ["no, the course isn't Topology, it's Algorithms", 'Algorithms'],
    ['the course is Algorithms', 'Algorithms'],
    ['Algorithms, not topology', 'Algorithms'],
    ['课程不是拓扑学，是算法', '算法'],
    ['不是拓扑学，是离散数学', '离散数学'],
    ['不对不对，课程是数据结构啊', '数据结构'],
    // None of these names a course.
    ['the course is hard', '拓扑学'],
    ['the course is over soon', '拓扑学'],
    ['这门课是必修', '拓扑学'],
    ['the class is compulsory', '拓扑学'],
    ['这门课是王教授讲的', '拓扑学'],
    ["no, it's 15 hours", '拓扑学'],
  ])('[B3] [B6] the course is another one where that is said: %s', (said, course) => {
    const language = course === 'Algorithms' ? 'en' : 'zh'
    expect(after(language, said).course).toBe(course)
  })

  it('[B3] what may be a name and may be none is asked about', () => {
    const asked = 'You said Topology and now Philately: which one holds?'
    const said = 'no, the course is philately'
    expect(after('en', said)).toMatchObject({ course: 'Topology', reply: asked })
    expect(after('en', said, 'philately').course).toBe('Philately')
    expect(after('en', said, 'topology').course).toBe('Topology')
  })

  it.each([
    ['en', 'make it 10 hours', 7],
    ['en', 'maybe 30 hours, realistically more like 10', 7],
    ['zh', '改成十小时', 7],
    ['zh', '改成10小时', 7],
    ['zh', '十五小时太多了，十个就够', 7],
    ['zh', '一共十来个小时，每天最多一个半小时', 7],
    // Hours, behind hours.
    ['en', 'no wait, 10', 7],
    ['en', "that's too much, ten is enough", 7],
    ['zh', '不对，应该是十个', 7],
    // No amount of work.
    ['zh', '每天最多一个半小时', 14],
    ['zh', '每天最多四十五分钟', 27],
  ] as const)('[B3] an amount is set as it is told (%s): %s', (language, said, sessions) => {
    const { title, sessions: found } = after(language, said)
    expect([found, title]).toEqual([sessions, after(language).title])
  })

  it('[B3] what stands already is not asked for again, and what is too much is', () => {
    expect(after('en', 'make it 10 hours', 'make it 10 hours').reply).toMatch(/^That is how it st/)
    expect(after('zh', '改成十小时', '改成十小时').reply).toMatch(/^草稿里已经是这样了/)
    expect(after('en', '15 hours is too much').reply).toMatch(/^How much is it/)
    expect(after('zh', '十五小时太多了').reply).toMatch(/^一共有多少内容/)
    expect(after('en', "that's too much").reply).toMatch(/^How much is it/)
    expect(after('zh', '少一点').reply).toMatch(/^一共有多少内容/)
    // Taken down, and the pieces come out as they were.
    expect(after('zh', '没有特别难，一般吧').reply).toMatch(/^记下了，草稿算下来不变/)
  })

  it.each([
    ['en', 'I need sundays off', [7]],
    ['en', 'fridays are band practice', [5]],
    ['en', 'can you drop the saturdays too', [6]],
    ['en', "let's not do weekends, and wednesdays are football", [3, 6, 7]],
    ['zh', '周日我要休息', [7]],
    ['zh', '周五有乐队排练', [5]],
    ['zh', '我周三晚上有课', []],
    ['en', "I'm away on the weekend of the 5th", [6, 7]],
  ] as const)(
    '[B3] a day of rest is kept free, and is no deadline (%s): %s',
    (language, said, off) => {
      const { off: found, exam } = after(language, said)
      expect([found, exam]).toEqual([[...off], '2026-12-18'])
    },
  )

  it.each([
    ['en', ['actually no, the exam is a day later'], '2026-12-19'],
    ['en', ['a day earlier'], '2026-12-17'],
    ['en', ['the exam got moved back by a week', 'two days earlier'], '2026-12-23'],
    ['zh', ['再往后推一天'], '2026-12-19'],
    ['zh', ['考试提前一天了'], '2026-12-17'],
    // And from no day that is denied.
    ['en', ["the exam isn't on the 18th, it's on the 21st"], '2026-12-21'],
    ['zh', ['考试不是18号，是21号'], '2026-12-21'],
    // Of the work alone.
    ['en', ['I want to be done a week earlier'], '2026-12-18'],
    ['zh', ['提前一周复习完'], '2026-12-18'],
  ] as const)(
    '[B3] a day is counted from the exam that stands (%s): %s',
    (language, says, exam) => {
      expect(after(language, ...says).exam).toBe(exam)
    },
  )

  it('[B3] to be done earlier than the exam is a day of the work', () => {
    const [, early] = talk([first.en, 'I want to be done a week earlier'], 'en')
    expect(dayToDate(empty.window, early?.record.draft?.to_day ?? 0)).toBe('2026-12-11')
  })

  it('[B3] a day, a time and an amount that can’t be are said to be none, and change nothing', () => {
    for (const [language, said, reply] of [
      ['en', 'the exam is on 31 February', 'There is no such day as 31 February. Which day is it?'],
      ['zh', '2月30日考试', '没有 2月30日这一天，应该是哪天？'],
      [
        'en',
        'only between 25:00 and 26:99',
        'There is no 25:00 on the clock. Which times do you mean?',
      ],
      ['zh', '只能25:00以后', '没有 25:00 这个时间，你说的是几点到几点？'],
      ['en', '100000 hours', '100000 hours is no amount that I can plan with. How much is it?'],
      ['en', 'minus 5 hours', 'Minus 5 hours is no amount that I can plan with. How much is it?'],
      ['zh', '一万章', '一万章没法拿来安排，一共是多少？'],
    ] as const) {
      const { reply: found, ...draft } = after(language, said)
      expect(found).toBe(reply)
      expect({ ...draft, reply: '' }).toEqual({ ...after(language), reply: '' })
    }
    expect(after('en', '31 February', 'will I make it?', 'December 20').exam).toBe('2026-12-20')
  })

  it.each([
    ['en', 'what was the deadline again?', /^The exam is on Fri 18 Dec, .* by Thu 17 Dec\.$/],
    ['zh', '截止是哪天来着？', /^考试在 12月18日 周五，最晚 12月17日 周四 做完。$/],
    [
      'en',
      "do you think i'll make it?",
      /^It needs about 20 h 15 min, .* free\. There is room .* outlook/,
    ],
    ['en', 'will I fail?', /^It needs about 20 h 15 min/],
    ['en', 'how much time is left?', /^It needs about 20 h 15 min/],
    ['zh', '还有多少时间', /^一共约需 20 小时 15 分钟/],
    ['zh', '会不会挂', /^一共约需 20 小时 15 分钟/],
    ['zh', '你觉得我能过吗', /^一共约需 20 小时 15 分钟，.*排得下。.*推演/],
    ['en', 'how many hours is it?', /^It is 14 sessions so far, about 20 h 15 min together\.$/],
    ['en', 'who won the world cup?', /^That one I can’t answer here/],
    ['zh', '今天天气怎么样', /^这个我在这里答不上来/],
    ['en', 'tell me a joke', /^That one I can’t answer here/],
  ] as const)('[B3] a question is answered (%s): %s', (language, said, reply) => {
    const { reply: found, ...draft } = after(language, said)
    expect(found).toMatch(reply)
    expect({ ...draft, reply: '' }).toEqual({ ...after(language), reply: '' })
  })

  it('[B3] a question for the chance is answered before there is a draft, and costs no question', () => {
    const [, asked, again] = talk(['I have to pass topology', 'will I make it?', 'Dec 18'], 'en')
    expect(asked?.reply).toMatch(/^I can say more to that once I know the day .*9 Dec.*\?$/)
    expect(again?.decision.target_section).toBe('amount')
  })

  it('[B3] what is known and how somebody works is kept, and a topic says nothing of the kind of work', () => {
    const eight = 'I have to pass topology by December 18, 8 chapters'
    const [, known] = talk([eight, 'I already know chapters 1 and 2, so only 6 left'], 'en')
    expect(known?.record.draft?.items.map(({ title }) => title)).toEqual(
      [3, 4, 5, 6, 7, 8].map((number) => `Chapter ${number}`),
    )
    expect(known?.record.draft?.profile).toBe('I already know chapters 1 and 2.')
    const [, hour] = talk([eight, 'an hour a day'], 'en')
    expect(hour?.record.draft?.items[0]?.title).toBe('Chapter 1 (1/2)')
    const [, , before] = talk(['帮我规划微积分', '1月2号', '8章，我已经学过前两章'], 'zh')
    expect(before?.record.draft?.profile).toBe('我已经学过前两章。')
    expect(after('en', 'I prefer mornings').profile).toBe('I prefer mornings.')
    const [drafted, hard] = talk([first.en, 'dynamic programming is hard'], 'en')
    expect(hard?.record.draft?.subject_type).toBe(drafted?.record.draft?.subject_type)
    expect(hard?.record.draft?.profile).toBe('Dynamic programming is hard.')
  })
})

describe('hours that whole periods do not come to', () => {
  it.each([
    [
      'en',
      'I have to pass topology, exam on December 18, 8 chapters, 12 hours',
      'make it 10 hours',
      'whole periods',
    ],
    ['zh', '我要考过拓扑学，12月18日考试，8章，12小时', '改成10小时', '整节课'],
  ] as const)('[B4] %s: the draft stays, and that is said', (language, begun, less, said) => {
    const [drafted, changed] = talk([begun, less], language)
    expect(changed?.record.draft).toEqual(drafted?.record.draft)
    expect(changed?.reply).toContain(said)
  })
})

describe('words without end', () => {
  it('[B3] are read to their end', () => {
    const long = [
      'maybe 20 hours, realistically more like 12, ',
      'not topology, the course is called ',
      '一千万',
      'on mondays i have choir and ',
      'chapters 1 and 2 and ',
      'the exam is 31/2, ',
      '最多每天',
      'i really just totally ',
    ].map((words) => words.repeat(20_000).slice(0, 20_000))
    // A pattern that goes back and forth over them would outlast the test.
    for (const said of long) expect(talk([first.en, said], 'en')).toHaveLength(2)
  })
})
