// What Chinese words about the planner are understood as: reasons, health, time without study, marks, pace.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import {
  ask,
  away,
  explain,
  fits,
  health,
  improve,
  lighterThursday,
  mark,
  pace,
  part,
  toOtherDay,
  placeAgain,
  planAnew,
  put,
  query,
  really,
  replan,
  say,
  talk,
  to,
  writes,
  isUnderstood,
} from './intents.ts'
import { chinese, factsOf } from './states.ts'

const questions: [words: string, intent: Intent][] = [
  ['为什么线代排在周五', explain(202)],
  ['高数复习2为啥在周五', explain(102)],
  ['为什么高数复习2不排在周六', explain(102, [20])],
  ['为什么周六不排矩阵练习2', explain(202, [20])],
  ['如果把高数复习2放到周六上午会怎样', explain(102, [20], part('morning'))],
  ['要是把矩阵练习2挪到周日会怎么样', explain(202, [21])],
  ['为什么不排周五', ask({ kind: 'what-to-move' })],
  ['为什么周四这么满', health([18])],
  ['计划怎么样', health()],
  ['我的计划合理吗', health()],
  ['这周安排得健康吗', health([17, 18, 19, 20, 21])],
  ['周四是不是太满了', health([18])],
  ['周四有什么问题吗', health([18])],
  ['分析一下我的计划', health()],
  ['排得下吗', fits()],
  ['来得及吗', fits()],
  ['考试前线代复习得完吗', fits({ classIds: [2], untilDay: 25 })],
  ['周五之前高数做得完吗', fits({ classIds: [1], untilDay: 18 })],
  ['我写高数一般要多久', pace([1])],
  ['我做题的速度怎么样', pace()],
  ['有没有冲突', query({ kind: 'query-broken' })],
]

const changes: [words: string, intent: Intent][] = [
  ['优化一下计划', writes(improve())],
  ['能帮我优化一下这周的安排吗', writes(improve([17, 18, 19, 20, 21]))],
  ['周四切换太多', writes(improve([18], 'switches'))],
  ['周四换科太频繁了', writes(improve([18], 'switches'))],
  ['这周太挤', writes(improve([17, 18, 19, 20, 21]))],
  ['周四太满', writes(lighterThursday)],
  ['让周四轻松一点', writes(lighterThursday)],
  ['高数隔得太近', writes(improve(null, 'crammed'))],
  ['周四中间没有休息', writes(improve([18], 'long-run'))],
  ['我生病了，到周四都不能学', writes(replan([away('2026-11-25', '2026-11-26')]))],
  ['我生病了，周五前都不能学', writes(replan([away('2026-11-25', '2026-11-26')]))],
  ['周四下午没空', writes(replan([away('2026-11-26', '2026-11-26', [5, 8])]))],
  ['出差到周五', writes(replan([away('2026-11-25', '2026-11-27')]))],
  ['11月26日到27日出差', writes(replan([away('2026-11-26', '2026-11-27')]))],
  ['感冒了，这三天都学不了', writes(replan([away('2026-11-25', '2026-11-27')]))],
  ['我明天生病，帮我重新安排一下', writes(replan([away('2026-11-26')]))],
  ['下周出差', writes(replan([away('2026-11-30', '2026-12-06')]))],
  ['解决一下冲突', writes(replan([]))],
]

/** On Friday at noon, with Thursday's three blocks behind and Friday's two ahead. */
const marks: [words: string, intent: Intent][] = [
  ['昨天的高数没学', writes(mark(101, 'missed'), placeAgain(101))],
  [
    '昨天没学',
    writes(
      mark(101, 'missed'),
      mark(201, 'missed'),
      mark(301, 'missed'),
      placeAgain(101, 201, 301),
    ),
  ],
  ['线代没来得及做', writes(mark(201, 'missed'), placeAgain(201))],
  ['昨天的高数没学，帮我补到周六', writes(mark(101, 'missed'), put(101, to(['2026-11-28'])))],
  ['矩阵练习1做完了', writes(mark(201, 'done'))],
  ['高数复习1做完了，花了一个半小时', writes(mark(101, 'done', 90))],
  ['矩阵练习1只做了半小时', writes(mark(201, 'partly', 30))],
  ['昨天的线代学了40分钟', writes(mark(201, 'partly', 40))],
  ['矩阵练习1只做了一半', writes(mark(201, 'partly', 45))],
  ['取消高数复习1的标记', writes(mark(101, 'open'))],
  [
    '矩阵练习1做完了，高数复习1没做',
    writes(mark(201, 'done'), mark(101, 'missed'), placeAgain(101)),
  ],
]

const unclear: [words: string, intent: Intent][] = [
  ['高数做完了', ask({ kind: 'which-task', candidates: [101, 102] })],
  ['昨天的两次都没学', ask({ kind: 'which-task', candidates: [101, 201, 301] })],
  ['矩阵练习1没做完', ask({ kind: 'how-long', taskId: 201 })],
  ['矩阵练习2没做', toOtherDay(202, '2026-11-27')],
  [
    '昨天生病了',
    really(
      'opinion',
      mark(101, 'missed'),
      mark(201, 'missed'),
      mark(301, 'missed'),
      planAnew(101, 201, 301),
    ),
  ],
  ['昨天我没去健身房', { kind: 'unknown' }],
  ['我做完饭了', { kind: 'unknown' }],
  ['我想做完高数', ask({ kind: 'not-understood' })],
]

const nothingWanted: [words: string, intent: Intent][] = [
  ['不用优化计划', talk('keep')],
  ['室友周四生病了', { kind: 'unknown' }],
  ['优化一下我的心情', { kind: 'unknown' }],
  ['我没生病', { kind: 'unknown' }],
  ['优化计划，再把高数复习2挪到周六', ask({ kind: 'one-at-a-time' })],
  ['我生病了', ask({ kind: 'away-when' })],
  [
    '周三下午没空',
    say({ kind: 'nothing-on-days', dates: ['2026-11-25'], wish: part('afternoon'), isAway: true }),
  ],
  ['老师说周四太满了', writes(lighterThursday)],
]

describe('the planner in Chinese', () => {
  it.each([...questions, ...changes, ...nothingWanted])('[M3] %s', (words, intent) => {
    expect(isUnderstood(understand(factsOf(words, { state: chinese })), intent)).toBe(true)
  })

  it.each([...marks, ...unclear])('[M3] [P6] %s', (words, intent) => {
    const facts = factsOf(words, { state: chinese, at: ['2026-11-27', '12:00'] })
    expect(isUnderstood(understand(facts), intent)).toBe(true)
  })
})

describe('what was spoken of last', () => {
  it.each([
    ['为什么高数复习2排在周五', '为什么不排周六上午', explain(102, [20], part('morning'))],
    ['把高数复习2挪到周六', '为什么', explain(102)],
    ['周四切换太多', '继续', writes(improve([18], 'switches'))],
    ['周四有什么问题吗', '优化一下', writes(improve([18]))],
  ])('[M3] %s, then: %s', (before, words, intent) => {
    const recent = [{ who: 'person' as const, text: before }]
    expect(isUnderstood(understand(factsOf(words, { state: chinese, recent })), intent)).toBe(true)
  })
})
