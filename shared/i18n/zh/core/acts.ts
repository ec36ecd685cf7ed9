// Says in Chinese: what the window's other acts do when they are said (pins, names, ends, habits, settings), and what they ask.
import type * as en from '../../en/core/acts.ts'

export const preview: typeof en.preview = {
  pin: (names) => `固定${names}：取消固定之前，排课和卡片都不会移动它`,
  unpin: (names) => `取消固定${names}：排课可以再移动它`,
  renameSession: (old, name) => `把${old}改名为${name}`,
  renameWork: (old, name) => `把任务${old}改名为${name}`,
  renameCourse: (old, name) => `把课程${old}改名为${name}，所有地方都跟着改`,
  joinCourses: (old, name) => `把${old}并入课程${name}：课、学习任务、作业和背诵都归过去`,
  deleteWork: (name, amount) => `删除任务${name}，连同${amount}`,
  removeSessions: (names, amount) => `去掉${amount}：${names}`,
  dropCourse: (course, work, lessons) =>
    `退掉${course}：${[work, lessons].filter((part) => part !== '').join('，以及')}`,
  dropWork: (titles, amount) => `删除它的任务（${titles}）共${amount}`,
  dropLessons: (lessons, exams) =>
    `今后的 ${[
      ...(lessons > 0 ? [`${lessons} 节课`] : []),
      ...(exams > 0 ? [`${exams} 场考试`] : []),
    ].join('和 ')}`,
  length: (name, length) => `${name}改为${length}；原来的位置放不下时，挪到最近放得下的地方`,
  priorityStep: (name, priority) => `${name}的优先级改为 ${priority}（最高 5）`,
  priority: (name, isFirst) => `时间不够时${isFirst ? `先排${name}` : `${name}让一让`}`,
  planAnew: (count) => `重排 ${count} 次学习，放到现在可以排的时间`,
  keepOff: (name, when) => `${name}以后避开${when}`,
  allow: (name, when) => `${name}以后又可以排在${when}`,
  habits: '以后每次排课都照这个来',
  settings: '从现在起对整个窗口生效',
}

export const extent: typeof en.extent = (count, planned, done) => {
  const sessions = ` ${count} 次学习`
  const parts = [
    ...(planned > 0 ? [`其中 ${planned} 次已排进课表`] : []),
    ...(done > 0 ? [`${done} 次已经学过`] : []),
  ]
  return parts.length === 0 ? sessions : `${sessions}（${parts.join('，')}）`
}

export const reason: typeof en.reason = {
  back: '撤销就能全部恢复。',
  backWithDone: '学过的仍留在改动记录里，撤销就能全部恢复。',
  staysOfCourse: '已经上过的课、作业、背诵材料和课程包都保留。',
  left: (left) => `保留${left}。`,
  inTheWay: (count) => `有 ${count} 次已排好的学习在这段时间里，先不动，要重排可以再说。`,
  noneInTheWay: '这段时间里没有已排好的学习。',
  ofCourses: (courses) => `适用于${courses}。`,
  blocks: (count, periods) =>
    `你的任务一次大多是 ${periods} 节，${count} 次就是 ${count * periods} 节。`,
  minutes: (minutes) => `你的一节大约 ${minutes} 分钟。`,
}

export const planAnew: typeof en.planAnew = '重排那段时间里的学习'

export const ask: typeof en.ask = {
  which: '你指的是哪一个？',
  whichWork: '你指的是哪个任务？',
  whichCourse: '你指的是哪门课？',
  unknown: (words) => `计划里找不到${words}。你指的是哪一个？`,
  length: '要改成多长？比如“1 小时”“2 小时”，最长半天。',
  newName: (old) => `${old}要改成什么名字？`,
  tooLong: (most) => `名字最多 ${most} 个字符。短一点的叫什么？`,
  howMany: (name, count) => `${name}有 ${count} 次可以去掉。要少几次？`,
  drop: (course, amount) => `退掉${course}一次会改很多：${amount}。要放到卡片上确认吗？`,
  lead: '每次学习前多久提醒你？',
  noSuchLead: (said) => `可以提前 5 分钟到 3 小时提醒，“${said}”不行。要提前多久？`,
  theme: '要哪种外观？',
  noSuchTheme: (said) => `没有“${said}”这种外观：只有浅色、深色和跟随系统。要哪一个？`,
  noSuchLanguage: (said) => `我还不会“${said}”，只会下面这些。要哪一个？`,
  weekStart: '每周从哪天开始？',
  time: '说的是一天里的什么时间？',
  wholeDay: (days) =>
    `习惯可以空出整天，或每天某个钟点之前、之后的时间。要把${days}整天都空出来吗？`,
  sure: (what) => `你的意思是：${what}`,
}

