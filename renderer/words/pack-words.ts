// The page of a course pack: phases, fields, versions, and what can be done with them.
import type { Words } from './words.ts'

export const packWords: Words<{
  title: string
  open: string
  loading: string
  course: string
  otherCourse: string
  courseName: string
  begin: string
  talk: string
  /** Said to go on with it in the conversation. */
  say: (course: string) => string
  phases: string
  next: string
  /** Leads from a phase whose fields are settled to the next that has something to do. */
  goOn: (phase: string) => string
  allReady: string
  /** Where nothing was written in any field. */
  empty: (course: string) => string
  writeGoal: string
  notInSchedule: string
  /** A field. */
  version: (version: number) => string
  byWhom: (who: string, at: string) => string
  needs: (names: readonly string[]) => string
  need: (name: string, state: string) => string
  staleTitle: string
  /** A text that the page says below as well. */
  keptText: string
  /** Where it is empty still. */
  write: string
  writeNamed: (name: string) => string
  edit: string
  editNamed: (name: string) => string
  generate: string
  generateNamed: (name: string) => string
  writing: string
  settle: string
  settleNamed: (name: string) => string
  keepStale: string
  keepStaleNamed: (name: string) => string
  versions: (count: number) => string
  versionsNamed: (name: string, count: number) => string
  written: (name: string, version: number) => string
  settled: (name: string) => string
  restored: (name: string, version: number) => string
  replaceQuestion: (name: string) => string
  replaceYes: string
  keepMine: string
  /** The form. */
  formHint: string
  left: (count: number) => string
  tooMany: (count: number) => string
  save: string
  cancel: string
  keptDraft: string
  newerVersion: (version: number) => string
  showNewer: string
  saveOver: string
  takeNewer: string
  /** Citations. */
  sources: (count: number) => string
  sourceMark: (number: number) => string
  sourceGone: string
  sourceLine: (line: number) => string
  /** Versions. */
  versionList: (name: string) => string
  present: string
  compare: string
  compareNamed: (version: number, other: number) => string
  compareFirst: string
  difference: (from: number, to: number) => string
  differenceFirst: (to: number) => string
  added: string
  removed: string
  noDifference: string
  restore: string
  restoreNamed: (version: number) => string
  /** Deleting. */
  remove: string
  removeQuestion: (course: string, fields: number, versions: number) => string
  removeYes: string
  keep: string
  packRemoved: (course: string) => string
}> = {
  en: {
    title: 'Course pack',
    open: 'Course pack',
    loading: 'Reading the pack …',
    course: 'Course',
    otherCourse: 'Another course …',
    courseName: 'Name of the course',
    begin: 'Begin',
    talk: 'Talk it through',
    say: (course) => `Open the course pack for ${course}`,
    phases: 'Phases',
    next: 'next',
    goOn: (phase) => `Next: ${phase}`,
    allReady: 'Every field is settled. When something changes under one, it says so here.',
    empty: (course) =>
      `A pack holds what ${course} asks of you and how you will get there, from the goal to the plan. It begins with your goal, in a sentence or two.`,
    writeGoal: 'Write the goal',
    notInSchedule: 'The schedule has nothing of this course yet.',
    version: (version) => `Version ${version}`,
    byWhom: (who, at) => `${who}, ${at}`,
    needs: (names) => `Made from: ${names.join(', ')}`,
    need: (name, state) => `${name} (${state})`,
    staleTitle: 'Out of date',
    keptText: 'The text as it is kept',
    write: 'Write it yourself',
    writeNamed: (name) => `Write it yourself: ${name}`,
    edit: 'Edit',
    editNamed: (name) => `Edit ${name}`,
    generate: 'Write it for me',
    generateNamed: (name) => `Write it for me: ${name}`,
    writing: 'Writing …',
    settle: 'Settle',
    settleNamed: (name) => `Settle ${name}`,
    keepStale: 'Keep as it is',
    keepStaleNamed: (name) => `Keep as it is: ${name}`,
    versions: (count) => (count === 1 ? '1 version' : `${count} versions`),
    versionsNamed: (name, count) => `${name}: ${count === 1 ? '1 version' : `${count} versions`}`,
    written: (name, version) => `${name} is at version ${version} now.`,
    settled: (name) => `${name} is settled.`,
    restored: (name, version) => `Version ${version} of ${name} is back, as a new version.`,
    replaceQuestion: (name) =>
      `“${name}” holds your own words. A new text would take their place; they stay among the versions.`,
    replaceYes: 'Replace my words',
    keepMine: 'Keep mine',
    formHint: 'One thought a line. Lines that begin with “-” become a list, with “#” a heading.',
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    tooMany: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
    save: 'Save',
    cancel: 'Cancel',
    keptDraft: 'This is what you had typed and not saved yet.',
    newerVersion: (version) =>
      `Meanwhile version ${version} was written. Your text is kept here; nothing is saved yet.`,
    showNewer: 'Read the newer version',
    saveOver: 'Save mine as the next version',
    takeNewer: 'Drop mine',
    sources: (count) =>
      count === 1 ? '1 place in your sources' : `${count} places in your sources`,
    sourceMark: (number) => `Source ${number}`,
    sourceGone: 'no longer among the sources',
    sourceLine: (line) => `for line ${line}`,
    versionList: (name) => `Versions of ${name}`,
    present: 'counts now',
    compare: 'Compare',
    compareNamed: (version, other) => `Compare version ${version} with version ${other}`,
    compareFirst: 'Compare version 1 with nothing',
    difference: (from, to) => `From version ${from} to version ${to}`,
    differenceFirst: (to) => `Version ${to}, all of it new`,
    added: 'came',
    removed: 'went',
    noDifference: 'The text is the same.',
    restore: 'Restore',
    restoreNamed: (version) => `Restore version ${version}`,
    remove: 'Delete this pack',
    removeQuestion: (course, fields, versions) =>
      `Delete the pack of “${course}” for good: ${fields === 1 ? '1 field' : `${fields} fields`} with ${versions === 1 ? '1 version' : `${versions} versions`}? The schedule and your sources stay.`,
    removeYes: 'Delete',
    keep: 'Keep',
    packRemoved: (course) => `The pack of “${course}” is deleted.`,
  },
  zh: {
    title: '课程包',
    open: '课程包',
    loading: '正在读取课程包……',
    course: '课程',
    otherCourse: '另一门课……',
    courseName: '课程名',
    begin: '开始',
    talk: '在对话里继续',
    say: (course) => `打开${course}的课程包`,
    phases: '阶段',
    next: '下一步',
    goOn: (phase) => `下一步：${phase}`,
    allReady: '每一项都定下来了。如果依据有变化，这里会提醒你。',
    empty: (course) =>
      `课程包里写着${course}要求什么、你打算怎么做到，从目标一直到计划。先用一两句话写下目标。`,
    writeGoal: '写下目标',
    notInSchedule: '日程里还没有这门课。',
    version: (version) => `第 ${version} 版`,
    byWhom: (who, at) => `${who}，${at}`,
    needs: (names) => `依据：${names.join('、')}`,
    need: (name, state) => `${name}（${state}）`,
    staleTitle: '已过时',
    keptText: '查看存下的文字',
    write: '自己写',
    writeNamed: (name) => `自己写${name}`,
    edit: '修改',
    editNamed: (name) => `修改${name}`,
    generate: '帮我写',
    generateNamed: (name) => `帮我写${name}`,
    writing: '正在写……',
    settle: '定下来',
    settleNamed: (name) => `把${name}定下来`,
    keepStale: '保持原样',
    keepStaleNamed: (name) => `让${name}保持原样`,
    versions: (count) => `${count} 个版本`,
    versionsNamed: (name, count) => `${name}：${count} 个版本`,
    written: (name, version) => `${name}现在是第 ${version} 版。`,
    settled: (name) => `${name}定下来了。`,
    restored: (name, version) => `${name}的第 ${version} 版已恢复为新的版本。`,
    replaceQuestion: (name) => `“${name}”是你自己写的。新的文字会取代它，原文会留在历史版本里。`,
    replaceYes: '替换我写的',
    keepMine: '保留我的',
    formHint: '一行写一件事。以“-”开头的行是列表，以“#”开头的是小标题。',
    left: (count) => `还可以写 ${count} 个字符`,
    tooMany: (count) => `超出 ${count} 个字符`,
    save: '保存',
    cancel: '取消',
    keptDraft: '这是你之前输入、还没有保存的内容。',
    newerVersion: (version) => `期间已经有了第 ${version} 版。你的文字还在这里，尚未保存。`,
    showNewer: '看看新的版本',
    saveOver: '把我的存为下一版',
    takeNewer: '放弃我的',
    sources: (count) => `资料中的 ${count} 处出处`,
    sourceMark: (number) => `出处 ${number}`,
    sourceGone: '已不在资料中',
    sourceLine: (line) => `对应第 ${line} 行`,
    versionList: (name) => `${name}的历史版本`,
    present: '当前版本',
    compare: '对比',
    compareNamed: (version, other) => `对比第 ${version} 版和第 ${other} 版`,
    compareFirst: '查看第 1 版的全部内容',
    difference: (from, to) => `从第 ${from} 版到第 ${to} 版`,
    differenceFirst: (to) => `第 ${to} 版，全部是新写的`,
    added: '新增',
    removed: '删去',
    noDifference: '文字是一样的。',
    restore: '恢复',
    restoreNamed: (version) => `恢复第 ${version} 版`,
    remove: '删除这个课程包',
    removeQuestion: (course, fields, versions) =>
      `永久删除“${course}”的课程包吗？共 ${fields} 项、${versions} 个版本。日程和资料会保留。`,
    removeYes: '删除',
    keep: '保留',
    packRemoved: (course) => `“${course}”的课程包已删除。`,
  },
}
