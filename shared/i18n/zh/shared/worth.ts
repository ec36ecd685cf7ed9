// Says in Chinese: how another place of a block compares with its own, in words and with the reason that counts most.
import type * as en from '../../en/shared/worth.ts'

export const worth: typeof en.worth = {
  same: '一样',
  better: { little: '稍好一点', clearly: '明显更好', much: '好很多' },
  worse: { little: '稍差一点', clearly: '明显更差', much: '差很多' },
  because: (grade, reason) => `${grade}：${reason}`,
  would: (place, grade) => `${place} ${grade}。`,
  instead: (there, here) => `${there}（现在是${here}）`,
  load: (there, here) => `当天要学 ${there}（现在是 ${here}）`,
  spacing: (there, here) => `离最近一次隔 ${there}（现在隔 ${here}）`,
  sinceLecture: (days) => `下课后隔了 ${days}`,
  beforeLecture: '排在对应的课之前',
  beforeTutorial: (days) => `离要预习的课还有 ${days}`,
  sameDay: '同一天有两次',
  against: (reasons) => `不足之处：${reasons}。`,
  placed: {
    free: (place) => `${place}：没有不足。`,
    little: (place, reason) => `${place}：小有不足，${reason}。`,
    clearly: (place, reason) => `${place}：有明显不足，${reason}。`,
    much: (place, reason) => `${place}：很不理想，${reason}。`,
  },
  best: '最合适的时间：',
  gain: (clause, grade) => `${clause}（否则有时间${grade}）`,
}