export const choices: typeof en.choices = {
  all: '全部',
  yes: '是',
  no: '不',
  lead: (minutes) => `提前 ${minutes} 分钟`,
  noReminder: '不提醒',
  themes: { light: '浅色', dark: '深色', system: '跟随系统' },
  keepFree: (days) => `以后${days}都不排学习`,
  unpin: (name) => `取消固定${name}`,
  plan: '安排我这周的学习',
  theme: { light: '换成浅色外观', dark: '换成深色外观' },
  remind: '每次学习前十分钟提醒我',
}

export const cannot: typeof en.cannot = {
  pinned: (names) => `${names}是固定的，固定的不会被删除。请先取消固定。`,
  noneToPin: '只有排进课表的才能固定。请先安排它。',
  fixed: (name) => `${name}来自课表，本来就不会动。可以固定的是学习和个人安排。`,
  pinnedAlready: '已经固定了。',
  nonePinned: '那里没有固定的。',
  resize: (name) => `${name}的长度不变：做过的、已经开始的和锁定的都不改。锁定的先解锁。`,
  longer: (name) =>
    `在前后的任务之间没有地方放得下这么长的${name}。说一个更短的长度，或者先挪开旁边的。`,
  nothingLeft: (name) =>
    `${name}没有可以去掉的：学过的、已开始的和固定的都会保留。“打开课程”里能看到全部。`,
  isSo: '现在就是这样。',
  single: (text) =>
    `我不能单独为一件事设提醒。可以在每次学习前提醒你，比如“每次学习前十分钟提醒我”；像${text}这样的事，可以写进“作业”清单并填上日期。`,
  setting:
    '没有这项设置。说一声就能改的有：外观、语言、每周第一天、课程花纹和提醒；全部都在“设置”里。',
  habit:
    '这样的习惯我没法遵守。可以遵守的有：不学习的日子、最早和最晚的时间、午饭、每天最多学多少、空出的晚上，以及每门课学得最好的时段，都在“学习习惯”里。',
  least: '我可以遵守每天最多学多少，不能遵守最少。可以遵守的都在“学习习惯”里。',
  perWeek: '我可以遵守每天最多学多少，不能按周或按课来。可以遵守的都在“学习习惯”里。',
  middle:
    '习惯只能空出某个钟点之前或之后，还有午饭，不能空出别的中间一段。每周都有的事请在“修改课表”里填成个人安排，排课就不会占用。',
  exportAs: (format) =>
    `“导出”可以把这周或整个学期拿出来${format === '' ? '' : `，存成 ${format}`}：在那里选好用途再按按钮。`,
  exportPrint: '“导出”可以做成 PDF 打印，也可以存成图片：在那里选这周或整个学期，再打印。',
  exportPage:
    '“导出”可以把这周或整个学期做成一个网页文件（HTML），任何浏览器和手机都能打开：在那里选好，存下来发给别人就行。',
  exportPhone:
    '“导出”可以生成日历文件（ICS），手机、Google 日历和 Outlook 都能读；“推送到日历”能让日历一直保持最新。',
  backup: '“备份”可以保存这里的全部内容，也可以恢复。',
  importTable:
    '“导入课表”可以读日历文件（ICS）、表格、图片里的文字或粘贴的内容，写入之前先给你看。',
  feeds: '“日历订阅”会反复读取学校或教学平台的日历，也可以现在就刷新，有变动先给你看再写入。',
  importSyllabus: '“读取课程大纲”会列出大纲里的考试、截止日期和阅读，写入之前先给你看。',
  deleteAll: (sessions, events) =>
    `我不会凭一句话删除全部内容：那是 ${sessions} 次学习和 ${events} 节课、考试和安排。要清除请到“你的数据：导出或清除全部内容”，在那里输入一个词确认，也可以先备份。现在什么都没有改动。`,
}

export const scene: typeof en.scene = {
  card: '改动如下，接受后才会保存。',
}
