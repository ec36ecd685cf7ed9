// What "nothing after nine" and "done by nine" keep free of study.
import { describe, expect, it } from 'vitest'
import { keptTimes } from '../../../../electron/language/read/kept-times.ts'
import { lexText, prepareText } from '../../../../electron/language/words/lexed-text.ts'
import { chinese, english, factsOf } from '../states.ts'

function wishesOf(clause: string, ...phrases: string[]) {
  const state = /\p{Script=Han}/u.test(clause) ? chinese : english
  const ground = factsOf(clause, { state })
  const lexed = phrases.map((words) => lexText(prepareText(words, ground), ground))
  return keptTimes(lexed, clause).flatMap(({ times }) => times.map(({ wish }) => wish))
}

const after = (hour: number) => [{ kind: 'after', minute: hour * 60 }]

describe('[M3] the end of the day', () => {
  it.each([
    ['nothing after 9', ['after 9'], 21],
    ['not past nine', ['past nine'], 21],
    ['nothing after 9 am', ['after 9 am'], 9],
    ['no studying after 20:00', ['after 20:00'], 20],
    ['be done by 8 every day', ['by 8'], 20],
    ['晚上也不要超过九点', ['晚上', '超过九点'], 21],
    ['九点前结束', ['九点前'], 21],
    ['九点以后不学', ['九点以后'], 21],
    ['最晚到十点', ['最晚到十点'], 22],
  ])('%s', (clause, phrases, hour) => {
    expect(wishesOf(clause, ...phrases)).toEqual(after(hour))
  })

  it('is none where a start is told, or a part of the day alone', () => {
    expect(wishesOf('nothing before 9', 'before 9')).toEqual([{ kind: 'before', minute: 540 }])
    expect(wishesOf('晚上不学', '晚上')).toEqual([{ kind: 'part', part: 'evening' }])
  })
})
