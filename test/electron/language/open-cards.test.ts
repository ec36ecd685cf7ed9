// What is typed at an open card never accepts it and never loses it: it is answered, or it changes the proposal.
import { describe, expect, it } from 'vitest'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, openCard, openCards, say, textsOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english } from './states.ts'

/** `+` accepts the open card, `-` and what follows rejects it with that reason, anything else is said. */
async function talk(state: ScheduleState, lines: string[]) {
  const world = openTalk(state)
  let before = 0
  let ending: string | null = null
  for (const line of lines) {
    before = textsOf(world).length
    if (line === '+') ({ ending } = await answer(world, 'accept'))
    else if (line.startsWith('-'))
      ({ ending } = await answer(world, 'reject', { note: line.slice(1) }))
    else ({ ending } = await say(world, line))
  }
  const [card] = openCards(world)
  const said = textsOf(world).slice(before).join(' ')
  return { world, ending, said, body: card?.body ?? null, changed: placesChanged(world, state) }
}

const again = {
  en: "Typing doesn't accept a proposal. Here it is again: press Accept to apply it.",
  zh: '打字不会接受方案。方案还在下面，按“接受”就会生效。',
}

const nextWeek = { fromDay: 22, toDay: 28, excludedWeekdays: [], excludedPeriods: [] }

describe('a plan card', () => {
  it.each([
    ['plan next week', 'yes', english, again.en],
    ['plan next week', 'ok looks good', english, again.en],
    ['plan next week', 'accept', english, again.en],
    ['plan next week', 'Yes, accept it please!', english, again.en],
    ['安排下周', '可以，就这样', chinese, again.zh],
    ['安排下周', '接受', chinese, again.zh],
    [
      'plan next week',
      'what is free on Friday?',
      english,
      'Fri 27 Nov: 10:00–11:35 and 19:00–20:35 free; taken: “Calculus” 08:00–09:35, “Calculus review 2” 13:30–15:05 and “Matrices 2” 15:20–16:55. The proposal stands below.',
    ],
    ['安排下周', '周四晚上有空吗', chinese, '11月26日 周四：19:00–20:35有空。方案还在下面。'],
    [
      'plan next week',
      'when is biology?',
      english,
      "I can't find that in your schedule. The proposal stands below.",
    ],
    ['plan next week', 'thanks', english, "You're welcome. The proposal stands below."],
    [
      'plan next week',
      'calculus in the evening please',
      english,
      "A proposal can't set a time for one course alone. Accept the one below, then say “move the Calculus: midterm session to the evening”.",
    ],
    [
      '安排下周',
      '高数放到晚上',
      chinese,
      '方案里没法单独给一门课定时间。先接受下面的方案，再说“把高等数学期中复习挪到晚上”。',
    ],
  ])('[M3] %s, then %s: the same plan is proposed again', async (request, words, state, said) => {
    const first = await talk(state, [request])
    const second = await talk(state, [request, `-${words}`])
    expect(second).toMatchObject({ ending: 'card', said, changed: [] })
    expect(second.body).toMatchObject({ kind: 'plan', classIds: [1, 2, 3], scope: nextWeek })
    expect(first.body?.kind === 'plan' && first.body.steps).toEqual(
      second.body?.kind === 'plan' && second.body.steps,
    )
  })

  it.each([
    ['plan next week', 'make it Sunday afternoon instead', english],
    ['安排下周', '改到周日下午', chinese],
  ])('[M3] %s, then %s: the day is the one of the proposed week', async (request, words, state) => {
    const { body } = await talk(state, [request, `-${words}`])
    expect(body).toMatchObject({ kind: 'plan', scope: { fromDay: 28, toDay: 28 } })
  })

  it('[M3] a suggestion in the form of a question changes the plan', async () => {
    const { body } = await talk(english, ['plan next week', '-what about Friday?'])
    expect(body).toMatchObject({ kind: 'plan', scope: { fromDay: 26, toDay: 26 } })
    const zh = await talk(chinese, ['安排下周', '-周五怎么样'])
    expect(zh.body).toMatchObject({ kind: 'plan', scope: { fromDay: 26, toDay: 26 } })
  })

  it('[M3] what was answered in between is no part of the request any more', async () => {
    const { body } = await talk(english, [
      'plan next week',
      '-yes',
      '-what is free on Friday?',
      '-not on Friday',
    ])
    expect(body).toMatchObject({ kind: 'plan', scope: { ...nextWeek, excludedWeekdays: [5] } })
  })

  it('[M3] a rejection without a word after an agreement is asked about', async () => {
    const { said, ending } = await talk(english, ['plan next week', '-yes', '-'])
    expect(ending).toBe('question')
    expect(said).toContain('What should be different')
  })

  it.each([
    ['plan next week', 'make it lighter', 'history', english, 'Which course should I leave out'],
    ['安排下周', '少排一点', '近代史', chinese, '要少排哪门课'],
  ])(
    '[M3] %s, then %s asks which course to leave out',
    async (request, words, name, state, said) => {
      const asked = await talk(state, [request, `-${words}`])
      expect(asked.ending).toBe('question')
      expect(asked.said).toContain(said)
      const { body } = await talk(state, [request, `-${words}`, name])
      expect(body).toMatchObject({ kind: 'plan', classIds: [1, 2] })
    },
  )

  it('[M3] a course dropped from the plan is left out and nothing is taken off the week', async () => {
    const { body } = await talk(english, ['plan next week', '-drop history'])
    expect(body).toMatchObject({ kind: 'plan', classIds: [1, 2] })
  })

  it('[M3] accepting after all applies it, and what would improve it may be declined', async () => {
    const { changed, said } = await talk(english, ['plan next week', '-yes', '+', '-'])
    expect(changed.length).toBeGreaterThan(0)
    expect(said).toMatch(
      /^The plan is in your week: \d+ study sessions\. Next is “Calculus review 1” on .*\. The other \d come in later weeks\.$/,
    )
    const zh = await talk(chinese, ['安排下周', '-好的', '+', '-'])
    expect(zh.said).toMatch(
      /^已经排进课表：\d+ 次学习。接下来是“高数复习1”：.*其余 \d 次之后再排。$/,
    )
  })
})

