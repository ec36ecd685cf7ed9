// Why a block or an event lies where it does, line by line.
import { describe, expect, test } from 'vitest'
import type { ExplanationData, PlacedExplanation } from '../../../../shared/planner/explanation.ts'
import { sayExplanation } from '../../../../shared/planner/say/say-explanation.ts'
import { at } from '../../../builders.ts'
import { block, lines, state, waiting } from '../explained.ts'

function reasonFor(instead: PlacedExplanation['instead'], language: 'en' | 'zh' = 'en') {
  return lines({ ...block, limits: [], instead }, language)[1]
}

function heads(data: PlacedExplanation & { tool: 'explain_task' }, language: 'en' | 'zh') {
  return lines(data, language).filter((line) => line.endsWith('：') || /places.*:$/.test(line))
}

describe('a placed block', () => {
  test('[P2] the limits, what speaks for the place, what it costs, and the other places', () => {
    expect(lines(block)).toEqual([
      '“Set 2” is on Thu 5 Nov 08:00–09:45.',
      'Here because: it must come after “Set 1” (Tue 3 Nov) and before “Set 3” (Fri 6 Nov); 2 days after the last session; it is early enough in the day.',
      'What speaks against it: the early hour.',
      '8 other places, one of them better:',
      '- Wed 4 Nov 09:00–10:45 would be a little better: 09:00 instead of 08:00.',
      '- Fri 6 Nov 08:00–09:45 would be a little worse: a second session of it on one day.',
      '- Thu 5 Nov 10:00–11:45 would be the same.',
    ])
    expect(lines(block, 'zh')).toEqual([
      '“Set 2”排在 11月5日 周四 08:00–09:45。',
      '排在这里是因为：必须在“Set 1”（11月3日 周二）之后、“Set 3”（11月6日 周五）之前；距上一次 2 天；时间不算晚。',
      '不足之处：时间偏早。',
      '另外还有 8 个时间可排，其中 1 个更好：',
      '- 11月4日 周三 09:00–10:45 稍好一点：09:00（现在是08:00）。',
      '- 11月6日 周五 08:00–09:45 稍差一点：同一天有两次。',
      '- 11月5日 周四 10:00–11:45 一样。',
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
      'Here because: the best weekday place, Fri 6 Nov 18:00–19:45, would be a little worse: 3 h of study that day instead of 1 h 30 min; 2 days after the last session; it is early enough in the day.',
    )
    expect(reasonFor([{ of: 'weekend', best }], 'zh')).toBe(
      '排在这里是因为：平日最好的时间 11月6日 周五 18:00–19:45，稍差一点：当天要学 3 小时（现在是 1 小时 30 分钟）；距上一次 2 天；时间不算晚。',
    )
    const same = { ...best, total: 0, terms: [] }
    expect(reasonFor([{ of: 'evening', best: same }])).toBe(
      'Here because: the best place before the evening, Fri 6 Nov 18:00–19:45, would be the same; 2 days after the last session.',
    )
    expect(reasonFor([{ of: 'evening', best: same }], 'zh')).toMatch(
      /18:00–19:45，一样；距上一次 2 天。$/,
    )
    expect(reasonFor([{ of: 'evening', best: null }])).toMatch(
      /no place before the evening is left for it/,
    )
    expect(reasonFor([{ of: 'weekend', best: null }], 'zh')).toMatch(/平日没有别的时间可排/)
    expect(reasonFor([{ of: 'weekend', best: { ...best, total: -3 } }])).toMatch(
      /^Here because: 2 days/,
    )
  })

  test('[P2] what speaks for a block is no drawback; a model has both in numbers', () => {
    const mends = { term: 'fragment' as const, here: -2, least: -2, most: 0, cheaper: 0, dearer: 1 }
    const saves = { ...block, share: -2, terms: [mends] }
    expect(lines(saves).join(' ')).not.toContain('speaks against it')
    const told = (language: 'en' | 'zh') => sayExplanation(state, saves, language, 'numbered')
    expect(told('en')).toContain('It saves 2 here: 2 less for a stray period left over.')
    expect(told('en')).toContain('would cost 6 more: 4 for spacing and 2 for a long run')
    expect(told('zh')).toMatch(/放在这里能省 2：/)
  })

  test('[P2] a model is given ids and day numbers', () => {
    expect(sayExplanation(state, block, 'en', 'numbered')).toMatch(
      /^“Set 2” \(#2\) is on day 4 \(Thu 5 Nov\), periods 1–2 \(08:00–09:45\)\.\nHere because: it must come after “Set 1” \(#1, day 2 \(Tue 3 Nov\)\)/,
    )
  })

  test('[P2] what binds nothing is said so, and what has begun has no other places', () => {
    const free = { ...block, limits: [], terms: [], share: 0, betterPlaces: 0 }
    expect(lines(free)[1]).toBe('Nothing ties it to this time: other times are just as good.')
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

  test('[P2] many places of which none is better are not counted, locked or not, in both languages', () => {
    const many = { ...block, otherPlaces: 40, betterPlaces: 0 }
    const locked = { ...many, limits: [{ kind: 'locked' } as const] }
    expect(heads(many, 'en')).toEqual(['Many other places, none of them better:'])
    expect(heads(locked, 'en')).toEqual(['Once unlocked: many other places, none of them better:'])
    expect(heads(many, 'zh')).toEqual(['另外还有很多时间可排，都不比这里好：'])
    expect(heads(locked, 'zh')).toEqual(['解锁后还有很多时间可排，都不比这里好：'])
  })
})

test('[P2] its limits and its best places, without the gain of being placed at all', () => {
  expect(lines(waiting)).toEqual([
    '“Set 4” has no place yet; 2 places are open to it.',
    'Its limits: it must be done by Fri 13 Nov.',
    'The best places:',
    '- Mon 9 Nov 08:00–09:45: nothing speaks against it.',
    '- Tue 10 Nov 08:00–09:45: a small drawback, spacing.',
  ])
  expect(lines(waiting, 'zh')).toEqual([
    '“Set 4”还没有排上；有 2 个时间可排。',
    '它的限制：最晚 11月13日 周五 完成。',
    '最合适的时间：',
    '- 11月9日 周一 08:00–09:45：没有不足。',
    '- 11月10日 周二 08:00–09:45：小有不足，间隔。',
  ])
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
    '“Seminar” is a fixed event on Tue 3 Nov 14:00–15:45: the planner leaves it there, and works around it.',
    'It is locked.',
    'Study done during it: “Set 1”.',
    'Wed 4 Nov 14:00–15:45 is free: you may move it there.',
  ])
  expect(
    lines({ ...data, guestIds: [], isLocked: false, hasBegun: true, asked: null }, 'zh'),
  ).toEqual([
    '“Seminar”是固定日程，在 11月3日 周二 14:00–15:45：排课业时不会动它。',
    '它已经开始。',
    '课上可以学别的，目前没有安排。',
  ])
})
