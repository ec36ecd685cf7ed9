// Says in Chinese: what is said of homework.
import type * as en from '../../en/shared/homework.ts'

export const facts: typeof en.facts = {
  done: '已完成',
  overdue: (date, time) => `${date}${at(time)} 已到期`,
  dueToday: (time) => `今天${time === null ? '' : ` ${time} `}截止`,
  due: (date, time) => `${date}${at(time)} 截止`,
  minutes: (worked, planned) => `做了 ${worked}，计划 ${planned}`,
  points: (ticked, steps) => `清单 ${ticked}/${steps}`,
  inYear: (date, year) => `${year}年${date}`,
  waits: '待排',
  workTitle: (title) => `作业：${title}`,
}

export const comparison: typeof en.comparison = {
  names: {
    same: '一致',
    equal: '写法不同，答案一样',
    unsure: '说法不同，请自己判断',
    differs: '不同',
    missing: '缺少',
    extra: '答案里没有',
  },
  summary: (by, { right, all, differs, missing, unsure, extra }) => {
    const what = by === 'answers' ? '题' : '行'
    const parts = [
      right === all ? '全部一致' : `${right} ${what}一致`,
      ...(differs > 0 ? [`${differs} ${what}不同`] : []),
      ...(missing > 0 ? [`${missing} ${what}缺少`] : []),
      ...(unsure > 0 ? [`${unsure} ${what}说法不同，请自己判断`] : []),
    ]
    const more = extra === 0 ? '' : `你另有 ${extra} ${what}是答案里没有的。`
    return `答案共 ${all} ${what}：${parts.join('，')}。${more}`
  },
  lineOfKey: (label) => `第 ${label} 行`,
  lineOfYours: (label) => `你的第 ${label} 行`,
}

export const problems: typeof en.problems = {
  'no-homework': () => '没有这项作业，或者它已经不在了。没有做任何改动；清单里可以看到现有的作业。',
  'too-much-homework': (most) => `已经有 ${most} 项作业了。请先删除一些做完的；没有做任何改动。`,
  'empty-title': () => '作业要有标题。请写上要交什么；没有做任何改动。',
  'long-title': (most) => `标题最多 ${most} 个字符。请写短一些，其余的放进清单；没有做任何改动。`,
  'long-course': (most) => `课程名最多 ${most} 个字符。请写短一些；没有做任何改动。`,
  'empty-step': () => '清单的一项不能是空的。请写上要做什么；没有做任何改动。',
  'long-step': (most) => `清单的一项最多 ${most} 个字符。请分成几项来写；没有做任何改动。`,
  'no-step': () => '清单里已经没有这一条了，没有做任何改动。',
  'too-many-steps': (most) => `一个清单最多 ${most} 条，没有做任何改动。`,
  'solution-too-long': (most) => `解答最多 ${most} 个字符。请只粘贴一部分；没有做任何改动。`,
  'details-changed': () =>
    '它的标题、课程或截止日期刚刚被改过。没有保存，你输入的内容还在；请看看现在的内容，再保存一次。',
  'solution-changed': () => '解答刚刚被改过。没有保存，你的文字还在；请看看新的内容，再保存一次。',
  'key-changed': () => '参考答案刚刚被改过。没有保存，你的文字还在；请看看新的内容，再保存一次。',
  'is-past': () => '它的截止日期在今天或学期之前，没法再安排学习时间。请先改日期；没有做任何改动。',
  'term-over': () => '学期已经结束，没有可以安排的日子了。请先设置下个学期；没有做任何改动。',
  'no-class': () => '那项学习任务已经不在了。请另选一个或新建；没有做任何改动。',
  'has-work': () => '它已经有学习任务了。可以在课程页里修改；没有做任何改动。',
  'no-work': () =>
    '请先为它安排学习时间：用时记在它的时段上，也就算进你的用时习惯。没有做任何改动。',
  'no-open-block': () =>
    '它的时段都已经记录完了。可以再加一次，或在周视图里改某一次的用时；没有做任何改动。',
  'no-room': () =>
    '它的时段都还没开始，现在之前也没有放得下的空闲。等时段开始后再记，或者直接记为做完；没有做任何改动。',
  'no-solution': () => '还没有解答。请先粘贴；没有发送任何内容。',
  'no-model': () => '没有设置自己的模型，没法请它点评。和参考答案的比对不需要模型。',
  'model-stopped': () => '已让模型停止，没有做任何改动。',
  'model-unusable': (name) => `${name} 的回答无法使用，没有做任何改动，可以再试一次。`,
  'model-failed': (message) => `${message}没有做任何改动。`,
}

