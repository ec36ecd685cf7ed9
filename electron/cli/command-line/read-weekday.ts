// A weekday as it is typed.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { readCount } from './read-count.ts'

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const chineseDays = ['一', '二', '三', '四', '五', '六', '日']

/** "mon", "Monday", "1", "周一"; 1 is Monday. */
export function readWeekday(text: string): number | null {
  const number = readCount(text, 7)
  if (number !== null) return number
  const lower = text.toLowerCase()
  const english = weekdayNames.findIndex(
    (name) => lower.length >= 3 && `${name}${fullEnds[name] ?? ''}`.startsWith(lower),
  )
  const chinese = chineseDays.indexOf(
    /^(?:周|星期|礼拜)([一二三四五六日天])$/.exec(toSimple(text))?.[1]?.replace('天', '日') ?? '',
  )
  return english >= 0 ? english + 1 : chinese >= 0 ? chinese + 1 : null
}

const fullEnds: Record<string, string> = {
  mon: 'day',
  tue: 'sday',
  wed: 'nesday',
  thu: 'rsday',
  fri: 'day',
  sat: 'urday',
  sun: 'day',
}
