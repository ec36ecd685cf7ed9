// Conversations in the terminal (G13): each command with its exit code, and what the next one then sees.
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readCommandLine } from '../../../electron/cli/command-line/read-command-line.ts'
import { openTerminal } from './terminal.ts'

const listSchema = z.array(
  z.looseObject({ id: z.string(), title: z.string(), isShown: z.boolean() }),
)

it('[G13] begun, listed, found, opened, renamed, branched and deleted', async () => {
  const { run, read } = openTerminal('2026-11-23T07:30:00Z')
  await run('init', '--sample')
  await run('say', 'hello')
  await run('conversation', 'new')
  await run('say', 'what is due on Friday?')
  const list = async (...words: string[]) =>
    listSchema.parse((await run('conversation', ...words)).result['conversations'])
  const [second, first] = (await list()).toSorted((a, b) => b.id.localeCompare(a.id))
  expect([second?.title, second?.isShown, first?.title]).toEqual([
    'what is due on Friday?',
    true,
    'hello',
  ])
  expect((await list('--search', 'friday')).map(({ id }) => id)).toEqual([second?.id])
  expect((await run('conversation', 'open', first?.id ?? '')).code).toBe(0)
  await run('conversation', 'rename', first?.id ?? '', 'Small talk')
  expect((await read('conversation')).text).toContain(`* ${first?.id} 2026-11-23 (1) Small talk`)
  const branched = await run('conversation', 'branch', '1')
  expect(branched.result).toMatchObject({ text: 'hello', conversation: { parent: first?.id } })
  expect((await read('conversation')).text).toContain('(0) Small talk')
  expect((await run('conversation', 'delete', first?.id ?? '')).code).toBe(0)
  expect(await run('conversation', 'open', first?.id ?? '')).toMatchObject({
    code: 3,
    result: { ok: false },
  })
})

it.each([
  [['open']],
  [['open', 'a', 'b']],
  [['rename', 'a']],
  [['branch', 'x']],
  [['branch', '0']],
  [['new', 'x']],
  [['close']],
])('[C4] %j is no wish', (words) => {
  const read = readCommandLine(['conversation', ...words])
  expect(read).toMatchObject({ ok: false, failure: { code: 'wrong-words' } })
})
