// The readers of words: days, times, spelling, language.
import { describe, expect, it } from 'vitest'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { detectLanguage } from '../../../electron/language/words/detect-language.ts'
import { lexText, prepareText } from '../../../electron/language/words/lexed-text.ts'
import { mendSpelling } from '../../../electron/language/words/spelling.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import { choosePlanDays } from '../../../electron/language/plan/plan-days.ts'
import { clockAt, part, periods } from './intents.ts'
import { english, factsOf } from './states.ts'

const wednesday = factsOf('', {})
const sunday = factsOf('', { at: ['2026-11-29', '09:00'] })

function datesIn(text: string, ground = wednesday): string[] {
  const lexed = lexText(prepareText(text, ground), ground)
  return joinRanges(lexed.days, lexed.text, ground).flatMap(({ dates }) => dates)
}

describe('days', () => {
  it.each([
    ['today', '2026-11-25'],
    ['tomorrow', '2026-11-26'],
    ['the day after tomorrow', '2026-11-27'],
    ['Friday', '2026-11-27'],
    ['this friday', '2026-11-27'],
    ['next Friday', '2026-12-04'],
    ['Friday next week', '2026-12-04'],
    ['next week on Friday', '2026-12-04'],
    ['next Tuesday', '2026-12-01'],
    ['Wednesday', '2026-11-25'],
    ['last Friday', '2026-11-20'],
    ['monday week', '2026-12-07'],
    ['in two days', '2026-11-27'],
    ['Nov 27', '2026-11-27'],
    ['27 November', '2026-11-27'],
    ['2026-12-01', '2026-12-01'],
    ['on the 27th', '2026-11-27'],
    ['今天', '2026-11-25'],
    ['后天', '2026-11-27'],
    ['大后天', '2026-11-28'],
    ['周五', '2026-11-27'],
    ['周五上午', '2026-11-27'],
    ['这周五', '2026-11-27'],
    ['本周一', '2026-11-23'],
    ['下周三', '2026-12-02'],
    ['下下周三', '2026-12-09'],
    ['下个星期天', '2026-12-06'],
    ['一下周五', '2026-11-27'],
    ['下周的周五', '2026-12-04'],
    ['上周五', '2026-11-20'],
    ['第5周周二', '2026-12-08'],
    ['双周周一', '2026-11-30'],
    ['11月27日', '2026-11-27'],
    ['27号', '2026-11-27'],
    ['两天后', '2026-11-27'],
    ['1月2日', '2027-01-02'],
  ])('[M3] %s', (text, date) => {
    expect(datesIn(text)).toEqual([date])
  })

  it.each([
    ['下周一', '2026-11-30'],
    ['next Monday', '2026-11-30'],
    ['下周五', '2026-12-04'],
    ['周日', '2026-11-29'],
    ['Friday', '2026-12-04'],
  ])('[M3] on a Sunday the week that begins tomorrow is next week: %s', (text, date) => {
    expect(datesIn(text, sunday)).toEqual([date])
  })

  it.each([
    ['this week', '2026-11-23', '2026-11-29'],
    ['next week', '2026-11-30', '2026-12-06'],
    ['the week after next', '2026-12-07', '2026-12-13'],
    ['week 5', '2026-12-07', '2026-12-13'],
    ['Monday to Wednesday', '2026-11-30', '2026-12-02'],
    ['by Friday', '2026-11-25', '2026-11-27'],
    ['before Friday', '2026-11-25', '2026-11-26'],
    ['from Friday', '2026-11-27', '2026-11-29'],
    ['the weekend', '2026-11-28', '2026-11-29'],
    ['这周', '2026-11-23', '2026-11-29'],
    ['下下周', '2026-12-07', '2026-12-13'],
    ['第5周', '2026-12-07', '2026-12-13'],
    ['周一到周三', '2026-11-30', '2026-12-02'],
    ['周五之前', '2026-11-25', '2026-11-26'],
  ])('[M3] %s is a run of days', (text, first, last) => {
    const dates = datesIn(text)
    expect([dates[0], dates.at(-1)]).toEqual([first, last])
  })

  it.each(['may I move it', 'march on', 'in two hours', 'part 1/2', 'a second session', '早一点'])(
    '[M3] no day is read into “%s”',
    (text) => {
      expect(datesIn(text)).toEqual([])
    },
  )
})

