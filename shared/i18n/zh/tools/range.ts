// A range as text, row by row.
import type * as en from '../../en/tools/range.ts'

export const phrases: typeof en.phrases = {
  head: (day, periods) => `${day}${periods}：`,
  row: (run, clock, what) => `${run} ${clock} ${what}`,
  again: (id) => `#${id}`,
  free: '空闲',
  over: '空，已开始',
  also: ' + ',
  freeRuns: (free) => `合计：${free}。`,
  host: (title, id, runs, guests) => `课上可学 ${title} #${id} ${runs}：${guests}。`,
  guests: (ids) => (ids.length === 0 ? '无任务' : `有 ${ids.map((id) => `#${id}`).join('、')}`),
  room: (rooms) => `课上空位：${rooms}。`,
}
