// Says in Chinese: what a plan, its pace and its outlook are worth.
import type * as en from '../../en/shared/planner.ts'

export const healthVerdict: typeof en.healthVerdict = {
  sound: '没有需要调整的地方。',
  forced: '剩下的问题，单独移动或交换一个任务都得不偿失。',
  settled: '只剩一些小问题，单独移动或交换都不值得。',
  small: '只剩一些小问题。',
  open: '有可以改进的地方，也有办法改进。',
}

export const outlookPhrases: typeof en.outlookPhrases = {
  slipsJoint: '；',
  head: (runs, from, seed) =>
    `从${from}起，把计划模拟了 ${runs} 遍，每一遍都有不同的拖延，每天晚上按重排的规则补排（随机种子 ${seed}）。`,
  deadline: (title, due, chance, span) =>
    `${title}，${due}：按时完成的可能性 ${chance}（${span}）。`,
  due: {
    exam: (date, exam) => `${exam}考试，最晚${date}完成`,
    range: (date) => `${date}截止`,
    term: (date) => `学期结束（${date}）前`,
  },
  past: (title, date, sessions) =>
    `${title}应在${date}完成，还有 ${sessions}没做。可以推后截止日期，或去掉不再需要的部分。`,
  finish: (planned, p50, p80) =>
    [
      planned === null ? null : `按计划${planned}完成。`,
      p50 === null
        ? '能按时完成的不到一半。'
        : p80 === null
          ? `一半的情况最晚${p50}完成；能按时完成的不到八成。`
          : `一半的情况最晚${p50}完成，八成最晚${p80}完成。`,
    ]
      .filter((part) => part !== null)
      .join(''),
  unfinished: (left, of) => `平均会剩下 ${left}（共 ${of}）做不完。`,
  waiting: (count) => `还有 ${count} 次任务没有安排时间：模拟时在第一天晚上补排。`,
  block: (title, when, worked, missed, points) =>
    `最要紧的是${when}的${title}：错过它，按时完成的可能性会从 ${worked} 降到 ${missed}（${points}）。`,
  otherBlock: (title, when, worked, missed, points) =>
    `${when}的${title}：从 ${worked} 降到 ${missed}（${points}）。`,
  noBlock: '没有哪一次任务会单独明显影响结果。',
  slips: (missed, cut) => `假设有 ${missed} 的任务会错过，${cut} 会提前结束`,
  from: {
    assumed: () => '还没有打过卡，这是我们的假设。',
    marks: (marks) => `来自 ${marks} 次打卡记录和我们的假设。`,
    chosen: () => '按你的设定。',
  },
  pace: (from, to, source) =>
    from === to
      ? `实际用时是计划的 ${from} 倍，${source}`
      : `不同课程的实际用时是计划的 ${from} 到 ${to} 倍，${source}`,
  paceFrom: {
    assumed: () => '取自对大学生的研究，因为你还没有打过卡。',
    marks: (pieces) => `来自你的 ${pieces} 次打卡和对大学生的研究。`,
    chosen: () => '按你的设定。',
  },
  unmarked: (count) =>
    `有 ${count} 个过去的任务没有打卡，都当作已完成。把错过的标出来，结果会更准。`,
  empty: {
    'no-work': '还没有可以模拟的学习任务。先添加并安排时间。',
    'nothing-placed': '这些任务都还没有安排时间。先安排，再模拟。',
    'all-done': '这些任务都完成了。',
    'term-over': '学期已经结束，没有可以模拟的内容。',
  },
}

export const pace: typeof en.pace = {
  factor: (factor) => `${factor} 倍`,
  work: (course, kind) => (course !== '' && kind !== '' ? `${course}（${kind}）` : course + kind),
  took: (work, pieces, factor) => `你最近 ${pieces} 次${work}的用时大约是计划的 ${factor}`,
  otherWork: (work, factor) => `${work}还没有完成过的任务，你其他任务的用时大约是计划的 ${factor}`,
  students: (factor) => `学生实际用的时间通常是计划的 ${factor}左右`,
  forNow: (factor) => `目前先按 ${factor}算`,
  plan: (to, from) => `要不要把 ${from}改成 ${to}？`,
  enough: (from) => `${from}应该够用`,
  row: (work, pieces, actual, planned, factor) =>
    `${work}：${pieces} 次共用了 ${actual}，原计划 ${planned}（大约 ${factor}）`,
  countOn: (factor) => `可以按 ${factor}来估`,
  unnamed: '没有课程的任务',
  nothingYet: '还没有标记为完成的任务，所以还不知道你的用时习惯。',
  otherwise: (factor) => `其他任务可以按 ${factor}来估。`,
  brief: (factor, pieces) => `计划的 ${factor}（${pieces} 次）`,
  briefOther: (factor) => `计划的 ${factor}（按你的其他任务）`,
  briefStudents: (factor) => `计划的 ${factor}（学生的一般情况）`,
}

export const paceJoins: typeof en.paceJoins = { stop: '。', gap: '', comma: '，' }

export const chance: typeof en.chance = {
  share: () => '',
  span: (_unbroken, from, to) => `95% 区间 ${from}–${to}%`,
  points: (points) => `${points} 个百分点`,
}

export const planFacts: typeof en.planFacts = {
  study: (duration) => `一共学 ${duration}。`,
  evenings: (free, all) =>
    free === 0
      ? '没有空着的晚上。'
      : free === all
        ? '晚上都空着。'
        : `${all} 个晚上里有 ${free} 个空着。`,
  due: (title, day, planned, open) =>
    `最近到期的学习任务是${title}（${day}），${open}里排了 ${planned}。`,
  dueReached: (title, day) => `最近到期的学习任务是${title}（${day}），都已安排。`,
  later: (count) => `还有 ${count} 次留到以后。`,
}
