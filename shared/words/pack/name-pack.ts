// What the fields and phases of a course pack are called, and what each is for.
import type { Language } from '../../language.ts'
import type { PackFieldKey } from '../../pack/fields.ts'
import type { FieldState } from '../../pack/pack-phase.ts'
import type { PackPhase } from '../../pack/phases.ts'

const fields: Record<PackFieldKey, Record<Language, { name: string; purpose: string }>> = {
  goal: {
    en: { name: 'Goal', purpose: 'What you want to reach in this course, and by when.' },
    zh: { name: '目标', purpose: '这门课你想达到什么，什么时候之前。' },
  },
  knowledge: {
    en: { name: 'What you know', purpose: 'What you know already, and what is hard for you.' },
    zh: { name: '已有基础', purpose: '哪些已经会了，哪些觉得难。' },
  },
  conditions: {
    en: {
      name: 'How you study',
      purpose: 'Hours a week, times to avoid, and what helps you learn.',
    },
    zh: { name: '学习条件', purpose: '每周几个小时、哪些时间不行、怎样学得好。' },
  },
  demands: {
    en: { name: 'What the course asks', purpose: 'Exams, deadlines and rules, one a line.' },
    zh: { name: '课程要求', purpose: '考试、截止日期和规定，一行一条。' },
  },
  materials: {
    en: { name: 'Materials', purpose: 'What there is to learn from, and for what.' },
    zh: { name: '学习资料', purpose: '有哪些资料，各自用来学什么。' },
  },
  topics: {
    en: { name: 'Topics', purpose: 'One topic a line, in the order of learning.' },
    zh: { name: '知识点', purpose: '一行一个知识点，按学习的先后排列。' },
  },
  work: {
    en: { name: 'Study sessions', purpose: 'One session a line, with its length.' },
    zh: { name: '学习任务', purpose: '一行一次学习，写明长度。' },
  },
  placement: {
    en: { name: 'Place in the weeks', purpose: 'Where the sessions lie, and whether they fit.' },
    zh: { name: '日程安排', purpose: '这些学习排在哪里，排不排得下。' },
  },
  guide: {
    en: {
      name: 'How to go about it',
      purpose: 'What counts most, what gets the most time, and how to work.',
    },
    zh: { name: '怎么学', purpose: '什么最重要，时间花在哪里，每次怎么学。' },
  },
  outlook: {
    en: { name: 'Outlook', purpose: 'The chance to be on time, and what it hangs on.' },
    zh: { name: '按时的把握', purpose: '有多大把握按时完成，关键在哪里。' },
  },
  health: {
    en: { name: 'Health of the plan', purpose: 'What the numbers of the plan mean here.' },
    zh: { name: '计划体检', purpose: '计划里的数字对这门课意味着什么。' },
  },
}

const phases: Record<PackPhase, Record<Language, string>> = {
  intent: { en: 'What you want', zh: '想达到什么' },
  research: { en: 'Research', zh: '调研' },
  outline: { en: 'Outline', zh: '大纲' },
  tasks: { en: 'Work', zh: '任务' },
  schedule: { en: 'Schedule', zh: '日程' },
  present: { en: 'Study guide', zh: '指南' },
  simulate: { en: 'Outlook', zh: '推演' },
  evaluate: { en: 'Check', zh: '评估' },
}

const states: Record<FieldState, Record<Language, string>> = {
  empty: { en: 'empty', zh: '未填写' },
  draft: { en: 'draft', zh: '草稿' },
  ready: { en: 'settled', zh: '已定' },
  stale: { en: 'out of date', zh: '已过时' },
}

export function packFieldName(key: PackFieldKey, language: Language): string {
  return fields[key][language].name
}

/** One sentence: what belongs into it. */
export function packFieldPurpose(key: PackFieldKey, language: Language): string {
  return fields[key][language].purpose
}

export function packPhaseName(phase: PackPhase, language: Language): string {
  return phases[phase][language]
}

export function fieldStateName(state: FieldState, language: Language): string {
  return states[state][language]
}
