// Says in Chinese: what a guide through a course says of its draft.
import type * as en from '../../en/shared/guide.ts'

export const draftChanges: typeof en.draftChanges = {
  changed: (label, now, before) => `${label}：${now}（之前：${before}）`,
  before: (before) => `之前：${before}`,
  titles: '每次的内容换了分法',
  labelled: (label, text) => `${label}：${text}`,
  none: '没有',
}

export const draft: typeof en.draft = {
  labels: {
    course: '课程',
    work: '内容',
    amount: '数量',
    dates: '时间',
    effort: '轻重',
    limits: '避开',
    strategy: '节奏',
    profile: '关于你',
  },
  amount: (sessions, length) => `${sessions}，一共约 ${length}`,
  range: (from, to) => `${from} 到 ${to}`,
  exam: (day) => `${day} 考试`,
  examAt: (day, from, to) => `${day} ${from}–${to} 考试`,
  noExam: '没有考试日期',
  effort: {
    difficulty: (grade) => `难度 ${grade}/5`,
    intensity: (grade) => `强度 ${grade}/5`,
    priority: (grade) => `优先级 ${grade}/5`,
  },
  notOn: (what) => `不排在${what}`,
  embeds: '可以排进允许的课里',
  noLimits: '没有',
  noProfile: '没有要记住的',
  joint: '；',
  graded: '，',
}

export const slots: typeof en.slots = {
  names: {
    course: '课程',
    title: '目标',
    exam: '考试日',
    due: '最晚完成',
    begin: '开始',
    minutes: '总时长',
    session: '每次最长',
    items: '分成几次',
    weekdays: '不学的日子',
    periods: '不学的时间',
    difficulty: '难度',
    priority: '优先级',
    strategy: '节奏',
    profile: '关于你',
  },
  sources: { told: '你说的', found: '计划里有', guessed: '估的', open: '未定' },
  none: '无',
  item: (title, length) => `${title}（${length}）`,
  marked: (line, source) => `${line}（${source}）`,
}

export const guideNames: typeof en.guideNames = {
  states: {
    DISCOVERY: '了解中',
    DRAFTING: '草稿',
    CONFIRMING: '等你确认',
    FINISHED: '已写入',
  },
  sections: {
    course: '哪门课',
    work: '要学什么',
    amount: '要学多少',
    dates: '到什么时候',
    effort: '有多难',
    limits: '要避开的时间',
    strategy: '每周一点还是集中做',
    profile: '你学这门课的情况',
  },
  stillToTell: (sections) => `还想知道：${sections}。`,
  stillOpen: (sections) => `还没定：${sections}。`,
  nothingOpen: '需要知道的都有了。',
  begin: (course) => (course === '' ? '带我规划一门课' : `带我规划${course}这门课`),
  leave: '退出引导',
  takeUp: '继续引导',
}

export const guide: typeof en.guide = {
  draft: '草稿：',
  changed: '和上一版相比：',
  risks: '可能出问题的地方：',
  holds: '这样行吗，还是要改哪里？',
  fits: '这样合适吗？说“好”就会放到卡片上。',
  same: '这些计划里都有了。要改哪里，还是再加些什么？',
  card: '卡片上就是要写入的全部内容。你接受之前，什么都不会写入。',
  shown: '目前的草稿：',
  aside: '卡片先放到一边，没有写入任何内容；草稿没变。',
  cardAgain: '说“好”，卡片会再出现。',
  left: '没有写入任何内容。草稿留着：说“继续引导”就接着来。',
  leftEarly: '没有写入任何内容。你说过的都留着：说“继续引导”就接着来。',
  back: '我们接着刚才的引导。',
  jumps: {
    'draft-too-early': '先再问几句，再写草稿。',
    'draft-missing': '还没有新的草稿。',
    'confirm-unseen': '先看看草稿。',
    'confirm-nothing': '还没有可以确认的草稿。先说说这门课吧。',
    'finish-unseen': '先看看草稿。',
    'finish-nothing': '还没有可以写入的草稿。先说说这门课吧。',
    'already-finished': '这些已经写入了。想改的话，直接说要改什么。',
  },
}

export const guideNotes: typeof en.guideNotes = {
  guessedDays: (days) => `${days}是模型猜的，你没有说过：不对的话请说出那一天。`,
  takenBack: (words) => `已撤回：${words}。`,
  waiting: (name, course) => `${name}的草稿先放着，没有写入：说“带我规划${course}”就接着来。`,
}
