// One sentence for each proposal: what would move where, what that wins, and what it costs.
import type * as en from '../../en/planner/health-candidate.ts'

export const phrases: typeof en.phrases = {
  move: (title, to) => `把${title}移到 ${to}`,
  swap: (titleA, placeA, titleB, placeB) => `交换${titleA}（${placeA}）和${titleB}（${placeB}）`,
  place: (day, clock) => `${day} ${clock}`,
  heavyAdjacency: (day, left) =>
    left === 0 ? `${day}的高强度任务不再紧挨着` : `${day}紧挨着的高强度任务变少`,
  switches: (day, fewer) => `${day}少换科 ${fewer} 次`,
  longRun: (day, from, to) => `${day}最长的连续时段从 ${from}缩短到 ${to}`,
  otherRun: (day) => `${day}过长的连续时段变少`,
  crammed: (taskClass) => `${taskClass}的几次学习隔得更开`,
  noBuffer: (taskClass, left) =>
    left === 0 ? `${taskClass}的最后一天就空出来了` : `${taskClass}的最后一天会轻一些`,
  preference: {
    evening: (day, left) => (left === 0 ? `${day}不用学到很晚` : `${day}深夜的任务变少`),
    early: (day, left) => (left === 0 ? `${day}不用那么早开始` : `${day}清早的任务变少`),
    weekend: (day, left) => (left === 0 ? `${day}就能休息` : `${day}的任务变少`),
    meal: (day) => `${day}留出了吃饭时间`,
    part: () => '更合你选的时段',
    'free-evenings': () => '能多空出一个晚上',
  },
  cost: (changes) => `；代价：${changes.join('，')}`,
  change: (name, from, to) => `${name} ${from} → ${to}`,
  sentence: (what, win, cost) => `${what}，${win}${cost}。`,
  close: '保持现在的安排。',
}
