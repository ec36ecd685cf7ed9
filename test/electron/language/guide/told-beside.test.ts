// What stands beside a length, a day or a time tells what it is of: parts with their lengths, sessions, days off, corrections.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldGuide } from '../../../../electron/language/guide/fold-guide.ts'
import type { Known } from '../../../../electron/language/guide/known.ts'
import { clausesOf, findCues, readCues, scoreSlots } from '../../../../electron/language/guide/read/cue-table.ts' // prettier-ignore
import { noHints } from '../../../../electron/language/guide/work/amount-words.ts'
import { readAmounts } from '../../../../electron/language/guide/work/read-amounts.ts'
import { readTopics } from '../../../../electron/language/guide/work/read-topics.ts'
import { topicsNamed } from '../../../../electron/language/guide/work/topics-named.ts'
import type { GuideSection } from '../../../../shared/guide/guide-draft.ts'
import { empty, factsOf } from '../states.ts'
import { talk } from './guide-talk.ts'

/** What is known after these words, each the answer to the same question, on Wednesday 2026-11-25. */
function known(section: GuideSection, ...says: string[]): Known {
  const isHan = says.some((said) => /\p{Script=Han}/u.test(said))
  const first = isHan ? '我要考过拓扑学，12月18日考试' : 'I have to pass topology, exam on Dec 18'
  const asked = { who: 'weekloom' as const, text: '', section }
  const told = says.flatMap((text) => [asked, { who: 'person' as const, text, section: null }])
  const messages = [{ who: 'person' as const, text: first, section: null }, ...told]
  const guide = { state: 'DISCOVERY' as const, messages, draft: null, section: null, isWritten: false, isPaused: false, packs: [] } // prettier-ignore
  return foldGuide(factsOf(says.at(-1) ?? '', { state: empty, guide })).known
}

const lengths = ({ topics }: Known) => topics.map(({ title, minutes }) => [title, minutes])

describe('parts', () => {
  it.each([
    ['alkenes 2h, aromatics 3h, carbonyls 4h', ['alkenes', 120], ['aromatics', 180], ['carbonyls', 240]],
    ['topics: Alkenes (2h), Aromatics (90 min)', ['Alkenes', 120], ['Aromatics', 90]],
    ['rocks 2h, minerals 1.5 hours and plate tectonics 3', ['rocks', 120], ['minerals', 90], ['plate tectonics', 180]],
    ['harmony and counterpoint are left, 4 hours each', ['harmony', 240], ['counterpoint', 240]],
    ['烯烃2小时、芳香烃3小时、羰基两个半小时', ['烯烃', 120], ['芳香烃', 180], ['羰基', 150]],
    ['还剩和声跟对位，各4小时', ['和声', 240], ['对位', 240]],
  ] as const)('[B10] have their own lengths: %s', (said, ...parts) => {
    expect(lengths(known('amount', said))).toEqual(parts)
  }) // prettier-ignore

  it.each([
    ['outline 30 minutes, draft 2 times 60 minutes, revise 45 minutes', ['outline', 30, null], ['draft', 60, 2], ['revise', 45, null]],
    ['文法8次、阅读10次，一次30分钟', ['文法', null, 8], ['阅读', null, 10]],
    ['读书分5次，每次50分钟，写报告3次每次一小时', ['读书', 50, 5], ['写报告', 60, 3]],
  ] as const)('[B10] have sessions of their own: %s', (said, ...parts) => {
    const { topics } = known('amount', said)
    expect(topics.map(({ title, minutes, count }) => [title, minutes, count])).toEqual(parts)
  }) // prettier-ignore

  it('[B10] share the sessions that are told in all', () => {
    const says = ['guide me through topology, exam on Dec 18', 'topics: knots, braids and surfaces']
    const titles = (told: string) =>
      talk([...says, told], 'en')
        .at(-1)
        ?.record.draft?.items.map(({ title }) => title)
    expect(titles('make it 5 sessions')).toEqual([
      'knots (1/2)',
      'knots (2/2)',
      'braids (1/2)',
      'braids (2/2)',
      'surfaces',
    ])
    expect(titles('2 sessions')).toEqual(['knots, braids', 'surfaces'])
  })

  it('[B3] [B10] are told anew, added, known and left out by their names', () => {
    const list = 'rocks 2h, minerals 1h, plate tectonics 3h'
    const changed = known('amount', list, 'wait, minerals should be 2 hours sorry')
    expect(lengths(changed)).toEqual([['rocks', 120], ['minerals', 120], ['plate tectonics', 180]]) // prettier-ignore
    const added = known('amount', list, 'add a topic: volcanoes, 1h')
    expect(lengths(added).at(-1)).toEqual(['volcanoes', 60])
    const left = known('amount', list, 'skip minerals, they are not on the exam')
    expect(left.topics.map(({ title }) => title)).toEqual(['rocks', 'plate tectonics'])
    const out = known('amount', '岩石2小时，矿物1小时', '岩石我已经会了')
    expect(out.topics.map(({ title }) => title)).toEqual(['矿物'])
  })

  it.each([
    ['chapters 1 to 6, i know 1 and 2', 'two hours each', 'and a practice exam at the end, 3 hours', 'take the practice exam out again'],
    ['第1章到第6章，第1、2章已经学会了', '每章两个小时', '最后做一次模拟考，3小时', '模拟考不要了'],
  ])('[B10] a practice exam has a length of its own, and goes whole: %s', (...says) => {
    const units = (count: number) => known('amount', ...says.slice(0, count)).units
    const chapters = { unit: 'chapter', first: 1, count: 6, minutes: 120 }
    expect(units(3)).toEqual([chapters, { unit: 'paper', first: 1, count: 1, minutes: 180 }])
    expect(units(4)).toEqual([chapters])
  }) // prettier-ignore
})

