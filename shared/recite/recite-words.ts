// Reads words that ask to recite or for recalls in the plan, and the text that comes along.
import { inOwnCharacters, asTyped } from '../text/as-typed.ts'
import { toSimple } from '../text/simple-characters.ts'
import { chineseDay, writtenWeekday } from '../time/weekdays.ts'
import { maxText } from './material.ts'

/**
 * Words that ask to recite, or to be tested: one reading for the classifier and for a question
 * that waits. The text that they name, empty where they leave it open.
 */
type ReciteCall = { topic: string }

const politely = String.raw`(?:please |can you |could you |would you |will you |i want (?:you )?to |i'd like (?:you )?to |let me |let's |now )*`
const tests = String.raw`(?:quiz|test|examine|drill|check)(?: me)|ask me (?:(?:some|a few|a couple of) )?questions|(?:be|get) (?:quizzed|tested|examined)`
const topic = String.raw`(?:\s+(?:on|about|for|of))?(?:\s+(?<topic>.{1,80}))?$`
const english = new RegExp(
  String.raw`^${politely}(?:${tests}|recite|let me recite|practi[cs]e recall)${topic}`,
  'iu',
)
const chinese =
  /^(?:请|你|帮我|我要|我想|让我|现在|开始|来|能不能|可以|可不可以)*(?:(?:背诵|默写|背一下|背一遍|背背|抽背|背(?=《))(?:一下|一遍)?|(?:考考?|抽查|提问|测测?)(?:一[下考])?我(?!们|要|想|的)(?:一下|一遍|一次)?(?:几个|一些|几道)?(?:关于)?|问问?(?:一下)?我(?:几个|一些|几道|关于)(?:关于)?)(?<topic>.{0,40})$/u

/** With these it is about when to study, which is the schedule's. */
const aboutTime = new RegExp(
  String.raw`\b(?:tomorrow|today|tonight|week|morning|afternoon|evening|every|plan|schedule|move|hours?|minutes?)\b|${writtenWeekday}|${chineseDay}|安排|明天|今天|今晚|每天|每周|星期|礼拜|这周|下周|上午|下午|晚上|早上|小时|分钟|[挪移改排]`,
  'iu',
)

const nothingNamed = /^(me|now|please|it|something|吧|一篇|课文|材料)?$/iu

