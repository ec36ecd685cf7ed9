// The field `work` as an execution document (B5): a body of work with its sessions, or those that one in the plan lacks.
import type * as en from '../../en/pack/work-document.ts'

export const words: typeof en.words = {
  change: (title, parts) => `${title}：${parts}`,
  kept: (sessions) => `保留 ${sessions}`,
  renamed: (sessions) => `修改 ${sessions}`,
  gone: (sessions) => `去掉 ${sessions}`,
  joint: '，',
  adopts: '课程包沿用计划里已有的任务。',
  limit: (title) => `按课程包调整${title}可以排的日子和时段`,
  limitWhy: '“学习条件”和“目标”里是这样写的。',
  replan: '把放不下的重新安排，尽量少动',
  replanWhy: '其中有些已经排在课表上。',
  preview: (sessions, course, periods, day) => `${course}：${sessions}，${periods}，到${day}为止`,
  reason: (left) =>
    left === 0 ? '课程包里的任务。' : `课程包里的前一部分任务；加进去之后还有 ${left} 次。`,
  empty: '课程包里还没有任务，先把任务写出来。',
  past: (day) => `这项任务的最后一天（${day}）已经过去。请在目标里换一个日期。`,
}
