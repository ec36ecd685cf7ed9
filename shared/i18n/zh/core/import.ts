// Says in Chinese: what is said of an imported timetable, and the sample term.
import type * as en from '../../en/core/import.ts'

export const ownCourse: typeof en.ownCourse = (course, said) =>
  `归入你的课程${course}：${said.join('、')}。`

export const clashPair: typeof en.clashPair = (title, other) => `${title}与${other}`

export const andMore: typeof en.andMore = (examples) => `${examples}等`

export const moreProblems: typeof en.moreProblems = (count) =>
  `文件里还有 ${count} 个日程无法读取。`

export const importMatters: typeof en.importMatters = {
  homework: (items) => `${items} 项作业`,
  packs: (courses) => `${courses} 门课的课程包`,
  sources: (count) => `${count} 份资料`,
  subscriptions: (count) => `${count} 个日历订阅（地址需要重新填写）`,
  along: (matter, undone) => `还会带来：${matter}。撤销导入时，${undone.join('，')}。`,
  takesHomework: '作业会一起撤回',
  leaves: (matter) => `${matter}会留下`,
  packsStay: '课程包',
  sourcesStay: '资料',
  subscriptionsStay: '日历订阅',
  damaged: (entries) =>
    `文件里有 ${entries} 条课程包、资料、作业或日历订阅的内容已损坏，不会导入；其余照常导入。`,
}

export const dueMoved: typeof en.dueMoved = (title, now, before) =>
  `${title}的截止时间从${before}改到${now}。`

export const dueOwn: typeof en.dueOwn = (title, now, before) =>
  `日历里${title}的截止时间是${now}；你设的${before}保持不变。`

export const reviewTitle: typeof en.reviewTitle = (course) => `${course}复习`

export const termNames: typeof en.termNames = '示例学期'

export const lessonTitles: typeof en.lessonTitles = {
  lecture: (course) => course,
  exercise: (course) => `${course}习题课`,
  lab: (course) => `${course}实验`,
}

export const seriesWeeks: typeof en.seriesWeeks = (weeks, _, parity) => `第${weeks}周${parity}`

export const seriesParities: typeof en.seriesParities = { odd: '（单周）', even: '（双周）' }

export const seasonNames: typeof en.seasonNames = {
  spring: (year) => `${year} 春季学期`,
  summer: (year) => `${year} 夏季学期`,
  autumn: (year) => `${year} 秋季学期`,
}

export const importNotes: typeof en.importNotes = {
  problemBrokenEvent: (title, line) => `第 ${line} 行的${title}没有可读的开始时间，未导入。`,
  problemBrokenRule: (title, line) => `第 ${line} 行的${title}的重复规则无法读取，未导入。`,
  problemOnlyFirst: (title, line) => `第 ${line} 行的${title}的重复规则无法读取，只导入了第一次。`,
  problemUnknownZone: (zone) => `无法识别时区${zone}，其中的时间按学期所在时区理解。`,
  problemEndlessEvent: (title, line) => `第 ${line} 行的${title}重复次数过多，未导入。`,
  problemCutFile: '文件在中途断掉了，后面的内容不全。请重新下载或导出，再导入一次。',
  problemEndlessFile: (line) => `文件里的日程太多，从第 ${line} 行起未导入。请只导出一个学期。`,
  longerTerm: (weeks) => `文件里有考试在学期最后一周之后：学期延长到第 ${weeks} 周。`,
  freedDays: (days, named, lessons) =>
    `学期里有 ${days} 天（${named}）设为放假${lessons === 0 ? '' : `，${lessons} 节课取消`}。`,
  givenWay: (count, examples) =>
    `考试占用了 ${count} 个日程的时间，这些日程当天取消：${examples}。`,
  displaced: (count, examples) => `${count} 个学习任务的时间被占用，将回到待安排：${examples}。`,
}

export const lesson: typeof en.lesson = {
  periods: (run) => `第${run}节`,
  weeks: (_count, said) => {
    const parity = /[单双]周$/.exec(said)?.[0]
    const run = said.replace(/[单双]周$/, '').replaceAll('，', '、')
    return [`第${run}周${parity === undefined ? '' : `（${parity}）`}`]
  },
  from: (date) => `从${date}起`,
  until: (date) => `到${date}为止`,
  without: (dates) => `${dates}不上`,
  unreadLine: ({ said, isEntry, line, problem }) =>
    `第 ${line} ${isEntry ? '个课程安排' : '行'}${said}未导入：${problem}。`,
}

