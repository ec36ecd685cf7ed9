// Says in Chinese: what a guide proposes, does and cannot do.
import type * as en from '../../en/core/guide.ts'

export const brief: typeof en.brief = {
  written: '已写入。',
  next: '说“帮我安排这周”，就会给它找时间。',
  nextInPack: '说“安排整个学期”，就会给它找时间；之后说“继续做课程包”，接着往下走。',
  kept: '没有写入任何内容，也没有丢掉什么：说说要改哪里。',
  left: {
    guide: '上面卡片里的草稿留着，还没有写入任何内容：说“继续引导”就能接着来。',
    pack: '课程包保持现在的样子：说“打开课程包”就能接着做。',
  },
  waits: {
    yes: '上面的卡片在等你确认：在那里接受就会写入。想改的话，直接说要改什么。',
    thanks: '不客气。上面的卡片还开着：在那里接受就会写入。想改的话，直接说要改什么。',
  },
}

export const draftRisks: typeof en.draftRisks = {
  examPast: (day) => `${day} 的考试已经过去了。`,
  rangePast: (day) => `这些任务的最后一天 ${day} 已经过去了。`,
  examNear: (days, length) =>
    days === 0 ? `今天就考试，而这些要 ${length}。` : `离考试还有 ${days} 天，而这些要 ${length}。`,
  afterExam: (day) => `有些任务可能排到考试当天（${day}）或之后。`,
  noRoom: (needed, free) => `要 ${needed}，而这段时间只有 ${free}空着。`,
  littleRoom: (needed, free) => `这段时间空着 ${free}，它要占 ${needed}，别的事就没多少时间了。`,
  fullWeeks: (length) => `光这门课每周就要 ${length}。`,
  slowPace: (percent, length) =>
    `这门课你实际用的时间比计划多 ${percent}%，算下来可能要 ${length}。`,
  examTaken: (title) => `考试那个时间课表上已有${title}，所以没有把考试排进去。`,
  examDiffers: (told, written) => `课表上的考试在 ${told}，这里按你说的 ${written} 算。`,
  beginsLate: (last) => `学期到 ${last} 结束，所以最晚从那天开始。`,
  endsLate: (last) => `学期到 ${last} 结束，所以到那天为止。`,
  examOutside: (last) => `考试在学期最后一天（${last}）之后，所以先不写进去。`,
  backwards: '结束日期在开始日期前面，已经对调。',
  longSession: (most) => `一天有 ${most}，每次不会更长。`,
  examSlots: '考试的节次超出了一天的范围，所以只记日期。',
}

export const execution: typeof en.execution = {
  make: (title, sessions) => `添加${title}，共 ${sessions}`,
  change: (title) => `修改${title}的设置`,
  grow: (title, sessions) => `给${title}加 ${sessions}`,
  until: (day) => `要在 ${day} 前做完。`,
  untilExam: (day, exam) => `要在 ${day} 前做完；${exam} 考试。`,
  asSaid: '你在草稿里改的。',
  items: (title, changed, removed) =>
    removed === '' ? `修改${title}的 ${changed}` : `修改${title}的 ${changed}，去掉 ${removed}`,
  onlyRemoved: (title, removed) => `从${title}去掉 ${removed}`,
  exam: (title, day) => `把${title}写进课表：${day}`,
  moveExam: (title, day) => `把${title}移到 ${day}`,
  examWhy: '这样那段时间不会排别的，任务也会排在考试之前。',
  profile: (course) => `记住你学${course}的情况`,
  profileWhy: '你说过；可以在“Weekloom 知道的你”里查看和修改。',
  replan: '把放不下的重新安排，尽量少动',
  replanWhy: '其中有些已经排在课表上。',
  examTitle: (course) => `${course}考试`,
  noChange: '这些都已经在你的计划里了，没有要确认的。说说想改什么。',
}

export const executionProblems: typeof en.executionProblems = {
  outsideTerm: '里面有学期之外的日期或节次。没有写入任何内容。',
  noClass: '它要改的任务已经不在了。没有写入任何内容。',
  taken: (names) => `那个时间已经有${names}。请换个时间；没有写入任何内容。`,
  noEvent: '它要移动的日程已经不在了。没有写入任何内容。',
  fixed: (title) => `${title}已经开始或被固定，不能移动。没有写入任何内容。`,
  begun: '那个时间已经开始了。请换个时间；没有写入任何内容。',
  portrait: 'Weekloom 要记住的内容已经写满了。请先在设置里删减；没有写入任何内容。',
}

export const guideProblems: typeof en.guideProblems = {
  'no-guide': '这次对话里还没有引导。说“带我规划一门课”就可以开始。',
  'not-a-guide': '这个文件里没有引导，或内容不完整。没有做任何改动；请选 Weekloom 导出的文件。',
  'newer-guide': '这份引导是更新的 Weekloom 写的。没有做任何改动；请更新后再试。',
  'card-open': '这次对话里有一张卡片在等你回答。请先回答；没有做任何改动。',
  'outside-term': '这一天不在你的学期里。没有做任何改动；请选学期内的日子。',
  'bad-slot':
    '这一项填不了这个值：日期写 2026-12-18 或 null，时长写分钟数，不学的日子写 [6,7]。没有做任何改动。',
  'past-day': '这一天已经过去了。没有做任何改动；请选还没到的日子。',
  'no-hours-left': '这样一天里就没有时间学习了。没有做任何改动。',
  'nothing-to-undo': '这次引导里没有可以撤回的内容。没有做任何改动。',
}

export const editDocument: typeof en.editDocument = {
  nothing: '这些都已经在你的计划里了：没有要写入的。',
}

export const guideScene: typeof en.guideScene = {
  suggest: '好',
}

export const executionNotes: typeof en.executionNotes = {
  portraits: (names) => `Weekloom 记住了你学${names}的情况。`,
}

export const doubtAnswers: typeof en.doubtAnswers = {
  add: '加到里面',
  anew: '另开一份新的',
  own: '是另一门课',
  more: (amount) => `再加 ${amount}`,
  all: (amount) => `一共 ${amount}`,
}
