// The homework page: the list, one item with its checklist, its work, its solution and what that is compared with.
import type { Words } from './words.ts'

export const homeworkWords: Words<{
  title: string
  loading: string
  list: string
  empty: string
  addTitle: string
  what: string
  whatHint: string
  course: string
  due: string
  time: string
  add: string
  added: (title: string) => string
  open: (title: string) => string
  markDone: (title: string) => string
  done: (count: number) => string
  back: string
  edit: string
  save: string
  cancel: string
  remove: string
  removeQuestion: (title: string) => string
  removeYes: string
  checklist: string
  noPoints: string
  point: string
  pointHint: string
  addPoint: string
  up: (text: string) => string
  down: (text: string) => string
  removePoint: (text: string) => string
  work: string
  noWork: string
  plan: string
  sessions: string
  periods: string
  into: string
  ownWork: string
  planned: string
  planWeek: string
  worked: string
  minutes: string
  finished: string
  more: string
  asPlanned: string
  howFar: string
  record: string
  texts: string
  solution: string
  solutionHint: string
  key: string
  keyHint: string
  keyBack: string
  showKey: string
  keep: string
  kept: string
  overtaken: string
  newerEmpty: string
  saveMine: string
  takeNewer: string
  typedStays: string
  comparison: string
  legend: { missing: string; extra: string }
  remarks: string
  ask: (model: string) => string
  askHint: (host: string) => string
  by: (model: string) => string
  noRemarks: string
  kinds: Record<'right' | 'mistake' | 'unclear' | 'hint', string>
  dueSection: string
  all: string
  reading: string
}> = {
  en: {
    title: 'Homework',
    loading: 'Reading your homework …',
    list: 'Your homework',
    empty:
      'Write down what is to be handed in and by when. You can tick off its points, plan the work for it, and compare your solution with an answer key.',
    addTitle: 'Add homework',
    what: 'What is to be handed in',
    whatHint: 'Lab report 3',
    course: 'Course (if any)',
    due: 'Due on',
    time: 'At (if known)',
    add: 'Add homework',
    added: (title) => `“${title}” is on your list.`,
    open: (title) => `Open ${title}`,
    markDone: (title) => `${title} is done`,
    done: (count) => `Done (${count})`,
    back: 'All homework',
    edit: 'Change',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete',
    removeQuestion: (title) =>
      `Delete “${title}” with its checklist and its solution? Its blocks in the plan stay.`,
    removeYes: 'Delete homework',
    checklist: 'Checklist',
    noPoints: 'Nothing on it yet.',
    point: 'New point',
    pointHint: 'Exercise 4 b',
    addPoint: 'Add point',
    up: (text) => `Move ${text} up`,
    down: (text) => `Move ${text} down`,
    removePoint: (text) => `Remove ${text}`,
    work: 'Work',
    noWork: 'No time is planned for it yet.',
    plan: 'Plan the work',
    sessions: 'Sessions',
    periods: 'Periods each',
    into: 'As part of',
    ownWork: 'work of its own',
    planned: 'The work waits for its place: plan your week, or drag it there.',
    planWeek: 'Plan my week',
    worked: 'Worked on it',
    minutes: 'minutes',
    finished: 'the block is finished',
    more: 'there is more of it to do',
    asPlanned: 'let the minutes decide',
    howFar: 'And then',
    record: 'Record',
    texts: 'Solution and answer key',
    solution: 'Your solution',
    solutionHint: 'Paste or write it here, such as 1) x = 3',
    key: 'Answer key',
    keyHint: 'Paste it here if you have one.',
    keyBack: 'There is an answer key. It is shown once your solution is here.',
    showKey: 'Show it now',
    keep: 'Keep and compare',
    kept: 'Kept.',
    overtaken:
      'This was changed meanwhile, in another window or by undo. What you typed is still here and not saved. Now it says:',
    newerEmpty: 'It is empty now.',
    saveMine: 'Save mine instead',
    takeNewer: 'Drop mine',
    typedStays: 'What you typed for it is kept.',
    comparison: 'Compared with the key',
    legend: { missing: 'only in the key', extra: 'only in yours' },
    remarks: 'Remarks of a model',
    ask: (model) => `Ask ${model} for remarks`,
    askHint: (host) => `This sends the task, your solution and the key to ${host}.`,
    by: (model) => `Said by ${model}. It may be wrong.`,
    noRemarks: 'It had nothing to remark.',
    kinds: { right: 'Right', mistake: 'Look again', unclear: 'Unclear', hint: 'Hint' },
    dueSection: 'Homework due',
    all: 'All homework',
    reading: 'The model looks at your solution …',
  },
  zh: {
    title: '作业',
    loading: '正在读取作业……',
    list: '你的作业',
    empty: '记下要交什么、什么时候交。可以列清单、安排完成它的时间，还能把解答和参考答案对一遍。',
    addTitle: '添加作业',
    what: '要交什么',
    whatHint: '实验报告三',
    course: '课程（可不填）',
    due: '截止日期',
    time: '时间（可不填）',
    add: '添加作业',
    added: (title) => `“${title}”已经记下了。`,
    open: (title) => `打开${title}`,
    markDone: (title) => `${title}做完了`,
    done: (count) => `已完成（${count}）`,
    back: '全部作业',
    edit: '修改',
    save: '保存',
    cancel: '取消',
    remove: '删除',
    removeQuestion: (title) => `删除“${title}”和它的清单、解答吗？计划里的时段会留下。`,
    removeYes: '删除作业',
    checklist: '清单',
    noPoints: '还没有内容。',
    point: '新的一条',
    pointHint: '第 4 题第 2 问',
    addPoint: '添加一条',
    up: (text) => `上移${text}`,
    down: (text) => `下移${text}`,
    removePoint: (text) => `去掉${text}`,
    work: '学习时间',
    noWork: '还没有为它安排时间。',
    plan: '安排学习时间',
    sessions: '次数',
    periods: '每次节数',
    into: '算在',
    ownWork: '单独的任务',
    planned: '这些任务在等安排：可以安排这一周，或自己拖进去。',
    planWeek: '安排我这周的学习',
    worked: '做了',
    minutes: '分钟',
    finished: '这一次做完了',
    more: '这一次还没做完',
    asPlanned: '按分钟数判断',
    howFar: '做到哪里',
    record: '记下',
    texts: '解答和答案',
    solution: '你的解答',
    solutionHint: '粘贴或写在这里，例如 1) x = 3',
    key: '参考答案',
    keyHint: '有的话粘贴在这里。',
    keyBack: '参考答案已经有了，等你放上解答后再显示。',
    showKey: '现在就看',
    keep: '保存并比对',
    kept: '已保存。',
    overtaken:
      '期间它在别的窗口里被改过，或者被撤销了。你输入的内容还在这里，没有保存。现在的内容是：',
    newerEmpty: '现在是空的。',
    saveMine: '改存我的',
    takeNewer: '放弃我的',
    typedStays: '你为它输入的内容还在。',
    comparison: '和答案比对',
    legend: { missing: '只在答案里', extra: '只在你的解答里' },
    remarks: '模型的点评',
    ask: (model) => `请 ${model} 点评`,
    askHint: (host) => `会把题目、你的解答和答案发送到 ${host}。`,
    by: (model) => `以下是 ${model} 说的，不一定对。`,
    noRemarks: '它没有什么要说的。',
    kinds: { right: '正确', mistake: '再看看', unclear: '不清楚', hint: '提示' },
    dueSection: '到期的作业',
    all: '全部作业',
    reading: '模型正在看你的解答……',
  },
}
