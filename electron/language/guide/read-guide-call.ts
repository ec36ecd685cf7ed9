// Whether words of the chat stage are for the guide: they call for one, wish to pass or learn a course, or answer it.
// The border: orders that are whole ("plan calculus", "remember to …", 安排一下高数) stay with the schedule.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { beginsGuide, leavesGuide, takesGuideUp } from '../../../shared/guide/guide-words.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import type { TurnFacts } from '../../model/model.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import type { Intent } from '../resolve/intent.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { understand } from '../understand.ts'
import { lengthOfAnswer } from './answer-length.ts'
import {
  findCoursePhrase,
  findNextCourse,
  isInTrouble,
  readLeadingCourse,
} from './course-phrase.ts'
import { nothingAsked } from './asked.ts'
import { hear, withoutDays } from './hear.ts'
import { namesExam } from './read/day-cues.ts'
import { asksWhy, readGuideQuestion } from './read-guide-question.ts'
import { readSignal } from './guide-signals.ts'
import { takesBack } from './take-back.ts'
import { noHints } from './work/amount-words.ts'
import { readAmounts } from './work/read-amounts.ts'
import { readDifficulty } from './read-traits.ts'
import { coursesOf, matchCourse } from './match-course.ts'
import { toldOfCourse } from './told-before.ts'
import { findCues, readCues } from './read/cue-table.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { isCorrection, readSection } from './guide-signals.ts'

const scene = 'guide'

/** Sure; a wish in so many words; words that might mean it, and are asked about (O2). */
const scores = { called: 100, wished: 90, likely: 60 } as const

