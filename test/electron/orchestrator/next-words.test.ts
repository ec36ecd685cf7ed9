// What may be pressed after a turn leads somewhere: it is said to the built-in model, as a press says it.
import { expect, it } from 'vitest'
import { openCards } from '../../../db/conversation.ts'
import { sessionWords } from '../../../shared/i18n/core/session.ts'
import type { Language } from '../../../shared/language.ts'
import type { Session } from '../../../electron/session/session.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

const say = async (session: Session, text: string) =>
  valueOf(await session.request('say', { text }))

/** The sample with its first week planned, which then has its share. */
async function openPlanned(language: Language): Promise<Session> {
  const { session } = openDesk()
  valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  await say(session, { en: 'plan my week', zh: '安排这周' }[language])
  await answer(session, 'accept')
  return session
}

async function answer(session: Session, verdict: 'accept' | 'reject'): Promise<void> {
  for (const { id, hash } of openCards(session.context.database))
    valueOf(await session.request('answer-card', { cardId: id, hash, verdict, note: '' }))
}

it.each([
  ['en', 'plan my week', 'Nothing more has to be placed', 'plan next week'],
  ['zh', '安排这周', '这些天不用再排了', '安排下周'],
] as const)(
  '[G7] [M8] after a plan that places nothing (%s) what may be pressed ends in a plan, and is not what was said',
  async (language, asked, said, first) => {
    const session = await openPlanned(language)
    await answer(session, 'reject')
    const { content, suggested } = await say(session, asked)
    expect(content).toMatchObject({ text: expect.stringContaining(said) })
    expect(suggested[0]).toBe(first)
    expect(suggested).toHaveLength(2)
    for (const text of suggested) {
      expect((await say(session, text)).content.kind).toBe('card')
      await answer(session, 'reject')
    }
  },
)

it.each([
  ['en', 'Your plan'],
  ['zh', '你的计划'],
] as const)(
  '[M8] the health that may be asked for after a change (%s) is told',
  async (language, told) => {
    const session = await openPlanned(language)
    await answer(session, 'reject')
    const { content } = await say(session, sessionWords[language].nextWords.health)
    expect(content).toMatchObject({ text: expect.stringContaining(told) })
  },
)
