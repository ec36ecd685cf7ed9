// What a turn came to, beside what a model says of it (G9): counted from what was written, refused and left open.
import { expect, it } from 'vitest'
import type { Language } from '../../../shared/language.ts'
import {
  answer,
  calls,
  confirms,
  delivers,
  isDone,
  openWorld,
  plans,
  say,
  takesTask,
  timelineOf,
  type Script,
} from './world.ts'

const place4 = confirms('place', { task_id: 4, day: 4, slot_start: 1 })
const taken = confirms('move', { task_id: 3, new_day: 2, new_slot_start: 1 })
const threeSteps = plans({
  plan_steps: ['one', 'two', 'three'].map((content) => ({ content, done_when: 'it is so' })),
})

/** The last thing said by Weekloom and by the model, in their order. */
async function ends(
  script: Script,
  { isBuiltIn = false, language = 'en' }: { isBuiltIn?: boolean; language?: Language } = {},
) {
  const world = openWorld(script)
  world.language = language
  world.ports.autonomy = () => ['place', 'move', 'unplace']
  world.ports.isBuiltIn = () => isBuiltIn
  await say(world, 'do it')
  return timelineOf(world).flatMap((event) =>
    event.kind === 'outcome' || event.kind === 'text' ? [[event.kind, event.text]] : [],
  )
}

it('[G9] what was written stands beside the model’s summary, whatever that says', async () => {
  const script = [takesTask, plans(), place4, isDone, delivers('Nothing was changed.')]
  expect(await ends(script)).toEqual([
    ['text', 'Nothing was changed.'],
    ['outcome', '1 study block placed. Each change can be undone.'],
  ])
  expect(await ends(script, { language: 'zh' })).toEqual([
    ['text', 'Nothing was changed.'],
    ['outcome', '安排了 1 个学习任务。每处改动都可以撤销。'],
  ])
})

it('[G9] where something was refused, that is said first, and the rest is called the model’s own', async () => {
  const refused = [takesTask, plans(), taken, isDone, delivers('Done! It is moved.')]
  expect(await ends(refused)).toEqual([
    ['outcome', 'Nothing was changed: 1 not possible. In the model’s own words:'],
    ['text', 'Done! It is moved.'],
  ])
  expect(await ends(refused, { language: 'zh' })).toEqual([
    ['outcome', '没有改动：做不到的 1 处。模型自己的说法：'],
    ['text', 'Done! It is moved.'],
  ])
})

it('[G9] steps of the plan that nobody came to are left open', async () => {
  const script = [takesTask, threeSteps, place4, isDone, delivers('All done.')]
  expect(await ends(script)).toEqual([
    [
      'outcome',
      '1 study block placed, 2 steps left open. Each change can be undone. In the model’s own words:',
    ],
    ['text', 'All done.'],
  ])
})

it('[G9] a look changes nothing, and that is said after the answer', async () => {
  const script = [takesTask, plans(), calls('get_overview'), isDone, delivers('Two are free.')]
  expect(await ends(script)).toEqual([
    ['text', 'Two are free.'],
    ['outcome', 'I looked it up; nothing was changed.'],
  ])
})

it('[G9] a no of the person is counted, and a read that failed is none of it', async () => {
  const world = openWorld([
    takesTask,
    plans(),
    calls('get_task_info', { task_id: 99 }),
    place4,
    isDone,
    delivers('Placed.'),
  ])
  await say(world, 'do it')
  await answer(world, 'reject')
  expect(timelineOf(world)).toContainEqual({
    kind: 'outcome',
    text: 'Nothing was changed: 1 declined by you. In the model’s own words:',
  })
})

it('[G9] without usable words only what is counted is said; the built-in rules count themselves', async () => {
  expect(await ends([takesTask, plans(), place4, isDone, 'no JSON'])).toEqual([
    ['text', '1 study block placed. Each change can be undone.'],
  ])
  const script = [takesTask, plans(), place4, isDone, delivers('Placed.')]
  expect(await ends(script, { isBuiltIn: true })).toEqual([['text', 'Placed.']])
})
