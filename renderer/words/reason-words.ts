// Why a block is where it is and what other places would cost: the section of its details, and the marks on the week.
import type { Words } from './words.ts'

export const reasonWords: Words<{
  title: string
  failed: string
  /** Above the amounts of the terms. */
  costs: string
  costsNothing: string
  inAll: string
  rest: string
  /** What another place costs, compared with here. */
  more: (amount: number) => string
  less: (amount: number) => string
  same: string
  moveThere: string
  /** What is said in the conversation; the offline model understands it. */
  move: (title: string, date: string, period: number) => string
  swap: (first: string, second: string) => string
  marks: Record<'better' | 'same' | 'worse', string>
  /** Of a mark, for those who do not see it. */
  markName: (tone: string, cost: string) => string
  marksLegend: string
  /** Leads from the details to the marks, and back. */
  toMarks: string
  backToMarks: string
  /** Before the other place that is asked about. */
  there: string
  differences: string
  /** The list of marks of one day. */
  marksOf: (date: string) => string
}> = {
  en: {
    title: 'Why here',
    failed: 'The reasons could not be loaded. Close the details and open them again.',
    costs: 'What it costs here (less is better)',
    costsNothing: 'It costs nothing here.',
    inAll: 'In all',
    rest: 'The rest',
    more: (amount) => `costs ${amount} more`,
    less: (amount) => `costs ${amount} less`,
    same: 'costs the same',
    moveThere: 'Move there',
    move: (title, date, period) => `Move “${title}” to ${date}, period ${period}`,
    swap: (first, second) => `Swap “${first}” and “${second}”`,
    marks: { better: 'better', same: 'the same', worse: 'worse' },
    markName: (tone, cost) => `${tone}: ${cost}`,
    marksLegend: 'In the week:',
    toMarks: 'Go through them in the week',
    backToMarks: 'Back to the week',
    there: 'There instead:',
    differences: 'What changes (less is better)',
    marksOf: (date) => `Other starts on ${date}`,
  },
  zh: {
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
  },
}
