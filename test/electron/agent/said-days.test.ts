// A deadline in a call (T6): the model gives the words of the person, code reads the day; what can't be read is asked.
import { expect, it } from 'vitest'
import { toolJsonSchema } from '../../../shared/tools/tool-schema.ts'
import { confirms, openCards, openWorld, plans, say, takesTask } from './world.ts'

const items = [{ title: 'Sheet 1', duration: 1 }]

/** Monday 2 November is day 1 of a window of one week. */
async function made(text: string, to_day: unknown) {
  const call = confirms('upsert_task_class', { course: 'Chemistry', items, to_day })
  const world = openWorld([takesTask, plans(), call, { kind: 'failure', message: 'the end' }])
  await say(world, text)
  const [card] = openCards(world)
  const body = card?.body
  return {
    toDay: body?.kind === 'write' ? body.call.arguments['to_day'] : null,
    correction: world.requests[3]?.facts.correction ?? null,
  }
}

it('[T6] a deadline is shown to a model as the words that were said', () => {
  expect(toolJsonSchema('upsert_task_class').properties?.['to_day']).toEqual({
    type: 'string',
    description: 'the words in which the person said by when, or a day number of the state',
  })
})

it.each([
  ['new work for chemistry, by Friday', 'by Friday', 5],
  ['new work for chemistry, by Friday', 'Friday', 5],
  ['化学新增练习，周四之前', '周四', 4],
  ['new work for chemistry, by Friday', 5, 5],
  ['new work for chemistry until day 6', '6', 6],
  // The last day of the window.
  ['new work for chemistry until the end', 7, 7],
])('[T6] %s: %s is day %d', async (text, words, toDay) => {
  expect(await made(text, words)).toEqual({ toDay, correction: null })
})

it.each([
  ['new work for chemistry, by Friday', 'Thursday', 'was not said by the person'],
  ['new work for chemistry, by Friday', 6, 'was not said by the person'],
  ['new work for chemistry', '6', 'was not said by the person'],
  ['new work for chemistry, soon', 'soon', 'names no single day'],
  ['new work for chemistry, by 2025-05-01', '2025-05-01', 'is a day that is over'],
  ['new work for chemistry, by 2027-05-01', '2027-05-01', 'is not within the window'],
])('[T6] [G4] %s: %s is corrected, and nothing is proposed', async (text, words, sentence) => {
  const { toDay, correction } = await made(text, words)
  expect(toDay).toBeNull()
  expect(correction).toContain(sentence)
})
