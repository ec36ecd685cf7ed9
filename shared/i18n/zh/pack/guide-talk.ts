// What a guide has settled of a course, as a pack starts from it: its draft as that stands in the plan now, said as lines of the intent fields.
import type * as en from '../../en/pack/guide-talk.ts'

export const words: typeof en.words = {
  pass: {
    exam: (course) => `通过${course}考试`,
    midterm: (course) => `通过${course}期中考试`,
    final: (course) => `通过${course}期末考试`,
  },
  exam: (day) => `${day}考试`,
  by: (day) => `${day}之前完成`,
  hours: (hours) => `每周 ${hours} 小时`,
  minutes: (minutes) => `每周 ${minutes} 分钟`,
  source: (date, isReopened) =>
    `> 来自${date === null ? '' : ` ${date} `}的规划谈话${isReopened ? '（按已接受的内容，当时新草稿还没接受）' : ''}。`,
  lead: (date, settled) => `${date === null ? '' : `${date} `}谈规划时已经定下：${settled}。`,
  reopened: '新的草稿还没接受，接受之后才算数。',
  joint: '；',
}
