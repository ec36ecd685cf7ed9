// Says in Chinese: what is said of an imported timetable, and the sample term.
import type * as en from '../../en/core/import.ts'

export const clashPair: typeof en.clashPair = (title, other) => `${title}与${other}`

export const andMore: typeof en.andMore = (examples) => `${examples}等`

export const moreProblems: typeof en.moreProblems = (count) =>
  `文件里还有 ${count} 个日程无法读取。`

export const importMatters: typeof en.importMatters = {
  homework: (items) => `${items} 项作业`,
  packs: (courses) => `${courses} 门课的课程包`,
  sources: (count) => `${count} 份资料`,
  along: (matter, undone) => `还会带来：${matter}。撤销导入时，${undone.join('，')}。`,
  takesHomework: '作业会一起撤回',
  leaves: (matter) => `${matter}会留下`,
  packsStay: '课程包',
  sourcesStay: '资料',
  damaged: (entries) =>
    `文件里有 ${entries} 条课程包、资料或作业的内容已损坏，不会导入；其余照常导入。`,
}

export const reviewTitle: typeof en.reviewTitle = (course) => `${course}复习`

export const termNames: typeof en.termNames = '示例学期'

export const lessonTitles: typeof en.lessonTitles = {
  lecture: (course) => course,
  exercise: (course) => `${course}习题课`,
  lab: (course) => `${course}实验`,
}

export const seriesWeeks: typeof en.seriesWeeks = (weeks, _, parity) => `第${weeks}周${parity}`

export const seriesParities: typeof en.seriesParities = { odd: '（单周）', even: '（双周）' }

export const seasonNames: typeof en.seasonNames = {
  spring: (year) => `${year} 春季学期`,
  summer: (year) => `${year} 夏季学期`,
  autumn: (year) => `${year} 秋季学期`,
}
