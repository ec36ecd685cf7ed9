// Keeps what leaves the card of a scene open, and what is said then: a yes, thanks.
import { guideWords } from '../../../shared/i18n/core/guide.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { type Keeping } from '../../../shared/guide/say-brief.ts'
import { isPlainYes, plainWords } from './plain-yes.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

/** One that belongs to no stage of the graph. */
export function isSceneCard({ body }: Card): boolean {
  return body.kind !== 'plan' && !('call' in body)
}

/** What its scene has said all of: words at it that are no yes are a turn of their own. */
export function isPutAway({ body }: Card): boolean {
  return body.kind === 'brief' && body.origin === 'calendar'
}

const thanks =
  /^(?:(?:ok|okay|great|good|nice|cool|perfect|many|so) )*(?:thanks|thank you|thank u|thx|ty|cheers)(?: (?:a lot|so much|very much|a ton|again|for (?:that|this|your help)))*$|^(?:好的? ?|嗯 ?|太好了 ?)*(?:非常|十分|多|太)?(?:谢谢|感谢|谢了|谢啦|多谢)(?:你|您|啦|了|哈|呀)*$/

/** A yes is no verdict (G6). Null for words that turn the card down, as the reason or the change that is wished for. */
export function keepingOf(text: string): Keeping | null {
  if (isPlainYes(text)) return 'yes'
  return thanks.test(plainWords(text)) ? 'thanks' : null
}

/** The card stays as it is, and the answer says so. */
export function keepSceneCard({ ports }: Turn, text: string, keeping: Keeping): Round {
  const said = spoken(guideWords[ports.language()].brief.waits[keeping])
  return makeRound(
    { kind: 'card-kept' },
    { messages: [{ role: 'user', content: text }, ...said.messages], events: said.events },
  )
}
