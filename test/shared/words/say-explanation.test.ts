import { describe, expect, test } from 'vitest'
import type {
  ExplanationData,
  PendingExplanation,
  PlacedExplanation,
} from '../../../shared/planner/explanation.ts'
import { sayExplanation } from '../../../shared/words/say-explanation.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

const state = schedule(
  [
    taskClass(1, { title: 'Calculus' }),
    event(12, at(2, 7, 8), { title: 'Seminar', hosts: true }),
    item(1, { title: 'Set 1', place: at(2, 3, 4) }),
    item(2, { title: 'Set 2', place: at(4, 1, 2) }),
    item(3, { title: 'Set 3', place: at(5, 5, 6) }),
    item(4, { title: 'Set 4', duration: 2 }),
  ],
  week({ weeks: 2 }),
)

const block: { tool: 'explain_task' } & PlacedExplanation = {
  tool: 'explain_task',
  kind: 'placed',
  taskId: 2,
  place: at(4, 1, 2),
  limits: [
    { kind: 'after', task: 1, place: at(2, 3, 4), blocks: 3 },
    { kind: 'before', task: 3, place: at(5, 5, 6), blocks: 5 },
  ],
  terms: [
    { term: 'spacing', here: 0, least: 0, most: 16, cheaper: 0, dearer: 6 },
    { term: 'evening', here: 0, least: 0, most: 18, cheaper: 0, dearer: 4 },
    { term: 'morning', here: 4, least: 0, most: 4, cheaper: 8, dearer: 0 },
    // Too few places are worse for this to be a reason.
    { term: 'meal', here: 0, least: 0, most: 160, cheaper: 0, dearer: 1 },
  ],
  share: 4,
  spacing: { sinceLast: 2, untilNext: 1 },
  instead: [],
  otherPlaces: 8,
  betterPlaces: 1,
  alternatives: [
    {
      place: at(3, 2, 3),
      total: -1,
      terms: [
        { term: 'spacing', amount: 3 },
        { term: 'morning', amount: -4 },
      ],
    },
    {
      place: at(5, 1, 2),
      total: 6,
      terms: [
        { term: 'spacing', amount: 4 },
        { term: 'run', amount: 2 },
      ],
    },
    { place: at(4, 3, 4), total: 0, terms: [] },
  ],
  asked: null,
}

const waiting: { tool: 'explain_task' } & PendingExplanation = {
  tool: 'explain_task',
  kind: 'pending',
  taskId: 4,
  limits: [{ kind: 'until', day: 12, blocks: 4, gain: 0 }],
  legalPlaces: 2,
  best: [
    { place: at(8, 1, 2), total: -1000, terms: [{ term: 'unplaced', amount: -1000 }] },
    {
      place: at(9, 1, 2),
      total: -994,
      terms: [
        { term: 'unplaced', amount: -1000 },
        { term: 'spacing', amount: 6 },
      ],
    },
  ],
  none: null,
  asked: null,
}

function lines(data: ExplanationData, language: 'en' | 'zh' = 'en'): string[] {
  return sayExplanation(state, data, language).split('\n')
}

function reasonFor(instead: PlacedExplanation['instead'], language: 'en' | 'zh' = 'en') {
  return lines({ ...block, limits: [], instead }, language)[1]
}

