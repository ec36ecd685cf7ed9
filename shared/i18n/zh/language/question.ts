// The one question that is asked when something is missing, ambiguous or in doubt.
import type * as en from '../../en/language/question.ts'

export const doubts: typeof en.doubts = {
  condition: '我没法按“如果”“可能”来改。',
  past: '这边还没有改动过。',
  opinion: '这个可以做。',
  'session-limit': '计划里没法限制每天学多少；可以在“学习习惯”里设置一天学多久合适。',
  hearsay: '这件事我想跟你确认一下。',
  once: '这个我只能做一次，不能每次都自动做。',
  'off-hours': '那个时间没有节次，当天第一节更晚开始。',
  followers: '单独挪过去放不下，排在它后面的要一起挪。',
  'exam-moved': '考试日期没法靠对话来改，导入带新日期的课表就会加上。不过复习可以提前。',
  unread: '你的话里有我没读懂的部分，先跟你确认一下。',
  delete: '我不会删除学习任务，但可以把它从周计划里拿下来，放回待安排。',
}
