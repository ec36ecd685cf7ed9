// Fewer sessions, and sessions by their rank, in a conversation (B9): on the real session, graph and file.
import { expect, it } from 'vitest'
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { openTalk } from './acts-talk.ts'

it.each([
  ['en', 'remove_sessions | less [calculus](course). [five](count) sessions is plenty', 5],
  ['en', 'remove_sessions | [two](count) fewer [calculus](course) sessions', 5],
  ['zh', 'remove_sessions | [高数](course)留[五](count)次就够', 5],
] as const)(
  '[B9] the last sessions go, what waits before what is planned: %s %s',
  async (language, line, left) => {
    const talk = await openTalk(language)
    await talk.plan()
    const calculus = talk.state().taskClasses.find(({ title }) => /calculus|高等数学/i.test(title))
    const before = itemsOfClass(talk.state(), calculus?.id ?? 0)
    await talk.act(line)
    await talk.answer('accept')
    const after = itemsOfClass(talk.state(), calculus?.id ?? 0)
    expect(after).toHaveLength(left)
    const planned = before.filter(({ place }) => place !== null)
    expect(after.filter(({ place }) => place !== null)).toHaveLength(Math.min(left, planned.length))
    await talk.say(language === 'en' ? 'undo' : '撤销')
    await talk.answer('accept')
    expect(itemsOfClass(talk.state(), calculus?.id ?? 0)).toEqual(before)
  },
)

it.each([
  ['en', 'delete_work | delete [the last two word lists](task)', 'Word list'],
  ['zh', 'delete_work | [词汇表](task)最后两个删掉', '词汇表'],
] as const)('[B9] the last two of a work go by their rank: %s', async (language, line, title) => {
  const talk = await openTalk(language)
  const lists = () => talk.state().tasks.filter((task) => task.title.startsWith(title))
  const count = lists().length
  const last = lists().at(-1)?.title
  await talk.act(line)
  await talk.answer('accept')
  expect(lists()).toHaveLength(count - 2)
  expect(lists().map((task) => task.title)).not.toContain(last)
})

it('[G2] a no puts the card of an act away, and nothing else is said of it', async () => {
  const talk = await openTalk()
  await talk.plan()
  await talk.act('remove_sessions | [two](count) fewer [calculus](course) sessions')
  const { said } = await talk.say('no')
  expect(said).toBe('All right. Nothing was changed.')
  expect(talk.openCard()).toBeNull()
})
