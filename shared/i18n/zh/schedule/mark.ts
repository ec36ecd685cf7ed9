// A mark in words: what became of a block, and how long it took where that differs from the plan.
import type * as en from '../../en/schedule/mark.ts'

export const outcomeNames: typeof en.outcomeNames = {
  done: '已完成',
  partly: '做了一部分',
  missed: '没做',
}

export const phrases: typeof en.phrases = {
  asPlanned: (name, took) => `${name}（${took}，和计划一样）`,
  withPlan: (name, took, planned) => `${name}（${took}，原计划 ${planned}）`,
  marked: (title, mark) => `把${title}标记为${mark}`,
  opened: (title) => `取消${title}的标记`,
  outcome: { done: '。', partly: '。剩下的部分等待安排。', missed: '。它会重新等待安排。' },
}
