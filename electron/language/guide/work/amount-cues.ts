// The words beside a length or a number that say of what it is: of all, of a day, of one session, of each piece, of the exam.
import { readCues } from '../read/cue-table.ts'

export type AmountSlot =
  | 'total'
  | 'most'
  | 'day'
  | 'week'
  | 'session'
  | 'each'
  | 'exam'
  | 'refused'
  | 'amiss'
  | 'betters'
  | 'denies'
  | 'filler'

export const amountCues = readCues<AmountSlot>([
  [
    'total',
    2,
    'any',
    'in all, in total, total, altogether, together, overall, all in all, all in, of it all, for everything | 一共, 总共, 总计, 加起来, 总时间, 总时长, 总, 全部',
  ],
  [
    'most',
    2,
    'any',
    'at most, at the most, at maximum, no more than, not more than, never more than, nothing more than, no longer than, not longer than, nothing longer than, not over, never over, max, maximum, up to, tops, limited to, limit it to, limit to, limit, longer than, more than, keep it to, keep them to, cap, capped, under | 最多, 最长, 超过, 至多, 顶多, 上限, 以内, 之内, 封顶, 不要多于',
  ],
  [
    'day',
    2,
    'any',
    'a day, per day, each day, every day, in a day, in one day, on a day, on one day, any day, single day, daily, /day, /d, an evening, a night, per evening, every evening, every night, each evening, in one evening, every morning | 每天, 一天, 每日, 一日, 每晚, 一晚, 单日, 天天',
  ],
  [
    'week',
    2.2,
    'any',
    'a week, per week, each week, every week, weekly, /week, /wk | 每周, 一周, 每星期, 一星期, 每个星期, 一个星期, 每礼拜, 每个礼拜, 一个礼拜',
  ],
  [
    'session',
    1.6,
    'any',
    'session, sessions, sitting, sittings, in one go, at a time, at a stretch, at once, block, blocks, stretch, each time, every time, sit, concentrate, focus, in one, study time, per go, bit, bits, chunk, chunks, a go | 每次, 一次, 单次, 一口气, 坐, 每回, 一回, 每场, 连续, 一节, 每节, 一堂, 单次',
  ],
  [
    'each',
    2,
    'near',
    'each, apiece, ea, a piece, for each, every one | 各, 每个, 每部分, 都是, 一块, 每块, 每门',
  ],
  [
    'exam',
    3,
    'near before',
    "exam is, exam takes, exam lasts, exam itself is, final is, midterm is, test is, quiz is, exam's, exam lasts for, lecture is, lectures are, class is, classes are | 考试时间, 考试时长, 考试是, 考试有, 考试持续, 考试要, 考试一共, 考试总共, 时间是, 时长是",
  ],
  ['exam', 3, 'near after', 'exam, test, final, midterm, long exam'],
  [
    'refused',
    3,
    'near before',
    "not, isn't, instead of, rather than, don't need, no need for, not the | 不是, 不用, 不需要, 用不了, 哪要, 而不是",
  ],
  [
    'refused',
    3,
    'near after',
    'too much, too many, too little, too few, too long, too short, way too much, not enough, wrong, overkill, optimistic, is optimistic, unrealistic, is unrealistic, not realistic | 不现实, 太久, 太多, 太少, 太长, 太短, 太夸张, 不够, 用不了, 不对, 有点多, 有点少, 多了, 少了',
  ],
  [
    'amiss',
    1,
    'any',
    'less, fewer, shorter, longer, more, too much | 少一点, 少点, 少一些, 多一点, 多一些, 长一点, 短一点, 稍微, 再',
  ],
  [
    'betters',
    1,
    'any',
    'realistic, realistically, more like, rather, actually, in fact, make that, make it, make the, better, closer to, honestly, i mean, i meant, enough, will do, would do, suffice, suffices, should be, instead, plenty, change it to, then, now | 其实, 更像, 实际, 实际上, 现实, 不对, 应该是, 还是, 算, 就算, 就够, 就行, 就好, 就可以, 够了, 足够, 改成, 改为, 改到, 换成, 减到, 加到, 降到',
  ],
  [
    'denies',
    1,
    'any',
    'no, nope, nah, wait, sorry, actually, hm | 不对, 不是, 错了, 说错, 等等, 等一下, 不不',
  ],
  [
    'filler',
    0,
    'any',
    "it, is, that, it's, that's, this, to, the, about, around, maybe, roughly, approximately, probably, say, let's, let, me, fine, well, good, yes, so, hm*, um, sure, take, like, no, nope, ok, okay, i, think, guess, just, only, please, or, can't, cannot, don't, wait, oh, sorry, nah, for, of, a, be, will, would, do, hours, hour, h | 大概, 大约, 差不多, 可能, 就, 那, 不, 估计, 应该, 个, 左右, 吧, 了, 啦, 嗯, 哦, 等等, 等一下, 时间, 够, 也, 我觉得, 用, 是",
  ],
])
