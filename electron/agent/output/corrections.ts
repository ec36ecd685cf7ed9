// What a model is told about an output that can't be used (G4): each problem has its own sentence.
import type { $ZodIssue } from 'zod/v4/core'
import type { GuideJump } from '../../../shared/guide/guide-state.ts'
import type { Stage } from '../../../shared/agent/contracts.ts'
import type { Language } from '../../../shared/language.ts'
import type { ToolPack } from '../../../shared/tools/catalogue.ts'

export type OutputProblem =
  | { kind: 'empty' }
  | { kind: 'no-object' }
  | { kind: 'cut-off'; key: string }
  | { kind: 'contract'; stage: Stage; issues: readonly $ZodIssue[] }
  | { kind: 'unknown-tool'; name: string; known: string[] }
  | { kind: 'inactive-pack'; name: string; pack: ToolPack }
  /** `needs` is the action that this tool must come under. */
  | { kind: 'wrong-action'; name: string; effect: string; needs: 'continue' | 'confirm' }
  | { kind: 'bad-arguments'; name: string; detail: string }
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
    'inactive-pack': ({ name, pack }) =>
      `The tool "${name}" belongs to the pack "${pack}", which is not active. Call context_tools_add with {"packs":["${pack}"]} first.`,
    'wrong-action': ({ name, effect, needs }) =>
      effect === 'write' || effect === 'planning'
        ? `"${name}" changes the schedule, so it needs the action "${needs}": the person decides on a card.`
        : effect === 'history'
          ? `"${name}" undoes or repeats a change, so it needs the action "${needs}": the person decides on a card.`
          : `"${name}" changes nothing in the schedule, so it needs the action "${needs}"; there is nothing to confirm.`,
    'bad-arguments': ({ name, detail }) => `The arguments of "${name}" are not valid: ${detail}`,
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
    'inactive-pack': ({ name, pack }) =>
      `工具“${name}”属于工具包“${pack}”，它还没有启用。请先调用 context_tools_add，参数 {"packs":["${pack}"]}。`,
    'wrong-action': ({ name, effect, needs }) =>
      effect === 'write' || effect === 'planning'
        ? `“${name}”会改动日程，action 必须是“${needs}”：由用户在卡片上决定。`
        : effect === 'history'
          ? `“${name}”会撤销或重做改动，action 必须是“${needs}”：由用户在卡片上决定。`
          : `“${name}”不会改动日程，action 必须是“${needs}”，没有需要确认的内容。`,
    'bad-arguments': ({ name, detail }) => `“${name}”的参数无效：${detail}`,
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
