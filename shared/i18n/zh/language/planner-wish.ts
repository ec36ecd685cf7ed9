// What is asked of the planner, as an order: "make room on Thu 26 Nov", "mark “Limits” as missed", "improve your plan".
import type * as en from '../../en/language/planner-wish.ts'

export const markNames: typeof en.markNames = {
  done: '已完成',
  partly: '做了一部分',
  missed: '没做',
  open: '未完成',
}

export const problems: typeof en.problems = {
  crammed: '间隔太近',
  'no-buffer': '截止前没有余量',
  'heavy-adjacency': '难的连着难的',
  switches: '换科太多',
  'long-run': '连续太久',
  preference: '不合偏好的时间',
}
