// What speaks for a block's place and what it costs there, from how each term sees it.
import type * as en from '../../en/planner/advantages.ts'

export const phrases: typeof en.phrases = {
  instead: {
    weekend: (place, than) => `平日最好的时间 ${place}，代价${than ?? '相同'}`,
    evening: (place, than) => `晚上以前最好的时间 ${place}，代价${than ?? '相同'}`,
  },
  nothingInstead: { weekend: '平日没有别的时间可排', evening: '晚上以前没有别的时间可排' },
  than: (total, amounts) => `多 ${total}（${amounts}）`,
  sameDay: '同一天接在上一次之后',
  sinceLast: (days) => `距上一次 ${days}`,
  untilNext: (days) => `距下一次 ${days}`,
}
