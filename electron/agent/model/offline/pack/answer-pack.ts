// The built-in model's side of the course pack (K1): one of the six intents from the words, with the field that they name.
import type { PackDecision } from '../../../../../shared/pack/pack-decision.ts'
import type { PackFacts } from '../../../../../shared/pack/pack-facts.ts'
import type { Language } from '../../../../../shared/language.ts'
import type { TurnFacts } from '../../model.ts'
import { speechOf } from '../say/speech.ts'
import { agrees, allows, asksWeight, endsAsking, plainly, refuses } from './agreement-words.ts'
import { chineseField, englishField, fieldNamed } from './field-words.ts'

type Read = Omit<PackDecision, 'speak' | 'reason'>

const courtesies = [
  /^(?:(?:please|ok(?:ay)?|yes|yeah|good|great|fine|well|right|now|so|then|and|can you|could you|would you|i want you to|let's)[,. ]+)+(?=.)/iu,
  /^(?:(?:好的?|可以|行|嗯|那|请|麻烦|帮我|你来)[，,。 ]*)+(?=.)/u,
]

const forward =
  /^(?:(?:continue|go on|carry on)(?: with)? (?:the |my |this )?(?:course )?pack|继续(?:做|写|弄)?(?:这个|这份)?课程包|continue|next|next (?:phase|step|one)|go on|carry on|proceed|move on|keep going|on with it|继续(?:吧|下去)?|下一步(?:吧)?|下一个|下一阶段|往下(?:走)?|接着(?:来|做)?)$/iu
const research =
  /^(?:look (?:it|this|that|them) up|look into (?:it|my files|the files|the sources)|do (?:the |some )?research|research(?: it| this)?|search (?:my |the )?(?:files|notes|sources|materials|documents)|查(?:一下|一查|查看?|找)?(?:一下)?(?:资料|文件|大纲|课件|笔记)?吧?|搜(?:一下|索)?(?:一下)?(?:资料|文件)|做(?:一下)?调研|研究一下)$/iu
const lookUp =
  /^(?:look up|search (?:my |the )?(?:files|notes|sources|materials|documents) for|search for|find out|find) (?<english>.{2,300}?)(?: in (?:my|the) (?:files|notes|sources|materials|documents))?$|^(?:查(?:一下|一查|查|找)?|搜(?:一下|索)?|在资料里(?:找|查))(?:一下)?(?<chinese>.{2,200})$/iu
const writes = new RegExp(
  String.raw`^(?:re)?(?:write|generate|make|create|draft|produce|do|list)(?: me| up| down| again)?(?: the| a| an| my| its)? (?<english>${englishField})(?: again| anew| now)?$|^(?:重新|再|先)?(?:生成|写|列|做|拟|重写|更新)(?:一下|出|一份|一个|个)?(?<chinese>${chineseField})(?:吧|一下)?$`,
  'iu',
)
const changes = new RegExp(
  String.raw`^(?:change|set|update|replace|edit|correct|make|put) (?:the |my )?(?<english>${englishField})(?: (?:to|into|with|as|say)|:) ?(?<text>.{1,4000})$`,
  'isu',
)
const states = new RegExp(
  String.raw`^(?:the |my )?(?<english>${englishField}) (?:is|are|should be|should say|must be)(?: now)?:? (?<text>.{1,4000})$`,
  'isu',
)
const changesChinese = new RegExp(
  String.raw`^(?:把|将)?(?<chinese>${chineseField})(?:改成|改为|换成|写成|设为|设成|改到|应该是|改一下[，,：:]?|是|有|为)[：:，, ]?(?<text>.{1,2000})$`,
  'su',
)
const changesNothing = new RegExp(
  String.raw`^(?:change|edit|correct|update) (?:the |my )?(?<english>${englishField})$|^(?:改一下|修改|改改|改)(?<chinese>${chineseField})$`,
  'iu',
)
const asksField = new RegExp(
  String.raw`^(?:what(?:'s| is| are)|show(?: me)?|read(?: me)?|tell me|list) (?:the |my )?(?<english>${englishField})(?: so far| now)?$|^(?:看看|看一下|显示|给我看|读一下)?(?<chinese>${chineseField})(?:是什么|是啥|有哪些|有什么|怎么样|呢)?$`,
  'iu',
)
const asksDemands =
  /\bwhat (?:do|must|should) i (?:really |actually )?(?:have to |need to )?(?:know|learn|do)\b|\bwhat does (?:the|this|that) (?:course|exam|class) (?:demand|require|ask|want|cover|expect)|\bwhat(?:'s| is| comes| will be) (?:in|on|asked in) the (?:exam|test|midterm|final)\b|考什么|考哪些|要学(?:会)?(?:什么|哪些)|(?:有|是)?什么要求|要求(?:什么|有哪些)|要掌握(?:什么|哪些)/iu
const question =
  /[?？]\s*$|^(?:what|when|where|which|who|how|why|does|do|is|are|can|must)\b|什么|怎么|哪|几|吗$|多少|为什么|是不是/iu
const thanks = /^(?:thanks?(?: you)?(?: very much| a lot)?|cheers|谢谢你?|多谢|谢了)$/iu

export function answerPack(facts: TurnFacts): PackDecision {
  const { language } = speechOf(facts)
  const read = readPackIntent(facts.request, facts.pack ?? null)
  const speak = read.intent === 'chat' ? sayChat(facts.request, language) : ''
  return { ...read, speak, reason: read.intent }
}

/** Exported for the table of sentences: what the words alone say, in the state that the pack is in. */
export function readPackIntent(request: string, pack: PackFacts | null): Read {
  const whole = request.trim().replace(/[.!。！~～\s]+$/u, '')
  const bare = courtesies.reduce((words, pattern) => words.replace(pattern, ''), whole).trim()
  const isQuestioning =
    pack?.phase === 'intent' && pack.mode === 'questioning' && pack.waits === 'nothing'
  const both = [whole, bare]
  const says = (pattern: RegExp) => both.some((words) => pattern.test(plainly(words)))
  if (both.some((words) => endsAsking(plainly(words)))) return { intent: 'generate' }
  if (says(forward)) return { intent: 'advance' }
  if (agrees(plainly(whole))) {
    if (!isQuestioning) return { intent: 'advance' }
    // No answer to a question, which is passed over; after the last one it is a yes to what is there.
    return { intent: pack.asked === null || pack.asked === 'conditions' ? 'generate' : 'chat' }
  }
  if (!isQuestioning && refuses(plainly(whole))) return { intent: 'chat' }
  if (says(research)) return { intent: 'research' }
  const named = readNamed(bare)
  if (named !== null) return named
  if (asksDemands.test(whole)) return { intent: 'query' }
  const looked = lookUp.exec(bare)
  const wanted = looked?.groups?.['english'] ?? looked?.groups?.['chinese']
  if (wanted !== undefined && !isQuestioning) return { intent: 'research', text: tidy(wanted) }
  const isWeight = asksWeight(plainly(whole)) && !question.test(bare.replace(/[?？]\s*$/u, ''))
  if (isWeight && pack?.phase !== 'intent') return { intent: 'chat' }
  if (question.test(whole) && !(isQuestioning && !/[?？]\s*$/u.test(request)))
    return { intent: 'query', text: whole }
  // Of what the student wants, more may be told at any time.
  const isTold = isQuestioning || (pack?.phase === 'intent' && pack.waits === 'nothing')
  if (isTold && !thanks.test(plainly(whole))) return { intent: 'chat', text: request.trim() }
  return { intent: 'chat' }
}

/** A plain yes to what the pack has asked, whoever reads the words otherwise. */
export function grantsOffer(request: string): boolean {
  return allows(plainly(request))
}

/** A plain no to what the pack has offered. */
export function declinesOffer(request: string): boolean {
  return refuses(plainly(request))
}

/** Words at a card that only press for it: a yes, "next", thanks. */
export function pressesCard(request: string): boolean {
  const whole = plainly(request)
  const bare = courtesies.reduce((words, pattern) => words.replace(pattern, ''), whole).trim()
  return agrees(whole) || thanks.test(whole) || forward.test(bare) || endsAsking(whole)
}

function readNamed(text: string): Read | null {
  for (const pattern of [changes, states, changesChinese]) {
    const groups = pattern.exec(text)?.groups
    const field = fieldOf(groups)
    // "The topics are hard" says nothing of what they are.
    if (field !== null && groups !== undefined && !isQuestionWord(groups['text'] ?? '')) {
      return { intent: 'modify', field, text: tidy(groups['text'] ?? '') }
    }
  }
  const bareChange = fieldOf(changesNothing.exec(text)?.groups)
  if (bareChange !== null) return { intent: 'modify', field: bareChange }
  const written = fieldOf(writes.exec(text)?.groups)
  if (written !== null) return { intent: 'generate', field: written }
  const asked = fieldOf(asksField.exec(text.replace(/[?？]\s*$/u, ''))?.groups)
  return asked === null ? null : { intent: 'query', field: asked }
}

function isQuestionWord(text: string): boolean {
  return /^(?:什么|啥|哪|多少|几|what|which)/iu.test(text)
}

function fieldOf(groups: Record<string, string> | undefined) {
  const words = groups?.['english'] ?? groups?.['chinese']
  return words === undefined ? null : fieldNamed(words)
}

/** Without the quotes around it; a list with commas stays what it is. */
function tidy(text: string): string {
  return text
    .trim()
    .replaceAll(/^["“'‘：:]+|["”'’]+$/gu, '')
    .trim()
}

const speaks: Record<Language, { welcome: string; help: string; weight: string }> = {
  en: {
    welcome: "You're welcome. Say “continue” to go on with the course pack.",
    weight:
      'How much time a topic gets is its share under “Topics”: say “change the topics to Arrays — 20 %, Graphs — 40 %” with all of yours, or edit them on the page of the pack. For less in all, give it fewer hours: “change the conditions to 4 hours a week”. Then say “write the sessions”.',
    help: 'In the course pack you can say “continue”, “look it up”, “write the outline”, “change the goal to …”, or ask what you have to know.',
  },
  zh: {
    welcome: '不客气。说“继续”就接着做课程包。',
    weight:
      '每个知识点的时间看“知识点”里的百分比：说“把知识点改成数组 — 20 %、图 — 40 %”（写全所有知识点），或者在课程包页面里改。想整体轻松些，就少给些时间：“把条件改成每周4小时”。改完说“生成任务”。',
    help: '在课程包里可以说“继续”“查一下资料”“生成大纲”“把目标改成……”，也可以问考什么。',
  },
}

function sayChat(request: string, language: Language): string {
  const plain = plainly(request)
  if (thanks.test(plain)) return speaks[language].welcome
  return asksWeight(plain) ? speaks[language].weight : speaks[language].help
}
