// "No, leave it where it is", said at the card of a re-plan: it is heard, nothing moves, and it is said what can be done.
import { describe, expect, it } from 'vitest'
import { commitChange } from '../../../../db/change.ts'
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import type { Card } from '../../../../shared/agent/card.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass } from '../../../builders.ts'
import { byPerson, now } from '../../../db/data-folder.ts'
import { answer, openCard, openCards, say, stateOf, textsOf } from '../../agent/world.ts'
import { openTalk } from '../conversation.ts'
import { english } from '../states.ts'

type Titles = [course: string, first: string, second: string, third: string, other: string]

/**
 * Wednesday is day 17. The first session waits and has to come before the second, which lies too early for it; the third
 * lies far enough off, and the other course's block where the second would go.
 */
function held([course, first, second, third, other]: Titles): ScheduleState {
  return schedule(
    [
      taskClass(1, { course, title: `${course}: work` }),
      taskClass(2, { course: other, title: `${other}: work` }),
      event(1, at(17, 3, 10), { series: 1, title: 'Excursion', locked: true }),
      item(11, { order: 1, title: first, duration: 2 }),
      item(12, { order: 2, title: second, place: at(18, 1, 2) }),
      item(13, { order: 3, title: third, place: at(18, 3, 4) }),
      item(21, { classId: 2, order: 1, title: other, place: at(20, 1, 2) }),
    ],
    english.window,
  )
}

const inEnglish = held(['Algorithms', 'Linked list', 'Hash map', 'Binary tree', 'Botany'])
const inChinese = held(['数据结构', '链表', '哈希表', '二叉树', '植物学'])

/** Where the second session may not go later, one of two others can make room before it. */
const either = schedule(
  [
    taskClass(1, { course: 'Algorithms', title: 'Algorithms: work' }),
    taskClass(2, { course: 'Botany', title: 'Botany: work' }),
    taskClass(3, { course: 'Drawing', title: 'Drawing: work' }),
    event(1, at(17, 3, 10), { series: 1, title: 'Excursion', locked: true }),
    event(2, at(18, 5, 10), { series: 1, title: 'Excursion', locked: true }),
    item(11, { order: 1, title: 'Linked list', duration: 2 }),
    item(12, { order: 2, title: 'Hash map', place: at(19, 1, 2) }),
    item(21, { classId: 2, order: 1, title: 'Botany', place: at(18, 1, 2) }),
    item(31, { classId: 3, order: 1, title: 'Drawing', place: at(18, 3, 4) }),
  ],
  english.window,
)

/** The first session lay on Monday. */
const begun: ScheduleState = {
  ...inEnglish,
  tasks: inEnglish.tasks.map((task) =>
    task.kind === 'item' && task.id === 11
      ? { ...task, place: at(15, 1, 2), status: 'existing' }
      : task,
  ),
}

function movedOn({ body }: Card): string[] {
  return body.kind === 'write' ? Object.keys(body.diff.updated).toSorted() : []
}

async function afterPlan(state: ScheduleState, plan: string, words: string) {
  const world = openTalk(state)
  await say(world, plan)
  expect(openCard(world).body).toMatchObject({ kind: 'write', call: { name: 'replan' } })
  const before = textsOf(world).length
  await say(world, words)
  expect(stateOf(world)).toEqual(state)
  return { said: textsOf(world).slice(before).join(' '), cards: openCards(world).length }
}

describe('what is to stay where it is', () => {
  it.each([
    ['No, leave Hash map where it is'],
    ["don't move the hash map"],
    ['Hash map stays where it is'],
    ['keep Hash map on Thursday'],
    ['no, hash map should not be moved'],
  ])('[P3] [G7] “%s”: without it there is no room, and it is said so', async (words) => {
    const { said, cards } = await afterPlan(inEnglish, 'plan my week', words)
    expect(said).toBe(
      'Nothing was moved. If “Hash map” (Thu 26 Nov 08:00–09:35) stays where it is, there is no room for “Linked list” (pending). To be sure that it stays in later plans too, pin it in the details of the block.',
    )
    expect(cards).toBe(0)
  })

  it.each([['不，哈希表别动'], ['别挪哈希表'], ['让哈希表留在原处'], ['哈希表不要动']])(
    '[P3] [G7] “%s”: 不动就没有位置，会说明',
    async (words) => {
      const { said } = await afterPlan(inChinese, '安排这周', words)
      expect(said).toBe(
        '没有挪动任何任务。“哈希表”（11月26日 周四 08:00–09:35）不动的话，“链表”（待安排）就没有位置了。以后的计划里也不想让它动，可以在详情里把它固定。',
      )
    },
  )

  it('[P3] [G7] where others can make room instead a pin does it, and the next plan keeps to it', async () => {
    const world = openTalk(either)
    await say(world, 'plan my week')
    expect(movedOn(openCard(world))).toEqual(['task:11', 'task:12'])
    await say(world, 'No, leave Hash map where it is')
    expect(textsOf(world).at(-1)).toBe(
      'Nothing was moved. Only what is pinned is sure to stay: pin “Hash map” (Fri 27 Nov 08:00–09:35) first, in the details of the block, then ask for the plan again and the others make room around it.',
    )
    const pin = applyEdit(stateOf(world), { kind: 'lock', task: 12, locked: true }, world.moment)
    if (!pin.ok) throw new Error('it can be pinned')
    commitChange(world.database, { at: now, change: byPerson(pin.value.diff) })
    await say(world, 'plan my week')
    const again = movedOn(openCard(world))
    expect(again).toContain('task:11')
    expect(again).not.toContain('task:12')
  })

  it.each([
    [
      inEnglish,
      'plan my week',
      'leave Botany where it is',
      '“Botany” (Sat 28 Nov 08:00–09:35) stays where it is in that plan. Nothing was moved; ask for the plan again to see its card.',
    ],
    [
      inChinese,
      '安排这周',
      '植物学别动',
      '这个方案里“植物学”（11月28日 周六 08:00–09:35）本来就不动。没有挪动任何任务；想再看一遍，就再说一次要安排。',
    ],
  ])(
    '[P3] what the card leaves alone stays, and that is said',
    async (state, plan, words, expected) => {
      expect((await afterPlan(state, plan, words)).said).toBe(expected)
    },
  )

  it('[P6] [P3] at the card of a re-plan after a mark it is said beside what was done', async () => {
    const world = openTalk(begun)
    await say(world, 'I missed Linked list, plan it again')
    await answer(world, 'accept')
    expect(openCard(world).body).toMatchObject({ kind: 'write', call: { name: 'replan' } })
    const before = stateOf(world)
    await say(world, 'no, leave Hash map where it is')
    const said = textsOf(world).at(-1) ?? ''
    expect(said).toContain('Marked “Linked list” as missed. Nothing was moved.')
    expect(said).toContain('“Hash map” (Thu 26 Nov 08:00–09:35)')
    expect(stateOf(world)).toEqual(before)
  })

  it.each(['not on Thursday', 'keep the mornings free', "why don't you move Botany?"])(
    '[P3] “%s” holds no block',
    async (words) => {
      const { said } = await afterPlan(inEnglish, 'plan my week', words)
      expect(said).not.toContain('pin')
      expect(said).not.toContain('stays where it is')
    },
  )
})
