// What a model is told about an output that can't be used (G4): each problem has its own sentence.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { $ZodIssue } from 'zod/v4/core'
import type { GuideJump } from '../../../shared/guide/guide-state.ts'
import type { Stage } from '../../../shared/conversation/contracts.ts'
import type { Language } from '../../../shared/language.ts'

/** Why words for a day can't be used. */
export type UnusableDay = 'unsaid' | 'unread' | 'past' | 'outside'

export type OutputProblem =
  | { kind: 'empty' }
  | { kind: 'no-object' }
  | { kind: 'cut-off'; key: string }
  | { kind: 'contract'; stage: Stage; issues: readonly $ZodIssue[] }
  | { kind: 'unknown-tool'; name: string; known: string[] }
  /** The same call has been made in this turn, and nothing has changed since. */
  | { kind: 'repeated-call'; name: string }
  | { kind: 'bad-arguments'; name: string; detail: string }
  /** The words that a call gives for a day. */
  | { kind: 'said-day'; words: string; why: UnusableDay }
  | { kind: 'core-pack' }
  | { kind: 'empty-question' }
  | { kind: 'empty-answer' }
  | { kind: 'empty-plan' }
  | { kind: 'unknown-classes'; ids: number[]; known: number[] }
  | { kind: 'bad-scope'; days: number }
  /** While a plan is being improved only some tools are open, and only what a diagnosis offers (G8). */
  /** A guide's action that its state does not have (B2). */
  | { kind: 'guide-jump'; jump: GuideJump }
  | { kind: 'closed-tool'; name: string; open: string[] }
  | { kind: 'not-offered'; name: string; isDiagnosed: boolean }

const unusableDays: Record<Language, Record<UnusableDay, string>> = {
  en: {
    unsaid:
      'was not said by the person. Give the words with which they said by when, or leave to_day out.',
    unread:
      'names no single day. Give just the words that name the day, or ask the person (ask_user).',
    past: 'is a day that is over. Ask the person which day is meant (ask_user).',
    outside: 'is not within the window. Leave to_day out, or ask the person (ask_user).',
  },
  zh: {
    unsaid: '不是用户说过的话。请给出用户说截止时间的原话，或不给 to_day。',
    unread: '没有说出唯一的一天。请只给说那一天的话，或询问用户（ask_user）。',
    past: '已经过去了。请询问用户指的是哪一天（ask_user）。',
    outside: '不在窗口之内。请不给 to_day，或询问用户（ask_user）。',
  },
}

const guideJumps: Record<Language, Record<GuideJump, string>> = {
  en: {
    'draft-too-early':
      'CONTINUE_ASKING in DISCOVERY takes no draft_content. Ask without it, or use PROPOSE_DRAFT.',
    'draft-missing': 'PROPOSE_DRAFT needs draft_content: the whole draft.',
    'confirm-unseen':
      'The student has not seen a draft yet, so nothing can be confirmed. Use PROPOSE_DRAFT with draft_content.',
    'confirm-nothing':
      'There is no draft that could be confirmed. Ask for what is missing (CONTINUE_ASKING), or use PROPOSE_DRAFT with draft_content.',
    'finish-unseen':
      'The student has not seen a draft yet, so nothing can be finished. Use PROPOSE_DRAFT with draft_content.',
    'finish-nothing':
      'There is no draft that could be finished. Ask for what is missing (CONTINUE_ASKING), or use PROPOSE_DRAFT with draft_content.',
    'already-finished':
      'The draft is written already. Answer with CONTINUE_ASKING without draft_content; only if the student comes back to something, set intent to BACKTRACK.',
  },
  zh: {
    'draft-too-early':
      'DISCOVERY 里的 CONTINUE_ASKING 不带 draft_content。请去掉它，或改用 PROPOSE_DRAFT。',
    'draft-missing': 'PROPOSE_DRAFT 必须带 draft_content：完整的草稿。',
    'confirm-unseen': '学生还没看过草稿，不能确认。请用 PROPOSE_DRAFT 并带 draft_content。',
    'confirm-nothing':
      '还没有可以确认的草稿。请问还缺的内容（CONTINUE_ASKING），或用 PROPOSE_DRAFT 并带 draft_content。',
    'finish-unseen': '学生还没看过草稿，不能结束。请用 PROPOSE_DRAFT 并带 draft_content。',
    'finish-nothing':
      '还没有可以写入的草稿。请问还缺的内容（CONTINUE_ASKING），或用 PROPOSE_DRAFT 并带 draft_content。',
    'already-finished':
      '草稿已经写入。请用 CONTINUE_ASKING，不带 draft_content；只有学生回头要改时，才把 intent 设为 BACKTRACK。',
  },
}

type ProblemKind = OutputProblem['kind']

type ProblemOf<Kind extends ProblemKind> = Extract<OutputProblem, { kind: Kind }>

type Sentences = { [Kind in ProblemKind]: (problem: ProblemOf<Kind>) => string }

