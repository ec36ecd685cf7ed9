// The diagnosis as a model reads it: facts in a line each, problems, proposals, verdict.
import { describe, expect, test } from 'vitest'
import { analyzeHealth } from '../../../../electron/planner/health/analyze-health.ts'
import { analyzeRhythm } from '../../../../electron/planner/run-planner-tool.ts'
import type { Language } from '../../../../shared/language.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { sayVerdict } from '../../../../shared/planner/say/say-health-verdict.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../../builders.ts'
import {
  calculus,
  earlyMorning,
  english,
  forced,
  history,
  manySwitches,
  session,
  twoWeeks,
} from '../../../electron/planner/health/small-plans.ts'

const maths = { ...calculus, toDay: 12 }
const imported = taskClass(5, { title: 'Imported', toDay: 1, mayEmbed: false })

/** A Sunday session, an exam, one class with too little room and without a profile. */
const plan = schedule(
  [
    maths,
    english,
    imported,
    event(100, at(14, 3, 4), { eventKind: 'exam', course: 'Maths', title: 'Maths exam' }),
    event(101, at(1, 1, 10)),
    session(maths, 1, at(4, 3, 4)),
    session(maths, 2, at(9, 3, 4)),
    session(english, 1, at(7, 3), { locked: true }),
    session(english, 2, at(14, 8)),
    item(51, { classId: 5, order: 1, duration: 2 }),
    item(52, { classId: 5, order: 2, duration: 2 }),
  ],
  twoWeeks,
)

function healthOf(state: ScheduleState, language: Language, day?: number): string[] {
  return analyzeHealth({ state, now: beforeTerm, language }, { day }).text.split('\n')
}

function rhythmOf(state: ScheduleState, language: Language, day?: number): string[] {
  return analyzeRhythm({ state, now: beforeTerm, language }, { day }).text.split('\n')
}

function verdictsOf(state: ScheduleState): string[] {
  return (['en', 'zh'] as const).map((language) =>
    sayVerdict(analyzeHealth({ state, now: beforeTerm, language }, {}).data, language),
  )
}

