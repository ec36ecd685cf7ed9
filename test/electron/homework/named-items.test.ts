// Homework on the list, named in a conversation (H1): gone through, due on another day, handed in; the real session and model.
import { expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { readHomework } from '../../../db/homework.ts'
import { readState } from '../../../db/schedule.ts'
import { sayCard } from '../../../shared/conversation/say-card.ts'
import { givenModel } from '../language/given/given-model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

/** Monday 23 November. */
async function openTalk(language: 'en' | 'zh', titles: readonly string[]) {
  const { session } = openDesk({ model: givenModel })
  valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  for (const title of titles) {
    const draft = { title, course: '', dueDate: '2026-11-27', dueTime: '17:00' }
    valueOf(await session.request('add-homework', { draft }))
  }
  const { database } = session.context
  const say = async (text: string) => {
    const { content, suggested, ending } = valueOf(await session.request('say', { text }))
    return { said: content.kind === 'text' ? content.text : content.kind, suggested, ending }
  }
  const card = () =>
    readConversation(database, shownConversation(session.context)).cards.find(
      ({ status }) => status === 'open',
    )
  const effect = () => {
    const [open, state] = [card(), readState(database)]
    return open === undefined || state === null ? '' : sayCard(state, open.body, language)
  }
  const accept = async () => {
    const { id: cardId = '', hash = '' } = card() ?? {}
    valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
  }
  const items = () =>
    readHomework(database).map(({ title, dueDate, dueTime, doneAt }) => ({
      title,
      due: `${dueDate} ${dueTime ?? ''}`.trim(),
      isDone: doneAt !== null,
    }))
  return { session, say, card, effect, accept, items }
}

it.each([
  [
    'en',
    'Sheet 3',
    'sheet 3 is due wednesday 2 december instead',
    '“Sheet 3” is due Wed 2 Dec, 17:00',
  ],
  ['zh', '第三次作业', '第三次作业改到12月2日交', '“第三次作业”改到12月2日 周三'],
] as const)(
  '[H1] another due day is a card, one entry, and undone: %s',
  async (language, title, words, said) => {
    const { session, say, effect, accept, items } = await openTalk(language, [title])
    const before = items()
    await say(words)
    expect(effect()).toContain(said)
    expect(items()).toEqual(before)
    await accept()
    expect(items()).toEqual([{ title, due: '2026-12-02 17:00', isDone: false }])
    valueOf(await session.request('undo', {}))
    expect(items()).toEqual(before)
  },
)

it.each([
  [
    'en',
    ['Sheet 3', 'Sheet 4'],
    'can we go through sheet 3 together',
    'can we go through the sheet',
  ],
  ['zh', ['第三次作业', '第四次作业'], '我们一起过一遍第三次作业吧', '一起过一遍作业'],
] as const)(
  '[H1] a piece is gone through, or asked for with what there is: %s',
  async (language, titles, one, open) => {
    const { say } = await openTalk(language, titles)
    expect((await say(one)).said).toContain(titles[0])
    const asked = await say(open)
    expect(asked).toMatchObject({ ending: 'question' })
    expect(asked.suggested).toHaveLength(2)
    expect((await say(asked.suggested[1] ?? '')).said).toContain(titles[1])
  },
)

it('[H1] what is handed in is done, and with none on the list that is said', async () => {
  const { say, items } = await openTalk('en', ['Sheet 3'])
  await say('handed in sheet 3')
  expect(items()).toMatchObject([{ isDone: true }])
  expect((await say('can we go through sheet 3 together')).said).toContain('No homework is open')
})

it.each([
  ['en', 'hw: calc sheet 4, due fri 5pm', 'Sheet 4', '2026-11-27 17:00'],
  [
    'en',
    'email prof chen about the extension by wednesday, put it on my list',
    'Email prof chen about the extension',
    '2026-11-25',
  ],
] as const)(
  '[H1] what has a day and is no study goes on the list, on a card: %s %s',
  async (language, words, title, due) => {
    const { say, card, accept, items } = await openTalk(language, [])
    await say(words)
    expect(card()?.body).toMatchObject({ kind: 'brief', origin: 'homework' })
    await accept()
    expect(items()).toEqual([{ title, due, isDone: false }])
  },
)

it('[H1] the deadline of a work of the plan is no homework that is called like it', async () => {
  const { say, card } = await openTalk('zh', [])
  await say('数据结构大作业的截止改到12月1号')
  expect(card()?.body).not.toMatchObject({ kind: 'brief', origin: 'homework' })
})
