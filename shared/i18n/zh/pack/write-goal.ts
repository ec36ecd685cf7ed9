// The field `goal`: what the student said has to be reached, and the exam that stands in the calendar.
import type * as en from '../../en/pack/write-goal.ts'

export const words: typeof en.words = {
  exam: (title, place) => `考试：${title}，${place}`,
  assumed: (course) => `通过${course}考试`,
  until: (day) => `截止${day}`,
  remark: '你还没说目标，这里先按日程里的考试来写。',
  other: {
    midterm: '你说的是期中，但日程里这门课没有叫期中的考试：任务先按日程里的下一场考试来排。',
    final: '你说的是期末，但日程里这门课没有叫期末的考试：任务先按日程里的下一场考试来排。',
  },
  nothing: '还不知道目标：日程里没有这门课的考试。说说要达到什么、到什么时候。',
}
