// What is told once holds for the later plans of a conversation, over the real graph and a real file.
import { describe, expect, it } from 'vitest'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { answer, openCard, say, stateOf, textsOf, type World } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english } from './states.ts'

/** Days on which study that is still ahead lies. */
function studyDays(world: World): number[] {
  const days = stateOf(world).tasks.filter(isPlacedItem)
  return [...new Set(days.map(({ place }) => place.day))].toSorted((a, b) => a - b)
}

function planOn(world: World) {
  const { body } = openCard(world)
  if (body.kind !== 'plan') throw new Error(`a ${body.kind} card is open`)
  return body
}

describe('what was told before', () => {
  it.each([
    ["I'm away from 30 November to 3 December", 'no', 'plan next week', english],
    ['我11月30号到12月3号不在', '不用', '安排下周', chinese],
  ])('[M3] %s, and %s to the move: the days stay free in a later plan', async (...words) => {
    const [told, no, request, state] = words
    const world = openTalk(state)
    await say(world, told)
    await say(world, no)
    await say(world, request)
    expect(planOn(world).scope.unavailable).toEqual([{ day_from: 22, day_to: 25 }])
  })

  it.each([
    [
      "I'm away from 30 November to 3 December",
      'plan next week',
      'Mon 30 Nov – Thu 3 Dec',
      english,
    ],
    ['我11月30号到12月3号不在', '安排下周', '11月30日–12月3日', chinese],
  ])('[M3] %s: study leaves those days, and a later plan keeps off them', async (...words) => {
    const [told, request, spoken, state] = words
    const world = openTalk(state)
    expect(await say(world, told)).toMatchObject({ ending: 'card' })
    await answer(world, 'accept')
    expect(studyDays(world).filter((day) => day >= 22 && day <= 25)).toEqual([])
    await say(world, request)
    expect(textsOf(world).join('\n')).toContain(spoken)
    expect(planOn(world).scope.unavailable).toEqual([{ day_from: 22, day_to: 25 }])
    await answer(world, 'accept')
    expect(studyDays(world).filter((day) => day >= 22 && day <= 25)).toEqual([])
    expect(studyDays(world).some((day) => day > 25 && day <= 28)).toBe(true)
  })

  it('[M3] a time of one weekday alone is kept free in the plan that is asked for with it', async () => {
    const world = openTalk(english)
    await say(world, 'plan next week, no Wednesday afternoons')
    const { scope, diff } = planOn(world)
    expect(scope.unavailable).toEqual([{ day_from: 24, day_to: 24, slot_start: 5, slot_end: 8 }])
    const placed = Object.values(diff.updated).flatMap(([, to]) =>
      to.kind === 'item' && to.place !== null ? [to.place] : [],
    )
    expect(placed.length).toBeGreaterThan(0)
    const meets = placed.filter(({ day, start, end }) => day === 24 && end >= 5 && start <= 8)
    expect(meets).toEqual([])
  })

  it('[M3] an absence and a plan in one breath: study leaves those days first, the plan then keeps off them', async () => {
    const world = openTalk(english)
    await say(world, "I'm ill until Thursday, plan my week")
    expect(openCard(world).body).toMatchObject({ kind: 'write', call: { name: 'replan' } })
    expect(textsOf(world).join(' ')).toContain('Then ask for the plan again')
    await answer(world, 'accept')
    expect(studyDays(world).filter((day) => day <= 18)).toEqual([])
    await say(world, 'plan everything')
    expect(planOn(world).scope.unavailable).toEqual([{ day_from: 17, day_to: 18 }])
  })

  it('[M3] what was missed gets a new place off the days that were told before', async () => {
    const world = openTalk(english)
    world.ports.clock = () => ({ date: '2026-11-26', minute: 720, moment: { day: 18, period: 4 } })
    await say(world, "I'm away from Friday to Sunday")
    await answer(world, 'accept')
    await say(world, 'I missed calculus review 1')
    await answer(world, 'accept')
    const { body } = openCard(world)
    expect(body).toMatchObject({ kind: 'write', call: { name: 'replan' } })
    await answer(world, 'accept')
    expect(studyDays(world).filter((day) => day >= 19 && day <= 21)).toEqual([])
  })
})

describe('a run of sessions', () => {
  it('[M3] a session and what follows it go later together, each near to its hour', async () => {
    const world = openTalk(english)
    await say(world, 'move calculus review 2 and everything after it one day later')
    expect(textsOf(world).at(-1)).toBe('2 sessions go 1 day later, at the same hour.')
    expect(openCard(world).body).toMatchObject({ kind: 'write', call: { name: 'batch_move' } })
    await answer(world, 'accept')
    expect(placesChanged(world, english)).toEqual([
      [102, 20, 5],
      [103, 23, 3],
    ])
  })

  it('[M3] a distance at which it does not fit as a whole is answered with one that does', async () => {
    const world = openTalk(english)
    await say(world, 'bring all my calculus forward by two days')
    expect(textsOf(world).at(-1)).toContain("can't go 2 days earlier as a whole")
    await say(world, 'one day later')
    await answer(world, 'accept')
    expect(placesChanged(world, english).map(([id, day]) => [id, day])).toEqual([
      [101, 19],
      [102, 20],
      [103, 23],
    ])
  })

  it('[M3] where a day is full others make room, and not on the day that is left', async () => {
    const world = openTalk(english)
    await say(world, 'move everything from Thursday to Friday')
    await answer(world, 'accept')
    expect(studyDays(world)).not.toContain(18)
  })
})
