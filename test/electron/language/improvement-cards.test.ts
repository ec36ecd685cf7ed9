// What is typed at the card of an improvement: another proposal, other days, or a request that takes its place.
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, openCards, say, textsOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english } from './states.ts'

/** `+` accepts the open card, anything else is said; at a card that rejects it with these words. */
async function talk(state: ScheduleState, language: Language, lines: string[]) {
  const world = openTalk(state)
  world.language = language
  let heard = 0
  let ending: string | null = null
  for (const line of lines) {
    heard = textsOf(world).length
    const isOpen = openCards(world).length > 0
    if (line === '+') ({ ending } = await answer(world, 'accept'))
    else if (isOpen) ({ ending } = await answer(world, 'reject', { note: line }))
    else ({ ending } = await say(world, line))
  }
  const [card] = openCards(world)
  const call = card?.body.kind === 'write' ? card.body.call : null
  const said = textsOf(world).slice(heard).join(' ')
  return { ending, said, call, changed: placesChanged(world, state) }
}

const sundayMorning = { name: 'move', arguments: { task_id: 202, new_day: 21, new_slot_start: 1 } }

describe('at the card of an improvement', () => {
  it('[G8] a request of its own takes the place of the proposal, and accepting it ends the turn', async () => {
    const wish = ['improve my plan', 'move matrices 2 to Sunday morning']
    const asked = await talk(english, 'en', wish)
    expect(asked).toMatchObject({ ending: 'card', call: sundayMorning, changed: [] })
    const done = await talk(english, 'en', [...wish, '+'])
    expect(done).toMatchObject({ ending: 'completed', call: null, changed: [[202, 21, 1]] })
    expect(done.said).toContain('“Matrices 2” is now on Sun 29 Nov')
  })

  it('[G8] so it does in Chinese', async () => {
    const asked = await talk(chinese, 'zh', ['优化一下计划', '把矩阵练习2挪到周日上午'])
    expect(asked).toMatchObject({ ending: 'card', call: sundayMorning, changed: [] })
    expect(asked.said).not.toMatch(/[a-z]{3}/i)
  })

  it.each([
    [
      english,
      'en',
      ['improve my plan', 'Sunday morning instead'],
      /“Calculus review 2”.* moves with it/,
    ],
    [chinese, 'zh', ['优化一下计划', '周日上午吧'], /“高数复习2”.*要跟着挪/],
  ] as const)(
    '[G8] another place for the block on it is judged, and what has to move with it is on its card: %#',
    async (state, language, lines, words) => {
      const asked = await talk(state, language, [...lines])
      expect(asked).toMatchObject({ ending: 'card', call: { name: 'batch_move' }, changed: [] })
      expect(asked.said).toMatch(words)
    },
  )

  it('[M3] a name that fits several blocks is asked back, and the answer counts', async () => {
    const wish = ['improve my plan', 'move calculus to Sunday']
    expect(await talk(english, 'en', wish)).toMatchObject({ ending: 'question', changed: [] })
    const chosen = await talk(english, 'en', [...wish, 'the third'])
    expect(chosen).toMatchObject({
      ending: 'card',
      call: { name: 'move', arguments: { task_id: 103, new_day: 21 } },
      changed: [],
    })
  })

  it('[G8] "not on Thursday" and "another one" bring a proposal that is another', async () => {
    for (const words of ['not on Thursday', 'another one']) {
      const { call, changed } = await talk(english, 'en', ['improve my plan', words])
      expect(call?.arguments).not.toMatchObject({ task_id: 101 })
      expect(call?.arguments).not.toMatchObject({ new_day: 18 })
      expect(changed).toEqual([])
    }
  })
})
