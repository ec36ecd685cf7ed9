// What leaves the card of a scene open, and what is said then: a yes, thanks, a wish for something else.
import type { Card } from '../../../shared/agent/card.ts'
import { sayBriefWaits, type Keeping } from '../../../shared/words/guide/say-brief.ts'
import { isPlainYes, plainWords } from './plain-yes.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

/** One that belongs to no stage of the graph. */
export function isSceneCard({ body }: Card): boolean {
  return body.kind !== 'plan' && !('call' in body)
}

const thanks =
  /^(?:(?:ok|okay|great|good|nice|cool|perfect|many|so) )*(?:thanks|thank you|thank u|thx|ty|cheers)(?: (?:a lot|so much|very much|a ton|again|for (?:that|this|your help)))*$|^(?:好的? ?|嗯 ?|太好了 ?)*(?:非常|十分|多|太)?(?:谢谢|感谢|谢了|谢啦|多谢)(?:你|您|啦|了|哈|呀)*$/

/** Wishes that are whole in these words, and are never about the limits of a single body of work. */
const elsewhere =
  /^(?:(?:now|then|and|so|can you|could you|let s|just) )*(?:(?:plan|schedule|arrange|organi[sz]e|fill)(?: (?:my|the|this|next|whole|entire|rest of|all))* (?:week|weeks|term|semester|month|day|today|tomorrow|weekend|everything)|undo(?: (?:that|it|this))?|redo(?: (?:that|it|this))?)(?: now)?$|^(?:帮我|给我|现在|那|再|先|来)*(?:安排|排|规划|计划)(?:一下|好|下)?(?:我的?)?(?:(?:这|本|下|整)(?:个|一)?(?:周|星期|礼拜|月|学期)|今天|明天|全部)$|^(?:帮我|给我|那|先)*(?:把)?(?:(?:这|本|下|整)(?:个|一)?(?:周|星期|礼拜|月|学期)|今天|明天)(?:安排|排|规划|计划)(?:一下|好|下)?$|^(?:撤销|重做)(?:一下)?$/

/** A yes is no verdict (G6). Null for words that turn the card down, as the reason or the change that is wished for. */
export function keepingOf({ body }: Card, text: string): Keeping | null {
  if (isPlainYes(text)) return 'yes'
  const plain = plainWords(text)
  if (thanks.test(plain)) return 'thanks'
  const isOfTalk = body.kind === 'brief' && body.origin !== 'pack'
  return isOfTalk && elsewhere.test(plain) ? 'elsewhere' : null
}

/** The card stays as it is, and the answer says so. */
export function keepSceneCard({ ports }: Turn, text: string, keeping: Keeping): Round {
  const said = spoken(sayBriefWaits(keeping, ports.language()))
  return makeRound(
    { kind: 'card-kept' },
    { messages: [{ role: 'user', content: text }, ...said.messages], events: said.events },
  )
}