export const changes: typeof en.changes = {
  added: (title, date, time) => `添加作业${title}，${date}${at(time)}交。`,
  removed: (title) => `删除作业${title}。`,
  addedAll: (count) => `添加 ${count} 项作业。`,
  removedAll: (count) => `删除 ${count} 项作业。`,
  done: (title) => `把作业${title}标为完成。`,
  reopened: (title) => `把作业${title}重新打开。`,
  due: (title, date, time) => `把作业${title}的截止改为 ${date}${at(time)}。`,
  renamed: (before, title) => `把作业${before}改名为${title}。`,
  checklist: (title) => `修改作业${title}的清单。`,
  solution: (title) => `修改作业${title}的解答。`,
  answerKey: (title) => `修改作业${title}的参考答案。`,
  linked: (title) => `给作业${title}安排任务。`,
  unlinked: (title) => `取消作业${title}的任务安排。`,
  changed: (title) => `修改作业${title}。`,
}

export const answers: typeof en.answers = {
  notedBefore: (what) => `${what}，已经在清单里了，没有重复添加。在“作业”里可以看到。`,
  item: (name, course, date, time) =>
    `${name}${course === '' ? '' : `（${course}）`}，${date}${at(time)} 截止`,
  whenDue: (name) => `${name}什么时候交？还没有记下：请告诉我日期，比如“周五”或“11月27日 17:00”。`,
  whenDueWords: '什么时候交？还没有记下',
  isOver: (date, question) => `${date} 已经过去了。${question}`,
  card: '我是这样理解的；接受卡片后就会记下。',
  notes: (what) => `记下作业${what}。`,
  dayFrom: (words) => `日期来自${words}。`,
  which: (unknown, isOpened) =>
    `${unknown === '' ? '' : `${unknown}不在作业列表里。`}${isOpened ? '想过一遍哪一个' : '说的是哪一个'}作业？`,
  choice: {
    open: (title) => `一起过一遍${title}`,
    finish: (title) => `${title}交了`,
    due: (title, date) => `${title}改到${date}交`,
  },
  opened: '在“作业”里可以贴上解答和答案对照，也可以列出要点。',
  openedSteps: '这几点还没完成。在“作业”里可以贴上解答和答案对照。',
  dueCard: '截止时间会改；接受卡片之后才写入。',
  isDueThen: (name, to, time, from) => `${name}改到${to}${at(time)}截止（原来是${from}）。`,
  noneOpen: '没有要交的作业。要记一项，可以说“记一个作业：……，周五前交”。',
  noneOfThat: (others) =>
    `这里面没有要交的作业；别的还有 ${others} 项没交，可以问“还有什么作业没交？”。`,
  open: (count) => `还有 ${count} 项作业没交：`,
  more: (count) => `- 另有 ${count} 项，见“作业”`,
  isDone: (name, openBlocks) => {
    const rest = openBlocks === 0 ? '' : `计划里还有 ${openBlocks} 个时段没记录。`
    return `${name}已经标记为完成。${rest}在“作业”里可以重新打开。`
  },
}

export const scene: typeof en.scene = {
  title: '记作业',
  purpose:
    '把作业记到清单里，只在话里要求添加或记下作业、或说到某项作业要交时；槽位 title、course、due：说截止时间的原话；或者看清单（槽位 act：list），或者说某项作业做完了（槽位 act：done）',
}

export const terminal: typeof en.terminal = {
  noTerm: '还没有作业，也还没有学期。下一步：import 文件',
  none: '还没有作业。下一步：homework add 标题 日期',
  added: (id) => `已记为作业 ${id}。下一步：homework plan ${id} 1 2`,
  keyBack: '有参考答案；在放上解答之前，可以用 homework show 编号 key 查看。',
  marks: '[-只在答案里-] {+只在你的解答里+}',
  kinds: { right: '正确', mistake: '再看看', unclear: '不清楚', hint: '提示' },
  says: (model) => `${model} 的点评（不一定对）：`,
  noRemarks: '  没有什么要说的',
  deleted: (name) => `已删除${name}，计划里的时段还在。`,
  wouldDelete: (name) =>
    `这会删除${name}和它的清单、解答，计划里的时段会留下。没有做任何改动；加上 --apply 才会删除。`,
}

function at(time: string | null): string {
  return time === null ? '' : ` ${time}`
}
