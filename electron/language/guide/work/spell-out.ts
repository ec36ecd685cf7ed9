// Writes the numbers of amounts as the readers take them: tens in words, "a dozen", 十几个, and the middle of "10-14 hours".
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'

const range =
  /(\d{1,3}) ?(?:-|to|or|~|到|至|或) ?(\d{1,3}) ?(?=(?:个)?(?:hours?|hrs?|h\b|小时|钟头|minutes?|mins?|分钟))/g

const written: [RegExp, string][] = [
  [/\b(\d{1,2}) ?[x×*] ?(?=\d|half\b|an? )/g, '$1 sessions of '],
  // No hour.
  [/\bah\b/g, 'oh'],
  [/\bhalf[ -]hour\b/g, 'half an hour'],
  // Behind 次 they are no marks.
  [/(?<=[次回][,，]? ?\d{1,3}) ?分(?!\p{Script=Han})/gu, '分钟'],
  [/三刻钟/g, '45分钟'],
  [/一刻钟/g, '15分钟'],
  // 十来个小时 is ten, 十几个 fifteen, 两三个 two and a half.
  [/([二三四五六七八九]?)十几(?=个?(?:小时|钟头|分钟))/g, '$1十五'],
  [/(?<=[\d一二两三四五六七八九十])[来多](?=个?(?:小时|钟头|分钟))/g, ''],
  [/(?<=\d|\b(?:ten|twenty|twelve|fifteen|thirty))[ -]?ish\b/g, ''],
  [/\bbetween (\d{1,3}) and (?=\d{1,3} ?(?:hours?|hrs?|h\b))/g, '$1 to '],
  [/\ba dozen\b/g, '12'],
  [/\ba couple (?:of )?(?=hours?\b)/g, '2 '],
  [/\b(?:a|one) hundred\b|一百(?!零|多?分)/g, '100'],
  [/\btwo hundred\b|[两二]百/g, '200'],
  [/\b(?:(?:an?|one) )?hours? and a half\b|\b(?:one|an?) and a half hours?\b/g, '90 minutes'],
  [/\b(\d{1,2}|two|three|four|five|six) (?:hours )?and a half(?: hours)?\b/g, '$1.5 hours'],
]
const inWords = new RegExp(
  String.raw`\b${numberPattern}(?=\b(?! ?(?:days?|weeks?|months?)\b))`,
  'g',
)
const aboutOf = /(?<![十百\d])(?:一[二两]|[二两]三|三四|四五|五六|六七|七八)(?=个?(?:小时|钟头))/g

export function spellOut(said: string): string {
  // 正文一个半, beside what is told in hours.
  const told = /小时|钟头/.test(said) ? said.replaceAll(/(?<=[一两二三四五\d]个半)(?!小时|钟头|月|天|周|星期|学期)/g, '小时') : said // prettier-ignore
  return written
    .reduce((left, [words, number]) => left.replaceAll(words, number), told)
    .replaceAll(inWords, (word) => {
      const value = /^[a-z]+$/.test(word) ? readNumber(word) : null
      return value === null || value < 13 ? word : String(value)
    })
    .replaceAll(/\b(two|three|four|five|six)(?=\.5)/g, (word) => String(readNumber(word)))
    .replaceAll(aboutOf, (both) => String((readNumber(both.charAt(0)) ?? 0) + 0.5))
    .replaceAll(range, (_, from: string, to: string) =>
      String(Math.round((Number(from) + Number(to)) / 2)),
    )
}
