// Sentences that stand beside one another, exams by their course, and times told twice.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import { readMessage } from '../../../../electron/language/frames/read-message.ts'
import { readActs } from '../../../../electron/language/frames/recut.ts'
import { partsOf } from '../../../../electron/language/frames/split-message.ts'
import { chinese, english, factsOf } from '../states.ts'

const at: [string, string] = ['2026-11-26', '07:40']
const facts = (text: string) =>
  factsOf(text, { state: /\p{Script=Han}/u.test(text) ? chinese : english, at })
const read = (text: string) => understand(facts(text))
const acts = (text: string) => readActs(text, facts(text)).map(({ act }) => act)

describe('sentences beside one another', () => {
  it.each(['morning!! what do i have today', '早上好！今天有什么安排'])(
    '[M6] a greeting narrows no day: %s',
    (text) => {
      expect(readMessage(text, facts(text))).toEqual([
        { kind: 'query-day', dates: ['2026-11-26'], wish: null },
      ])
    },
  )

  it('[M6] [M3] each is its own act, also where the first was sure of both', () => {
    expect(acts('ping me 10 mins before every block? and make it dark mode')).toEqual([
      'set_reminder',
      'set_setting',
    ])
  })

  it('[M6] an act that is asked back takes none of what stands beside it along', () => {
    const text = '明天的英语课停了！把矩阵练习2放到周六'
    expect(partsOf(facts(text))).toHaveLength(2)
  })
})

describe('what is left free', () => {
  it('[M3] an hour that ends in a numeral is kept free by this plan, and is no habit', () => {
    expect(read('把没排的全排了，晚上七点四十以后不学')).toMatchObject({
      kind: 'writes',
      writes: [{ kind: 'plan', limits: { periods: expect.arrayContaining([10]) } }],
    })
  })
})

describe('times told twice', () => {
  it('[M6] the hour in a part of the day is where it goes', () => {
    expect(readMessage('高数复习2放周五中午 第5节', facts('高数复习2'))).toMatchObject([
      { kind: 'put', target: { dates: ['2026-11-27'], wish: { kind: 'periods', start: 5 } } },
    ])
  })

  it('[M6] the day of a condition is that of the block', () => {
    const text = 'if saturday is still empty in the morning put calculus review 2 there'
    expect(readMessage(text, facts(text))).toMatchObject([
      { kind: 'put', target: { dates: ['2026-11-28'], wish: { part: 'morning' } }, ifFree: {} },
    ])
  })

  it.each([
    ['undo both of those', 2],
    ['undo that', 1],
  ])('[M6] both are two steps back: %s', (text, times) => {
    expect(readMessage(text, facts(text))).toMatchObject([{ kind: 'undo', times }])
  })
})
