// Several blocks told of in one sentence, on Saturday 2026-11-28 at noon: each is marked, and what is not there is said.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../electron/language/understand.ts'
import type { Intent, Statement } from '../../../electron/language/resolve/intent.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { at, item, schedule, taskClass } from '../../builders.ts'
import { answer, openCard, say, stateOf, textsOf } from '../agent/world.ts'
import { openTalk } from './conversation.ts'
import { ask, mark, placeAgain, put, to, writes } from './intents.ts'
import { english, factsOf } from './states.ts'

type Course = { course: string; title: string; items: string[] }

/** 101–103 lie on Monday to Wednesday of this week, 201, 202, 301 and 302 on its first two days; 203 and 303 wait. */
function stateOfWork(courses: [Course, Course, Course]): ScheduleState {
  return schedule(
    courses.flatMap(({ course, title, items }, index) => [
      taskClass(index + 1, { course, title }),
      ...items.map((name, rank) =>
        item((index + 1) * 100 + rank + 1, {
          classId: index + 1,
          order: rank + 1,
          title: name,
          place: index > 0 && rank === 2 ? null : at(15 + rank, index * 2 + 1),
        }),
      ),
    ]),
    english.window,
  )
}

const inEnglish = stateOfWork([
  {
    course: 'History',
    title: 'History: readings',
    items: [1, 2, 3].map((number) => `Chapter ${number}: reading and notes`),
  },
  {
    course: 'Calculus',
    title: 'Calculus: midterm',
    items: ['Limits', 'Derivatives', 'Integrals'].map((name) => `${name}: problem set`),
  },
  {
    course: 'Physics',
    title: 'Physics: laboratory reports',
    items: ['Pendulum', 'Heat', 'Optics'].map((name) => `${name}: write the report`),
  },
])

const inChinese = stateOfWork([
  {
    course: '近代史',
    title: '近代史阅读',
    items: ['一', '二', '三'].map((number) => `第${number}章：阅读与笔记`),
  },
  {
    course: '高等数学',
    title: '高等数学期中复习',
    items: ['极限', '导数', '积分'].map((name) => `${name}：习题`),
  },
  {
    course: '大学物理',
    title: '大学物理实验报告',
    items: ['单摆', '比热', '光学'].map((name) => `${name}：撰写报告`),
  },
])

const saturday: [string, string] = ['2026-11-28', '12:00']

function heard(words: string, state: ScheduleState): Intent {
  return understand(factsOf(words, { state, at: saturday }))
}

const missed = (taskIds: number[], ...notes: Statement[]): Intent => ({
  kind: 'writes',
  writes: [...taskIds.map((id) => mark(id, 'missed')), placeAgain(...taskIds)],
  notes,
})

const noSuch = (words: string): Statement => ({ kind: 'no-such-study', words })

describe('what was missed', () => {
  it('[M3] [P6] what is over and not done was missed where it is moved on', () => {
    const sunday = put(201, to(['2026-11-29']))
    expect(heard('move limits to Sunday', inEnglish)).toEqual(writes(mark(201, 'missed'), sunday))
  })

  it.each<[words: string, intent: Intent]>([
    ['I missed both problem sets this week', missed([201, 202])],
    ['I missed both problem sets', missed([201, 202])],
    ['I missed all problem sets', missed([201, 202])],
    ['I missed limits and derivatives', missed([201, 202])],
    ['I missed limits, derivatives and chapter 2', missed([201, 202, 102])],
    ["I didn't do limits or chapter 1", missed([201, 101])],
    ['I missed Reading 1 and Lab report 2', missed([101, 302])],
    ['I missed reading 2 and problem set 1', missed([102, 201])],
    ['I missed limits and integrals', missed([201], { kind: 'not-planned', taskId: 203 })],
    ['I missed limits and Fourier transforms', missed([201], noSuch('Fourier'))],
    ['I missed readings and problem sets on Monday', missed([101, 201])],
    [
      'I missed readings and problem sets on Wednesday',
      missed([103], { kind: 'not-then', words: 'problem sets' }),
    ],
  ])('[M3] [P6] %s', (words, intent) => {
    expect(heard(words, inEnglish)).toEqual(intent)
  })

  it.each<[words: string, intent: Intent]>([
    ['这周两次习题都没做', missed([201, 202])],
    ['我错过了极限和导数', missed([201, 202])],
    ['极限、导数和第二章都没做', missed([201, 202, 102])],
    ['我错过了阅读1和实验报告2', missed([101, 302])],
    ['极限和积分都没做', missed([201], { kind: 'not-planned', taskId: 203 })],
  ])('[M3] [P6] %s', (words, intent) => {
    expect(heard(words, inChinese)).toEqual(intent)
  })

  it.each<[words: string, state: ScheduleState]>([
    ['I missed the test', inEnglish],
    ['I missed the bus', inEnglish],
    ['I missed lunch and dinner', inEnglish],
  ])('[M3] %s tells of no study', (words, state) => {
    expect(['unknown', 'talk']).toContain(heard(words, state).kind)
  })

  it('[M6] words beside one that is surely read need no question: its card asks', () => {
    expect(heard('I missed limits and felt awful', inEnglish)).toMatchObject({
      kind: 'writes',
      writes: [
        { kind: 'mark', taskId: 201, mark: 'missed' },
        { kind: 'replan', taskIds: [201] },
      ],
    })
  })

  it('[M3] three of which there are two are asked back', () => {
    const question = ask({ kind: 'which-task', candidates: [201, 202] })
    expect(heard('I missed three problem sets', inEnglish)).toEqual(question)
  })
})

describe('what was done', () => {
  it.each<[words: string, taskIds: number[], state: ScheduleState]>([
    ['I finished both problem sets', [201, 202], inEnglish],
    ['I finished limits, chapter 1 and derivatives', [201, 101, 202], inEnglish],
    ['两份习题都做完了', [201, 202], inChinese],
    ['我把极限和导数都写完了', [201, 202], inChinese],
  ])('[M3] [P6] %s', (words, taskIds, state) => {
    expect(heard(words, state)).toEqual(writes(...taskIds.map((id) => mark(id, 'done'))))
  })
})

describe('the cards', () => {
  it.each([
    [
      english,
      'I missed calculus review 1, Fourier transforms and matrices 1',
      "I can't find “Fourier transforms” among your study work.",
    ],
  ])(
    '[P6] [G6] come one after the other, and what was not found is said first',
    async (state, words, said) => {
      const world = openTalk(state)
      const moment = { day: 20, period: 4 }
      world.ports.clock = () => ({ date: saturday[0], minute: 720, moment })
      await say(world, words)
      expect(textsOf(world).join(' ')).toContain(said)
      for (const id of [101, 201]) {
        const { body } = openCard(world)
        const call = { name: 'mark_task', arguments: { task_id: id, mark: 'missed' } }
        expect(body).toMatchObject({ kind: 'write', call })
        await answer(world, 'accept')
        expect(findTask(stateOf(world), id)?.place).toBeNull()
      }
    },
  )
})

describe('what the patterns read the opposite of', () => {
  it('[M3] [M6] what is left out of all that was done is not marked', () => {
    const intent = heard('everything this week is done up to today except for limits', inEnglish)
    expect(JSON.stringify(intent)).not.toContain('"taskId":201')
  })
})
