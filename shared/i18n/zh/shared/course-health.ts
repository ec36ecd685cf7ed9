// Says in Chinese: the health of one course.
import type * as en from '../../en/shared/course-health.ts'
import { usualFactor } from '../../../planner/pace.ts'

function sayNeed({ demand, day }: en.ReserveNumbers): string {
  return `到${day}，所有课程一共要学 ${demand}`
}

const sayRange = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`)

export const courseHealthPhrases: typeof en.courseHealthPhrases = {
  room: (title, pending, gap, day) =>
    gap !== ''
      ? `${title}：还没安排的 ${pending}里，有 ${gap}在${day}前排不下。多给几天，或少排一些。`
      : `${title}：还有 ${pending}待安排，按数量算，到${day}都排得下。`,
  spacing: ({ title, least, most, target, crammed }) =>
    crammed > 0
      ? `${title}：有 ${crammed} 次离上一次太近。隔 ${target} 天左右记得最久，因为快忘时再想起来最牢。`
      : `${title}：两次之间隔 ${sayRange(least, most)} 天，${target} 天左右最合适：分得开，没有挤在一起。`,
  rapid: (title) => `${title}本来就打算一口气做完，挨得近不算问题。`,
  buffer: (title, days, isExam, day) =>
    days <= 0
      ? `${title}：最后一次就排在最后一天（${day}），一旦耽误就没有时间补了。`
      : `${title}：最后一次离${isExam ? '考试' : '截止日'}（${day}）还有 ${days} 天，错过的任务可以补到这里。`,
  reserve: {
    none: (numbers) => `${sayNeed(numbers)}，之外没有空余：一耽误就会挤掉别的。`,
    thin: (numbers) =>
      `${sayNeed(numbers)}，之外只空着 ${numbers.spare}，不到一成，而实际用时常常会超出这么多。`,
    tight: (numbers) =>
      `${sayNeed(numbers)}，之外还空着 ${numbers.spare}：偶尔耽误一次补得上。但实际用时通常是计划的 ${usualFactor} 倍，再加上耽误的，可能就不够了，结果会怎样看模拟。`,
    roomy: (numbers) => `${sayNeed(numbers)}，之外还空着 ${numbers.spare}：耽误了也补得上。`,
  },
  load: (days) => `${days}的学习超过了你的每日目标。这样的一天，最后几小时收获最少。`,
  evenLoad: '没有哪天超过你的每日目标。',
  switches: (most, day) => `${day}要换 ${most} 次科目，每换一次都要重新进入状态。`,
  calm: '没有哪天要换两次以上的科目。',
  runs: (minutes, day) => `${day}上课加自习会连续 ${minutes}，中间没有像样的休息。`,
  noRuns: '没有任务处在连续四小时以上的上课和自习里。',
  heavy: (count) => `有 ${count} 处高强度任务紧挨着，后一个只能用剩下的精力。`,
  noHeavy: '没有高强度任务紧挨着。',
  evenings: {
    evening: (count) => `有 ${count} 个任务要学到深夜，那时最难记住。`,
    early: (count) => `有 ${count} 个任务在清早开始。`,
    weekend: (count) => `有 ${count} 个任务排在休息日。`,
    meal: (count) => `有 ${count} 个任务占了吃饭的时间。`,
    part: (count) => `有 ${count} 个任务不在你偏好的时段。`,
    'free-evenings': (count) => `有 ${count} 个任务占了你想空出来的晚上。`,
  },
  noEvenings: '没有占用深夜、休息日或吃饭时间。',
  freedom: (tight, of) =>
    tight === 0
      ? `${of} 个任务都至少有三个别的时间可选：计划有弹性。`
      : `${of} 个任务里有 ${tight} 个几乎没有别的时间可选：这几个最好别错过。`,
  profile: (title, traits) => `${title}：还没说过${traits}，暂时按一般情况算。补上之后会更准。`,
  traits: { 'subject-type': '类型', difficulty: '难度', intensity: '强度' },
  list: '、',
  verdict: {
    empty: () => '从现在起还没有排好的任务，暂时没有可以评估的。',
    good: () => '没有需要调整的地方。',
    fair: () => '整体不错，有几点可以了解一下。',
    poor: (poor) => `有 ${poor} 点值得调整。`,
  },
  figures: {
    days: (days) => `${Math.max(0, days)} 天`,
    gaps: (least, most) => `${sayRange(least, most)} 天`,
    percent: (percent) => `${percent}%`,
  },
}