describe('the card of a call', () => {
  const call = { name: 'move', arguments: { task_id: 102, new_day: 20, new_slot_start: 1 } }

  it.each([
    ['move calculus review 2 to Saturday', 'ok looks good', english, again.en],
    ['把高数复习2挪到周六', '可以，就这样', chinese, again.zh],
    [
      'move calculus review 2 to Saturday',
      'what is free tomorrow?',
      english,
      'Thu 26 Nov: 08:00–09:35 and 16:10–20:35 free; taken: “Calculus review 1” 10:00–11:35, “Matrices 1” 13:30–15:05 and “Chapter 1” 15:20–16:05. The proposal stands below.',
    ],
    ['把高数复习2挪到周六', '谢谢', chinese, '不客气。方案还在下面。'],
  ])('[M3] %s, then %s: the same call is proposed again', async (request, words, state, said) => {
    const first = await talk(state, [request, `-${words}`])
    expect(first).toMatchObject({ ending: 'card', said, changed: [], body: { call } })
    const accepted = await talk(state, [request, `-${words}`, '+'])
    expect(accepted.changed).toEqual([[102, 20, 1]])
  })

  it('[M3] a rejection without a word after an agreement drops it', async () => {
    const { changed, ending } = await talk(english, [
      'move calculus review 2 to Saturday',
      '-yes',
      '-',
    ])
    expect({ changed, ending }).toEqual({ changed: [], ending: 'completed' })
  })

  it('[M3] an agreement to an offered place is none to the card that follows', async () => {
    const { world, changed } = await talk(english, [
      'move calculus review 2 to Friday at 8',
      'yes',
      '-yes',
    ])
    expect(changed).toEqual([])
    expect(openCard(world).body).toMatchObject({ call: { arguments: { new_day: 19 } } })
  })

  it('[M3] each step of several keeps its own card', async () => {
    const { changed } = await talk(english, [
      'move calculus review 2 to Saturday, then take matrices 1 off the week',
      '-ok',
      '+',
      '-ok',
      '+',
    ])
    expect(changed).toEqual([
      [102, 20, 1],
      [201, 0, 0],
    ])
  })
})

describe('an open question', () => {
  it.each([
    ['move calculus', 'thanks', english, /^You're welcome\. Which one do you mean: /],
    ['把高数挪到周六', '谢谢', chinese, /^不客气。你说的是哪一个：.*还是.*？/],
    [
      'move calculus',
      'what is free on Friday?',
      english,
      /^Fri 27 Nov: .* free; taken: .*\. Which one do you mean: /,
    ],
    [
      '把高数挪到周六',
      '周五有空吗',
      chinese,
      /^11月27日 周五：.*有空；已有安排：.*。你说的是哪一个：/,
    ],
  ])('[M3] %s, then %s: it is answered and asked again', async (request, words, state, said) => {
    const end = await talk(state, [request, words])
    expect(end.ending).toBe('question')
    expect(end.said).toMatch(said)
  })
})