describe('times', () => {
  it.each([
    ['in the morning', part('morning')],
    ['friday afternoon', part('afternoon')],
    ['at 10', clockAt(10, 0)],
    ['at 10:30am', clockAt(10, 30)],
    ['at 3', clockAt(15, 0)],
    ['half past ten', clockAt(10, 30)],
    ['8 in the evening', clockAt(20, 0)],
    ['before ten', { kind: 'before', minute: 600 }],
    ['after 8pm', { kind: 'after', minute: 1200 }],
    ['period 3', periods(3, 3)],
    ['periods 3-4', periods(3, 4)],
    ['3rd period', periods(3, 3)],
    ['上午', part('morning')],
    ['晚上', part('evening')],
    ['晚上八点', clockAt(20, 0)],
    ['下午两点半', clockAt(14, 30)],
    ['三点', clockAt(15, 0)],
    ['十点之前', { kind: 'before', minute: 600 }],
    ['八点以后', { kind: 'after', minute: 480 }],
    ['第三节', periods(3, 3)],
    ['第3-4节', periods(3, 4)],
    ['三四节', periods(3, 4)],
  ])('[M3] %s', (text, wish) => {
    expect(findTimes(text).map((mention) => mention.wish)).toEqual([wish])
  })

  it.each(['2 sessions', 'review 2', 'by 2 days', '晚一点', '第二次', '两节'])(
    '[M3] no time is read into “%s”',
    (text) => {
      expect(findTimes(text)).toEqual([])
    },
  )
})

function planOn(date: string) {
  return choosePlanDays({ dates: null, isAll: false }, factsOf('', { at: [date, '09:00'] }))
}

describe('the days of a plan', () => {
  it.each([
    ['2026-11-23', { from: 15, to: 21 }, 'rest-of-week'],
    ['2026-11-26', { from: 18, to: 21 }, 'rest-of-week'],
    ['2026-11-27', { from: 22, to: 28 }, 'coming-week'],
    ['2026-11-29', { from: 22, to: 28 }, 'coming-week'],
    ['2026-10-01', { from: 1, to: 7 }, 'first-week'],
  ])('[M3] “my week” said on %s', (date, days, span) => {
    expect(planOn(date)).toMatchObject({ kind: 'days', days, span })
  })

  it('[M3] after the term there is nothing to plan', () => {
    expect(planOn('2027-03-01')).toEqual({ kind: 'term-over' })
  })

  it('[M3] days that are over can not be planned', () => {
    const asked = { dates: ['2026-11-23', '2026-11-24'], isAll: false }
    expect(choosePlanDays(asked, wednesday)).toEqual({ kind: 'days-over' })
  })
})

describe('spelling and language', () => {
  it.each([
    ['mvoe it to firday', 'move it to friday'],
    ['sawp tomorow', 'swap tomorrow'],
    ['more love for the plane and the lace', 'more love for the plane and the lace'],
    ['swab moves moved', 'swab moves moved'],
  ])('[M3] %s', (written, meant) => {
    expect(mendSpelling(written, new Set())).toBe(meant)
  })

  it('[M3] words of titles are never mended', () => {
    expect(mendSpelling('tuesdae', new Set(['tuesdae']))).toBe('tuesdae')
  })

  it.each([
    ['move 线性代数 to Friday', 'en'],
    ['把 Calculus 挪到周五', 'zh'],
    ['线性代数', 'zh'],
    ['42', 'zh'],
  ])('[M3] “%s” is said in %s', (text, language) => {
    expect(
      detectLanguage(
        text,
        ['线性代数', 'Calculus', ...english.tasks.map(({ title }) => title)],
        'zh',
      ),
    ).toBe(language)
  })
})
