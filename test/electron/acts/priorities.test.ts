// What counts more and what less, said of several courses at once (B9): one card, one entry; on the real session and file.
import { expect, it } from 'vitest'
import { openTalk } from './acts-talk.ts'

it.each([
  [
    'en',
    'set_priority:high + set_priority:low | [calculus](course) is high priority // and [history](course) can wait',
    '“Calculus: midterm preparation” comes first where time is short',
  ],
  [
    'zh',
    'set_priority:high + set_priority:low | [高数](course)优先级最高 // ，[近代史](course)最低',
    '时间不够时先排“高等数学期中复习”',
  ],
] as const)('[B9] two priorities are one card, undone whole: %s', async (language, line, said) => {
  const talk = await openTalk(language)
  const before = talk.all()
  await talk.act(line)
  expect(talk.previews()).toHaveLength(2)
  expect(talk.previews()[0]).toBe(said)
  await talk.answer('accept')
  const priorities = talk.state().taskClasses.map(({ priority }) => priority)
  expect(priorities.toSorted((a, b) => a - b).at(0)).toBe(1)
  expect(priorities).toContain(5)
  await talk.session.request('undo', {})
  expect(talk.all()).toEqual(before)
})