describe('amounts', () => {
  it.each([
    ['around 12 hours altogether, not more than an hour and a half in one go', { amount: { kind: 'minutes', minutes: 720 }, mostADay: 90 }],
    ['14h total max 1h at a time', { amount: { kind: 'minutes', minutes: 840 }, mostADay: 60 }],
    ['an hr per session, 6 sessions', { amount: { kind: 'sessions', count: 6, minutes: 60 }, mostADay: null }],
    ['一次别超过两个小时', { amount: null, mostADay: 120 }],
    ['总共12小时吧，一次别超过一个半小时', { amount: { kind: 'minutes', minutes: 720 }, mostADay: 90 }],
  ])('[B10] each for its slot: %s', (said, told) => {
    const { amount, mostADay } = known('amount', said)
    expect({ amount, mostADay }).toEqual(told)
  }) // prettier-ignore

  it.each([
    ['900 minutes in total', 'no more than 50 minutes per session', 'actually make the total 800', { amount: { kind: 'minutes', minutes: 800 }, mostADay: 50 }],
    ['8 hours', '60 min sessions max', 'hm wait 8 is too little make it 10', { amount: { kind: 'minutes', minutes: 600 }, mostADay: 60 }],
    ['8 hours', 'max an hour each', 'can it be longer? like 90 min', { amount: { kind: 'minutes', minutes: 480 }, mostADay: 90 }],
    ['10小时', '每次最多45分钟', '总时间还是改成800分钟吧', { amount: { kind: 'minutes', minutes: 800 }, mostADay: 45 }],
  ])('[B3] a correction is of what it names, or of what was told last: %s', (...said) => {
    const told = said.at(-1)
    const { amount, mostADay } = known('limits', ...(said.slice(0, -1) as string[]))
    expect({ amount, mostADay }).toEqual(told)
  }) // prettier-ignore

  it('[B3] fewer sessions stay as long as they were', () => {
    const { amount } = known('limits', '12 sessions of 50 min', 'hm ten sessions is enough')
    expect(amount).toEqual({ kind: 'sessions', count: 10, minutes: 50 })
  })
})

describe('days and times', () => {
  it.each([
    ['On workdays only after 8pm', { weekdays: [], periods: [], times: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 1, end: 10 })) }],
    ['i work tue and thu so no studying then', { weekdays: [2, 4], periods: [] }],
    ['sundays are off btw and nothing before 10am', { weekdays: [7], periods: [1, 2] }],
    ['thursdays are out, and on the other days I’m free from 5pm', { weekdays: [4], periods: [1, 2, 3, 4, 5, 6, 7, 8] }],
    ['周二周四要打工，不能学', { weekdays: [2, 4], periods: [] }],
    ['周日休息，早上十点之前不学', { weekdays: [7], periods: [1, 2] }],
    ['我只有下午4点到晚上9点有空', { weekdays: [], periods: [1, 2, 3, 4, 5, 6, 7] }],
  ])('[B10] are kept free, or all that is free: %s', (said, limits) => {
    expect(known('amount', said).limits).toEqual(limits)
  }) // prettier-ignore

  it.each([
    ['mondays and wednesdays r bad', 'hm wait mondays are fine after all', [3]],
    ['thursdays are out', 'forget thursdays, i meant tuesdays', [2]],
    ['周一和周三没空', '等一下，周一其实可以的', [3]],
    ['星期四不行', '星期四说错了，是星期二', [2]],
  ])('[B3] are free again, or another day instead: %s', (said, again, weekdays) => {
    expect(known('amount', said, again).limits?.weekdays).toEqual(weekdays)
  })

  it('[B10] a date to keep free is no first, last or exam day, and is named as left out', () => {
    const first = 'I have to pass topology, exam on December 18, 10 hours'
    for (const said of ['im away from dec 2 to dec 4', 'not the 5th of dec, family wedding']) {
      const [before, after] = talk([first, said], 'en')
      expect(after?.reply).toMatch(/^I have no place for “/)
      expect(after?.record.draft).toEqual(before?.record.draft)
    }
  })
})

