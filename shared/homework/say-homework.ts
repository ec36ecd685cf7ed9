// What homework says: when it is due, how the comparison came out, what can't be done, in English and Chinese.
import { assertNever } from '../assert-never.ts'
import type { AnswerStanding, ComparedAnswer, Comparison } from './comparison.ts'
import type { HomeworkEditProblem } from './edit.ts'
import type { HomeworkLine } from './requests.ts'
import type { TypedProblem } from './homework.ts'
import type { HomeworkMinutes } from './minutes.ts'
import type { HomeworkPlanProblem } from './plan.ts'
import type { Language } from '../language.ts'
import { sayDueDate } from './say-due-date.ts'
import { sayDuration } from '../words/dates/say-duration.ts'

/** "Overdue since Wed 25 Nov, 17:00", "Due today, 17:00", "Due Wed 25 Nov", "Done". */
export function sayDue(
  line: Pick<HomeworkLine, 'dueDate' | 'dueTime' | 'urgency'>,
  today: string,
  language: Language,
): string {
  const { dueDate, dueTime, urgency } = line
  const english = language === 'en'
  if (urgency === 'done') return english ? 'Done' : '已完成'
  const date = sayDueDate(dueDate, today, language)
  const time = dueTime === null ? '' : english ? `, ${dueTime}` : ` ${dueTime}`
  switch (urgency) {
    case 'overdue':
      return english ? `Was due ${date}${time}` : `${date}${time} 已到期`
    case 'today':
      return english ? `Due today${time}` : `今天${time === '' ? '' : `${time} `}截止`
    case 'soon':
    case 'later':
      return english ? `Due ${date}${time}` : `${date}${time} 截止`
    default:
      return assertNever(urgency)
  }
}

/** "1 h 20 min of 2 h worked"; empty where nothing is planned and nothing was worked. */
export function sayHomeworkMinutes(
  { planned, worked }: HomeworkMinutes,
  language: Language,
): string {
  if (planned === 0 && worked === 0) return ''
  const [did, plan] = [sayDuration(worked, language), sayDuration(planned, language)]
  return language === 'en' ? `${did} worked of ${plan} planned` : `做了 ${did}，计划 ${plan}`
}

const standingNames: Record<Language, Record<AnswerStanding, string>> = {
  en: {
    same: 'the same',
    equal: 'worth the same',
    unsure: 'in other words: judge it yourself',
    differs: 'different',
    missing: 'missing',
    extra: 'not in the key',
  },
  zh: {
    same: '一致',
    equal: '写法不同，答案一样',
    unsure: '说法不同，请自己判断',
    differs: '不同',
    missing: '缺少',
    extra: '答案里没有',
  },
}

export function answerStandingName(standing: AnswerStanding, language: Language): string {
  return standingNames[language][standing]
}

/** "The key has 5 answers: 3 the same, 1 in other words, for you to judge, 1 missing." */
export function sayComparison({ by, counts }: Comparison, language: Language): string {
  const { same, equal, unsure, differs, missing, extra } = counts
  const right = same + equal
  const all = right + unsure + differs + missing
  if (language === 'en') {
    const what = by === 'answers' ? 'answer' : 'line'
    const of = all === 1 ? `The key has 1 ${what}` : `The key has ${all} ${what}s`
    const parts = [
      right === all ? `yours ${all === 1 ? 'is' : 'are'} the same` : `${right} the same`,
      ...(differs > 0 ? [`${differs} different`] : []),
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(unsure > 0 ? [`${unsure} in other words, for you to judge`] : []),
    ]
    const more = extra === 0 ? '' : ` ${extra} of yours ${extra === 1 ? 'is' : 'are'} not in it.`
    return `${of}: ${parts.join(', ')}.${more}`
  }
  const what = by === 'answers' ? '题' : '行'
  const parts = [
    right === all ? '全部一致' : `${right} ${what}一致`,
    ...(differs > 0 ? [`${differs} ${what}不同`] : []),
    ...(missing > 0 ? [`${missing} ${what}缺少`] : []),
    ...(unsure > 0 ? [`${unsure} ${what}说法不同，请自己判断`] : []),
  ]
  const more = extra === 0 ? '' : `你另有 ${extra} ${what}是答案里没有的。`
  return `答案共 ${all} ${what}：${parts.join('，')}。${more}`
}

