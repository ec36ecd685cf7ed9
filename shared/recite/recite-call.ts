// Words that ask to recite, or to be tested: one reading for the classifier and for a question that waits.
import { chineseDay, writtenWeekday } from '../time/weekdays.ts'
import { inOwnCharacters } from '../text/as-typed.ts'
import { toSimple } from '../text/simple-characters.ts'

/** The text that they name, empty where they leave it open. */
export type ReciteCall = { topic: string }

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
