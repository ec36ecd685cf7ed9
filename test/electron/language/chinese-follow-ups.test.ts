// What answers to a question and reasons for a rejection change, in Chinese.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import { limits, part, plan, put, say, to, writes } from './intents.ts'
import { chinese, factsOf } from './states.ts'

const history = { undo: 'Moved Calculus review 2', redo: null }

const table: [words: string[], intent: Intent][] = [
  [['把高数挪到周六', '第二个'], writes(put(102, to(['2026-11-28'])))],
  [['把高数挪到周六', '第二次'], writes(put(102, to(['2026-11-28'])))],
  [['移动高数', '第二次', '周六上午'], writes(put(102, to(['2026-11-28'], part('morning'))))],
  [['把高数复习2挪到周五', '不要'], say({ kind: 'left-alone' })],
  [['把高数复习2挪到周五', '改到周四'], writes(put(102, to(['2026-11-26'])))],
  [['安排下周', '周五不要'], writes(plan([1, 2, 3], [22, 28], 'asked', limits([5], [])))],
  [['安排下周', '只要高数'], writes(plan([1], [22, 28]))],
  [['安排下周', '算了'], say({ kind: 'left-alone' })],
]

describe('answers and reasons in Chinese', () => {
  it.each(table)('[M3] %s', (words, intent) => {
    const [request = '', ...followUps] = words
    const facts = factsOf(request, { state: chinese, followUps, history })
    expect(understand(facts)).toEqual(intent)
  })
})
