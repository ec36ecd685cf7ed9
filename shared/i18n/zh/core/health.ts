// Says in Chinese: the health of a plan.
import type * as en from '../../en/core/health.ts'

export const healthCandidate: typeof en.healthCandidate = {
  move: (title, to) => `把${title}移到 ${to}`,
  swap: (titleA, placeA, titleB, placeB) => `交换${titleA}（${placeA}）和${titleB}（${placeB}）`,
  place: (day, clock) => `${day} ${clock}`,
  heavyAdjacency: (day, left) =>
    left === 0 ? `${day}的高强度任务不再一个接一个` : `${day}一个接一个的高强度任务变少`,
  switches: (day, fewer) => `${day}少换科 ${fewer} 次`,
  longRun: (day, from, to) => `${day}最长的连续时段从 ${from}缩短到 ${to}`,
  otherRun: (day) => `${day}过长的连续时段变少`,
  crammed: (taskClass) => `${taskClass}的几次学习隔得更开`,
  noBuffer: (taskClass, left) =>
    left === 0 ? `${taskClass}的最后一天就空出来了` : `${taskClass}的最后一天会轻一些`,
  preference: {
    evening: (day, left) => (left === 0 ? `${day}不用学到很晚` : `${day}深夜的任务变少`),
    early: (day, left) => (left === 0 ? `${day}不用那么早开始` : `${day}清早的任务变少`),
    weekend: (day, left) => (left === 0 ? `${day}就能休息` : `${day}的任务变少`),
    meal: (day) => `${day}留出了吃饭时间`,
    part: () => '更合你选的时段',
    'free-evenings': () => '能多空出一个晚上',
  },
  cost: (changes) => `；代价：${changes.join('，')}`,
  change: (name, from, to) => `${name} ${from} → ${to}`,
  sentence: (what, win, cost) => `${what}，${win}${cost}。`,
  close: '保持现在的安排。',
}

export const healthNumbers: typeof en.healthNumbers = {
  sameDaySessions: '同一天多出的场次',
  closeDays: '间隔不足的天数',
  lastDayBlocks: '最后一天的任务',
  heavyPairs: '相邻的高强度任务',
  switches: '换科次数',
  extraSwitches: '超出的换科次数',
  longRuns: '过长的连续时段',
  longRunQuarters: '其中超出的刻钟数',
  lostMeals: '没空吃的饭',
  lateBlocks: '太晚的任务',
  earlyBlocks: '太早的任务',
  restDayBlocks: '休息日的任务',
  saturdayBlocks: '周六的任务',
  wrongPartBlocks: '不在偏好时段的任务',
  lostEvenings: '多占的晚上',
  overloadPeriods: '超出每日目标的节数',
  leftovers: '学习旁的零散单节',
  tiringPairs: '相似科目连排',
}

export const healthRhythm: typeof en.healthRhythm = {
  head: (from, to, blocks, days) => `${from}到${to}的节奏，${days} 天共 ${blocks} 个学习任务`,
  headOfDay: (day, blocks) => `${day}的节奏，${blocks} 个学习任务`,
  none: (from) => `从${from}起没有已安排的学习。`,
  noneOnDay: (day) => `${day}没有还要进行的学习。`,
  switches: (count) => `换科 ${count} 次`,
  mostSwitches: (count, most, day) => `换科 ${count} 次，一天最多 ${most} 次（${day}）`,
  run: (length, where) => `最长连续 ${length}（${where}）`,
  noRun: '课外没有连续时段',
  block: (length) => `最长一次 ${length}`,
  stretches: (count) => `分成 ${count} 段`,
  leftovers: (count) => `学习旁的零散单节 ${count} 个`,
  heavy: (what) => `高强度相邻 ${what}`,
  noHeavy: '没有高强度相邻',
  sameType: (helpful, tiring) => `同类型连排：有益 ${helpful}，易混 ${tiring}`,
  overloaded: (days) => `超出每日目标：${days}`,
  noOverload: '没有超出每日目标的天',
  load: (study, target, lessons) => `学习 ${study}（目标 ${target}），上课 ${lessons}`,
  pair: (a, b) => `#${a}–#${b}`,
  nothing: '无',
  day: (day, parts) => `${day}：${parts.join('；')}`,
  more: (days) => `还有 ${days} 天；用 day 查看某一天。`,
  list: '、',
  line: (head, parts) => `${head}：${parts.join('；')}。`,
}

