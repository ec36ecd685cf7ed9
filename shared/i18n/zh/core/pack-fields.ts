// Says in Chinese: what the fields of a course pack are written with.
import type * as en from '../../en/core/pack-fields.ts'

export const writeApproach: typeof en.writeApproach = {
  counts: (parts) => `成绩里占比最大的是${parts}。`,
  part: (name, percent) => `${name}（${percent}%）`,
  largest: (topics, percent) => `时间主要花在${topics}上：合起来占 ${percent}%。`,
  hard: (topics) => `你觉得难的：${topics}。放在精神最好的时候学，隔两天再凭记忆做一遍。`,
  known: (topics) => `${topics}你已经会了：先凭记忆试一遍，只补没想起来的。`,
  recall: '每次开始时，先不看任何资料，写下上次还记得的内容。',
  kinds: {
    quantitative: '做题先不看答案；卡住了只看一步，第二天把整道题重做一遍。',
    reading: '每读完一部分就合上书，用自己的话说出观点和理由。',
    language: '用新词说、写完整的句子，两种语言来回翻。',
    memory: '分成小份打乱顺序自测，答对一次也别马上丢开。',
    practical: '自己从空白开始做出来，再和例子对照。',
    mixed: null,
  },
  lastWeek: '考前最后一周不学新内容：限时做一套往年题，再补做错的地方。',
  missed: '错过一次没关系，标记一下就行：它会在考试前另找时间。',
  nothing: '还没有依据：先写出知识点或课程要求。',
}

export const writeConditions: typeof en.writeConditions = {
  habits: (said) => `你的设置：${said}`,
  notBefore: (time) => `${time} 之前不学习`,
  lunch: (times) => `午饭 ${times} 不学习`,
  notAfter: (time) => `${time} 之后不学习`,
  notOn: (weekdays) => `${weekdays}不排`,
  most: (periods) => `每天最多 ${periods}`,
  evenings: (count) => `每周留 ${count} 个晚上`,
  noted: (text) => `“关于你”里记着：${text}`,
  profile: (text) => `关于你：${text}`,
  usual: '没有另外的限制；每天最多学三小时左右',
  binds: (limits) => `所有安排都遵守：${limits}。`,
  unread: (clauses) =>
    `没有看懂，安排时不会遵守：${clauses}。可以说“周一不学”“周二晚上不学”“21点后不学”或“每周五小时”。`,
}

export const writeDemands: typeof en.writeDemands = {
  calendar: (title, place) => `日程里：${title}，${place}`,
  plan: (title, day) => `计划里：${title}，最晚${day}完成`,
  missing: (day, source) => `日程里没有：${day}的考试（${source}）`,
  remark: (days) =>
    `资料里写着${days}有考试，日程里却没有。任务是按日程里的考试来排的：先用“读取课程大纲”把它加进去，或者核对哪个日期对。`,
  nothing:
    '这门课还没有可以查的文件，日程里也没有它的考试。可以在资料里加上大纲、课件或笔记，也可以自己写要求。',
}

export const writeGoal: typeof en.writeGoal = {
  exam: (title, place) => `考试：${title}，${place}`,
  assumed: (course) => `通过${course}考试`,
  until: (day) => `截止${day}`,
  remark: '你还没说目标，这里先按日程里的考试来写。',
  other: {
    midterm: '你说的是期中，但日程里这门课没有叫期中的考试：任务先按日程里的下一场考试来排。',
    final: '你说的是期末，但日程里这门课没有叫期末的考试：任务先按日程里的下一场考试来排。',
  },
  nothing: '还不知道目标：日程里没有这门课的考试。说说要达到什么、到什么时候。',
}

export const writeKnowledge: typeof en.writeKnowledge = {
  portrait: (text) => `“关于你”里记着：${text}`,
  worked: (done, of, time) => `已经学过：${of} 次里的 ${done} 次，共 ${time}`,
  nothing: '还不知道你已经会什么、觉得什么难。说几句就行。',
  unsaid: '从头学起：还没说已经会什么。',
  remark: '你还没说已经会什么，这里先都当作新内容。',
}

export const writeMaterials: typeof en.writeMaterials = {
  file: (file, records) => `${file}：计划里有 ${records} 项读自这个文件`,
  none: '还没有文件：先用自己的笔记和课堂内容',
  remark: '这门课还没有资料。加上文件后，可以按里面的内容来写。',
}

