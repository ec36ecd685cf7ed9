// Why a block can’t be placed anywhere.
import { expect, test } from 'vitest'
import type { PendingExplanation } from '../../../../shared/planner/explanation.ts'
import { lines, waiting } from '../explained.ts'

const reasons: [none: NonNullable<PendingExplanation['none']>, en: string, zh: string][] = [
  [
    { kind: 'over-budget', budget: 4, used: 3, duration: 2 },
    'its course work may take 4 periods in all, 3 are taken, and it needs 2 more',
    '这门课业最多 4 节，已用 3 节，它还要 2 节',
  ],
  [
    { kind: 'no-days', fromDay: 1, toDay: 3 },
    'no day from Mon 2 Nov to Wed 4 Nov is left for it',
    '11月2日 周一 到 11月4日 周三 之间已经没有可用的一天',
  ],
  [
    { kind: 'no-days', fromDay: 3, toDay: 1 },
    'the dates of its course work leave no day of this term',
    '这门课业的日期在本学期内没有可用的一天',
  ],
  [
    { kind: 'no-room-in-order', after: 1, before: 2 },
    'it has to come after “Set 1” (Tue 3 Nov), it has to come before “Set 2” (Thu 5 Nov), and nothing long enough is free there',
    '它必须在“Set 1”（11月3日 周二）之后，它必须在“Set 2”（11月5日 周四）之前，而那里没有足够长的空闲',
  ],
  [
    { kind: 'too-short', duration: 3, longest: 2 },
    'it needs 3 periods in a row, and the longest free stretch it may use has 2',
    '它需要连续 3 节，而可用的空闲最长只有 2 节',
  ],
  [
    { kind: 'too-short', duration: 1, longest: 0 },
    'nothing it may use is free',
    '可用的时间里没有空闲',
  ],
]

test.each(reasons)('[P2] no place because of %j', (none, en, zh) => {
  const data = { ...waiting, best: [], legalPlaces: 0, none }
  expect(lines(data)).toEqual([`There is no place for “Set 4”: ${en}.`])
  expect(lines(data, 'zh')).toEqual([`“Set 4”没有时间可排：${zh}。`])
})
