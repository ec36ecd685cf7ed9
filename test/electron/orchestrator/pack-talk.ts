// A conversation about a course pack in tests: the real session with the built-in model, its cards and its fields.
import { readConversation } from '../../../db/conversation.ts'
import { readPack } from '../../../db/pack.ts'
import { givenModel } from '../language/given/given-model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

export async function openTalk(language: 'en' | 'zh' = 'en', folder = newFolder()) {
  const { session } = openDesk({ folder, model: givenModel })
  if (language === 'zh') valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  return session
}

export async function say(session: Session, text: string) {
  const response = valueOf(await session.request('say', { text }))
  return { ...response, said: lastText(session) }
}

export async function sayAll(session: Session, ...texts: string[]) {
  for (const text of texts) await say(session, text)
}

export function talkOf({ context }: Session) {
  return readConversation(context.database, shownConversation(context))
}

export function lastText(session: Session): string {
  const { timeline } = talkOf(session)
  const event = timeline.findLast(({ event: each }) => each.kind === 'text')?.event
  return event?.kind === 'text' ? event.text : ''
}

export function openCard(session: Session): Card {
  const card = talkOf(session).cards.find(({ status }) => status === 'open')
  if (card === undefined) throw new Error('no card is open')
  return card
}

export async function answer(
  session: Session,
  verdict: 'accept' | 'reject' = 'accept',
  more: { note?: string; always?: boolean } = {},
) {
  const { id: cardId, hash } = openCard(session)
  return valueOf(await session.request('answer-card', { cardId, hash, verdict, note: '', ...more }))
}

export const english = [
  'open the course pack for linear algebra',
  'pass with 80 points',
  'I know elimination, but eigenvalues are hard',
  '6 hours a week, not on Sundays',
]

export const textsOf = (session: Session, course: string) =>
  Object.fromEntries(
    Object.entries(readPack(session.context.database, course).fields).map(([key, field]) => [
      key,
      field.text,
    ]),
  )

export const states = (session: Session, course: string) =>
  Object.fromEntries(
    Object.entries(readPack(session.context.database, course).fields).map(([key, field]) => [
      key,
      field.status,
    ]),
  )
