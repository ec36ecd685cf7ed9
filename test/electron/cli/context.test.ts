// What every model call is told of the student, set in the terminal and heard by a real server.
import { afterEach, expect, it } from 'vitest'
import { inPieces, sendEvents } from '../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
} from '../../model-server/start-model-server.ts'
import { openTerminal } from './terminal.ts'

const morning = '2026-11-23T07:30:00Z'

let server: ModelServerUnderTest | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

it('[O8] context is shown whole, set part by part, and kept', async () => {
  const terminal = openTerminal(morning)
  await terminal.run('init', '--sample')
  const none = { profile: '', goals: '', courses: [] }
  expect((await terminal.run('context')).result).toMatchObject({ context: none })
  await terminal.run('context', '--set', '{"profile":" Tired after lunch "}')
  const courses = [{ course: 'Calculus', portrait: 'hard' }]
  await terminal.run('context', '--set', JSON.stringify({ courses }))
  expect((await terminal.run('context')).result).toMatchObject({
    context: { profile: 'Tired after lunch', goals: '', courses },
  })
})

it.each([
  ['not JSON', 'goals', 'one JSON object'],
  ['a list', '[]', 'one JSON object'],
  ['a part that is none', '{"hobby":"chess"}', '(hobby)'],
  ['a number', '{"goals":3}', 'goals'],
  [
    'a course twice',
    '{"courses":[{"course":"A","portrait":""},{"course":"A","portrait":"x"}]}',
    'courses',
  ],
  [
    'too much',
    JSON.stringify({
      courses: ['A', 'B', 'C', 'D'].map((course) => ({ course, portrait: 'x'.repeat(1_800) })),
    }),
    '6000 characters',
  ],
])('[O8] %s is refused with a sentence, and nothing is kept', async (_, set, words) => {
  const terminal = openTerminal(morning)
  await terminal.run('init', '--sample')
  const before = await terminal.run('context', '--set', '{"goals":"Pass"}')
  const refused = await terminal.read('context', '--set', set)
  expect(refused).toMatchObject({ code: 2 })
  expect(refused.text).toContain(words)
  expect((await terminal.run('context')).result).toEqual(before.result)
})

it('[O8] every call to a model carries it', async () => {
  const seen: string[] = []
  server = await startModelServer((request, response) => {
    seen.push(JSON.stringify(request.body['messages'] ?? ''))
    const output = JSON.stringify({ intent: 'chat', speak: 'Hello.', reason: 'talk' })
    sendEvents(response, inPieces(output))
  })
  const terminal = openTerminal(morning)
  await terminal.run('init', '--sample')
  await terminal.run('context', '--set', '{"profile":"I am dyslexic"}')
  await terminal.run('model', 'vllm', 'tutor', '--url', server.baseUrl)
  await terminal.run('say', 'hello there')
  const prompts = seen.filter((messages) => messages.includes('Stage '))
  expect(prompts.length).toBeGreaterThan(0)
  for (const prompt of prompts) expect(prompt).toContain('About me: I am dyslexic')
})
