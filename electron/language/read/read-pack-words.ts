// Words that begin pack work or go on with it, for the chat stage: they belong to the pack scene, with the course that they name.
import { inOwnCharacters } from '../../../shared/text/as-typed.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readPackIntent } from '../pack/read-pack-intent.ts'
import { lexWords } from '../words/lexed-text.ts'
import { asksAlone, asksOfDay } from './asks-alone.ts'

const scene = 'pack'

const asking = String.raw`(?:(?:please|ok(?:ay)?|now|so|then|and|can (?:you|we|i)|could (?:you|we)|i (?:want|need|would like|have)|i'd like|let's|let (?:me|us)|help me|to) )*`
const doing = String.raw`(?:(?:open|show|start|begin|make|do|create|prepare|build|set up|see|go (?:back )?to|get back to|back to|return to|work on|keep working on|write|continue|resume|carry on|go on|on|have|get)(?: (?:with|me|us|up))* )`
const noun = String.raw`(?:course ?pack|study guide|pack)`
const after = String.raw`(?: (?:for|of|on|about|in|with) (?<after>.{1,80}?))?(?: (?:please|now|again|next|on))*`
const begins = [
  // With a word for doing something or an article, "pack" alone is a course pack.
  String.raw`^${asking}(?:with )?(?:${doing}(?:(?:a|an|the|my|this|that|new) )*|(?:(?:a|an|the|my|this|that|new) )+)(?:(?<before>.{1,60}?)(?:'s)? )??${noun}${after}$`,
  String.raw`^${asking}(?:course ?pack|study guide)(?: (?:for|of|on|about)? ?(?<after>.{1,80}))?$`,
  String.raw`^(?:where (?:am i|are we|do i stand)|how far(?: am i| are we| is it)?|how is it going)(?: (?:with|in|on|is))? (?:the|my) (?:(?<before>.{1,60}?) )??${noun}${after}$`,
].map((pattern) => new RegExp(pattern, 'iu'))
const demands =
  /^(?:please |can you |could you |tell me )*what (?:does|will|would) (?<course>.{1,60}?) (?:demand|require|ask for|ask of me|expect)(?: from me| of me)?$|^what do i (?:have to|need to) know (?:for|in) (?<exam>.{1,60})$|^what (?:is|will be|comes|comes up|gets asked) (?:in|on) (?:the |my )?(?<paper>.{1,60}?) (?:exam|test|final|midterm)$/iu

const doingChinese = String.raw`(?:打开|看看|看一下|看|开始|做|弄|搞|新建|建|创建|生成|整理|准备|写|继续|接着|回到|回)`
const beginChinese = new RegExp(
  String.raw`^(?:请|帮我|帮忙|给我|我要|我想要?|我们|咱们|来|现在|先|再|那|${doingChinese}|一下|一份|一个|[份个])*(?:[给为替把])?(?<course>.{0,30}?)的?(?:${doingChinese}(?:一下|一份|一个|[份个])?)?(?:课程包|学习指南|复习指南)(?:(?:现在)?(?:做|弄|写|进行)?到(?:哪|什么)(?:儿|里|一步|地步)?了?|怎么样了|的?进度|[吧呢啊])?$`,
  'u',
)
const tidyChinese =
  /^(?:请|帮我|给我)*(?:整理|梳理|准备)(?:一下)?(?<course>这门课|.{1,20}?课程?)(?:的内容|的资料)?(?:吧)?$/u
const demandsChinese =
  /^(?<course>.{1,20}?)(?:这门课)?(?:有什么要求|要求什么|考什么|考哪些(?:内容)?|要学(?:会)?(?:什么|哪些))$/u

const unnamed =
  /^(?:the|this|that|my|a|new|it|course|this course|the course|that course|这门课|这个课|那门课|课程|这门|这)?$/iu

const leave =
  /^(?:stop|exit|leave|quit|enough|never ?mind)$|^(?:leave|close|exit|quit) (?:it|the (?:course )?pack)$|^(?:退出|停|停下|算了|先不弄了|不做了|先这样)$|^(?:退出|关掉|先不做)课程包$/iu

const left = {
  en: 'All right, the course pack stays as it is. Say “open the course pack” to go on with it.',
  zh: '好的，课程包保持现在的样子。说“打开课程包”就能接着做。',
}