/** Null where they ask for something else, or say when. */
export function readReciteCall(request: string): ReciteCall | null {
  const text = toSimple(request)
    .trim()
    .replace(/[.!?。！？\s]+$/u, '')
  const found = english.exec(text) ?? chinese.exec(text)
  if (found === null || aboutTime.test(text)) return null
  const named = (found.groups?.['topic'] ?? '')
    .replace(/(?:\s+(?:please|now)|吧|好吗|好不好|行吗|可以吗|呗|的(?:问题|内容|知识点?))$/iu, '')
    .replaceAll(/^[\s“"'：:《]+|[\s”"'》]+$/gu, '')
    .replace(/^(?:the|my)\s+/iu, '')
  return { topic: nothingNamed.test(named) ? '' : inOwnCharacters(named, request) }
}

/** Words that open a title as well: “Recite poem 3” may be the block that a question asked for. */
const mayBeTitle = /^(?:recite\b|(?:背诵|默写|抽背))/iu

/** Whether they call for it also where a question waits for its answer. */
export function callsForRecital(text: string): boolean {
  return !mayBeTitle.test(toSimple(text).trim()) && readReciteCall(text) !== null
}

// Words that ask for the recalls to be put into the plan, or what is to be recited next (R8): one reading for classifier and scene.

const englishPlan =
  /^(?:please |can you |could you |now )*(?:re-?)?(?:plan|schedule|place|arrange)(?: (?:all|out))?(?: of)?(?: my| the| our)? (?:next |due )?(?:recalls?|recall sessions?|recitals?|recall practice)(?: (?:anew|again|now|afresh))?(?: please)?$|^(?:please |can you |could you )*put (?:my |the )?recalls? (?:in|into|on) (?:my |the )?(?:plan|week|schedule|calendar)(?: again)?$/iu

const chinesePlan =
  /^(?:请|帮我|给我|现在)*(?:重新)?(?:安排|计划|规划|排)(?:一下)?(?:我的|下次的?)?(?:复习|材料的?)?(?:背诵|默写)(?:时间|计划)?(?:吧)?$|^(?:请|帮我)*把(?:我的)?(?:复习|材料的?)?(?:背诵|默写)(?:重新)?(?:排|安排|放)(?:进|到)(?:我的)?(?:计划|日程|课表)(?:里|中)?(?:吧)?$/u

export function asksForRecallPlan(text: string): boolean {
  const plain = toSimple(text)
    .trim()
    .replace(/[.!?。！？\s]+$/u, '')
  return englishPlan.test(plain) || chinesePlan.test(plain)
}

const nextEnglish =
  /^(?:please )?(?:(?:tell|show) me )?(?:what|which (?:texts?|ones?)|when|which)\b.{0,30}\b(?:recite|recited|recalls?|recall practice)\b.{0,24}$/iu

const nextChinese =
  /^(?:我|今天|现在|明天|这周|接下来|下次|下一次)*(?:我)?(?:该|要|应该|得)?(?:背|背诵|默写)(?:什么|啥|哪些|哪[篇个一]|是什么时候).{0,6}$|^(?:我)?(?:什么时候|下次什么时候|哪天)(?:该|要|再)*(?:背|背诵|默写).{0,8}$|^(?:还)?有(?:什么|啥|哪些)(?:要|该|没)背.{0,4}$/u

export function asksWhatToRecite(text: string): boolean {
  const plain = toSimple(text)
    .trim()
    .replace(/[.!?。！？\s]+$/u, '')
  return nextEnglish.test(plain) || nextChinese.test(plain)
}

/**
 * Reads a text that comes with the wish to recite it: 默写：床前明月光……, "quiz me on this: to be or not
 * to be …".
 */
export type PastedText = { title: string; text: string }

const title = String.raw`(?:\s*[《“"](?<title>[^》”"\n]{1,60})[》”"])?`
const wish = String.raw`^(?:please |can you |could you |i want to |let me |let's |now )*(?:recite|quiz me on|test me on|practi[cs]e)`
const these = String.raw`(?: (?:this|these|the following|it|my))?(?: (?:one|text|words|lines|poem|passage|paragraph))?`
const after = String.raw`\s*(?<text>[\s\S]+)$`
const englishText = [
  new RegExp(String.raw`${wish}${these}${title}\s*[:：\n]${after}`, 'iu'),
  // "can you test me on this one? …"
  new RegExp(String.raw`${wish}(?= (?:this|these|the following))${these}\s*[?？]${after}`, 'iu'),
  // "quiz me on Ozymandias: …"
  new RegExp(
    String.raw`${wish}(?: the| my)? (?!${writtenWeekday}|tomorrow|today|tonight|next |every )(?<title>[^:：\n?？]{1,60}?)\s*[:：]${after}`,
    'iu',
  ),
]
const chineseText = new RegExp(
  String.raw`^(?:请|帮我|我要|我想|让我|现在|开始|来)*(?:背诵|默写|背一下|背一遍|考考我|抽背|背(?=\s*[《“"]|下面|这))(?:一下|一遍)?(?:下面)?(?:这[段篇首]?)?(?:话|文字|课文|材料|诗|内容)?${title}\s*[:：\n]\s*(?<text>[\s\S]+)$`,
  'u',
)

/** Shorter is the name of a text. A Chinese character tells about three letters. */
const leastLetters = 24

/** Cut for a title. */
const mostTitle = 20

/** Null where the words bring no text. */
export function readPastedText(request: string): PastedText | null {
  const said = request.trim()
  const found = [...englishText, chineseText]
    .map((form) => form.exec(toSimple(said)))
    .find((match) => match !== null)
  const groups = found?.groups
  const own = (words = '') => asTyped(words.trim(), said) ?? ''
  // The end of what was said, and no place before it that reads the same.
  const text = said.slice(said.length - (groups?.['text']?.length ?? 0)).trim()
  if (!isWholeText(text)) return null
  return { title: own(groups?.['title']) || firstWords(text), text }
}

/** Words to be learnt, and not only what they are called. */
export function isWholeText(text: string): boolean {
  const letters = Array.from(text).reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1),
    0,
  )
  return letters >= leastLetters && text.length <= maxText
}

export function firstWords(text: string): string {
  const [first = text] = text.split(/[\n,.;:!?，。；：！？]/u)
  const signs = Array.from(first.trim())
  return signs.length <= mostTitle ? signs.join('') : `${signs.slice(0, mostTitle - 1).join('')}…`
}
