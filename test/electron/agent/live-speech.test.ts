// A sentence is shown while it is being written, said once, and taken back when it does not count (G12).
import { expect, it } from 'vitest'
import type { Model } from '../../../electron/model/model.ts'
import { chats, delivers, isDone, openWorld, plans, say, takesTask, textsOf } from './world.ts'

type Scripted = { pieces: string[]; again?: string[] }

/** Writes each output piece by piece; `again` begins it anew. */
function writing(script: Scripted[]): Model {
  const left = [...script]
  return async (_request, report) => {
    const next = left.shift() ?? { pieces: [''] }
    for (const text of next.pieces) report({ kind: 'text', text })
    if (next.again !== undefined) {
      report({ kind: 'again' })
      for (const text of next.again) report({ kind: 'text', text })
    }
    const output = (next.again ?? next.pieces).join('')
    return { kind: 'output', output, reasoning: '', usage: null }
  }
}

function openWriting(script: Scripted[]) {
  const world = openWorld([])
  world.ports.model = writing(script)
  return world
}

const whole = (text: string): Scripted => ({ pieces: [text] })

/** What a window shows of the text, after each thing that it is told. */
function shownIn(world: ReturnType<typeof openWorld>): string[] {
  let shown = ''
  return world.deltas.map((delta) => {
    shown = delta.kind === 'text-delta' ? shown + delta.text : ''
    return shown
  })
}

it('[G12] the last words of a turn are shown as they come, and once', async () => {
  const text = 'All three sessions of algebra are planned. Have a calm week.'
  const output = delivers(text)
  const pieces = [output.slice(0, 20), output.slice(20, 45), output.slice(45)]
  const world = openWriting([whole(takesTask), whole(plans()), whole(isDone), { pieces }])
  await say(world, 'plan')
  expect(shownIn(world)).toEqual([expect.any(String), expect.any(String), text])
  expect(textsOf(world)).toEqual([text])
})

it('[G12] an answer that can not be used is taken back', async () => {
  const bad = '{"intent":"chat","speak":"Nonsense","score":1000}'
  const world = openWriting([whole(bad), whole(chats('Done.'))])
  await say(world, 'hello')
  expect(shownIn(world)).toEqual(['Nonsense', '', 'Done.'])
  expect(textsOf(world)).toEqual(['Done.'])
})

it('[G12] what a server began and broke off is taken back when it begins anew', async () => {
  const output = chats('Good morning.')
  const world = openWriting([{ pieces: [output.slice(0, 40)], again: [output] }])
  await say(world, 'hello')
  const shown = shownIn(world)
  expect(shown).toContain('')
  expect(shown.at(-1)).toBe('Good morning.')
  expect(textsOf(world)).toEqual(['Good morning.'])
})

it('[G12] words that come with a task are no answer, and never shown', async () => {
  const task = JSON.stringify({ intent: 'task', speak: 'Let me see.', reason: 'work' })
  const world = openWriting([whole(task), whole(plans()), whole(isDone), whole(delivers('Done.'))])
  await say(world, 'plan')
  expect(shownIn(world)).toEqual(['Done.'])
})
