// Sentences that stand beside one another, exams by their course, and times told twice.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import { readMessage } from '../../../../electron/language/frames/read-message.ts'
import { readActs } from '../../../../electron/language/frames/recut.ts'
import { partsOf } from '../../../../electron/language/parts-of.ts'
import { withLeads } from '../../../../electron/language/reader/join-slots.ts'
import type { RoleName } from '../../../../electron/language/reader/frame.ts'
import { lexText } from '../../../../electron/language/words/lexed-text.ts'
import { say, textsOf } from '../../agent/world.ts'
import { openTalk } from '../conversation.ts'
import { chinese, english, factsOf } from '../states.ts'

const at: [string, string] = ['2026-11-26', '07:40']
const facts = (text: string) =>
  factsOf(text, { state: /\p{Script=Han}/u.test(text) ? chinese : english, at })
const read = (text: string) => understand(facts(text))
const acts = (text: string) => readActs(text, facts(text)).map(({ act }) => act)

const ownersIn = (text: string) => lexText(text, facts(text)).names.flatMap(({ owners }) => owners)

/** The roles of a move with their words, once what belongs together is joined. */
function roles(text: string, ...marked: [RoleName, string][]): [RoleName, string][] {
  const slots = marked.map(([role, words]) => {
    const from = text.indexOf(words)
    return { role, text: words, from, to: from + words.length }
  })
  const flags: [] = []
  const frame = {
    act: 'move_class' as const,
    from: 0,
    to: text.length,
    slots,
    flags,
    others: [],
    confidence: 1,
  }
  return withLeads(frame, text).slots.map(({ role, text: words }) => [role, words])
}

describe('what stands behind a plan', () => {
  it.each([
    ['plan my week and keep friday free', ['plan']],
    ['plan my week and clear friday', ['plan', 'clear']],
    ['安排一下这周，把周五清空', ['plan', 'clear']],
    ['安排下周，近现代史先不排', ['plan']],
  ])('[M6] “%s”: what is kept out is of the plan, what is cleared is an act', (text, read) => {
    expect(acts(text)).toEqual(read)
  })
})

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

describe('what fits', () => {
  it.each([
    ['en', 'can all of history still be done by friday?', '2 study blocks'],
    ['zh', '中国近现代史周五之前能全部做完吗', '2 个'],
  ] as const)(
    '[P4] all of it is asked about, and not its share: %s',
    async (language, text, count) => {
      const world = openTalk(language === 'en' ? english : chinese)
      world.language = language
      await say(world, text)
      expect(textsOf(world).at(-1)).toContain(count)
    },
  )
})

describe('a course by its initials', () => {
  it('[M6] is named by them, and by no word of a sentence', () => {
    expect(ownersIn('when is mh')).toContainEqual({ kind: 'class', id: 3 })
    expect(ownersIn('is it on me or up to you')).toEqual([])
  })
})

describe('hours behind a day', () => {
  it('[M6] are when it begins and ends there', () => {
    const text = 'it moves to saturday, 10:40 to 12:15'
    expect(roles(text, ['to', 'saturday'], ['from', '10:40'], ['to', '12:15'])).toEqual([
      ['to', 'saturday'],
      ['to', '10:40 to 12:15'],
    ])
  })

  it('[M6] and behind “from” the first is the one that is left', () => {
    const text = 'to saturday, from 10:40 to 12:15'
    expect(roles(text, ['to', 'saturday'], ['from', '10:40'], ['to', '12:15'])).toHaveLength(3)
  })
})

describe('times told twice', () => {
  it('[M6] the hour in a part of the day is where it goes', () => {
    expect(readMessage('高数复习2放周五中午 第5节', facts('高数复习2'))).toMatchObject([
      { kind: 'put', target: { dates: ['2026-11-27'], wish: { kind: 'periods', start: 5 } } },
    ])
  })

  it('[M6] how far it goes is said of the block, and the day of a condition is not', () => {
    const text = 'if Friday is full, push calculus review 1 back a day'
    expect(readMessage(text, facts(text))).toMatchObject([
      { kind: 'put', target: { dates: null, shift: 1 } },
    ])
  })

  it.each([
    ['undo both of those', 2],
    ['undo that', 1],
  ])('[M6] both are two steps back: %s', (text, times) => {
    expect(readMessage(text, facts(text))).toMatchObject([{ kind: 'undo', times }])
  })
})

describe('[M3] a lesson that is off', () => {
  it.each([
    ['周四高数停一次', ['cancel_class']],
    ['周三高数停课', ['cancel_class']],
  ])('%s is no day off and no place', (text, expected) => {
    expect(acts(text)).toEqual(expected)
  })

  it('is cut from what takes its time, though it was given no role', () => {
    expect(acts('这周四高数课不去了 那个点儿把矩阵练习2挪过来').at(-1)).toBe('move')
    expect(acts('这周四高数课不去了 那个点儿把矩阵练习2挪过来')).toHaveLength(2)
  })
})
