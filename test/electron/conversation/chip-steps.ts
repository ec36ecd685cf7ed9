// What a person does with the chips of an open card, over the session's own requests.
import type { Session } from '../../../electron/session/session.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { Chip } from '../../../shared/conversation/chips.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

/** The sample term with its week planned, and what comes of this request. */
export async function withCard(request: string, folder = newFolder()) {
  const { session } = openDesk({ folder })
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('say', { text: 'plan my week' }))
  await accept(session)
  valueOf(await session.request('say', { text: request }))
  return { session, folder }
}

export async function openCards(session: Session): Promise<Card[]> {
  const { cards } = valueOf(await session.request('load-view', {}))
  return cards.filter(({ status }) => status === 'open')
}

export async function theCard(session: Session): Promise<Card> {
  const [card, ...others] = await openCards(session)
  if (card === undefined || others.length > 0) throw new Error('there is not one open card')
  return card
}

export function callOf({ body }: Card): unknown {
  return 'call' in body ? body.call.arguments : null
}

export async function chipsOf(session: Session): Promise<Chip[]> {
  const { id: cardId } = await theCard(session)
  return valueOf(await session.request('read-chips', { cardId })).chips
}

export function shown(chips: readonly Chip[]): Record<string, string> {
  return Object.fromEntries(chips.map(({ label, text }) => [label, text]))
}

/** By what is read on the chip and its choice. */
export async function choose(session: Session, label: string, text: string) {
  const { id: cardId, hash } = await theCard(session)
  const chip = (await chipsOf(session)).find((each) => each.label === label)
  const choice = chip?.choices.find((each) => each.text === text)
  if (chip === undefined || choice === undefined) throw new Error(`no ${text} for ${label}`)
  return session.request('choose-reading', { cardId, hash, chip: chip.id, choice: choice.id })
}

export async function accept(session: Session): Promise<void> {
  const { id: cardId, hash } = await theCard(session)
  valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
}