export const importReading: typeof en.importReading = {
  differentTerm: (file, term) =>
    `文件里的第一周从 ${file} 开始，你的学期从 ${term} 开始；周次按你的学期计算。`,
  brokenQuotes: '文件里有没有配对的引号，其后的行可能读错了，请核对预览。',
}

export const readingDoubts: typeof en.readingDoubts = {
  'unsaid-weeks': (examples) =>
    `其他课都写了周次，这些没有写，先按整个学期每周都上处理：${examples}。`,
  'at-once': (examples) =>
    `有两门课读成了同一时间，其中一门在原课表里可能是别的星期、周次或时间：${examples}。`,
  'left-over': (examples) => `原文里写到的这些日子、时间或周次，没有落到读出的课上：${examples}。`,
  'no-name': (examples) => `这不像是课程名：${examples}。`,
  'other-way': (examples) => `原文还有一种差不多说得通的读法：${examples}。`,
}

export const otherWork: typeof en.otherWork = '其他事项'
export const openWorkOf: typeof en.openWorkOf = (course) => `${course}：未定日期的任务`
export const openWorkOver: typeof en.openWorkOver = (count) =>
  `学期已经结束，${count} 项未定日期的任务没有导入。请在文件里写上日期，或先建立新学期。`

export const keptPhrases: typeof en.keptPhrases = {
  moved: (title, feed, here) => `你把${title}移到了 ${here}，课表里仍是 ${feed}。按你的安排保留。`,
  removed: (title, feed) => `${title}（${feed}）已从你的周里去掉，课表里仍有。不会再加回来。`,
  displaced: (title, feed) =>
    `${title}（${feed}）的时间被考试占用，课表里仍有这节课。考试改期或取消后会自动恢复。`,
  gone: (title, feed, here) => `${title}（${feed}）已不在课表里。你自己改过它，所以保留：${here}。`,
  held: (title, feed) =>
    `课表里${title}（${feed}）有变化，但其中有固定或已完成的学习任务。先保持不动；取消固定后可再导入。`,
}

export const importTermNotes: typeof en.importTermNotes = {
  'own-timetable':
    '这是 Weekloom 的完整导出，而这里已经有学期了：可以加入其中的课程、考试和个人安排，学习任务、作业和课程包不会加入。要得到全部内容，请用设置里的“从另一台电脑搬过来”。',
  'own-whole':
    '这个文件里还有改动记录、对话、设置和背诵的课文。设置里的“从另一台电脑搬过来”可以一次全部带过来；导入只取学期、学习任务、作业和课程包。',
  'cut-term': '课程超过 30 周；学期到第 30 周为止。',
  'no-weekly': '文件里没有每周重复的课程，因此没有建议学习任务。',
  'one-week':
    '文件里只有一周的课程，而且都不重复，因此没有找到每周的课，也没有建议学习任务。请导出带重复的课表，或用表单添加学习任务。',
  untitled: '无标题',
}

export const openWeeks: typeof en.openWeeks = {
  every: '每周',
  odd: '单周',
  even: '双周',
  ofCalendar: { 1: '日历单数周', 2: '日历双数周' },
  ofYear: (weeks) => `日历第 ${weeks} 周`,
  second: '每两周一次',
  from: (week) => `第 ${week} 周起`,
}

export const lessonAsides: typeof en.lessonAsides = {
  'all-day': '全天日程，不占节次',
  'no-length': '没有时长，例如截止时间',
  'over-midnight': '跨过午夜',
  dropped: '已退选或未选上',
}

// What the terminal says of an entry that can't become what was said.

export const saidKinds: typeof en.saidKinds = {
  noEntry: (title) => `里面没有“${title}”这一条。没有导入任何内容。`,
  otherKinds: (title, kind, kinds) =>
    `“${title}”不能改为 ${kind}，只能是 ${kinds.join('、')}。没有导入任何内容。`,
}

