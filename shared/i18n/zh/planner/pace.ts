// The student's pace in words (P6): what the work took so far, and what to plan; always a question, never an order.
import type * as en from '../../en/planner/pace.ts'

export const phrases: typeof en.phrases = {
  factor: (factor) => `${factor} 倍`,
  work: (course, kind) => (course !== '' && kind !== '' ? `${course}（${kind}）` : course + kind),
  took: (work, pieces, factor) => `你最近 ${pieces} 次${work}的用时大约是计划的 ${factor}`,
  otherWork: (work, factor) => `${work}还没有完成过的任务，你其他任务的用时大约是计划的 ${factor}`,
  students: (factor) => `学生实际用的时间通常是计划的 ${factor}左右`,
  forNow: (factor) => `目前先按 ${factor}算`,
  plan: (to, from) => `要不要把 ${from}改成 ${to}？`,
  enough: (from) => `${from}应该够用`,
  row: (work, pieces, actual, planned, factor) =>
    `${work}：${pieces} 次共用了 ${actual}，原计划 ${planned}（大约 ${factor}）`,
  countOn: (factor) => `可以按 ${factor}来估`,
  unnamed: '没有课程的任务',
  nothingYet: '还没有标记为完成的任务，所以还不知道你的用时习惯。',
  otherwise: (factor) => `其他任务可以按 ${factor}来估。`,
  brief: (factor, pieces) => `计划的 ${factor}（${pieces} 次）`,
  briefOther: (factor) => `计划的 ${factor}（按你的其他任务）`,
  briefStudents: (factor) => `计划的 ${factor}（学生的一般情况）`,
}

export const joins: typeof en.joins = { stop: '。', gap: '', comma: '，' }
