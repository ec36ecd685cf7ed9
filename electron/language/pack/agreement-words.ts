// Words that agree, refuse, end the asking or ask for more of one part in a course pack, in English and Chinese.
import { toSimple } from '../../../shared/text/simple-characters.ts'

/** Small letters without signs, as the patterns here read them. */
export function plainly(words: string): string {
  return toSimple(words)
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[.!,;:。！，；：、?？…~～]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

const hedge = String.raw`(?:i (?:think|guess|suppose|believe)|i'd say|ok(?:ay)?|well|yeah|yes|yep|no|nope|so|um+|hm+|and|oh|right|alright|then|fine|guess|think|probably|maybe)`
const after = String.raw`(?:i (?:think|guess|suppose|believe)|for (?:now|today|me)|from me|really|then|so far|basically|thanks|thank you|now|yeah|ok(?:ay)?)`
const hedgeChinese = String.raw`(?:嗯|好的?|那|行|哦|额|呃|我(?:想|觉得)|应该|大概|大致|基本上?|可能|暂时|目前|先|也|都)`

/** That all is said, or that it may be written: the asking is over (K2). */
const trigger = new RegExp(
  String.raw`^(?:${hedge} )*(?:(?:that|this)(?:'?s| is| was|'ll be| will be)(?: about| pretty much| basically| really)? (?:all|it|everything|enough|all i (?:have|know|can say|can think of))|that(?:'ll| will) do|nothing (?:else|more)|i(?:'m| am) done|done|that should be (?:all|it|everything|enough))(?: ${after})*$` +
    String.raw`|^(?:generate|write|produce|draft)(?: (?:it|them|that|this|the report|everything))?(?: down| up)?(?: now)?$|^go ahead$` +
    String.raw`|^(?:${hedgeChinese} ?)*(?:可以了|就这些|就这样|就这么多|就是这些|没有了|没了|没别的了|没有别的了?|没有其他的?了?|没什么了|好了|差不多了|差不多就(?:这些|这样)|够了|说完了)[了吧啦啊呢哈]*(?: 谢谢)?$` +
    String.raw`|^(?:生成(?:吧|一下|它|报告)?|写(?:吧|出来|下来)?|开始写)$`,
  'iu',
)

export function endsAsking(plain: string): boolean {
  return trigger.test(plain)
}

const yesWord = String.raw`(?:yes|yeah|yea|yep|yup|sure|ok|okay|please|please do|do it|do that|go ahead|write (?:it|them)|good|great|fine|perfect|right|correct|exactly|absolutely|of course|thanks|thank you|(?:that|this|it)(?:'?s| is)? (?:looks?|fine|good|right|correct|great|perfect|ok|okay)(?: (?:good|right|fine|great|correct|ok|okay))?|(?:all )?(?:looks?|sounds?|seems?) (?:good|right|fine|great|correct|ok|okay|perfect)|works for me|i (?:agree|accept))`
const yesChinese = String.raw`(?:嗯|是的|是|好的|好啊|好呀|好|可以的|可以|行|对的|对|没错|没问题|要的|要|当然|写吧|写|来吧|就这样|同意|接受|确认|看着?(?:不错|可以|没问题)|看起来(?:不错|可以|没问题|挺好)|挺好的?|不错|谢谢)`
const yes = new RegExp(
  String.raw`^(?:${yesWord} )*${yesWord}$|^(?:${yesChinese}[的吧啊呀了哦啦]? ?)+$`,
  'iu',
)
const mereThanks = /^(?:(?:ok(?:ay)?|thanks?|thank you|谢谢)(?: |$))+$/iu

export function agrees(plain: string): boolean {
  return (
    yes.test(plain) &&
    (!mereThanks.test(plain) || /^ok(?:ay)?$|^ok(?:ay)? (?:ok(?:ay)?)$/iu.test(plain))
  )
}

const no =
  /^(?:no|nope|not now|later|no thanks|never ?mind|leave it|不|不用|不要|不了|先不|算了|以后再说)$/iu

export function refuses(plain: string): boolean {
  return no.test(plain)
}

const grants =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please|fine|go ahead|do it|do that|(?:re)?write|replace|overwrite|generate|change it|use (?:it|that)|是|好|可以|行|嗯|对|没问题|要|当然|写吧|重写|重新|生成|替换|改吧|换吧|用这个)/iu
const hedges =
  /\b(?:no|not|don't|never|wait|later|but|keep|leave|instead)\b|不要|不用|别|先不|等|但|保留|还是/iu

/** Words that allow what was asked, with more around the yes than the rules read elsewhere. */
export function allows(plain: string): boolean {
  return agrees(plain) || (grants.test(plain) && !hedges.test(plain))
}

const wantsTime =
  /\b(?:more|less|extra|fewer|too (?:much|little|many)) (?:time|hours?|sessions?|weight|work|practice)\b|\b(?:lighter|heavier|shorter)\b|(?:多|少|再多|再少)(?:给|花|安排|排|学|分|留)[一点些]*(?:时间|课时)?|(?:时间|比重|份量|分量)(?:太|再)?(?:多|少|长|短|大|小|高|低)|轻松一?[点些]|(?:减|加)(?:轻|重)?一?[点些]/iu

/** That one part should get more time or less, or all of it be lighter. */
export function asksWeight(plain: string): boolean {
  return wantsTime.test(plain)
}
