// Blocks that can't go alone where they are wished to, days that were lost, and names that are loosely said.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import { chinese, english, factsOf } from '../states.ts'
import { openTalk, placesChanged } from '../conversation.ts'
import { answer, openCards, say, stateOf, textsOf } from '../../agent/world.ts'

const read = (text: string, at?: [string, string]) =>
  understand(
    factsOf(text, {
      state: /\p{Script=Han}/u.test(text) ? chinese : english,
      ...(at === undefined ? {} : { at }),
    }),
  )

describe('where a block can not go alone', () => {
  it.each([
    ['en', 'move calculus review 1 to Saturday', english],
    ['zh', '把高数复习1挪到周六', chinese],
  ] as const)(
    '[M3] [S4] what keeps its order with it goes along on the same card: %s',
    async (language, wish, state) => {
      const world = openTalk(state)
      world.language = language
      expect(await say(world, wish)).toMatchObject({ ending: 'card' })
      expect(textsOf(world).at(-1)).toMatch(
        /“Calculus review 2”.* moves with it|“高数复习2”.*要跟着挪/,
      )
      expect(placesChanged(world, state)).toEqual([])
      const [card] = openCards(world)
      expect(card?.body).toMatchObject({ kind: 'write', call: { name: 'batch_move' } })
      await answer(world, 'accept')
      const moved = placesChanged(world, state)
      expect(moved.length).toBeGreaterThan(1)
      expect(moved).toContainEqual([101, 20, expect.any(Number)])
    },
  )

  it('[M3] [S4] beside another change it goes along as well', async () => {
    const world = openTalk(english)
    await say(world, 'matrices 1 is done, and move calculus review 1 to Saturday')
    await answer(world, 'accept')
    expect(textsOf(world).at(-1)).toContain('moves with it')
    await answer(world, 'accept')
    expect(placesChanged(world, english).length).toBeGreaterThan(1)
  })

  it('[M3] “another day” with words that were not read is asked, and moves nothing', () => {
    const words =
      'thursday is hectic, shift whatever i have then to another day, just not matrices 1, that stays'
    expect(read(words).kind).toBe('ask')
  })

  it('[M3] a no leaves all as it was', async () => {
    const world = openTalk(english)
    await say(world, 'move calculus review 1 to Saturday')
    await say(world, 'no')
    expect(openCards(world)).toEqual([])
    expect(placesChanged(world, english)).toEqual([])
  })
})

describe('on a day that was lost', () => {
  it.each(['I got nothing done today, redo the plan', '今天啥都没学，后面的帮我重新排下'])(
    '[M3] what lies behind is marked as missed, and planned again: %s',
    (text) => {
      const intent = read(text, ['2026-11-26', '22:00'])
      const kinds = intent.kind === 'writes' ? intent.writes.map(({ kind }) => kind) : []
      expect(kinds.slice(0, 4)).toEqual(['mark', 'mark', 'mark', 'replan'])
    },
  )

  it('[M3] where it is not told that nothing was done, that is asked', () => {
    expect(
      read('I was sick all day, can you fix the plan?', ['2026-11-26', '22:00']),
    ).toMatchObject({
      kind: 'ask',
      question: { kind: 'really' },
    })
  })
})

describe('what is loosely named', () => {
  it.each([
    ['the morning one is done', { writes: [{ kind: 'mark', mark: 'done', taskId: 101 }] }],
    ['上午那个做完了', { writes: [{ kind: 'mark', mark: 'done', taskId: 101 }] }],
    ['the afternoon one is done', { question: { kind: 'which-task', candidates: [201, 301] } }],
    ['下午那个做完了', { question: { kind: 'which-task', candidates: [201, 301] } }],
  ])('[M3] a time without a day is of today, and of several it is asked: %s', (text, intent) => {
    expect(read(text, ['2026-11-26', '18:00'])).toMatchObject(intent)
  })
})

describe('what is done, and what is not', () => {
  it.each([
    "Don't plan anything yet. Just tell me what is still open",
    '先别排。我就想看看还有哪些没安排的',
  ])('[M3] what is forbidden is not done, the question beside it is answered: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'query', query: { kind: 'query-pending' } })
  })

  it.each(['calculus', '高数'])('[M3] a course alone is told of: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'query', query: { kind: 'query-several' } })
  })

  it.each(['plan everything except astronomy', '除了天文学，其他的都给我排上'])(
    '[M3] what is to be left out and is not known is asked about: %s',
    (text) => {
      expect(read(text).kind).not.toBe('writes')
    },
  )

  it.each([
    ['skip algebra this week', 'en', english],
    ['把线代这周的都拿下来', 'zh', chinese],
  ] as const)(
    '[T4] several that leave the week are one card: %s',
    async (text, language, state) => {
      const world = openTalk(state)
      world.language = language
      expect(await say(world, text)).toMatchObject({ ending: 'card' })
      const [card] = openCards(world)
      expect(card?.body).toMatchObject({
        call: { name: 'unplace', arguments: { task_id: 201, also: [202] } },
      })
      await answer(world, 'accept')
      expect(openCards(world)).toEqual([])
      expect(stateOf(world).tasks.filter(({ id }) => id === 201 || id === 202)).toMatchObject([
        { place: null, status: 'pending' },
        { place: null, status: 'pending' },
      ])
    },
  )
})
