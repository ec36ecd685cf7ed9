// What a cell of a table says by the name of its column: a bare 8 under "Week" is a week.
import { toPlain } from '../../shared/text/simple-characters.ts'
import type { Want } from './evidence.ts'

const columns: Partial<Record<Want, RegExp>> = {
  date: /\b(?:weeks?|date|due|deadline|when|day)\b|周|日期|时间|截止/iu,
  weight: /\b(?:weight|share|percent|marks?|points?|worth|grade)\b|比例|占比|分值|分数|权重/iu,
  count: /\b(?:number|count|marks?|points?|weeks?)\b|数|次|分/iu,
  place: /\b(?:room|place|venue|where)\b|地点|教室/iu,
  person: /\b(?:who|name|by|lecturer|speaker)\b|姓名|教师|主讲/iu,
  clock: /\b(?:time|hours?)\b|时间/iu,
}

/** From 0 to 1, as the evidence of a line. */
export function weighCell(row: string, header: string, want: Want): number {
  const pattern = columns[want]
  if (pattern === undefined) return 0
  const names = toPlain(header).split(' | ')
  const cells = row.split(' | ')
  const isFilled = names.some(
    (name, index) => pattern.test(name) && /[\p{N}\p{L}]/u.test(cells[index] ?? ''),
  )
  return isFilled ? 0.9 : 0
}