describe('a placed block', () => {
  test('[P2] the limits, what speaks for the place, what it costs, and the other places', () => {
    expect(lines(block)).toEqual([
      '“Set 2” is on Thu 5 Nov, periods 1–2 (08:00–09:45).',
      'Here because: it must come after “Set 1” (Tue 3 Nov) and before “Set 3” (Fri 6 Nov); 2 days after the last session; it is early enough in the day.',
      'It costs 4 here: 4 for the early hour.',
      '8 other places, one of them better:',
      '- Wed 4 Nov, periods 2–3 (09:00–10:45) would cost 1 less: 4 less for the early hour and 3 for spacing.',
      '- Fri 6 Nov, periods 1–2 (08:00–09:45) would cost 6 more: 4 for spacing and 2 for a long run without a break.',
      '- Thu 5 Nov, periods 3–4 (10:00–11:45) would cost the same.',
    ])
    expect(lines(block, 'zh')).toEqual([
      '“Set 2”排在 11月5日 周四 第1–2节（08:00–09:45）。',
      '排在这里是因为：必须在“Set 1”（11月3日 周二）之后、“Set 3”（11月6日 周五）之前；距上一次 2 天；时间不算晚。',
      '在这里的代价是 4：时间偏早 4。',
      '另外还有 8 个时间可排，其中 1 个更好：',
      '- 11月4日 周三 第2–3节（09:00–10:45） 代价少 1：时间偏早少 4、间隔 3。',
      '- 11月6日 周五 第1–2节（08:00–09:45） 代价多 6：间隔 4、连续太久 2。',
      '- 11月5日 周四 第3–4节（10:00–11:45） 代价相同。',
    ])
  })

  test('[P2] why it takes the weekend or the evening, and no word of what it does not keep free', () => {
    const best = {
      place: at(5, 11, 12),
      total: 12,
      terms: [
        { term: 'load' as const, amount: 24 },
        { term: 'weekend' as const, amount: -12 },
      ],
    }
    expect(reasonFor([{ of: 'weekend', best }])).toBe(
      'Here because: the best weekday place, Fri 6 Nov, periods 11–12 (18:00–19:45), would cost 12 more (24 for a full day and 12 less for the weekend); 2 days after the last session; it is early enough in the day.',
    )
    expect(reasonFor([{ of: 'weekend', best }], 'zh')).toBe(
      '排在这里是因为：平日最好的时间 11月6日 周五 第11–12节（18:00–19:45），代价多 12（当天太满 24、占用周末少 12）；距上一次 2 天；时间不算晚。',
    )
    const same = { ...best, total: 0, terms: [] }
    expect(reasonFor([{ of: 'evening', best: same }])).toBe(
      'Here because: the best place before the evening, Fri 6 Nov, periods 11–12 (18:00–19:45), would cost the same; 2 days after the last session.',
    )
    expect(reasonFor([{ of: 'evening', best: same }], 'zh')).toMatch(/代价相同；距上一次 2 天。$/)
    expect(reasonFor([{ of: 'evening', best: null }])).toMatch(
      /no place before the evening is left for it/,
    )
    expect(reasonFor([{ of: 'weekend', best: null }], 'zh')).toMatch(/平日没有别的时间可排/)
    expect(reasonFor([{ of: 'weekend', best: { ...best, total: -3 } }])).toMatch(
      /^Here because: 2 days/,
    )
  })

  test('[P2] a block that mends more than it costs is said to save', () => {
    const mends = { term: 'fragment' as const, here: -2, least: -2, most: 0, cheaper: 0, dearer: 1 }
    const saves = { ...block, share: -2, terms: [mends] }
    expect(lines(saves)).toContain('It saves 2 here: 2 less for a stray period left over.')
    expect(lines(saves, 'zh')[2]).toMatch(/^放在这里能省 2：/)
  })

  test('[P2] a model is given ids and day numbers', () => {
    expect(sayExplanation(state, block, 'en', 'numbered')).toMatch(
      /^“Set 2” \(#2\) is on day 4 \(Thu 5 Nov\), periods 1–2\.\nHere because: it must come after “Set 1” \(#1, day 2 \(Tue 3 Nov\)\)/,
    )
  })

  test('[P2] what binds nothing is said so, and what has begun has no other places', () => {
    const free = { ...block, limits: [], terms: [], share: 0, betterPlaces: 0 }
    expect(lines(free)[1]).toBe('Nothing binds it to this place: other places are as good.')
    expect(lines({ ...free, otherPlaces: 0, alternatives: [] })).toHaveLength(3)
    const begun = {
      ...free,
      limits: [{ kind: 'begun' } as const],
      otherPlaces: 0,
      alternatives: [],
    }
    expect(lines(begun)).toHaveLength(2)
  })

  test('[P2] a locked block has its other places once it is unlocked', () => {
    const locked = { ...block, limits: [{ kind: 'locked' } as const] }
    expect(lines(locked)).toContain('Once unlocked: 8 other places, one of them better:')
    expect(lines(locked, 'zh')).toContain('解锁后还有 8 个时间可排，其中 1 个更好：')
  })
})

describe('and there?', () => {
  test('[P2] the cost of the place that was asked for comes before what is better', () => {
    const [, cost] = block.alternatives
    if (cost === undefined) throw new Error('no alternative')
    const asked = { ...block, asked: { kind: 'legal' as const, cost, isBest: false } }
    expect(lines(asked).slice(3)).toEqual([
      'Fri 6 Nov, periods 1–2 (08:00–09:45) would cost 6 more: 4 for spacing and 2 for a long run without a break.',
      '8 other places, one of them better:',
      '- Wed 4 Nov, periods 2–3 (09:00–10:45) would cost 1 less: 4 less for the early hour and 3 for spacing.',
    ])
    const best = { ...block, asked: { kind: 'legal' as const, cost, isBest: true } }
    expect(lines(best)[3]).toMatch(/^The best place there: Fri 6 Nov/)
    expect(lines(best, 'zh')[3]).toMatch(/^那里最好的时间：11月6日/)
  })

  test('[P2] a refused place names the rule and who is in the way, and the nearest with their costs', () => {
    const data: ExplanationData = {
      ...block,
      betterPlaces: 0,
      alternatives: [],
      asked: {
        kind: 'illegal',
        place: at(2, 3, 4),
        isOpen: true,
        refusal: {
          task: 2,
          reason: { kind: 'occupied', rule: 'S3', target: at(2, 3, 4), occupants: [1] },
          nearest: [at(2, 5, 6)],
        },
        nearest: [{ place: at(2, 5, 6), total: 5, terms: [{ term: 'spacing', amount: 5 }] }],
        unlocked: { place: at(2, 3, 4), total: 2, terms: [{ term: 'run', amount: 2 }] },
      },
    }
    expect(lines(data).slice(3)).toEqual([
      'No place there is open to it.',
      "“Set 2” can't take Tue 3 Nov, periods 3–4 (10:00–11:45): that time belongs to “Set 1” (periods 3–4).",
      'Nearest that fits: Tue 3 Nov, periods 5–6 (12:00–13:45) would cost 5 more: 5 for spacing.',
      'If you unlock it: Tue 3 Nov, periods 3–4 (10:00–11:45) would cost 2 more: 2 for a long run without a break.',
      'None of the 8 other places is better.',
    ])
  })

  test('[P2] its own place is said to be that', () => {
    const here = { ...block, asked: { kind: 'here' as const, place: at(4, 1, 2) } }
    expect(lines(here)[3]).toBe('That is where it is.')
    expect(lines(here, 'zh')[3]).toBe('它就在那里。')
  })
})

describe('a pending block', () => {
  test('[P2] its limits and its best places, without the gain of being placed at all', () => {
    expect(lines(waiting)).toEqual([
      '“Set 4” has no place yet; 2 places are open to it.',
      'Its limits: it must be done by Fri 13 Nov.',
      'What costs least:',
      '- Mon 9 Nov, periods 1–2 (08:00–09:45) costs nothing.',
      '- Tue 10 Nov, periods 1–2 (08:00–09:45) costs 6: 6 for spacing.',
    ])
    expect(lines(waiting, 'zh')).toEqual([
      '“Set 4”还没有排上；有 2 个时间可排。',
      '它的限制：最晚 11月13日 周五 完成。',
      '代价最小的：',
      '- 11月9日 周一 第1–2节（08:00–09:45） 没有代价。',
      '- 11月10日 周二 第1–2节（08:00–09:45） 代价 6：间隔 6。',
    ])
  })

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
})

test('[P2] an event is fixed, and names what is done during it', () => {
  const data: ExplanationData = {
    tool: 'explain_task',
    kind: 'event',
    taskId: 12,
    place: at(2, 7, 8),
    isLocked: true,
    hasBegun: false,
    hosts: true,
    guestIds: [1],
    asked: { kind: 'unweighed', place: at(3, 7, 8) },
  }
  expect(lines(data)).toEqual([
    '“Seminar” is a fixed event on Tue 3 Nov, periods 7–8 (14:00–15:45): the planner leaves it there, and works around it.',
    'It is locked.',
    'Study done during it: “Set 1”.',
    'Wed 4 Nov, periods 7–8 (14:00–15:45) is free: you may move it there.',
  ])
  expect(
    lines({ ...data, guestIds: [], isLocked: false, hasBegun: true, asked: null }, 'zh'),
  ).toEqual([
    '“Seminar”是固定日程，在 11月3日 周二 第7–8节（14:00–15:45）：排课业时不会动它。',
    '它已经开始。',
    '课上可以学别的，目前没有安排。',
  ])
})
