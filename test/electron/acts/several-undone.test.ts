// Undo of several steps and a redo in words (M6): each step on its card, also those made outside of the conversation.
import { expect, it } from 'vitest'
import { openTalk } from './acts-talk.ts'

it.each([
  ['en', 'undo the last two things', 'put that back, redo'],
  ['zh', '撤销最近两次', '重做'],
] as const)(
  '[M6] [D3] two steps are walked back, one card each: %s',
  async (language, words, redo) => {
    const talk = await openTalk(language)
    const before = talk.all()
    await talk.plan()
    const planned = talk.all()
    const item = talk.state().tasks.find(({ kind, place }) => kind === 'item' && place !== null)
    // By hand, in the week.
    await talk.session.request('edit-by-hand', { edit: { kind: 'pin', task: item?.id ?? 0 } })
    await talk.act('set_setting | [dark](value) mode')
    await talk.answer('accept')
    await talk.say(words)
    await talk.answer('accept')
    expect(talk.openCard()).not.toBeNull()
    await talk.answer('accept')
    expect(talk.openCard()).toBeNull()
    expect(talk.all()).toEqual(planned)
    expect(talk.all()).not.toEqual(before)
    await talk.say(redo)
    await talk.answer('accept')
    expect(talk.state().tasks.find(({ id }) => id === item?.id)?.locked).toBe(true)
  },
)
