// Spells out lists of days that say the common part once: 周二、三, 周一三五, 26、27号.

const and = '[、,和跟与及或/]'
/** After a number these make it an hour, a period or a count, and no day. */
const counted = '[点节时个次天号小十百章门种周半份项分条家篇道遍步课]'
/** 周六日语 is no weekend. */
const ofTheDay = '(?<!日)|(?<=日)(?![语本程期常记报光历子])'
const week = '(周|星期|礼拜)'

const listed = new RegExp(
  `${week}([一二三四五六日天](?:${and}[一二三四五六日天])+)(?!${counted})(?:${ofTheDay})`,
  'g',
)
const run = new RegExp(
  `${week}(?=[一二三四五六日]{2})(一?二?三?四?五?六?日?)(?![一二三四五六日]|${counted})(?:${ofTheDay})`,
  'g',
)
const numbered = new RegExp(
  `(?<![\\d月.第:])(\\d{1,2})(?= ?${and} ?(?:\\d{1,2} ?${and} ?)*\\d{1,2}[号日])`,
  'g',
)

/** For a normalised text in simplified characters. */
export function spellOutLists(text: string): string {
  return text
    .replaceAll(listed, (_, name: string, days: string) =>
      days.replaceAll(/[一二三四五六日天]/g, (sign) => name + sign),
    )
    .replaceAll(run, (_, name: string, days: string) =>
      days.replaceAll(/(.)(?=.)/g, `${name}$1、`).replace(/.$/, (sign) => name + sign),
    )
    .replaceAll(numbered, '$1号')
}
