// Writes any field of a course pack by the built-in rules (K5): a pure function of the material.
import type * as en from '../../en/pack/generate-field.ts'

export const nothing: typeof en.nothing = {
  outlook: '还没有可以模拟的内容：今后几周没有这门课的任务。',
  health: '还没有可以评估的内容：今后几周没有这门课的任务。',
}