/** "3: [-key-] {+yours+}" */
export function writeAnswer(
  answer: ComparedAnswer,
  by: Comparison['by'],
  language: Language,
): string {
  const { label, standing, pieces } = answer
  const text = pieces
    .map(({ kind, text: words }) =>
      kind === 'same' ? words : kind === 'missing' ? `[-${words}-]` : `{+${words}+}`,
    )
    .join(' ')
  return `${answerLabel(label, by, standing, language)} (${answerStandingName(standing, language)}): ${text}`
}

/** "1", "line 3", "your line 3". */
export function answerLabel(
  label: string,
  by: Comparison['by'],
  standing: AnswerStanding,
  language: Language,
): string {
  if (by === 'answers') return label
  if (language === 'en') return standing === 'extra' ? `your line ${label}` : `line ${label}`
  return standing === 'extra' ? `你的第 ${label} 行` : `第 ${label} 行`
}

export type HomeworkProblem =
  | HomeworkEditProblem
  | HomeworkPlanProblem
  | TypedProblem
  | 'no-homework'
  | 'too-much-homework'
  | 'no-work'
  | 'no-open-block'
  | 'no-room'
  | 'has-work'
  | 'no-solution'
  | 'no-model'
  | 'model-stopped'
  | 'model-unusable'
  | 'model-failed'

