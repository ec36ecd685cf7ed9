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

export const importNotes: typeof en.importNotes = {
  problemBrokenEvent: (title, line) => `第 ${line} 行的${title}没有可读的开始时间，未导入。`,
  problemBrokenRule: (title, line) => `第 ${line} 行的${title}的重复规则无法读取，未导入。`,
  problemUnknownZone: (zone) => `无法识别时区${zone}，其中的时间按学期所在时区理解。`,
  problemEndlessEvent: (title, line) => `第 ${line} 行的${title}重复次数过多，未导入。`,
  problemEndlessFile: (line) => `文件里的日程太多，从第 ${line} 行起未导入。请只导出一个学期。`,
  givenWay: (count, examples) =>
    `考试占用了 ${count} 个日程的时间，这些日程当天取消：${examples}。`,
  displaced: (count, examples) => `${count} 个学习任务的时间被占用，将回到待安排：${examples}。`,
}

export const lesson: typeof en.lesson = {
  periods: (run) => `第${run}节`,
  weeks: (_count, said) => {
    const parity = /[单双]周$/.exec(said)?.[0]
    const run = said.replace(/[单双]周$/, '').replaceAll('，', '、')
    return [`第${run}周${parity === undefined ? '' : `（${parity}）`}`]
  },
  unreadLine: ({ said, isEntry, line, problem }) =>
    `第 ${line} ${isEntry ? '个课程安排' : '行'}${said}未导入：${problem}。`,
}

export const importReading: typeof en.importReading = {
  differentTerm: (file, term) =>
    `文件里的第一周从 ${file} 开始，你的学期从 ${term} 开始；周次按你的学期计算。`,
  brokenQuotes: '文件里有没有配对的引号，其后的行可能读错了，请核对预览。',
}
