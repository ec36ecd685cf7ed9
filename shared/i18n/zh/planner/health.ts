// The diagnosis of a plan as text for a model: the facts in a line each, the problems, the proposals, the verdict.
import type * as en from '../../en/planner/health.ts'

export const phrases: typeof en.phrases = {
  head: (from, to, blocks, days, signal) =>
    `${from}到${to}的健康状况：${days} 天共 ${blocks} 个学习任务；improvement_signal ${signal}（越低越好，0 表示没有可改的）。`,
  none: (from) => `健康状况：从${from}起没有已安排的学习。`,
  headOfDay: (day, blocks, signal) =>
    `${day}的健康状况：${blocks} 个学习任务；整个计划的 improvement_signal ${signal}（越低越好）。`,
  rhythm: (parts) => `节奏：${parts.join('；')}。`,
  problems: (count) => `问题（${count} 个，最严重的在前）：`,
  noProblem: '问题：无。',
  noProblemOnDay: (day) => `${day}的问题：无。`,
  problem: (words, details) => `- ${words}（${details.join('；')}）`,
  details: {
    points: (points) => `${points} 分`,
    tasks: (ids) => `任务 ${ids.map((id) => `#${id}`).join('、')}`,
    forced: '单次移动或交换都不值得',
  },
  more: (count) => `- 另有 ${count} 个`,
  main: (words) => `主要问题：${words}针对它的候选：`,
  candidate: (id, call, words, details) => `${id} ${call} ${words}（${details.join('；')}）`,
  close: (words) => `close：${words}`,
  signal: (from, to) => `signal ${from} → ${to}`,
  better: (name, from, to) => `${name} ${from} → ${to}`,
  cost: (blocks, days) => `动 ${blocks} 个任务，共 ${days} 天`,
  verdict: (sentence, verdict) =>
    `结论：${sentence}should_continue_optimize ${verdict.should_continue_optimize}；is_forced_imperfection ${verdict.is_forced_imperfection}；recommended_operation ${verdict.recommended_operation}；improvement_signal ${verdict.improvement_signal}。`,
}
