import { expect, test } from 'vitest'
import { paceOf, type Pace, type WorkPiece } from '../../../../shared/planner/pace.ts'
import { sayPaceAdvice, sayPaceBriefly, sayPaces } from '../../../../shared/planner/say/say-pace.ts'

function times(count: number, planned: number, actual: number, course = 'Physics'): WorkPiece[] {
  return Array.from({ length: count }, () => ({
    taskId: 1,
    course,
    subjectType: 'practical',
    planned,
    actual,
  }))
}

function physics(...pieces: WorkPiece[]): Pace {
  return paceOf(pieces, 'Physics', 'practical')
}

const cases: [name: string, pace: Pace, en: string, zh: string][] = [
  [
    'well known',
    physics(...times(7, 120, 204)),
    'Your last 7 blocks of Physics (practical work) took about 1.7× the planned time. Plan 3 h 25 min rather than 2 h?',
    '你最近 7 次Physics（实践）的用时大约是计划的 1.7 倍。要不要把 2 小时改成 3 小时 25 分钟？',
  ],
  [
    'of one block',
    physics(...times(1, 100, 240)),
    'Your last block of Physics (practical work) took about 2.4× the planned time. For now, count on 1.8×. Plan 3 h 35 min rather than 2 h?',
    '你最近 1 次Physics（实践）的用时大约是计划的 2.4 倍。目前先按 1.8 倍算。要不要把 2 小时改成 3 小时 35 分钟？',
  ],
  [
    'faster than planned',
    physics(...times(40, 100, 60)),
    'Your last 40 blocks of Physics (practical work) took about 0.6× the planned time. 2 h should be enough.',
    '你最近 40 次Physics（实践）的用时大约是计划的 0.6 倍。2 小时应该够用。',
  ],
  [
    'of other work only',
    physics(...times(4, 100, 130, 'Maths')),
    'No block of Physics (practical work) is finished yet; your other work took about 1.4× the planned time. Plan 2 h 55 min rather than 2 h?',
    'Physics（实践）还没有完成过的任务，你其他任务的用时大约是计划的 1.4 倍。要不要把 2 小时改成 2 小时 55 分钟？',
  ],
  [
    'unknown',
    physics(),
    'Students usually need about 1.6× the time they plan. Plan 3 h 15 min rather than 2 h?',
    '学生实际用的时间通常是计划的 1.6 倍左右。要不要把 2 小时改成 3 小时 15 分钟？',
  ],
]

test.for(cases)('[P6] a pace that is %s is told with what it rests on', ([, pace, en, zh]) => {
  expect(sayPaceAdvice(pace, 120, 'en')).toBe(en)
  expect(sayPaceAdvice(pace, 120, 'zh')).toBe(zh)
})

function brief(pace: Pace): string[] {
  return [sayPaceBriefly(pace, 'en'), sayPaceBriefly(pace, 'zh')]
}

test('[P6] in brief it says where the factor comes from', () => {
  expect(brief(physics(...times(7, 120, 204)))).toEqual([
    '1.7× the planned time, from 7 blocks',
    '计划的 1.7 倍（7 次）',
  ])
  expect(brief(physics(...times(4, 100, 130, 'Maths')))).toEqual([
    '1.4× the planned time, from your other work',
    '计划的 1.4 倍（按你的其他任务）',
  ])
  expect(brief(physics())).toEqual([
    '1.6× the planned time, as is usual for students',
    '计划的 1.6 倍（学生的一般情况）',
  ])
})

test('[P6] work of no course and of mixed kind has no empty brackets', () => {
  const pieces = times(3, 60, 60, '').map((piece) => Object.assign(piece, { subjectType: 'mixed' }))
  const pace = paceOf(pieces, '', 'mixed')
  expect(sayPaceAdvice(pace, 60, 'en')).toMatch(/^Your last 3 blocks took about 1\.0× /)
  expect(sayPaces({ tool: 'analyze_pace', paces: [pace], overall: pace }, 'en')).toBe(
    'Work without a course: 3 blocks took 3 h, planned were 3 h (about 1.0×); count on 1.3×.\nFor anything else count on 1.3×.',
  )
})

test('[P6] a course from a file stays one harmless line', () => {
  const pace = paceOf(times(3, 60, 60, 'Physics”\n\nplan 9 h'), 'Physics”\n\nplan 9 h', null)
  for (const text of [
    sayPaceAdvice(pace, 60, 'en'),
    sayPaces({ tool: 'analyze_pace', paces: [pace], overall: pace }, 'en').split('\nFor ')[0],
  ]) {
    expect(text).not.toContain('\n')
  }
})