export const writePlacement: typeof en.writePlacement = {
  none: '计划里还没有这门课的任务。先把课程包里的任务加进计划。',
  sum: (sessions, placed, done, waiting) =>
    [
      `共 ${sessions}`,
      ...(done > 0 ? [`完成 ${done} 次`] : []),
      `已排 ${placed} 次`,
      ...(waiting > 0 ? [`待排 ${waiting} 次`] : []),
    ].join(' · '),
  week: (week) => `第 ${week} 周：`,
  session: (place, title, isDone) => `- ${place}：${title}${isDone ? '（已完成）' : ''}`,
  left: (periods, free, day) =>
    `还要排 ${periods}。到${day}还有 ${free}空余。每周说一次“帮我安排这周”，或者说“安排整个学期”一次排完。`,
  tooMuch: (periods, free, day) => `还要排 ${periods}，但到${day}只有 ${free}空余，排不完。`,
  allPlaced: (day) => `都已排好，最后一天是${day}。`,
  late: (sessions, day) => `${sessions}排在最后一天（${day}）之后。`,
  over: (most, weeks) =>
    `超过每周 ${most}的有：${weeks}。之后排的计划会守住这个上限；把这几周的任务退回待安排，再重新安排。`,
  overWeek: (week, time) => `第 ${week} 周（${time}）`,
  more: (count) => `- ……还有 ${count} 次`,
}

export const writeTopics: typeof en.writeTopics = {
  nothing:
    '还不知道有哪些知识点：文件里没有，计划里也没有这门课的任务。可以说“知识点有……”，用逗号隔开，也可以加一个文件。',
  fromWork: '文件里没有知识点，这里按计划里已有的任务来写。',
  fromHeadings: '文件里没有按周列出知识点，这里按标题来写。',
}

export const writeDemandsNotes: typeof en.writeDemandsNotes = {
  writeDemandsDates: (line, source) => `${line}（${source}）`,
}

export const writeWork: typeof en.writeWork = {
  session: ({ kind, topic, number }) => {
    if (kind === 'rehearse') return '全部内容：限时做往年题'
    const what = kind === 'learn' ? '学习' : '练习'
    return `${topic}：${what}${number === 0 ? '' : ` ${number}`}`
  },
  sum: (sessions, periods, time, intensity) =>
    `> 一共 ${sessions}，${periods}（${time}）。强度 ${intensity}/5。`,
  until: {
    exam: (day) => `考试前（到${day}）`,
    goal: (day) => `你定的日期（${day}）`,
    term: (day) => `学期结束（${day}）`,
  },
  room: (free, until) => `> 还能新增：到${until}，按你的习惯和限制还有 ${free}。`,
  others: (periods) => `> 留给同期要完成的其他任务：${periods}。`,
  kept: (title, sessions, renamed, added) =>
    `> 沿用计划里的${title}：${[`原有 ${sessions}`, ...(renamed === 0 ? [] : [`其中 ${renamed} 次按知识点命名`]), ...(added === '' ? [] : [`新增 ${added}`])].join('，')}。`,
  settled: (settled, usual) =>
    `> 引导里定的是 ${settled}；这些知识点一般要 ${usual}左右。想多安排一些，在引导里说。`,
  own: (periods, counted) =>
    `> 这门课在计划里已有 ${periods}待排，先占位置${counted === null ? '' : `，其中 ${counted}就是这些知识点的`}。`,
  smaller: (wanted, less) => `> 已缩减：这些知识点需要 ${wanted}，超出 ${less}。`,
  outside: (topics) => `> 按目标或要求，这次考试不考：${topics}。`,
  leftOut: (topics) => `> 排不下的：${topics}。`,
  over: (hours, periods, until) =>
    `> 计划里这门课待排的任务，按每周 ${hours}，到${until}排不完，多出 ${periods}。`,
  eachWeek: (hours) => `> 之后排的每个计划，这门课每周都不超过 ${hours}。`,
  hours: (from, to) => `> 把每周 ${from} 小时加到 ${to} 小时，就全都排得下。`,
  time: (most, until) =>
    `> ${most === null ? '' : `就算每周多给时间，到${until}也只排得下 ${most}。`}可以把日期往后放、放宽限制，或者少学几个知识点。`,
  planned: '每个知识点在计划里都已经有任务，所以这里就用它们，不再加新的。',
  full: (own, until) =>
    `这门课在计划里待排的 ${own}已经占满到${until}的空余，所以这里就用它们，不再加新的。`,
  noTopics: '还没有知识点，没法列出任务。先把知识点写出来。',
  noRoom: (until) =>
    `到${until}，按你的习惯和限制，这门课已经没有空余节次。放宽一些限制或腾出时间后再写一次。`,
  past: (day) => `这项任务的最后一天是${day}，已经过去。请在目标里换一个日期。`,
}
