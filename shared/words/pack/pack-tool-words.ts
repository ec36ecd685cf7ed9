// What the steps of a course pack are called in a conversation; two of them are tools of the agent too.
import type { Language } from '../../language.ts'

export const packTools = [
  'read_field',
  'generate_field',
  'update_field',
  'research',
  'simulate',
  'evaluate',
  'export',
] as const

export type PackToolName = (typeof packTools)[number]

export const packToolWords: Record<Language, Record<PackToolName, string>> = {
  en: {
    read_field: 'Read in the course pack',
    generate_field: 'Write into the course pack',
    update_field: 'Change in the course pack',
    research: 'Look into your files',
    simulate: 'Simulate the weeks ahead',
    evaluate: 'Evaluate the plan',
    export: 'Put the study guide together',
  },
  zh: {
    read_field: '查看课程包',
    generate_field: '写入课程包',
    update_field: '修改课程包',
    research: '查资料',
    simulate: '推演今后几周',
    evaluate: '评估计划',
    export: '汇总学习指南',
  },
}