/** What the scene must not keep for itself while it waits for words: another scene's work, undo, leaving. */
const others =
  /^(?:please |can you |could you )*(?:plan (?:my|the|this|next|for)|schedule (?:my|the|it)|move |swap |undo|redo|recite|quiz me|guide me|clear )|^(?:请|帮我|给我)*(?:安排(?:一下)?(?:我的)?(?:这|下|本|一|整个|全部|所有|剩下)|排一下|撤销|恢复上一步|把.{1,30}(?:挪|移|换)到|背诵|默写|考考我|带我规划)/iu

/** Null where they ask for something else, or there is no such scene. */
export function readPackWords(facts: TurnFacts): StageOutput['chat'] | null {
  const { request, scenes } = facts
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  const text = tidyWords(request)
  const begun = beginningOf(text, facts)
  // In the pack "write the study guide" is a field of it.
  const isField = scenes.active === scene && readPackIntent(request, null).field !== undefined
  // "What is in the midterm?" is about the course of the pack that is open.
  const isOpen = scenes.active === scene && begun?.asks === true && unnamed.test(begun.course)
  if (begun !== null && !isField && !isOpen) {
    const slots = [
      ...(unnamed.test(begun.course)
        ? []
        : [{ name: 'course', value: inOwnCharacters(begun.course, request) }]),
      ...(begun.asks ? [{ name: 'ask', value: 'demands' }] : []),
    ]
    return { intent: 'task', speak: '', reason: scene, scene, score: 100, slots }
  }
  if (scenes.active !== scene || leavesForOthers(request)) return null
  if (asksAlone(request, facts) || asksOfDay(request, facts)) return null
  if (leave.test(text)) {
    const speak = left[/\p{Script=Han}/u.test(text) ? 'zh' : 'en']
    return { intent: 'chat', speak, reason: 'leave', scene: 'exit_current', score: 100 }
  }
  const { intent, field } = readPackIntent(request, null)
  const isOurs = intent !== 'chat' && (intent !== 'query' || field !== undefined || begun !== null)
  return isOurs || asksDemands(text)
    ? { intent: 'task', speak: '', reason: intent, scene: 'continue_current', score: 100 }
    : null
}

/** 周五要学什么 asks of a day, and of no course. */
function beginningOf(text: string, facts: TurnFacts): ReturnType<typeof beginning> {
  const begun = beginning(text)
  if (begun?.asks !== true) return begun
  return lexWords(begun.course, facts).days.length > 0 ? null : begun
}

/** Words that go to another scene or leave this one, even while this one waits for an answer. */
export function leavesPack(request: string): boolean {
  return leave.test(tidyWords(request)) || leavesForOthers(request)
}

/** Words that open a course pack, or go on with one, by its name. */
export function callsPack(request: string): boolean {
  const begun = beginning(tidyWords(request))
  return begun !== null && !begun.asks && /pack|study guide|课程包|指南/iu.test(toSimple(request))
}

function leavesForOthers(request: string): boolean {
  return others.test(toSimple(request).trim())
}

function tidyWords(request: string): string {
  return toSimple(request)
    .trim()
    .replaceAll('’', "'")
    .replace(/[.!?。！？\s]+$/u, '')
}

function asksDemands(text: string): boolean {
  return readPackIntent(text, null).intent === 'query' && !/[?？]/u.test(text)
}

function beginning(text: string): { course: string; asks: boolean } | null {
  for (const pattern of begins) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined) {
      return { course: named(groups['after'] ?? groups['before'] ?? ''), asks: false }
    }
  }
  const opening = beginChinese.exec(text) ?? tidyChinese.exec(text)
  if (opening !== null) return { course: named(opening.groups?.['course'] ?? ''), asks: false }
  const asked = demands.exec(text) ?? demandsChinese.exec(text)
  if (asked === null) return null
  const { course, exam, paper } = asked.groups ?? {}
  return { course: named(course ?? exam ?? paper ?? ''), asks: true }
}

function named(words: string): string {
  return words
    .trim()
    .replace(/^(?:the|my|this)\s+(?=\S)/iu, '')
    .replaceAll(/^[\s“"'：:《]+|[\s”"'》]+$/gu, '')
    .replace(/\s+(?:course|class|exam)$/iu, '')
    .trim()
}
