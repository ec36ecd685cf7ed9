// Who made a change, and what has become of it since.
import type * as en from '../../en/schedule/history.ts'

export const authorNames: typeof en.authorNames = {
  agent: '助手',
  person: '你',
  import: '导入',
  planner: '排课',
}

export const standingNames: typeof en.standingNames = {
  done: '',
  undone: '已撤销',
  superseded: '撤销后被新改动取代',
  damaged: '记录损坏',
}
