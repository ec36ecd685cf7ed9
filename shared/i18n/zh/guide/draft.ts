// A guide's draft said line by line, each line with the section that a student can come back to.
import type * as en from '../../en/guide/draft.ts'

export const phrases: typeof en.phrases = {
  labels: {
    course: '课程',
    work: '内容',
    amount: '数量',
    dates: '时间',
    effort: '轻重',
    limits: '避开',
    strategy: '节奏',
    profile: '关于你',
  },
  amount: (sessions, length) => `${sessions}，一共约 ${length}`,
  range: (from, to) => `${from} 到 ${to}`,
  exam: (day) => `${day} 考试`,
  examAt: (day, from, to) => `${day} ${from}–${to} 考试`,
  noExam: '没有考试日期',
  effort: {
    difficulty: (grade) => `难度 ${grade}/5`,
    intensity: (grade) => `强度 ${grade}/5`,
    priority: (grade) => `优先级 ${grade}/5`,
  },
  notOn: (what) => `不排在${what}`,
  embeds: '可以排进允许的课里',
  noLimits: '没有',
  noProfile: '没有要记住的',
  joint: '；',
  graded: '，',
}
