// Reading a card's request another way in the terminal (M8).
import { expect, test } from 'vitest'
import { openTerminal } from './terminal.ts'

const monday = '2026-11-23T07:30:00Z'

async function withCard(text: string, language: 'en' | 'zh' = 'en') {
  const terminal = openTerminal(monday, language)
  await terminal.run('init', '--sample')
  await terminal.run('say', 'plan my week', '--accept')
  const said = await terminal.read('say', text)
  const card = /^\[(\S+)\]/m.exec(said.text)?.[1] ?? ''
  return { terminal, said, card }
}

test('[M8] [C4] a card comes with what was read; another reading is chosen by its number', async () => {
  const { terminal, said, card } = await withCard(
    'move the data structures report to saturday evening',
  )
  expect(said.code).toBe(4)
  expect(said.text).toContain('read as: What to do: Move · Which: Compare running times')
  const listed = await terminal.read('reread', card)
  expect(listed.code).toBe(0)
  const sunday = /^ +(\d\.\d) {2}Sun 29 Nov$/m.exec(listed.text)?.[1] ?? ''
  const read = await terminal.read('reread', card, sunday)
  expect(read.code).toBe(4)
  expect(read.text).toMatch(/^ {2}read as: .*Day: Sun 29 Nov/m)
  const { result } = await terminal.run('cards')
  expect(result).toMatchObject({ cards: [{ status: 'open' }] })
  expect((await terminal.read('reread', card, sunday)).code).toBe(3)
})

test('[M8] what is in no list is refused, and the card stays', async () => {
  const { terminal, card } = await withCard('把高数2挪到周六晚上', 'zh')
  expect((await terminal.read('reread', card)).text).toContain('日期: 11月28日 周六')
  for (const choice of ['9.9', 'x', '1.99'])
    expect((await terminal.run('reread', card, choice)).code).toBe(3)
  expect((await terminal.run('reread', 'no-card')).code).toBe(3)
  expect((await terminal.run('cards')).result).toMatchObject({ cards: [{ id: card }] })
})