export const health: typeof en.health = {
  head: (from, to, blocks, days, signal) =>
    `${from}到${to}的健康状况：${days} 天共 ${blocks} 个学习任务；improvement_signal ${signal}（越低越好，0 表示没有可改的）。`,
  none: (from) => `健康状况：从${from}起没有已安排的学习。`,
  headOfDay: (day, blocks, signal) =>
    `${day}的健康状况：${blocks} 个学习任务；整个计划的 improvement_signal ${signal}（越低越好）。`,
  rhythm: (parts) => `节奏：${parts.join('；')}。`,
  problems: (count) => `问题（${count} 个，最严重的在前）：`,
  noProblem: '问题：无。',
  noProblemOnDay: (day) => `${day}的问题：无。`,
  problem: (words, details) => `- ${words}（${details.join('；')}）`,
  details: {
    points: (points) => `${points} 分`,
    tasks: (ids) => `任务 ${ids.map((id) => `#${id}`).join('、')}`,
    forced: '单次移动或交换都不值得',
  },
  more: (count) => `- 另有 ${count} 个`,
  main: (words) => `主要问题：${words}针对它的候选：`,
  candidate: (id, call, words, details) => `${id} ${call} ${words}（${details.join('；')}）`,
  close: (words) => `close：${words}`,
  signal: (from, to) => `signal ${from} → ${to}`,
  better: (name, from, to) => `${name} ${from} → ${to}`,
  cost: (blocks, days) => `动 ${blocks} 个任务，共 ${days} 天`,
  verdict: (sentence, verdict) =>
    `结论：${sentence}should_continue_optimize ${verdict.should_continue_optimize}；is_forced_imperfection ${verdict.is_forced_imperfection}；recommended_operation ${verdict.recommended_operation}；improvement_signal ${verdict.improvement_signal}。`,
}

function sayRange(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`
}

export const healthFacts: typeof en.healthFacts = {
  tightness: (level, { items, movable, swappable, alternatives }) =>
    `松紧：${level}；${items.length} 个任务里 ${movable} 个能移动（其他可选位置的中位数 ${alternatives}），${swappable} 个能与别的课业交换。`,
  levels: { locked: '锁死', tight: '偏紧', loose: '宽松' },
  noPending: '容量：没有待安排的。',
  fits: (pending) => `容量：待安排 ${pending} 节，按节数算够用。`,
  gap: (gap, pending, day, classes) =>
    `容量：待安排 ${pending} 节，到${day}为止至少缺 ${gap} 节${classes.length === 0 ? '' : `；${classes.join('，')}`}。`,
  classGap: (id, title, gap, free) => `课业 ${id} ${title}缺 ${gap} 节（空 ${free} 节）`,
  reserve: (level, { spare, demand, percent }, day) =>
    `余量：${level}；到${day}还要学 ${demand} 节，另有 ${spare} 节空余（${percent}%，10–15% 较稳妥）。`,
  reserveLevels: { none: '没有', thin: '偏少', fair: '合适', ample: '充足' },
  preferences: (parts) => `违背的偏好：${parts.length === 0 ? '无' : parts.join('；')}。`,
  preference: (name, count, days) => `${name} ${count} 个（${days}）`,
  preferenceNames: {
    evening: '深夜',
    early: '清早',
    weekend: '休息日',
    meal: '吃饭时间',
    part: '偏好时段',
    'free-evenings': '空闲晚上',
  },
  spacing: (parts) => `间隔：${parts.join('；')}。`,
  sessions: (title, { classId, sessions }) => `课业 ${classId} ${title} ${sessions} 次`,
  exam: (day) => `考试${day}`,
  deadline: (day) => `截止${day}`,
  gaps: (least, most, target) => `间隔 ${sayRange(least, most)}（目标 ${target}）`,
  crammed: (count) => `过近 ${count} 处`,
  daysLeft: (days) => `最后剩 ${days} 天`,
  profile: (parts) => `缺少画像（仍是初始值）：${parts.join('；')}。`,
  profileOf: (id, title, missing) => `课业 ${id} ${title} ${missing.join('、')}`,
  traits: { 'subject-type': '学科类型', difficulty: '难度', intensity: '强度' },
  list: '，',
  more: (count) => `另 ${count} 项`,
}

export const healthProblem: typeof en.healthProblem = {
  heavyAdjacency: (day, titles) => `${day}的高强度任务一个接一个，中间不到一小时：${titles}。`,
  switches: (day, count, limit) =>
    limit === 0
      ? `${day}的学习任务之间换科 ${count} 次。`
      : `${day}的学习任务之间换科 ${count} 次，超过 ${limit} 次容易分心。`,
  longRun: (day, length, limit) =>
    `${day}连着 ${length}没有像样的休息（含上课），超过 ${limit}会很累。`,
  crammed: (taskClass, titles, days) =>
    `${taskClass}的几次学习挨得太近，不容易记牢：${titles}（${days}）。`,
  noBuffer: (taskClass, titles, day) =>
    `${titles}排在${taskClass}的最后一天 ${day}：一旦拖延就没有余地了。`,
  preference: {
    evening: (titles, days) => `${titles}在 ${days}学到很晚。`,
    early: (titles, days) => `${titles}在 ${days}很早就开始。`,
    weekend: (titles, days) => `${titles}占用了休息日 ${days}。`,
    meal: (titles, days) => `${titles}让 ${days}没有足够的吃饭时间。`,
    part: (titles, days) => `${titles}（${days}）不在你给这门课选的时段里。`,
    'free-evenings': (titles, days, { measure }) =>
      `这一周学习多占了 ${measure} 个晚上：${titles}（${days}）。`,
  },
  more: (count) => `另外 ${count} 个`,
}
