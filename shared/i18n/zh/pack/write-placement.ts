// The field `placement`: where the course's work lies in the weeks, what waits for a place, and what that means for the exam.
import type * as en from '../../en/pack/write-placement.ts'

export const words: typeof en.words = {
  none: '计划里还没有这门课的任务。先把课程包里的任务加进计划。',
  sum: (sessions, placed, done, waiting) =>
    [
      `共 ${sessions}`,
      ...(done > 0 ? [`完成 ${done} 次`] : []),
      `已排 ${placed} 次`,
      ...(waiting > 0 ? [`待排 ${waiting} 次`] : []),
    ].join(' · '),
  week: (week) => `第 ${week} 周：`,
  session: (place, title, isDone) => `- ${place}：${title}${isDone ? '（已完成）' : ''}`,
  left: (periods, free, day) =>
    `还要排 ${periods}。到${day}还有 ${free}空余。每周说一次“帮我安排这周”，或者说“安排整个学期”一次排完。`,
  tooMuch: (periods, free, day) => `还要排 ${periods}，但到${day}只有 ${free}空余，排不完。`,
  allPlaced: (day) => `都已排好，最后一天是${day}。`,
  late: (sessions, day) => `${sessions}排在最后一天（${day}）之后。`,
  over: (most, weeks) =>
    `超过每周 ${most}的有：${weeks}。之后排的计划会守住这个上限；把这几周的任务退回待安排，再重新安排。`,
  overWeek: (week, time) => `第 ${week} 周（${time}）`,
  more: (count) => `- ……还有 ${count} 次`,
}
