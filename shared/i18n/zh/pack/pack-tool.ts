// What the steps of a course pack are called in a conversation; two of them are tools of the agent too.
import type * as en from '../../en/pack/pack-tool.ts'

export const packToolWords: typeof en.packToolWords = {
  read_field: '查看课程包',
  generate_field: '写入课程包',
  update_field: '修改课程包',
  research: '查资料',
  simulate: '推演今后几周',
  evaluate: '评估计划',
  export: '汇总学习指南',
}
