// Traditional characters are read as the simplified ones that they are, and what is kept of them stays as it was typed.
import { describe, expect, test } from 'vitest'
import { answerBuiltIn } from '../../../electron/language/answer-built-in.ts'
import { hear } from '../../../electron/language/guide/hear.ts'
import { nothingKnown } from '../../../electron/language/guide/known.ts'
import { readPackIntent } from '../../../electron/language/pack/read-pack-intent.ts'
import { isPlainYes } from '../../../electron/agent/cards/plain-yes.ts'
import { readConditions } from '../../../electron/language/pack/read-conditions.ts'
import { callsHomework } from '../../../electron/language/words/homework-words.ts'
import { isAbout } from '../../../electron/language/pack/answer-parts.ts'
import { readSwitchReply } from '../../../electron/orchestrator/route-turn.ts'
import { leavesGuide, takesGuideUp } from '../../../shared/guide/guide-words.ts'
import { asksForHint } from '../../../shared/recite/hints.ts'
import {
  asksForRecallPlan,
  readPastedText,
  readReciteCall,
} from '../../../shared/recite/recite-words.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { scenarios } from '../../eval/scenarios.ts'
import { toTraditional } from '../../traditional.ts'
import { chinese, factsOf } from './states.ts'

/** All texts of a value in simplified characters. */
function simplified(value: unknown): unknown {
  return JSON.parse(toSimple(JSON.stringify(value)))
}

const said = [
  '週三的線性代數挪到週五',
  '禮拜三把高數挪到禮拜五',
  '星期三晚上不學習',
  '安排這週的學習',
  '幫我排一下下週',
  '週五有什麼',
  '後天下午四點有空嗎',
  '把物理往後推一天',
  '週末別安排',
  '這週還剩幾個小時',
  '為什麼把數據結構排在週四',
  '撤銷剛才的操作',
  '期末考試是幾號',
  '週三以後生病了，重新安排',
  '把兩個對調一下',
  '記得週五前寫歷史報告',
  '線代的複習每次一個半小時',
  '高數做完了，花了兩個小時',
  '昨天的歷史沒學',
  '接著優化',
  '甚麼時候考試',
  '下個禮拜天有課嗎',
  '每週二晚上空出來',
  '取消禮拜四的複習',
  '請問今天還有什麼課',
  '這個學期還有幾週',
  '幫我把週日的任務移到週六上午',
  '數學延後兩天',
  '我週四沒空',
  '謝謝',
  '算了，不用了',
  '週一到週三都排滿了嗎',
  '從週四開始安排',
  '晚上八點後不安排',
  '11月27號前要交的實驗報告加進去',
  '別動週五的課',
  '歷史減少一次',
  '歷史的優先級調高',
  '兩點到四點有空嗎',
  '還有哪些沒安排',
]

const answersOf = (text: string) =>
  (['chat', 'plan', 'execute'] as const).map((stage) =>
    simplified(
      answerBuiltIn({ kind: 'built-in', stage, facts: factsOf(text, { state: chinese }) }),
    ),
  )

const planOf = (text: string) =>
  simplified(
    answerBuiltIn({
      kind: 'built-in',
      stage: 'plan',
      facts: factsOf(text, { state: chinese }),
    }),
  )

describe('[M3] traditional characters are read as simplified ones', () => {
  test.each(said)('%s', (text) => {
    expect(answersOf(text)).toEqual(answersOf(toSimple(text)))
  })

  test('each sentence of the scenarios, in either way of writing', () => {
    for (const text of new Set(scenarios.flatMap(({ says }) => says.zh)))
      expect([text, planOf(toTraditional(text))]).toEqual([text, planOf(text)])
  })

  test('週三 is Wednesday', () => {
    const [chat] = answersOf('週三有什麼')
    expect(chat).toMatchObject({ speak: expect.stringContaining('周三') })
  })
})

test('[M3] [R2] [H1] [K1] every reader of words reads both ways of writing', () => {
  const readers: [reads: (text: string) => unknown, texts: string[]][] = [
    [isPlainYes, ['是的', '對', '沒問題', '確認', '就這樣']],
    [readSwitchReply, ['對', '沒有', '先不']],
    [leavesGuide, ['不弄了', '先這樣', '下次再說', '到此為止']],
    [takesGuideUp, ['繼續剛才的規劃']],
    [callsHomework, ['加作業：數據結構習題三', '記一個作業：實驗報告']],
    [readReciteCall, ['考考我靜夜思', '默寫一下出師表', '開始背誦']],
    [asksForRecallPlan, ['安排背誦時間', '把背誦排進計劃']],
    [asksForHint, ['給我一點提示', '卡殼了', '後面是什麼']],
    [readPastedText, ['默寫《靜夜思》：床前明月光，疑是地上霜。舉頭望明月，低頭思故鄉。']],
    [readConditions, ['每週八小時，週三和週日不學，晚上沒空', '每天兩個小時']],
    [(text) => isAbout('knowledge', text), ['矩陣我會，特徵值很難', '沒聽懂']],
    [
      (text) => readPackIntent(text, null),
      ['繼續', '查一下資料', '生成大綱', '把目標改成考到八十分', '考什麼', '寫吧'],
    ],
  ]
  for (const [reads, texts] of readers)
    for (const text of texts)
      expect([text, simplified(reads(text))]).toEqual([text, simplified(reads(toSimple(text)))])
})

test('[B3] [K2] what a student says in traditional characters is kept as it was written', () => {
  const asked = {
    section: 'course',
    course: null,
    isFirst: true,
    isExam: false,
    isOpen: true,
    isDayOpen: false,
    isAmountLast: false,
    isMostLast: false,
    isLimitLast: false,
    known: nothingKnown,
  } as const
  const facts = factsOf('', { state: chinese })
  const heard = hear('我要考過拓撲學，圖論題很難，每週三沒空', asked, facts)
  expect(heard.course).toEqual({ kind: 'new', said: '拓撲學' })
  expect(heard.profile).toEqual(['圖論題很難'])
  expect(readPackIntent('把目標改成考過線性代數', null)).toMatchObject({ text: '考過線性代數' })
  expect(
    readPastedText('默寫《靜夜思》：床前明月光，疑是地上霜。舉頭望明月，低頭思故鄉。'),
  ).toEqual({
    title: '靜夜思',
    text: '床前明月光，疑是地上霜。舉頭望明月，低頭思故鄉。',
  })
})

test.each([
  ['唔該將禮拜六嗰節溫習搬去禮拜日上晝', '麻烦将礼拜六那节温习搬到礼拜日上午'],
  ['聽日下晝有冇空？聽課', '明日下午有没空？听课'],
  ['呢個作業幾時交，仲有幾多', '这个作业几时交，还有多少'],
  ['佢做咗喇', '它做了了'],
])('[M3] Cantonese is read as what it says in written Chinese, sign for sign: %s', (said, read) => {
  expect(toSimple(said)).toBe(read)
})
