// What Chinese questions, talk and unclear requests are understood as: none of them is a write.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import {
  ask,
  beyond,
  explain,
  isUnderstood,
  limits,
  part,
  periods,
  plan,
  put,
  query,
  say,
  talk,
  to,
  toOtherDay,
  weekly,
  writes,
} from './intents.ts'
import { chinese, factsOf } from './states.ts'

const history = { undo: 'Moved Calculus review 2', redo: null }

const table: [words: string, intent: Intent][] = [
  ['安排一下去巴黎的旅行', talk('elsewhere')],
  ['把高数挪到周五', ask({ kind: 'which-task', candidates: [101, 102, 103] })],
  ['把看牙改到周日', say({ kind: 'fixed-event', taskId: 3 })],
  ['把线代考试挪到周五', say({ kind: 'fixed-event', taskId: 4 })],
  ['把它挪到周五', ask({ kind: 'what-to-move' })],
  ['挪到周五上午', ask({ kind: 'what-to-move' })],
  ['移动高数复习2', ask({ kind: 'where-to', taskId: 102 })],
  ['把高数复习2换个时间', toOtherDay(102, '2026-11-27')],
  ['明天有空吗', query({ kind: 'query-free', days: [18], wish: null })],
  ['周五下午有哪些空闲时间', query({ kind: 'query-free', days: [19], wish: part('afternoon') })],
  ['这周什么时候有空', query({ kind: 'query-free', days: [17, 18, 19, 20, 21], wish: null })],
  ['明天有什么安排', query({ kind: 'query-day', days: [18], wish: null })],
  ['周五有什么课', query({ kind: 'query-day', days: [19], wish: null, only: 'lessons' })],
  ['什么时候复习线代', query({ kind: 'query-when', taskIds: [201, 202, 203] })],
  ['线代考试是什么时候', query({ kind: 'query-when', taskIds: [4] })],
  ['还有什么没安排', query({ kind: 'query-pending', classIds: null })],
  ['列出待安排的任务', query({ kind: 'query-pending', classIds: null })],
  ['别删矩阵练习1', { kind: 'talk', talk: 'keep' }],
  ['ok 先别排这周', { kind: 'talk', talk: 'keep' }],
  ['重做', say({ kind: 'nothing-to-redo' })],
  ['取消', talk('cancel')],
  ['算了', talk('cancel')],
  ['谢谢！', talk('thanks')],
  ['你好', talk('greeting')],
  ['你能做什么', talk('abilities')],
  ['别动高数', talk('keep')],
  ['不要把高数复习2挪到周五', talk('keep')],
  ['为什么高数排在周五', explain(102)],
  ['怎么移动任务？', talk('abilities', '移动任务')],
  ['添加一门新课化学', beyond('add', [])],
  ['把这周的计划导出来', beyond('export', [])],
  ['帮我打印课表', beyond('export', [])],
  ['导入课表', beyond('import', [])],
  ['导入教学大纲', beyond('syllabus', [])],
  ['帮我读一下课程大纲', beyond('syllabus', [])],
  [
    '十点之前不学习',
    ask({
      kind: 'apply-limit',
      limits: limits([], [1, 2]),
      placed: [],
      pending: 4,
      isStanding: true,
    }),
  ],
  ['单周周三有空吗', query({ kind: 'query-free', days: [17], wish: null })],
  ['今天天气真好', { kind: 'unknown' }],
  [
    '周五上午别安排，其他时间帮我排一下下周',
    writes(plan([1, 2, 3], [22, 28], 'asked', weekly([5, 1, 4]))),
  ],
  ['安排这周，周五早上不要', writes(plan([1, 2, 3], [17, 21], 'asked', weekly([5, 1, 4])))],
  ['线代和高数换一下', ask({ kind: 'which-task', candidates: [201, 202] })],
  ['这周还剩什么没排', query({ kind: 'query-pending', classIds: null })],
  ['下周计划是什么', query({ kind: 'query-day', days: [22, 23, 24, 25, 26, 27, 28], wish: null })],
  ['周六上午我有事吗', query({ kind: 'query-free', days: [20], wish: part('morning') })],
  ['三四节有空吗', query({ kind: 'query-free', days: [17], wish: periods(3, 4) })],
  ['把大物挪到周五', ask({ kind: 'what-to-move' })],
  ['好的', talk('praise')],
  ['不要', talk('cancel')],
  ['我想问一下周五有没有空', query({ kind: 'query-free', days: [19], wish: null })],
  ['不要安排周三', ask({ kind: 'apply-limit', limits: limits([3], []), placed: [], pending: 4 })],
  ['这个安排很好', ask({ kind: 'not-understood' })],
  ['我的计划是什么', query({ kind: 'query-day', days: [17], wish: null })],
  ['安排得不错', ask({ kind: 'not-understood' })],
  ['我的安排', ask({ kind: 'not-understood' })],
  ['有安排吗', query({ kind: 'query-day', days: [17], wish: null })],
  ['算了不挪了', talk('cancel')],
  ['别挪了', talk('cancel')],
  ['把高数复习2挪到周六，算了', talk('cancel')],
  ['把高数复习2挪到周六，不对，周日', writes(put(102, to(['2026-11-29'])))],
  ['下周一安排什么了', query({ kind: 'query-day', days: [22], wish: null })],
]

describe('Chinese that changes nothing', () => {
  it.each(table)('[M3] %s', (words, intent) => {
    const facts = factsOf(words, { state: chinese, history })
    expect(isUnderstood(understand(facts), intent)).toBe(true)
  })
})