const calls =
  /\bguide me\b|\b(?:course|study) (?:intake|guide)\b|\bhelp me (?:to )?(?:plan|set up|prepare|organi[sz]e|think through) (?:for )?(?:a|an|another|one|my next|the next|this|one more) (?:new |whole )?(?:course|subject|exam|final|class)\b|\bplan (?:a|another|one|one more) (?:new |whole )?(?:course|subject)\b|\bwalk me through (?:a |the |my )?(?:course|planning|preparing)\b|\bwhere (?:do|should|can) i (?:start|begin)\b|\bhow (?:do|should|can) i (?:get started|begin) (?:with|on)\b|\b(?:no (?:clue|idea)|don't know|not sure) (?:where|how) to (?:start|begin)\b|^帮我(?:计划|规划)(?:一?下)?(?![我这下本今明周整全所每]|一[天周])\p{Script=Han}{2,8}$|带(?:着)?我(?:来|一起|一步步)*(?:规划|备考|准备|学)|带(?:着)?我(?:过|走)一?遍|(?:规划|计划|安排)一?下?(?:一|这|那|另一)门(?:新)?课|引导我|一起规划|(?:从哪(?:里|儿)?|怎么|该怎么|如何)(?:开始|入手|下手|学起)/u
const passes =
  /\b(?:(?:have|need|want|has|must|should|got|trying|hope|like|help me|how (?:do|can|should) i|can i|will i|going)(?: (?:to|really|still|also|just|you to))* )(?:pass|retake|resit|survive|ace|get through|master)\b(?! (?:it|this|that|the time|by)\b)|\bhelp (?:me|us) (?:to )?(?:pass|learn|master|get through|survive)\b|\bfailed\b.*\b(?:retake|resit|again|pass)\b|(?:要|想|得|必须|需要|希望|怎么|如何|能不能|帮我|保证|争取)[^,，。]{0,24}?(?:考过|通过|过掉|补考|重修|拿下|搞定)|(?:都|全)?(?:得|必须|要)过(?=[了啊呀。,，！!\s]|$)|(?:挂了|要补考|要重修)|(?:要|得|想|必须)过(?:四级|六级|雅思|托福|.{2,8}(?:这门|考试))/
const learns =
  /\b(?:(?:have|need|want|must|should|got|would like|'d like|like|help me|how (?:do|can|should) i)(?: (?:to|really|still|also|just))* )(?:learn|study|revise|review|prepare|prep|catch up|get ready|cram)\b|\b(?:help me|i need help|struggling|help) with\b|\bget (?:my act together|serious|started|going) (?:for|with|on|about|in)\b|(?:要|想|得|必须|需要|打算)[^,，。]{0,24}?(?:学好|学会|学完)|(?:我|要|想|得|必须|需要|打算|帮我|怎么|如何|该怎么)(?:好好|尽快|开始)?(?:学好|学会|学完|学习|学|自学|备考|复习|准备|预习|补)/

/** An order for the schedule, whatever the guide has just asked. */
const orders =
  /^(?:(?:please|can you|could you|ok|now|and|then|also|first)[ ,]+)*(?:undo|redo|swap|exchange|unplace|plan (?:my|the|this|next|out my)\b.*\b(?:week|day|days|term|month|weekend)|plan (?:today|tomorrow|everything|all)|schedule (?:my|everything|all)|improve|optimi[sz]e|tidy|re-?plan|clear my|what(?:'s| is) (?:free|on|due|left)|when (?:is|do|am)|why is|show (?:me )?(?:my|the) (?:week|plan|schedule|calendar|day))\b|^(?:请|帮我|麻烦|那|先|再|你)*(?:撤销|重做|恢复|对调|交换|互换|优化|(?:安排|规划|计划|排)(?:一?下|好)?(?:我的?|这|下|本|今|明|整|全|所有|一周)|(?:今|明|后)天.{0,6}(?:有什么|有空|空)|看(?:看|一下)?(?:我的?)?(?:课表|日程|计划))/
const moves =
  /^(?:(?:please|can you|could you|ok|now|and|then)[ ,]+)*(?:move|shift|put|place|reschedule|postpone|push|take|drop|cancel|remove|delete)\b|^(?:请|帮我|麻烦)*(?:把|将)/
const examMoved =
  /(?:考试|期[中末])\S{0,8}(?:推迟|提前|延[后期]|改到|改期|挪)|\b(?:exam|midterm|final|test)s?\b.{0,20}\b(?:moved|postponed|pushed|shifted|brought forward)\b/
const exams = /\b(?:exam|final|midterm|deadline|due|hours?)\b|考试|期末|期中|截止|小时|时长|日期/

/** `usual` is what the chat stage would say without a guide. Null: it is not for one. */
export function readGuide(
  facts: TurnFacts,
  usual: StageOutput['chat'],
): StageOutput['chat'] | null {
  const { scenes, request } = facts
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  const text = prepareText(request, facts)
  const isActive = scenes.active === scene && facts.guide != null
  if (beginsGuide(request) || takesGuideUp(request) || (calls.test(text) && !orders.test(text)))
    return called(facts, text, scores.called)
  if (facts.guide?.isWritten === true && isAnother(text, facts))
    return called(facts, text, scores.called)
  if (isActive) return isElsewhere(text, facts) && !takesBack(facts) ? null : goesOn(usual)
  const isOrder = orders.test(text) || moves.test(text)
  const back = isOrder ? null : comesBack(text, facts)
  if (back !== null) return called(facts, text, back === 'sure' ? scores.wished : scores.likely)
  const score = wishScore(text, facts)
  return score === null ? null : called(facts, text, score)
}

function called(facts: TurnFacts, text: string, score: number): StageOutput['chat'] {
  const course =
    findCoursePhrase(withoutDays(lexText(text, facts))) ??
    findNextCourse(text) ??
    readLeadingCourse(text)
  const slots = course === null ? [] : [{ name: 'course', value: course }]
  return { intent: 'task', speak: '', reason: 'guide', scene, score, slots }
}

/** After a draft that is written: the next course, by its turn or by a wish. */
function isAnother(text: string, facts: TurnFacts): boolean {
  if (orders.test(text) || moves.test(text) || findCaptureLead(text) !== null) return false
  const said = withoutDays(lexText(text, facts))
  const next =
    findNextCourse(text) ?? (wishScore(text, facts) === null ? null : findCoursePhrase(said))
  const written = facts.guide?.draft?.course ?? ''
  return next !== null && !isSameCourse(next, written)
}

function goesOn(usual: StageOutput['chat']): StageOutput['chat'] {
  return { ...usual, scene: 'continue_current', score: 100 }
}

/** A wish without what an order needs; what the schedule understands whole is its own. */
function wishScore(text: string, facts: TurnFacts): number | null {
  const { request } = facts
  if (findCaptureLead(text)?.how === 'asked' || orders.test(text) || moves.test(text)) return null
  if (examMoved.test(text)) return null
  const told = toldOfCourse(facts)
  if (told === 'plenty') return scores.wished
  if (isSurelyOther(facts)) return null
  if (told === 'enough') return scores.wished
  const begun = findCoursePhrase(withoutDays(lexText(text, facts)))
  if (isCall(text, begun, facts)) return scores.wished
  const intent = understand(facts)
  const isOpen = isNotUnderstood(intent)
  const isQuery = intent.kind === 'query' && intent.query.kind === 'query-when'
  const isSaid = intent.kind === 'say' && intent.statement.kind === 'fixed-event'
  const isOfWork = intent.kind === 'writes' && intent.writes.every(({ kind }) => kind === 'upsert')
  if (passes.test(text)) return intent.kind === 'writes' && !isOfWork ? null : scores.wished
  if (beginsBySense(text, intent, facts)) return scores.wished
  const lexed = lexText(text, facts)
  const course = findCoursePhrase(withoutDays(lexed))
  const isCry = isInTrouble.test(text) && needsHelp.test(text) && intent.kind !== 'writes'
  if (isCry && course !== null) return scores.wished
  const isNew = intent.kind === 'ask' && newWork.has(intent.question.kind)
  const isNoted = intent.kind === 'writes' && intent.writes.every(({ kind }) => kind === 'upsert')
  if (learns.test(text) && (isOpen || isNew || isNoted))
    return course === null ? null : scores.wished
  if ((intent.kind !== 'writes' || isNoted) && tellsCourse(text, facts)) return scores.wished
  if (learns.test(text) && isQuery && /^how\b|怎么|如何/.test(text)) return scores.likely
  if (!namesExam(text)) return null
  if (course === null && readLeadingCourse(text) === null) return null
  const isHard = (readDifficulty(text, false) ?? 0) >= 4
  const isLong = lengthOfAnswer(request) === 'long'
  const isDated = lexed.days.length > 0 || soon.test(text)
  const { amount, units } = readAmounts(withoutDays(lexed), noHints)
  const isCounted = amount !== null || units.length > 0
  const isTold = isHard || isCounted
  // Whatever single words of it would be for the schedule: more is told of a course than an order needs.
  if (isTold && (isLong || isCounted) && isDated && intent.kind !== 'writes') return scores.wished
  if (!isHard) return null
  // "What about my midterm in two weeks, I never understood signals" asks for more than a day.
  if (intent.kind === 'query' && isDated && complaint.test(text)) return scores.wished
  return isOpen || isSaid ? (isDated ? scores.wished : scores.likely) : null
}

/** "How many days are left to the midterm?" wants an answer, and work that is told whole leaves nothing to ask. */
function isSurelyOther({ request, ...facts }: TurnFacts): boolean {
  const frames = readTrained(request, facts)
  return frames.length > 0 && frames.every(isOther)
}

function isOther({ act, confidence, slots }: Frame): boolean {
  if (confidence < surelyOther) return false
  const has = (roles: RegExp) => slots.some(({ role }) => roles.test(role))
  const isTold = act === 'add_work' && has(/^title$/) && has(/^(?:due|by)$/) && has(/^count$/)
  return isTold || /^ask_(?!advice|help)/.test(act)
}

const surelyOther = 0.9

/** What a wish for a guide is made of; each kind counts once. */
const callCues = readCues<'help' | 'plan' | 'exam' | 'work' | 'shy'>([
  [
    'help',
    1,
    'any',
    'help, help me, help us, can u help, need help, guide, with me, w/ me, assist, pls, please | 帮我, 帮忙, 帮下, 带我, 给我, 教我, 帮个忙',
  ],
  [
    'plan',
    1,
    'any',
    'plan, planning, prep, prepare, preparing, get ready, getting ready, set up studying, study for, studying for, revise for, revising for, organise, organize | 规划, 计划, 安排, 准备, 备考, 复习, 排一下, 排个',
  ],
  [
    'plan',
    2,
    'any',
    'a plan, a study plan, study plan, a revision plan, revision plan, learning plan, plan with me | 复习计划, 学习计划, 做个计划, 排个计划, 定个计划, 列个计划, 弄个计划, 安排复习, 规划复习, 怎么复习',
  ],
  [
    'exam',
    1,
    'any',
    'exam*, final, finals, midterm*, mid-term*, test, tests, quiz, exma | 考试, 期末, 期中, 测验, 考',
  ],
  [
    'work',
    0.8,
    'any',
    'essay, term paper, thesis, report, project, presentation, portfolio, dissertation | 论文, 报告, 大作业, 项目, 课程设计',
  ],
  [
    'shy',
    -2,
    'any',
    'remind, my week, the week, this week, next week, today, tomorrow, tonight, my day, everything, add, session, sessions, block | 提醒, 这周, 本周, 下周, 今天, 明天, 今晚, 全部, 全给我, 全都, 考试前, 考前, 添加, 加一个, 加个',
  ],
])
const leastCall = 3.2

/** A plan for an exam or a piece of work of a course that the schedule has nothing of: the more is told, the surer. */
function isCall(text: string, course: string | null, facts: TurnFacts): boolean {
  const cues = findCues(text, callCues)
  const most = (slot: string) =>
    Math.max(0, ...cues.filter((cue) => cue.slot === slot).map(({ weight }) => weight))
  if (course === null || most('plan') + most('help') === 0 || Math.max(most('exam'), most('work')) === 0) return false // prettier-ignore
  const lexed = lexText(text, facts)
  const isStranger = matchCourse(course, facts.request, facts.state).kind === 'new'
  const isPlanned = lexed.names.some(({ owners }) => owners.some(({ kind }) => kind === 'item'))
  const isShy = cues.some(({ slot }) => slot === 'shy')
  const told =
    (lexed.days.length > 0 ? 0.5 : 0) +
    (isStranger ? 1 : 0) -
    (isPlanned && !isStranger ? 1.5 : 0) -
    (isShy ? 2 : 0)
  return most('help') + most('plan') + Math.max(most('exam'), most('work')) + told >= leastCall
}

const withMe =
  /\bplan\b.*\b(?:with|w\/?) me\b|\b(?:need|make|want|build|have|create|do|set up)\b.{0,16}\ba (?:study |revision )?plan\b|(?:弄|做|列|来|要|订|制定)(?:一?个|份|一下)?(?:学习|复习)?计划/

/** Read as a wish for a guide, or as a plan of a course that nothing in the schedule goes by. */
function beginsBySense(text: string, intent: Intent, facts: TurnFacts): boolean {
  const [frame] = readTrained(facts.request, facts)
  if (frame === undefined) return false
  const named = frame.slots.some(({ role }) => ['course', 'title', 'task'].includes(role))
  const course = findCoursePhrase(withoutDays(lexText(text, facts)))
  if (frame.act === 'start_guide')
    return intent.kind !== 'writes' && (named || course !== null || frame.confidence >= 0.5)
  if (course === null || lexText(text, facts).names.some(({ owners }) => owners.some(({ kind }) => kind === 'item'))) return false // prettier-ignore
  if (withMe.test(text)) return true
  const isStranger = matchCourse(course, facts.request, facts.state).kind === 'new'
  return isStranger && (isNotUnderstood(intent) || frame.act === 'off_topic') && plans.test(text)
}

const plans = /\bplan\b|\bget through\b|规划|安排|计划/

/** "Algorithms is killing me, I need help". */
const needsHelp =
  /\b(?:help|have to|need to|must|got to|gotta|get through|pass|exam|final|midterm|panic\w*)\b/

/** Asked back where new work is told, and where its day lies behind the term. */
const newWork = new Set<string>(['work-length', 'work-what', 'day-outside-term', 'which-day'])

const soon =
  /\bin (?:\w+ )?(?:days?|weeks?|a month)\b|\b(?:days?|weeks?) (?:left|away|to go)\b|(?:还有|还剩|只剩|就剩).{1,4}(?:天|周|个?星期|个?月)|[\d一二两三四五六]{1,2}(?:天|周|个?星期|个?月)(?:以|之)?后|快(?:要)?考|马上(?:要|就)?考/

const complaint =
  /\b(?:never|don't|didn't|do not|did not|haven't)(?: \w+)? (?:understood|understand|got|get|followed|follow)\b|\b(?:understand|understood|know) (?:nothing|little)\b|(?:没|听不|看不|学不|啥都不|完全不|根本不)(?:听|看|学|弄|搞)?(?:懂|会|明白)/

/** More is told of an exam, or of a piece of work, than an order needs: its parts, how much, what is known, when not. */
function tellsCourse(text: string, facts: TurnFacts): boolean {
  const isNamed = findCues(text, callCues).some(({ slot }) => slot === 'exam' || slot === 'work')
  if (!isNamed) return false
  const heard = hear(facts.request, { ...nothingAsked, section: 'course' }, facts)
  const { topics, units, out, amount, mostADay, limits, difficulty, profile } = heard
  const hasParts = topics.listed.length > 1
  const kinds = [hasParts, hasParts || units.length > 0, out.length > 0, amount !== null, mostADay !== null, limits !== null, difficulty !== null || profile.length > 0] // prettier-ignore
  return heard.course !== null && kinds.filter(Boolean).length > 1
}

function isNotUnderstood(intent: Intent): boolean {
  if (intent.kind === 'unknown') return true
  if (intent.kind === 'say') return intent.statement.kind === 'nothing-missed'
  return intent.kind === 'ask' && unclear.has(intent.question.kind)
}

const unclear = new Set<string>([
  'not-understood',
  'no-such-task',
  'which-reading',
  'which-task',
  'what-to-move',
  'day-outside-term',
])

/** "Could you begin on Monday?" tells it of the draft. */
const asksFor =
  /^(?:could|can|would|will) (?:you|we|it)\b|(?:行|可以|好)(?:吗|么|不)?[?？]?$|能不能/
const ofSchedule = new Set<string>(['ask_next', 'ask_where', 'ask_free'])

/** In a guide nearly all that is said is for it, but orders that name what they want of the schedule. */
function isElsewhere(text: string, facts: TurnFacts): boolean {
  if (leavesGuide(facts.request)) return false
  if (orders.test(text)) return true
  const lead = findCaptureLead(text)
  const names = lexText(text, facts).names
  if (lead?.how === 'asked' && (names.length > 0 || lead.isReminder)) return isCapture(facts)
  if (moves.test(text)) return names.length > 0 && !exams.test(text)
  // What is asked of the draft is answered from it.
  const question = facts.guide?.draft == null ? null : readGuideQuestion(facts.request, text)
  if (question === 'amount' || question === 'chance') return false
  if (question !== null && asksWhy(facts.request) && names.length === 0) return false
  const [frame] = readTrained(facts.request, facts)
  // "What's my next class?" is of no draft.
  if (frame !== undefined && ofSchedule.has(frame.act) && frame.confidence >= 0.9) return true
  const isAsked = /[?？]\s*$|^(?:what|when|where|which|how many|am i|do i)\b|吗$/.test(text)
  // "What was the deadline again?" is of the draft.
  const isOfSchedule = names.length > 0 || lexText(text, facts).days.length > 0
  return (
    isAsked &&
    !asksFor.test(text) &&
    isOfSchedule &&
    readSignal(text) === 'none' &&
    understand(facts).kind === 'query'
  )
}

function isCapture(facts: TurnFacts): boolean {
  const intent = understand(facts)
  return (
    intent.kind === 'writes' || (intent.kind === 'ask' && intent.question.kind !== 'not-understood')
  )
}

/** `sure` where they name its course; `likely` where they might mean it, and are asked about (O2). */
function comesBack(text: string, facts: TurnFacts): 'sure' | 'likely' | null {
  const { guide, state } = facts
  if (guide == null || guide.draft === null || !guide.isWritten) return null
  const section = readSection(text)
  if (section === null || !isCorrection(text) || findCaptureLead(text) !== null) return null
  const course = guide.draft.course.toLowerCase()
  const said = facts.request.normalize('NFKC').toLowerCase()
  if (said.includes(course)) return 'sure'
  const others = coursesOf(state).filter((name) => name.toLowerCase() !== course)
  const named = lexText(text, facts).names.length > 0
  return named || others.some((name) => said.includes(name.toLowerCase())) ? null : 'likely'
}
