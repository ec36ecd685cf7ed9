// The sentences in which the figures of a simulation stand (K6).
import type * as en from '../../en/planner/outlook.ts'

export const outlookPhrases: typeof en.outlookPhrases = {
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
