// find_free: runs of free periods that are long enough, and runs inside hosts, from now on.
import { sayPeriods } from '../../../words/schedule/say-place.ts'
import type * as en from '../../en/tools/find-free.ts'

export const phrases: typeof en.phrases = {
  head: (length, where, shown, total) => `${where}至少 ${length}的空闲（${shown}/${total}）：`,
  none: (length, where) => `${where}没有至少 ${length}的空闲。`,
  anywhere: '从现在起',
  hosts: (shown, total) => `课上可学（${shown}/${total}）：`,
  line: (day, runs) => `${day}：${runs}`,
  room: ({ hostId, place }, title) => `${sayPeriods(place, 'zh')}${title} #${hostId}`,
  join: '、',
}
