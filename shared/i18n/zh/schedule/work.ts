// Study work in words: how a body of work stands, what limits it, and where each session is.
import type * as en from '../../en/schedule/work.ts'

export const phrases: typeof en.phrases = {
  sum: ({ placed, worked, waiting }, sessions) =>
    [
      `共 ${sessions}`,
      ...(worked === 0 ? [] : [`学过 ${worked} 次`]),
      ...(placed === 0 ? [] : [`已排 ${placed} 次`]),
      ...(waiting === 0 ? [] : [`待排 ${waiting} 次`]),
    ].join(' · '),
  minutes: (planned, worked) => `计划 ${planned}，已学 ${worked}`,
  range: (from, to) => `${from}到${to}`,
  never: '本学期没有可用的日子',
  notOn: (weekdays) => `不排${weekdays}`,
  notIn: (periods) => `不排${periods}`,
  budget: (periods) => `最多 ${periods}`,
  embed: '可以在允许的课上做',
  profile: (subject, strategy) => `${subject}，${strategy}安排`,
  grades: (difficulty, intensity, priority) =>
    `难度 ${difficulty}/5，强度 ${intensity}/5，优先级 ${priority}/5`,
  waits: '待安排',
  waitsAgain: (places) => `${places}没做，重新待安排`,
  pinned: (place) => `${place}，已固定`,
  marked: (place, mark) => `${place}：${mark}`,
}
