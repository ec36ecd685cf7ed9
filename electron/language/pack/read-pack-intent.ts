// Reads one of the six intents of a course pack (K1) from the words, with the field that they name.
import { inOwnCharacters } from '../../../shared/text/as-typed.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { PackDecision, PackFacts } from '../../../shared/pack/pack-model.ts'
import { agrees, asksWeight, endsAsking, plainly, refuses } from './agreement-words.ts'
import { asksToGoOn, isThanks, withoutCourtesies } from './offer-words.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'

const english: [PackFieldKey, string][] = [
  ['goal', 'goals?|aims?|objectives?'],
  ['knowledge', 'knowledge|what i know(?: already)?'],
  ['conditions', 'conditions?|constraints?|hours a week'],
  ['demands', 'demands?|requirements?'],
  ['materials', 'materials?|sources list'],
  ['topics', 'topics?|outline|table of contents|syllabus topics'],
  ['work', 'work(?: items)?|sessions?|tasks?|work ?list|task list|to-?dos?'],
  ['placement', 'placement|placing|timetable of it'],
  ['guide', 'study guide|guide|summary'],
  ['outlook', 'outlook|chances?|simulation|forecast'],
  ['health', 'health|evaluation|assessment of the plan'],
]

const chinese: [PackFieldKey, string][] = [
  ['goal', '学习目标|目标'],
  ['knowledge', '已有基础|基础|已会的|掌握情况'],
  ['conditions', '学习条件|条件|限制|时间安排条件'],
  ['demands', '课程要求|要求|考核要求|考试要求'],
  ['materials', '学习资料|学习材料|材料|资料清单'],
  ['topics', '大纲|提纲|主题|知识点|章节'],
  ['work', '任务清单|任务|学习任务|工作量'],
  ['placement', '排期|安排情况|落位'],
  ['guide', '学习指南|复习指南|指南'],
  ['outlook', '前景|模拟|模拟结果|把握'],
  ['health', '计划健康|健康度|评估'],
]

/** For use inside larger patterns: one group per language that holds the words of a field. */
const englishField = english.map(([, words]) => words).join('|')
/** Which field of a course pack words speak of, in English and Chinese. */
const chineseField = chinese
  .flatMap(([, words]) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The field that exactly these words name. */
function fieldNamed(words: string): PackFieldKey | null {
  const plain = words.trim().toLowerCase()
  const found = [...english, ...chinese].find(([, pattern]) =>
    new RegExp(`^(?:${pattern})$`, 'iu').test(plain),
  )
  return found?.[0] ?? null
}

export type PackReading = Omit<PackDecision, 'speak' | 'reason'>

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

/** What the words alone say, in the state that the pack is in; null for none that is open. A text stays as it was typed. */
export function readPackIntent(request: string, pack: PackFacts | null): PackReading {
  const read = readPlain(toSimple(request), pack)
  const { text } = read
  return typeof text === 'string' ? { ...read, text: inOwnCharacters(text, request) } : read
}

function readPlain(request: string, pack: PackFacts | null): PackReading {
  const whole = request.trim().replace(/[.!。！~～\s]+$/u, '')
  const bare = withoutCourtesies(whole)
  const isQuestioning =
    pack?.phase === 'intent' && pack.mode === 'questioning' && pack.waits === 'nothing'
  const both = [whole, bare]
  const says = (tells: (plain: string) => boolean) => both.some((words) => tells(plainly(words)))
  if (says(endsAsking)) return { intent: 'generate' }
  if (says(asksToGoOn)) return { intent: 'advance' }
  if (agrees(plainly(whole))) {
    if (!isQuestioning) return { intent: 'advance' }
    // No answer to a question, which is passed over; after the last one it is a yes to what is there.
    return { intent: pack.asked === null || pack.asked === 'conditions' ? 'generate' : 'chat' }
  }
  if (!isQuestioning && refuses(plainly(whole))) return { intent: 'chat' }
  if (says((plain) => research.test(plain))) return { intent: 'research' }
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
  if (isTold && !isThanks(plainly(whole))) return { intent: 'chat', text: request.trim() }
  return { intent: 'chat' }
}

function readNamed(text: string): PackReading | null {
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
