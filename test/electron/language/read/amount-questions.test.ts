// Questions about an amount compare it with what is planned; those for its reason say what the state knows.
import { describe, expect, test } from 'vitest'
import { answerQuery } from '../../../../electron/language/answer/answer-query.ts'
import { understand } from '../../../../electron/language/understand.ts'
import { chinese, english, factsOf } from '../states.ts'

function saidTo(text: string) {
  const isChinese = /\p{Script=Han}/u.test(text)
  const state = isChinese ? chinese : english
  const language = isChinese ? 'zh' : 'en'
  const facts = factsOf(text, { state, language })
  const intent = understand(facts)
  return intent.kind === 'query'
    ? answerQuery(intent.query, facts, { state, language })
    : JSON.stringify(intent)
}

describe('[M3] [B3] whether an amount is enough is said with the numbers', () => {
  test.each([
    ['can I do it in 5 hours?', 'hours in all, so 5 hours are not enough'],
    ['can I do it in 20 hours?', 'hours in all, so 20 hours are enough'],
    ['could I finish calculus in 5 hours?', 'that is 6 hours in all, so 5 hours are not enough'],
    ['will 10 hours be enough for calculus?', 'that is 6 hours in all, so 10 hours are enough'],
    ['is 5 hours enough?', '5 hours are not enough'],
    ['are 20 sessions enough?', 'that is 10 sessions in all, so 20 sessions are enough'],
    ['would 90 minutes be enough for history?', 'so 1.5 hours are not enough'],
    ['5 小时能做完吗', '所以 5 小时不够'],
    ['能不能用5小时学完高数', '一共要 6 小时，所以 5 小时不够'],
    ['高数10个小时够吗', '一共要 6 小时，所以 10 小时够了'],
    ['6次够不够', '一共要 10 次，所以 6 次不够'],
    ['二十个小时学得完吗', '所以 20 小时够了'],
    ['五小時能做完嗎？', '所以 5 小时不够'],
  ])('%s', (text, words) => {
    expect(saidTo(text)).toContain(words)
  })
})

describe('[M3] why it is so many is answered from the state, and changes nothing', () => {
  test.each([
    ['why 11 sessions?', 'they are 10 sessions'],
    ['why so many sessions?', 'they are 10 sessions'],
    ['why are there 4 calculus sessions?', 'they are 4 sessions'],
    ['how come history has 3 sessions?', 'they are 3 sessions'],
    ['but why 10 sessions', 'they are 10 sessions'],
    ['why does calculus need 8 hours?', 'they are 4 sessions'],
    ['为什么是11次', '一共 10 次'],
    ['为什么高数要4次', '一共 4 次'],
    ['为啥要10次', '一共 10 次'],
    ['怎么会要9次', '一共 10 次'],
    ['為什麼高數要4次', '一共 4 次'],
    ['为什么要这么多次', '一共 10 次'],
  ])('%s', (text, words) => {
    expect(saidTo(text)).toContain(words)
  })
})
