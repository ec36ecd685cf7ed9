// Why a block is where it is and what other places would cost: the section of its details, and the marks on the week.
import type * as en from '../../en/window/reason.ts'

export const reason: typeof en.reason = {
  title: '为什么排在这里',
  failed: '原因没有加载出来。关闭详情后再打开一次。',
  costs: '在这里的代价（越低越好）',
  costsNothing: '排在这里没有代价。',
  inAll: '合计',
  rest: '其他',
  more: (amount) => `代价多 ${amount}`,
  less: (amount) => `代价少 ${amount}`,
  same: '代价相同',
  moveThere: '挪到这里',
  move: (title, date, period) => `把“${title}”挪到${date}第${period}节`,
  swap: (first, second) => `把“${first}”和“${second}”对调`,
  marks: { better: '更好', same: '一样', worse: '更差' },
  markName: (tone, cost) => `${tone}：${cost}`,
  marksLegend: '课表上的标记：',
  toMarks: '在课表上逐个看',
  backToMarks: '回到课表',
  there: '如果排到',
  differences: '代价的变化（越低越好）',
  marksOf: (date) => `${date}其他可排的时间`,
}
