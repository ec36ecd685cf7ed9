// Finds lists of weekdays outside of the one reader of time: names and signs are known to shared/time and the catalogue.
import { comment } from './source.ts'

/** The built-in model's reading has patterns of its own until it is rebuilt on the one reader. */
const mayList = [/^shared\/(?:time|i18n)\//, /^electron\/language\//, /^scripts\//]

const lists = [
  /mon[^]{0,60}?tue[^]{0,60}?wed/gi,
  /一二三四五六[日天]/g,
  /(?:周|星期|礼拜)一[^]{0,60}?(?:周|星期|礼拜)二[^]{0,60}?(?:周|星期|礼拜)三/g,
]

export function findWeekdayLists(path: string, text: string): string[] {
  if (mayList.some((place) => place.test(path))) return []
  const code = text.replaceAll(comment, (said) => said.replaceAll(/[^\n]/g, ' '))
  return lists.flatMap((list) =>
    Array.from(code.matchAll(list), ({ index }) => {
      const line = code.slice(0, index).split('\n').length
      return `${path}:${line} lists weekdays: shared/time/weekdays.ts reads them`
    }),
  )
}
