// A conversation on the sample term: the real session, graph and data file.
import { readConversation } from '../../../db/conversation.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { givenModel } from '../language/given/given-model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

type Brief = Extract<CardBody, { kind: 'brief' }>

/** Monday 23 November, in the third week of the sample term. */
export async function openTalk(language: 'en' | 'zh' = 'en') {
  const { session } = openDesk({ model: givenModel })
  valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  const { context } = session
  const talk = () => readConversation(context.database, shownConversation(context))
  const say = async (text: string) => {
    const { suggested, ending } = valueOf(await session.request('say', { text }))
    const texts = talk().timeline.flatMap(({ event }) =>
      event.kind === 'text' ? [event.text] : [],
    )
    return { said: texts.at(-1) ?? '', suggested, ending }
  }
  const card = () => talk().cards.find(({ status }) => status === 'open')
  const brief = (): Brief => {
    const body = card()?.body
    if (body?.kind !== 'brief') throw new Error('no card of a document')
    return body
  }
  const accept = async () => {
    const { id: cardId = '', hash = '' } = card() ?? {}
    valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
  }
  const plan = () => ({ state: readState(context.database), term: readTerm(context.database) })
  const events = (title: RegExp): EventTask[] =>
    (plan().state?.tasks ?? []).filter(
      (task): task is EventTask => task.kind === 'event' && title.test(task.title),
    )
  return { session, say, card, brief, accept, plan, events }
}