describe('the health of a plan', () => {
  test('[P5] comes facts first, then problems, candidates with their calls, and the verdict', () => {
    expect(healthOf(plan, 'en')).toEqual([
      'Health from day 1 (Mon 2 Nov) to day 14 (Sun 15 Nov): 4 study blocks on 4 days; improvement signal 10 (lower is better, 0 is nothing to mend).',
      'Rhythm: switches 0; longest run 1 h 45 min (day 4, periods 3–4); separate stretches 4; single free periods beside study 0; no heavy next to heavy; same type in a row: helpful 0, tiring 0; no day over its target.',
      'Tightness: loose; of 4 study blocks 3 can move (median of other places 88), 0 can swap with another class.',
      "Capacity: of 4 periods pending at least 2 can't be placed by day 1; class 5 “Imported” lacks 2 (free 2).",
      'Reserve: none; 0 free study periods for 4 to work by day 1 (0 %; 10–15 % is sound).',
      'Preferences broken: day of rest 2 (day 7, day 14).',
      'Spacing: class 1 “Calculus” sessions 2, exam day 14, deadline day 12, gaps 5 (target 3), 3 days left at the end.',
      'Profile missing, still at the starting values: class 5 “Imported” subject type, difficulty, intensity.',
      'Problems (1), worst first:',
      '- “Vocabulary 2” is on Sun 15 Nov, which could stay free. (preference; moderate; 5 points; day 14; tasks #42)',
      'Main problem: “Vocabulary 2” is on Sun 15 Nov, which could stay free. Candidates against it:',
      'A move {"task_id":42,"new_day":12,"new_slot_start":2} Moving “Vocabulary 2” to Fri 13 Nov 09:00 frees Sun 15 Nov. (signal 10 → 5; blocks on days of rest 2 → 1; 1 study block, 2 days)',
      'B move {"task_id":42,"new_day":11,"new_slot_start":2} Moving “Vocabulary 2” to Thu 12 Nov 09:00 frees Sun 15 Nov. (signal 10 → 5; blocks on days of rest 2 → 1; 1 study block, 3 days)',
      'close: Leave the plan as it is.',
      'Verdict: There is something to mend, and a change that helps. should_continue_optimize true; is_forced_imperfection false; recommended_operation move; improvement_signal 10.',
    ])
  })

  test('[P5] says the same in Chinese', () => {
    expect(healthOf(plan, 'zh')).toEqual([
      '第1天（11月2日 周一）到第14天（11月15日 周日）的健康状况：4 天共 4 个学习任务；improvement_signal 10（越低越好，0 表示没有可改的）。',
      '节奏：换科 0 次；最长连续 1 小时 45 分钟（第4天、第3–4节）；分成 4 段；学习旁的零散单节 0 个；没有高强度相邻；同类型连排：有益 0，易混 0；没有超出每日目标的天。',
      '松紧：宽松；4 个任务里 3 个能移动（其他可选位置的中位数 88），0 个能与别的课业交换。',
      '容量：待安排 4 节，到第1天为止至少缺 2 节；课业 5 “Imported”缺 2 节（空 2 节）。',
      '余量：没有；到第1天还要学 4 节，另有 0 节空余（0%，10–15% 较稳妥）。',
      '违背的偏好：休息日 2 个（第7天、第14天）。',
      '间隔：课业 1 “Calculus” 2 次，考试第14天，截止第12天，间隔 5（目标 3），最后剩 3 天。',
      '缺少画像（仍是初始值）：课业 5 “Imported” 学科类型、难度、强度。',
      '问题（1 个，最严重的在前）：',
      '- “Vocabulary 2”占用了休息日 11月15日 周日。（preference；moderate；5 分；第14天；任务 #42）',
      '主要问题：“Vocabulary 2”占用了休息日 11月15日 周日。针对它的候选：',
      'A move {"task_id":42,"new_day":12,"new_slot_start":2} 把“Vocabulary 2”移到 11月13日 周五 09:00，11月15日 周日就能休息。（signal 10 → 5；休息日的任务 2 → 1；动 1 个任务，共 2 天）',
      'B move {"task_id":42,"new_day":11,"new_slot_start":2} 把“Vocabulary 2”移到 11月12日 周四 09:00，11月15日 周日就能休息。（signal 10 → 5；休息日的任务 2 → 1；动 1 个任务，共 3 天）',
      'close：保持现在的安排。',
      '结论：有可以改进的地方，也有办法改进。should_continue_optimize true；is_forced_imperfection false；recommended_operation move；improvement_signal 10。',
    ])
  })

  test('[P5] of one day tells what is about that day', () => {
    const [head, rhythm, ...rest] = healthOf(manySwitches, 'en', 4)
    expect(head).toBe(
      'Health of day 4 (Thu 5 Nov): 4 study blocks; improvement signal of the whole plan 10 (lower is better).',
    )
    expect(rhythm).toBe(
      'Rhythm: switches 3; longest run 45 min (period 2); longest block 45 min; separate stretches 4; single free periods beside study 2; no heavy next to heavy; same type in a row: helpful none, tiring none; study 3 h of 3 h, lessons 0 min.',
    )
    expect(rest[0]).toBe('Problems (1), worst first:')
    expect(healthOf(manySwitches, 'en', 5)).toEqual([
      'Health of day 5 (Fri 6 Nov): 0 study blocks; improvement signal of the whole plan 10 (lower is better).',
      'Problems on day 5 (Fri 6 Nov): none.',
      'close: Leave the plan as it is.',
      'Verdict: There is nothing to mend. should_continue_optimize false; is_forced_imperfection false; recommended_operation close; improvement_signal 10.',
    ])
    expect(healthOf(manySwitches, 'zh', 5).slice(0, 2)).toEqual([
      '第5天（11月6日 周五）的健康状况：0 个学习任务；整个计划的 improvement_signal 10（越低越好）。',
      '第5天（11月6日 周五）的问题：无。',
    ])
  })

  test('[P5] of an empty plan is short', () => {
    expect(healthOf(schedule([], twoWeeks), 'en').slice(0, 3)).toEqual([
      'Health: no study is placed from day 1 (Mon 2 Nov) on.',
      'Capacity: nothing pending.',
      'Problems: none.',
    ])
    expect(healthOf(schedule([], twoWeeks), 'zh').slice(0, 3)).toEqual([
      '健康状况：从第1天（11月2日 周一）起没有已安排的学习。',
      '容量：没有待安排的。',
      '问题：无。',
    ])
  })

  test('[P5] marks a problem that nothing improves', () => {
    expect(healthOf(forced, 'en')).toContain(
      '- “Readings 1” is on Sun 8 Nov, which could stay free. (preference; moderate; 5 points; day 7; tasks #31; no single move or swap is worth it)',
    )
    expect(healthOf(forced, 'zh')).toContain(
      '- “Readings 1”占用了休息日 11月8日 周日。（preference；moderate；5 分；第7天；任务 #31；单次移动或交换都不值得）',
    )
  })

  test('[P5] stays short however many problems there are, and names the price of a proposal', () => {
    const weeks = week({ weeks: 16 })
    const sessions = Array.from({ length: 16 }, (_, index) => [
      session(calculus, index * 2 + 1, at(index * 7 + 7, 3)),
      session(calculus, index * 2 + 2, at(index * 7 + 7, 8)),
    ]).flat()
    const always = { ...calculus, toDay: 112 }
    const text = healthOf(schedule([always, ...sessions], weeks), 'en')
    expect(text).toContain('- and 11 more')
    expect(text).toContain(
      'Preferences broken: day of rest 32 (day 7, day 14, day 21, day 28, day 35, day 42, day 49, day 56, +8).',
    )
    expect(text.join('\n').length).toBeLessThan(5000)
  })
})

