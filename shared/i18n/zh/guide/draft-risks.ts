// Where a draft may break (B4), and what of it had to be put inside the term.
import type * as en from '../../en/guide/draft-risks.ts'

export const phrases: typeof en.phrases = {
  examPast: (day) => `${day} 的考试已经过去了。`,
  rangePast: (day) => `这些任务的最后一天 ${day} 已经过去了。`,
  examNear: (days, length) =>
    days === 0 ? `今天就考试，而这些要 ${length}。` : `离考试还有 ${days} 天，而这些要 ${length}。`,
  afterExam: (day) => `有些任务可能排到考试当天（${day}）或之后。`,
  noRoom: (needed, free) => `要 ${needed}，而这段时间只有 ${free} 节空着。`,
  littleRoom: (needed, free) => `这段时间空着 ${free} 节，它要占 ${needed}，别的事就没多少时间了。`,
  fullWeeks: (length) => `光这门课每周就要 ${length}。`,
  slowPace: (percent, length) =>
    `这门课你实际用的时间比计划多 ${percent}%，算下来可能要 ${length}。`,
  examTaken: (title) => `考试那个时间课表上已有${title}，所以没有把考试排进去。`,
  examDiffers: (told, written) => `课表上的考试在 ${told}，这里按你说的 ${written} 算。`,
  beginsLate: (last) => `学期到 ${last} 结束，所以最晚从那天开始。`,
  endsLate: (last) => `学期到 ${last} 结束，所以到那天为止。`,
  examOutside: (last) => `考试在学期最后一天（${last}）之后，所以先不写进去。`,
  backwards: '结束日期在开始日期前面，已经对调。',
  longSession: (most) => `一天有 ${most}，每次不会更长。`,
  examSlots: '考试的节次超出了一天的范围，所以只记日期。',
}
