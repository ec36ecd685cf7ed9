// Short words that ask for nothing in the schedule, and the two answers to a question: yes and no.
import type { Talk } from '../read/draft.ts'

const filler = String.raw`(?:[\s,.!?。~]|weekloom|so much|very much|a lot|please|there|again|then|a bunch|everyone|啦|了|呀|啊|吧|哦|噢|你|哈|呢|非常|太|多|真的?|十分)*`
const whole = (words: string) => new RegExp(`^${filler}(?:${words})${filler}$`)

const talks: [Talk, RegExp][] = [
  [
    'greeting',
    whole(
      "hi|hello|hey|good (?:morning|afternoon|evening)|how are you|what's up|你好|您好|嗨|早上好|早|晚上好|下午好|在吗|hello|哈喽",
    ),
  ],
  [
    'thanks',
    whole(
      'thanks?|thank you|thx|ty|cheers|much appreciated|(?:ok|okay|great|perfect|cool|good|nice),? thanks?(?: you)?|谢谢|多谢|感谢|辛苦|谢谢(?:好的|很好)|(?:好的?|行|可以|嗯)+,? ?谢谢?|谢',
    ),
  ],
  [
    'praise',
    whole(
      "great|perfect|nice|cool|good|well done|awesome|looks good|that's (?:great|good|perfect|all|it)|i'm done|all good|ok|okay|yes|yeah|sure|fine|不错|很好|很棒|棒|完美|太好|就这样|没问题|好看|好|好的|嗯|行|可以|是的",
    ),
  ],
  [
    'cancel',
    whole(
      "cancel(?: that| it| this| everything)?|never ?mind|forget (?:it|that|about it)|stop|no|nope|no thanks|just cancel|leave (?:it|everything)(?: as it is| alone)?|don't bother|no need|算|算了|不|不要|不用了|不行|取消|不用|不弄|没事|先不|先这样|停|作罢|还是算了|不改|就算了|不需要",
    ),
  ],
]

const identity =
  /^(?:hi|hello|hey)?[ ,]*(?:who|what) are you\b|\bwhat(?:'s| is) your name\b|你是谁|你是什么|你叫什么/

const abilities =
  /\b(?:what can (?:you|i|weekloom) (?:do|say|ask)|how (?:does|do) (?:this|it|you|i use)|help me understand|show me (?:around|the ropes|how (?:this|it) works)|give me (?:a|the) (?:quick )?tour)\b|^help$|^help me$|你(?:能|会|可以)(?:做|干|帮我做)(?:什么|些什么|啥)|怎么用|有(?:什么|啥|哪些)功能|带我(?:看看|逛逛|转转|熟悉一?下)(?:吧|呗|$|都?有)|^帮助$|能干嘛/

export function readTalk(text: string): Talk | null {
  if (identity.test(text)) return 'who'
  if (abilities.test(text)) return 'abilities'
  return talks.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const yesWords = whole(
  "y|yes|yeah|yep|yup|sure|ok|okay|fine|go ahead|do it|please do|of course|sounds good|that works|that's fine|right|correct|absolutely|yes,? (?:please|do it|go ahead)|ok(?:ay)?,? (?:do it|go ahead)|好|好的|是|是的|对|对的|可以|行|嗯|嗯嗯|没问题|确定|确认|同意|就这样|就这么办|要|当然|好,? ?就这样|可以的|是,? ?可以",
)
const noWords = whole(
  "n|no|nope|nah|not really|no thanks|no,? thank you|rather not|please don't|don't|do not|wrong|no,? (?:leave it|don't|cancel|stop|keep it)|不|不要|不用|不用了|不行|不是|别|别了|不好|不可以|不同意|不对|错了|算了|不要了|不了",
)

export function isYes(text: string): boolean {
  return yesWords.test(text)
}

export function isNo(text: string): boolean {
  return noWords.test(text)
}

const agreement =
  /\b(?:y|yes|yeah|yep|yup|sure|ok|okay|fine|great|perfect|nice|cool|good|awesome|lovely|thanks|(?:i )?(?:accept|agree|approve|confirm|apply|take)(?: (?:it|this|that|the plan|the proposal|everything))?|accepted|agreed|approved|confirmed|go ahead|do it|do that|go for it|(?:it |this |that )?looks? (?:good|great|fine|nice|ok|okay|right|perfect)(?: to me)?|lgtm|sounds (?:good|great|fine)|(?:that |this |it )?works(?: for me)?|that's (?:it|fine|good|great|perfect|right)|i (?:like|love) (?:it|this|that)|please|then|right|correct|absolutely|of course|all|it is)\b|接受|同意|确认|确定|可以|就这样|就这么[办定排]|就按这个(?:来|排)?|按这个(?:来|排)?|没问题|不错|很好|很棒|完美|挺好|好的|好|是的|是|对的|对|行|嗯|要|当然|(?:这个)?方案|安排|看起来|我|吧|啊|了|呀|的|哦|就|这个|这样|都/g

/** Nothing but words of agreement, in any number: "ok, looks good", 可以，就这样. */
export function isAgreement(text: string): boolean {
  if (isYes(text) || readTalk(text) === 'praise') return true
  const left = text.replaceAll(agreement, '')
  return left !== text && !/[\p{L}\p{N}?]/u.test(left)
}