describe('the rhythm of a plan', () => {
  test('[P5] is a line of totals and a line for each day', () => {
    expect(rhythmOf(manySwitches, 'en')).toEqual([
      'Rhythm from day 1 (Mon 2 Nov) to day 4 (Thu 5 Nov), 4 study blocks on 1 day: switches 3, at most 3 in a day (day 4); longest run 45 min (day 4, period 2); separate stretches 4; single free periods beside study 2; no heavy next to heavy; same type in a row: helpful 0, tiring 0; no day over its target.',
      'day 4 (Thu 5 Nov): switches 3; longest run 45 min (period 2); longest block 45 min; separate stretches 4; single free periods beside study 2; no heavy next to heavy; same type in a row: helpful none, tiring none; study 3 h of 3 h, lessons 0 min',
    ])
    expect(rhythmOf(manySwitches, 'zh', 4)).toEqual([
      '第4天（11月5日 周四）的节奏，4 个学习任务：换科 3 次；最长连续 45 分钟（第2节）；最长一次 45 分钟；分成 4 段；学习旁的零散单节 2 个；没有高强度相邻；同类型连排：有益 无，易混 无；学习 3 小时（目标 3 小时），上课 0 分钟。',
    ])
  })

  test('[P5] says where nothing is planned', () => {
    expect(rhythmOf(manySwitches, 'en', 5)).toEqual(['No study is to come on day 5 (Fri 6 Nov).'])
    expect(rhythmOf(manySwitches, 'zh', 5)).toEqual(['第5天（11月6日 周五）没有还要进行的学习。'])
    expect(rhythmOf(schedule([], twoWeeks), 'en')).toEqual([
      'No study is placed from day 1 (Mon 2 Nov) on.',
    ])
  })

  test('[P5] tells two weeks of days and counts the others', () => {
    const sessions = Array.from({ length: 20 }, (_, index) =>
      session(history, index + 1, at(index + 1, 3)),
    )
    const lines = rhythmOf(schedule([history, ...sessions], week({ weeks: 3 })), 'en')
    expect(lines).toHaveLength(16)
    expect(lines.at(-1)).toBe('6 days more; ask for one with day.')
  })
})

test('[P5] the verdict is one sentence for a person', () => {
  expect([forced, earlyMorning].map(verdictsOf)).toEqual([
    [
      'What is left can’t be mended by one move or swap without costing more elsewhere.',
      '剩下的问题，单独移动或交换一个任务都得不偿失。',
    ],
    ['Only small things are left.', '只剩一些小问题。'],
  ])
})
