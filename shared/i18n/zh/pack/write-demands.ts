// The field `demands`: what the course demands, as the student's files say it, each line with its citation; then the calendar.
import type * as en from '../../en/pack/write-demands.ts'

export const words: typeof en.words = {
  calendar: (title, place) => `日程里：${title}，${place}`,
  plan: (title, day) => `计划里：${title}，最晚${day}完成`,
  missing: (day, source) => `日程里没有：${day}的考试（${source}）`,
  remark: (days) =>
    `资料里写着${days}有考试，日程里却没有。任务是按日程里的考试来排的：先用“读取课程大纲”把它加进去，或者核对哪个日期对。`,
  nothing:
    '这门课还没有可以查的文件，日程里也没有它的考试。可以在资料里加上大纲、课件或笔记，也可以自己写要求。',
}
