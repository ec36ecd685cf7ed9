// A guide begins by itself where one message or several tell more of a course than an order does, and with all of them.
import { expect, it } from 'vitest'
import { givenModel } from '../language/given/given-model.ts'
import { openTalk } from '../orchestrator/guide-talk.ts'
import { valueOf } from '../session/open-desk.ts'

async function hold(language: 'en' | 'zh', says: readonly string[]) {
  const { session, say, read } = await openTalk(givenModel, { isNew: false })
  valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  for (const text of says) await say(text)
  const { slots } = await read()
  return { course: slots.course.value, due: slots.due.value, parts: slots.items.value?.length ?? 0 }
}

it.each([
  ['en', ['Modern history reading. One chapter every second week.', 'chapters 5, 6, 7 and 8, due 18 December'], { course: 'Modern history', due: '2026-12-18', parts: 4 }],
  ['zh', ['史纲的读书笔记，12月18号交，隔周一篇', '五四运动、国共合作、抗日战争，另开一份'], { course: '中国近现代史纲要', due: '2026-12-18', parts: 3 }],
] as const)('[B3] words that tell more than an order begin a guide (%s)', async (language, says, slots) => {
  expect(await hold(language, says)).toEqual(slots)
}) // prettier-ignore

it.each([
  ['en', ['I have to give a talk in modern history, due 18 December, two hours', 'slides 2 sessions, practice 3 sessions'], { course: 'Modern history', due: '2026-12-18', parts: 5 }],
  ['zh', ['大物的单摆实验报告，下周五交，两个小时', '处理数据一次，画图一次，写报告两次'], { course: '大学物理', due: '2026-12-04', parts: 4 }],
] as const)('[B3] what tells more of new work leaves its card and begins a guide with both (%s)', async (language, says, slots) => {
  expect(await hold(language, says)).toEqual(slots)
}) // prettier-ignore

it.each([
  ['en', ['the pendulum lab report for physics, when do i do that', 'due the 15th of december'], { course: 'University physics', due: '2026-12-15', parts: 0 }],
  ['zh', ['大物那个比热容的实验报告我还没写', '下周五交'], { course: '大学物理', due: '2026-12-04', parts: 0 }],
] as const)('[B3] what nothing else can be made of goes on with the work before it (%s)', async (language, says, slots) => {
  expect(await hold(language, says)).toEqual(slots)
}) // prettier-ignore

it.each([
  ['en', ['calc', 'mark limits done'], null],
  [
    'en',
    [
      'I have to give a talk in modern history, due 18 December, two hours',
      'move limits to Friday',
    ],
    null,
  ],
  ['zh', ['把极限挪到周五', '周六上午也行'], null],
] as const)('[B3] orders begin none, however many (%s)', async (language, says, course) => {
  expect((await hold(language, says)).course).toBe(course)
})