describe('cues', () => {
  const table = readCues<'long' | 'short'>([
    ['long', 2, 'any', 'no more than'],
    ['short', 2, 'any', 'no'],
    ['short', 1, 'near after', 'off'],
  ])

  it('[B10] the longest of the words at one place counts, and the nearest span has most of it', () => {
    expect(findCues('no more than two', table).map(({ slot }) => slot)).toEqual(['long'])
    const text = 'a off b'
    const spans = [{ start: 0, end: 1 }, { start: 6, end: 7 }] // prettier-ignore
    const scores = spans.map((span) => scoreSlots(text, span, findCues(text, table), spans))
    expect(scores.map((each) => each.get('short') ?? 0)).toEqual([1, 0])
  })

  it('[B10] clauses lie in their order in the text, and no text stops a reader', () => {
    const words = fc.constantFrom('12 hours', 'each', ', ', '. ', 'max', 'no', 'chapter 3', '每章', '两小时', '周日', '不', '，', ' ') // prettier-ignore
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const text = parts.join('')
        const spans = clausesOf(text)
        expect(spans.every(({ start, end }, index) => start < end && start >= (spans[index - 1]?.end ?? 0))).toBe(true) // prettier-ignore
        expect(readAmounts(text, noHints).rest.length).toBeGreaterThan(-1)
        const hints = { isAsked: true, told: [], known: [], hasParts: false, course: 'x' }
        expect(readTopics(text, hints).listed.every(({ title }) => title.trim() !== '')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('whatever was asked', () => {
  it.each([
    ['amount', "it's on the 21st, not the 18th", { exam: '2026-12-21', from: null }],
    ['work', "can't begin before 1 December", { exam: '2026-12-18', from: '2026-12-01' }],
    ['amount', '不是18号，是21号', { exam: '2026-12-21', from: null }],
    ['work', '12月1号之后再开始', { exam: '2026-12-18', from: '2026-12-02' }],
  ] as const)('[B10] a day is of what its words say (%s): %s', (section, said, days) => {
    const { exam, from } = known(section, said)
    expect({ exam: exam?.date, from }).toEqual(days)
  })

  it.each([
    ['it\u2019s called "Knots and Braids"', 'Knots and Braids'],
    ['the title is Knots and Braids, 3000 words', 'Knots and Braids'],
    ['题目《论实践》，3000字', '论实践'],
  ])('[B10] a title is heard: %s', (said, title) => {
    expect(known('dates', said).title).toBe(title)
  })

  it('[B10] an essay of 3000 words holds no words to learn, and word lists are counted as such', () => {
    expect(known('work', 'a 3000 word essay').units).toEqual([])
    expect(known('work', 'no essay this time, just 300 words of vocab').units).toMatchObject([
      { unit: 'word', count: 300 },
    ])
    const lists = known('work', '20 word lists, 15 minutes each, and 5 of them are finished')
    expect(lists.units).toMatchObject([{ name: 'Word list', count: 20, minutes: 15 }])
    expect(lists.skipped).toHaveLength(5)
  })

  it.each([
    ['chapters 2-6 are left', 'chapter'],
    ['chapter 1 is done, 2-6 are left', 'chapter'],
    ['ch 1 done, ch 2 to 6 to go', 'chapter'],
    ['lectures 2 through 6 remain', 'lecture'],
    ['第一章学完了，还剩第2到6章', 'chapter'],
  ])('[B10] a run of parts that is left is that run: %s', (said, unit) => {
    expect(known('dates', said).units).toMatchObject([{ unit, first: 2, count: 5 }])
  })

  it('[B10] the first chapter is not the first of what was offered', () => {
    expect(known('work', '第一章学完了').amount).toBeNull()
    expect(known('work', '选第一个').amount).not.toBeNull()
  })

  it('[B10] a part that is not examined leaves the exam, and short names are of their part', () => {
    expect(known('work', '考群论和环论，域论不考').exam?.date).toBe('2026-12-18')
    const parts = known(
      'work',
      "mechanics, waves and thermodynamics are on it, optics isn't",
      '4 hours for mechanics, 3 for waves, 3 for thermo',
    )
    expect(parts.topics.map(({ title, minutes }) => [title, minutes])).toEqual([
      ['mechanics', 240],
      ['waves', 180],
      ['thermodynamics', 180],
    ])
  })

  it('[B10] a word that speaks of the work is no short name of a part', () => {
    const topics = ['Hypothesis testing', 'Regression', 'Partial derivatives'].map((title) => ({ title, minutes: null, count: null })) // prettier-ignore
    const named = (text: string) => topicsNamed(topics, text).map(({ title }) => title)
    expect(named('the test is not on the 5th, do part 2')).toEqual([])
    expect(named('2 hours for deriv and regress')).toEqual(['Regression', 'Partial derivatives'])
  })

  it('[B3] another course is turned to, whatever reason stands behind it', () => {
    const said = ["no, let's do compilers instead, that one comes sooner"]
    expect(talk(['I have to pass topology', ...said], 'en').at(-1)?.reply).toContain('ompilers')
  })

  it('[B3] [B10] what was said last stands while it is asked which holds', () => {
    const { exam, doubts } = known('amount', 'exam on 20 December')
    expect([exam?.date, doubts[0]?.kind]).toEqual(['2026-12-20', 'two-exams'])
  })
})

describe('what was told stays as it was told', () => {
  it('[B10] a limit of the day makes no session longer, and a number of sessions a day is no length', () => {
    expect(known('amount', '每次50分钟', '一天最多两次').mostADay).toBe(50)
    expect(known('amount', '45 minutes at a time', 'max 2 hours a day').mostADay).toBe(45)
  })

  it('[B10] “once” behind many parts is of each of them', () => {
    const { units, amount } = known('amount', '第一章到第八章', '1次 30分')
    expect(units.map(({ sessions }) => sessions)).toEqual([1])
    expect(amount).toBeNull()
  })

  it('[B10] a part that was left out comes back', () => {
    const says = ['烷烃、烯烃、炔烃、芳香烃', '芳香烃去掉', '芳香烃还是要考的']
    expect(lengths(known('amount', ...says.slice(0, 2))).length).toBe(3)
    expect(lengths(known('amount', ...says)).map(([title]) => title)).toContain('芳香烃')
  })

  it('[B10] parts that are not examined leave the exam as it is', () => {
    expect(known('amount', '1到10章,4和7不考').exam?.date).toBe('2026-12-18')
  })
})

describe('what was learned of a part or a day', () => {
  it.each([
    [
      'parts: knots, braids and surfaces',
      'knots I know already',
      'put knots back in, I flunked it',
    ],
    ['纽结、辫子、曲面三块', '纽结会了', '纽结还是排一次吧，心里没底'],
  ])('[B10] brings a part back that was left out: %s', (...says) => {
    expect(known('amount', ...says.slice(0, 2)).topics).toHaveLength(2)
    expect(known('amount', ...says).topics).toHaveLength(3)
  })

  it('[B10] takes parts out beside the number of those that are left', () => {
    const said =
      '考极限、导数、中值定理、泰勒公式、不定积分。极限和导数我都会了不用管，剩下三个每个两次'
    expect(known('amount', said).topics.map(({ title }) => title)).toEqual(['中值定理', '泰勒公式', '不定积分']) // prettier-ignore
  })

  it('[B10] a time of the day leaves out no part of its number', () => {
    const { skipped } = known('amount', 'i need to get thru chapters 1-6 but ch 2 is solid already so skip it, 50 min each, never on saturdays (i work) and only between 5 and 9pm') // prettier-ignore
    expect(skipped.map(({ number }) => number)).toEqual([2])
  })

  // prettier-ignore
  it.each(['tue thu and sat, 40 mins each time', 'sorry, surfaces are out, he said so today'])('[B10] moves no exam by a day of something else: %s', (said) =>
    expect(known('amount', 'parts: knots, braids and surfaces', said).exam?.date).toBe('2026-12-18'))

  it.each([
    ['parts: knots, braids and surfaces', '4 for the knots, 3 for the braids. 75 min'],
    ['纽结、辫子、曲面三块', '纽结4，辫子3，每次75分钟'], // prettier-ignore
  ])('[B10] numbers beside a length of its own count sessions: %s', (...says) => {
    expect(known('amount', ...says).topics.map(({ count }) => count)).toEqual([4, 3, null])
  })
})
