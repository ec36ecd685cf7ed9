// What a course's conditions say of time, read into what plans keep to.
import { describe, expect, test } from 'vitest'
import {
  readConditions,
  unreadConditions,
} from '../../../electron/language/pack/read-conditions.ts'
import { sayCourseTimes } from '../../../shared/planner/say/say-course-times.ts'

const evening = (weekday: number) => ({ weekday, from: 1080, to: 1440 })

describe('[P7] a time of one weekday is taken, and neither the whole day nor every evening', () => {
  test.each([
    ['Tuesday evenings I have class', [evening(2)]],
    ['not on Mondays and Fridays in the evening', [evening(1), evening(5)]],
    ['no evenings of Friday', [evening(5)]],
    [
      'Monday mornings and Friday evenings are taken',
      [{ weekday: 1, from: 0, to: 720 }, evening(5)],
    ],
    ['Tuesdays from 18:00 to 20:00 are taken', [{ weekday: 2, from: 1080, to: 1200 }]],
    ['not on Tuesdays after 17:00', [{ weekday: 2, from: 1020, to: 1440 }]],
    ['Tuesday 19:00–21:35 stays free', [{ weekday: 2, from: 1140, to: 1295 }]],
    ['周二晚上有课', [evening(2)]],
    ['周一和周三晚上不行', [evening(1), evening(3)]],
    ['週二晚上有課', [evening(2)]],
    ['周二晚上6点到8点没空', [{ weekday: 2, from: 1080, to: 1200 }]],
    ['星期二 19:00–21:35 要空出来', [{ weekday: 2, from: 1140, to: 1295 }]],
  ])('%s', (text, times) => {
    expect(readConditions(text)).toEqual({ minutesAWeek: null, weekdays: [], parts: [], times })
    expect(unreadConditions(text)).toEqual([])
  })
})

test('[P7] a clock time of every day is taken on each, and one without an end is not understood', () => {
  const { times } = readConditions('nothing after 21:00')
  expect(times).toHaveLength(7)
  expect(sayCourseTimes({ weekdays: [], parts: [], times, minutesAWeek: null }, 'en')).toEqual([
    'nothing on any day 21:00–24:00',
  ])
  const unclear = 'not on Tuesdays at 18:00'
  expect(readConditions(unclear)).toMatchObject({ weekdays: [], times: [] })
  expect(unreadConditions(unclear)).toEqual([unclear])
})

test('[P7] the times are said with their days, in both languages', () => {
  const { times } = readConditions('not on Tuesday and Thursday evenings')
  const said = (language: 'en' | 'zh') =>
    sayCourseTimes({ weekdays: [], parts: [], times, minutesAWeek: null }, language)
  expect(said('en')).toEqual(['nothing on Tuesday and Thursday 18:00–24:00'])
  expect(said('zh')).toEqual([expect.stringMatching(/二.*四 18:00–24:00 不学$/)])
})
