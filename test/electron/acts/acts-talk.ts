// A conversation whose messages come as the corpus writes them: their frames are handed to the real scene, graph and file.
import { readConversation } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import type { Model } from '../../../electron/model/model.ts'
import { givenModel } from '../language/given/given-model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { sayCard } from '../../../shared/conversation/say-card.ts'
import type { Language } from '../../../shared/language.ts'
import { framesOf } from '../language/given/frames.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

/** Monday 23 November 2026, 07:30; the sample term, planned for its week. */
export async function openTalk(language: Language = 'en') {
  let heard: { frames: string; isSure: boolean } | null = null
  // Classifies what was annotated, and leaves all else to the built-in model.
  const model: Model = async (request, report, signal) => {
    if (request.stage !== 'chat' || heard === null) return givenModel(request, report, signal)
    const slots = [
      { name: 'frames', value: heard.frames },
      ...(heard.isSure ? [] : [{ name: 'unsure', value: 'yes' }]),
    ]
    const output = { intent: 'task', speak: '', scene: 'calendar', score: 100, slots }
    return { kind: 'output', output: JSON.stringify(output), reasoning: '', usage: null }
  }
  const { session, folder, pushed } = openDesk({ model })
  valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  const { context } = session
  const conversation = () => readConversation(context.database, shownConversation(context))
  const openCard = () => conversation().cards.find(({ status }) => status === 'open') ?? null
  const say = async (text: string) => {
    const { content, suggested, scene } = valueOf(await session.request('say', { text }))
    const said = conversation().timeline.flatMap(({ event }) =>
      event.kind === 'text' ? [event.text] : [],
    )
    return { kind: content.kind, said: said.at(-1) ?? '', suggested, scene }
  }
  /** "pin | pin [it](task)"; unsurely read where that is said. */
  const act = async (line: string, isSure = true) => {
    const { text, frames } = framesOf(line)
    heard = { frames: JSON.stringify(frames), isSure }
    try {
      return await say(text)
    } finally {
      heard = null
    }
  }
  const answer = async (verdict: 'accept' | 'reject') => {
    const card = openCard()
    if (card === null) throw new Error('no card is open')
    const { id: cardId, hash } = card
    valueOf(await session.request('answer-card', { cardId, hash, verdict, note: '' }))
  }
  const plan = async () => {
    await say(language === 'en' ? 'plan my week' : '安排我这周的学习')
    await answer('accept')
  }
  const state = () => {
    const present = readState(context.database)
    if (present === null) throw new Error('there is no term')
    return present
  }
  /** What the open card says it does, in a language. */
  const effect = (of: Language = language) => {
    const card = openCard()
    return card === null ? '' : sayCard(state(), card.body, of)
  }
  const previews = () => {
    const body = openCard()?.body
    return body?.kind === 'brief' ? body.document.map(({ preview }) => preview) : []
  }
  const all = () => ({ state: state(), preferences: context.preferences })
  return {
    session,
    folder,
    pushed,
    context,
    say,
    act,
    answer,
    plan,
    state,
    effect,
    previews,
    openCard,
    all,
  }
}