const sentences: Record<Language, Sentences> = {
  en: {
    empty: () => 'Your output was empty. Answer with one JSON object.',
    'no-object': () =>
      'There is no JSON object in your output. Answer with one JSON object and nothing else.',
    'cut-off': ({ key }) =>
      `Your output broke off${key === '' ? '' : ` inside "${key}"`}. Send the whole JSON object again, shorter.`,
    contract: ({ stage, issues }) =>
      `Your JSON does not fit the contract of the stage "${stage}": ${sayIssues(issues)}. Send it again, corrected.`,
    'unknown-tool': ({ name, known }) =>
      `There is no tool named "${name}". The tools at hand are: ${known.join(', ')}.`,
    'repeated-call': ({ name }) =>
      `You have this above: "${name}" was called with the same arguments, and its answer has not changed. Use that answer: make another call, ask the person, or end the step.`,
    'bad-arguments': ({ name, detail }) => `The arguments of "${name}" are not valid: ${detail}`,
    'said-day': ({ words, why }) => `"${words}" ${unusableDays.en[why]}`,
    'core-pack': () => 'The pack "schedule/core" is always active and can\'t be removed.',
    'empty-question': () => 'The action is ask_user, but "speak" holds no question.',
    'empty-answer': () => 'The intent is chat, but "speak" holds no answer.',
    'empty-plan': () =>
      'The action is plan_done, but plan_steps is empty and needs_rough_build is false.',
    'unknown-classes': ({ ids, known }) =>
      `task_class_ids names ${ids.join(', ')}, which do not exist. The ids are: ${known.join(', ') || 'none'}.`,
    'bad-scope': ({ days }) =>
      `The scope is not valid: day_from and day_to must lie in 1..${days}, with day_from not after day_to.`,
    'guide-jump': ({ jump }) => guideJumps.en[jump],
    'closed-tool': ({ name, open }) =>
      `"${name}" is closed while the plan is being improved. Open are: ${open.join(', ')}. To stop improving, answer with done.`,
    'not-offered': ({ name, isDiagnosed }) =>
      isDiagnosed
        ? `The last analyze_health does not offer this ${name}. Choose one of its candidates with exactly its arguments, or close with done.`
        : `Call analyze_health first: only a ${name} that it offers can be made now.`,
  },
  zh: {
    empty: () => '你的输出是空的。请只回答一个 JSON 对象。',
    'no-object': () => '你的输出里没有 JSON 对象。请只回答一个 JSON 对象，不要有其他内容。',
    'cut-off': ({ key }) =>
      `你的输出${key === '' ? '' : `在“${key}”里`}中断了。请重新发送完整的 JSON 对象，写短一些。`,
    contract: ({ stage, issues }) =>
      `你的 JSON 不符合“${stage}”阶段的约定：${sayIssues(issues)}。请改正后重新发送。`,
    'unknown-tool': ({ name, known }) =>
      `没有名为“${name}”的工具。可用的工具有：${known.join('、')}。`,
    'repeated-call': ({ name }) =>
      `上面已经有了：“${name}”用同样的参数调用过，结果没有变化。请使用那个结果：换一个调用、询问用户，或结束这一步。`,
    'bad-arguments': ({ name, detail }) => `“${name}”的参数无效：${detail}`,
    'said-day': ({ words, why }) => `“${words}”${unusableDays.zh[why]}`,
    'core-pack': () => '工具包“schedule/core”始终启用，不能移除。',
    'empty-question': () => 'action 是 ask_user，但“speak”里没有问题。',
    'empty-answer': () => 'intent 是 chat，但“speak”里没有回答。',
    'empty-plan': () => 'action 是 plan_done，但 plan_steps 为空，needs_rough_build 又是 false。',
    'unknown-classes': ({ ids, known }) =>
      `task_class_ids 里的 ${ids.join('、')} 不存在。现有的编号：${known.join('、') || '无'}。`,
    'bad-scope': ({ days }) =>
      `scope 无效：day_from 和 day_to 必须在 1..${days} 之内，且 day_from 不晚于 day_to。`,
    'guide-jump': ({ jump }) => guideJumps.zh[jump],
    'closed-tool': ({ name, open }) =>
      `优化计划时不能用“${name}”。可用的有：${open.join('、')}。要结束优化，请回答 done。`,
    'not-offered': ({ name, isDiagnosed }) =>
      isDiagnosed
        ? `上一次 analyze_health 没有给出这个 ${name}。请原样选用它的一个候选，或用 done 结束。`
        : `请先调用 analyze_health：现在只能做它给出的 ${name}。`,
  },
}

export function sayProblem(problem: OutputProblem, language: Language): string {
  return sayKind(problem.kind, problem, language)
}

/** No correction: what was done of an answer that holds several calls. */
export function sayUnmade(names: readonly string[], language: Language): string {
  return coreWords[language].corrections.unmade(names)
}

function sayKind<Kind extends ProblemKind>(
  kind: Kind,
  problem: ProblemOf<Kind>,
  language: Language,
): string {
  return sentences[language][kind](problem)
}

const namedIssues = 4

function sayIssues(issues: readonly $ZodIssue[]): string {
  return issues
    .slice(0, namedIssues)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ')
}
