// Says in Chinese: the dialogs of health and history.
import type * as en from '../../en/window/health.ts'
import { sayCount } from '../../../text/say-count.ts'

export const health: typeof en.health = {
  title: '计划体检',
  loading: '正在检查你的计划…',
  failed: '没能检查计划。什么都没有改动；关掉再试一次。',
  empty: '现在起还没有排好的学习任务。排好之后，这里会告诉你安排得怎么样。',
  emptyDone: '现在起没有排好的学习任务，也没有待安排的。添加一些，这里会告诉你安排得怎么样。',
  problems: '哪里不理想',
  moreProblems: (count) => `还有 ${count} 个较小的问题`,
  rhythm: '接下来一周',
  rhythmHint: '每天学习的时长（横线是当天的目标），以及换科的次数。',
  day: '日期',
  study: '学习',
  switches: '换科',
  ofTarget: (target) => `（目标 ${target}）`,
  reserveLabel: '余量',
  reserve: (level, { spare, demand, day }) => {
    const rest = `到 ${day} 还要学 ${demand}`
    if (level === 'none') return `没有：${rest}，没有多余的时间。`
    const name = { thin: '偏少', fair: '合适', ample: '充足' }[level]
    return `${name}：${rest}，另外还空着 ${spare}。`
  },
  tightnessLabel: '可调整',
  tightness: (level, { movable, blocks }) => {
    if (level === 'locked') return '没有：没有能移动的学习任务。'
    const can = `${blocks} 个学习任务里有 ${movable} 个能挪`
    return level === 'loose' ? `很多：${can}。` : `不多：${can}，但大多没几个时间可选。`
  },
  openLabel: '待安排',
  fits: (pending) => `${pending}，按数量算都排得下。`,
  gap: (gap, pending, day) => `${pending}，其中至少 ${gap}在 ${day} 之前排不下。`,
  profileLabel: '还不了解',
  profile: (classes, more) =>
    `${classes.join('；')}${more > 0 ? `；另外 ${more} 项` : ''}。暂时按一般情况算。`,
  profileOf: (title, traits) => {
    const names = { 'subject-type': '类型', difficulty: '难度', intensity: '强度' }
    return `${title}的${traits.map((trait) => names[trait]).join('、')}`
  },
  moves: (duration) => `会挪动 ${duration}的学习，其他不变。`,
  remedies: '怎样会更好',
  tryIt: '试试',
  busy: '助手正在处理，等它做完再试。',
  improve: '优化',
  improveMessage: '优化我的计划',
}

export const history: typeof en.history = {
  title: '改动记录',
  loading: '正在读取改动记录…',
  empty: '你接受的每次改动都会记在这里：是谁改的、为什么改，而且都能撤销。',
  hint: '这里的内容不会丢。回到某一步会一次撤销它之后的所有改动，之后还能再重做回来。',
  today: '今天',
  effect: (why) => `“${why}”改了什么`,
  here: '现在在这里',
  walk: { undo: '撤销到这里', redo: '重做到这里' },
  walkTo: {
    undo: (why) => `撤销到这里：${why}`,
    redo: (why) => `重做到这里：${why}`,
  },
  confirm: {
    undo: (changes) => `撤销 ${sayCount(changes, 'change', 'zh')}`,
    redo: (changes) => `重做 ${sayCount(changes, 'change', 'zh')}`,
  },
  cancel: '取消',
  start: '第一次改动之前',
  more: (count) => `还有 ${count} 项`,
  fewer: '收起',
  earlier: '更早的改动',
}