const problems: Record<HomeworkProblem, Record<Language, (detail: string) => string>> = {
  'no-homework': {
    en: () =>
      'That homework is not there, or not any more. Nothing was changed; the list shows what there is.',
    zh: () => '没有这项作业，或者它已经不在了。没有做任何改动；清单里可以看到现有的作业。',
  },
  'too-much-homework': {
    en: (most) =>
      `There are ${most} homework items already. Delete some that are done; nothing was changed.`,
    zh: (most) => `已经有 ${most} 项作业了。请先删除一些做完的；没有做任何改动。`,
  },
  'empty-title': {
    en: () => 'Homework needs a title. Write what is to be handed in; nothing was changed.',
    zh: () => '作业要有标题。请写上要交什么；没有做任何改动。',
  },
  'long-title': {
    en: (most) =>
      `The title can have ${most} characters. Shorten it, and put the rest into the checklist; nothing was changed.`,
    zh: (most) => `标题最多 ${most} 个字符。请写短一些，其余的放进清单；没有做任何改动。`,
  },
  'long-course': {
    en: (most) =>
      `The name of the course can have ${most} characters. Shorten it; nothing was changed.`,
    zh: (most) => `课程名最多 ${most} 个字符。请写短一些；没有做任何改动。`,
  },
  'empty-step': {
    en: () =>
      'A point of the checklist needs some words. Write what is to be done; nothing was changed.',
    zh: () => '清单的一项不能是空的。请写上要做什么；没有做任何改动。',
  },
  'long-step': {
    en: (most) =>
      `A point of the checklist can have ${most} characters. Write it as several points; nothing was changed.`,
    zh: (most) => `清单的一项最多 ${most} 个字符。请分成几项来写；没有做任何改动。`,
  },
  'no-step': {
    en: () => 'That point is not in the checklist any more. Nothing was changed.',
    zh: () => '清单里已经没有这一条了，没有做任何改动。',
  },
  'too-many-steps': {
    en: (most) => `A checklist holds ${most} points. Nothing was changed.`,
    zh: (most) => `一个清单最多 ${most} 条，没有做任何改动。`,
  },
  'solution-too-long': {
    en: (most) => `A solution holds ${most} characters. Paste a part of it; nothing was changed.`,
    zh: (most) => `解答最多 ${most} 个字符。请只粘贴一部分；没有做任何改动。`,
  },
  'details-changed': {
    en: () =>
      'Its title, course or due date was changed meanwhile. Nothing was saved and what you typed is kept; look at what it says now, then save again.',
    zh: () =>
      '它的标题、课程或截止日期刚刚被改过。没有保存，你输入的内容还在；请看看现在的内容，再保存一次。',
  },
  'solution-changed': {
    en: () =>
      'The solution was changed meanwhile. Nothing was saved and your text is kept; look at the newer one, then save again.',
    zh: () => '解答刚刚被改过。没有保存，你的文字还在；请看看新的内容，再保存一次。',
  },
  'key-changed': {
    en: () =>
      'The answer key was changed meanwhile. Nothing was saved and your text is kept; look at the newer one, then save again.',
    zh: () => '参考答案刚刚被改过。没有保存，你的文字还在；请看看新的内容，再保存一次。',
  },
  'is-past': {
    en: () =>
      'It is due before today or before the term, so no work can be planned for it. Give it another date first; nothing was changed.',
    zh: () => '它的截止日期在今天或学期之前，没法再安排学习时间。请先改日期；没有做任何改动。',
  },
  'term-over': {
    en: () =>
      'Your term is over, so there are no days left to plan. Set up the next term first; nothing was changed.',
    zh: () => '学期已经结束，没有可以安排的日子了。请先设置下个学期；没有做任何改动。',
  },
  'no-class': {
    en: () =>
      'That study work is not there any more. Choose another, or make new work; nothing was changed.',
    zh: () => '那项学习任务已经不在了。请另选一个或新建；没有做任何改动。',
  },
  'has-work': {
    en: () =>
      'It has study work in the plan already. Change that on the page of its course; nothing was changed.',
    zh: () => '它已经有学习任务了。可以在课程页里修改；没有做任何改动。',
  },
  'no-work': {
    en: () =>
      'Plan its study work first: minutes are counted for its blocks, and so for your pace. Nothing was changed.',
    zh: () => '请先为它安排学习时间：用时记在它的时段上，也就算进你的用时习惯。没有做任何改动。',
  },
  'no-open-block': {
    en: () =>
      'All its blocks are closed out. Add a session to it, or correct the minutes of a block in the week; nothing was changed.',
    zh: () => '它的时段都已经记录完了。可以再加一次，或在周视图里改某一次的用时；没有做任何改动。',
  },
  'no-room': {
    en: () =>
      'None of its blocks has begun, and no free stretch before now takes one. Mark the block once it has begun, or say that it is finished; nothing was changed.',
    zh: () =>
      '它的时段都还没开始，现在之前也没有放得下的空闲。等时段开始后再记，或者直接记为做完；没有做任何改动。',
  },
  'no-solution': {
    en: () => 'There is no solution yet. Paste it first; nothing was sent.',
    zh: () => '还没有解答。请先粘贴；没有发送任何内容。',
  },
  'no-model': {
    en: () =>
      'No model of your own is set up, so there is nobody to ask. The comparison with an answer key works without one.',
    zh: () => '没有设置自己的模型，没法请它点评。和参考答案的比对不需要模型。',
  },
  'model-stopped': {
    en: () => 'The model was stopped. Nothing was changed.',
    zh: () => '已让模型停止，没有做任何改动。',
  },
  'model-unusable': {
    en: (name) => `What ${name} answered can’t be used. Nothing was changed; try again.`,
    zh: (name) => `${name} 的回答无法使用，没有做任何改动，可以再试一次。`,
  },
  'model-failed': {
    en: (message) => `${message} Nothing was changed.`,
    zh: (message) => `${message}没有做任何改动。`,
  },
}

export function sayHomeworkProblem(
  code: HomeworkProblem,
  language: Language,
  detail = '',
): { code: string; message: string } {
  return { code, message: problems[code][language](detail) }
}

/** The facts of one item on a line, without its title. */
export function sayHomeworkFacts(
  line: Omit<HomeworkLine, 'id' | 'title' | 'hasSolution' | 'hasKey' | 'blocks' | 'openBlocks'>,
  today: string,
  language: Language,
): string {
  const { course, steps, ticked } = line
  const list = language === 'en' ? `${ticked} of ${steps} points` : `清单 ${ticked}/${steps}`
  return [
    course,
    sayDue(line, today, language),
    steps === 0 ? '' : list,
    sayHomeworkMinutes(line, language),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
