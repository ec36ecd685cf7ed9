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

it.each(['线代那套去年的期中卷', '线代去年期中卷'])(
  '[B9] words of a title name the session that has them, and nothing else of its course goes: %s',
  async (name) => {
    const talk = await openTalk('zh')
    const papers = () => talk.state().tasks.filter(({ title }) => title.includes('去年期中卷'))
    const count = talk.state().tasks.length
    expect(papers()).toHaveLength(2)
    await talk.act(`delete_work | [${name}](task)不做了`)
    await talk.answer('accept')
    expect(papers()).toHaveLength(1)
    expect(talk.state().tasks).toHaveLength(count - 1)
    // Of this course there is none any more.
    const { said } = await talk.act(`delete_work | [${name}](task)不做了`)
    expect(said).toContain('找不到')
    expect(talk.state().tasks).toHaveLength(count - 1)
  },
)

it('[G2] a no puts the card of an act away, and nothing else is said of it', async () => {
  const talk = await openTalk()
  await talk.plan()
  await talk.act('remove_sessions | [two](count) fewer [calculus](course) sessions')
  const { said } = await talk.say('no')
  expect(said).toBe('All right. Nothing was changed.')
  expect(talk.openCard()).toBeNull()
})