export const lineProblems: typeof en.lineProblems = {
  'no-title': () => '没有课程名称',
  'no-day': () => '没有星期，也没有日期',
  'no-time': () => '没有时间或节次',
  'no-end': () => '没有结束时间',
  'bad-day': (said) => `${said}不是星期`,
  'bad-date': (said) => `${said}不是日期`,
  'no-last': (said) => `从${said}开始，但没有说到哪天结束`,
  'bad-time': (said) => `${said}不是时间，或结束早于开始`,
  'bad-periods': (said) => `${said}不是当天的节次`,
  'bad-weeks': (said) => `${said}不是学期的周次`,
  alternating: () => '隔周上课，但没有说明单周还是双周',
  'lost-cell': () => '无法确定是星期几',
  several: () => '给出了不止一组周次或时间；请每行写一门课并写上星期几',
  unsure: () => '文件里看不出这是一门课',
  'broken-row': () => '缺少字段',
}

export const importFailures: typeof en.importFailures = {
  'broken-wakeup':
    '这个 WakeUp 课程表文件已损坏或不完整。请在 WakeUp 里重新导出再选择；没有导入任何内容。',
  empty: '这个文件是空的。请重新把课表导出为 .ics 再选择；没有导入任何内容。',
  'not-a-calendar':
    '这不是日历文件，也不是能读懂的课表。请选择 .ics、.csv 或 .wakeup_schedule 文件，或把课表作为文字粘贴进来；没有导入任何内容。',
  'web-page':
    '这个网页里没有周课表，可能下载时需要登录。请在浏览器里打开课表或导出链接，保存网页或 .ics 文件后再选择；没有导入任何内容。',
  unreadable: '无法读取这个文件。请重新把课表导出为 .ics 再选择；没有导入任何内容。',
  'too-large': '文件超过 10 MB。请只导出一个学期再选择；没有导入任何内容。',
  'too-many-events': '文件里的日程或行超过 20,000 个。请只导出一个学期再选择；没有导入任何内容。',
  'lost-cells':
    '这是一张周课表，但复制后各格已经混在一起，无法确定哪门课在星期几。请从教务系统导出 Excel，打开后复制整张表再粘贴；或把网页另存为 .html 再选择；或选择 .ics、.csv 或 .wakeup_schedule 文件；也可以每行写一门课并写上星期几。没有导入任何内容。',
  'no-meetings': '文件里没有能放进一周的、带时间的课程。请确认这是你的课表；没有导入任何内容。',
  'broken-own-file':
    '这个 Weekloom 导出文件已损坏，或来自更新的版本。请重新导出，或更新 Weekloom；没有导入任何内容。',
  'no-term-there':
    '这个 Weekloom 导出文件来自一个还没有学期的数据文件夹，里面没有日程。请导入课表，或带有学期的导出文件；没有导入任何内容。',
}

export const importLeftOut: typeof en.importLeftOut = {
  said: (count, examples) => `${count} 条按你的选择未导入：${examples}。`,
  dropped: (count, examples) => `${count} 门已退选或未选上的课未导入：${examples}。`,
  'term-day-off': (count, examples) =>
    `文件里有 ${count} 天不上课，没有写进现有学期：${examples}。需要的话请在“学期”里设为放假。`,
  'own-block': (count, examples) =>
    `文件里有 ${count} 个 Weekloom 自己导出的学习任务，未导入：${examples}。`,
  'all-day': (count, examples) => `${count} 个全天日程不占节次，未导入：${examples}。`,
  'over-midnight': (count, examples) => `${count} 个跨过午夜的日程未导入：${examples}。`,
  notice: (count, examples) => `${count} 条学校系统通知未导入：${examples}。`,
  opening: (count, examples) => `${count} 个只说明何时开放、何时出成绩的条目未导入：${examples}。`,
  'no-length': (count, examples) => `${count} 个没有时长的条目（如截止时间）未导入：${examples}。`,
  'outside-term': (count, examples) => `${count} 个日程不在学期内，未导入：${examples}。`,
  'day-off': (count, examples) => `${count} 节课落在放假的日子，未导入：${examples}。`,
  clash: (count, examples) => `${count} 个日程与同一时间的其他日程冲突，未导入：${examples}。`,
}
