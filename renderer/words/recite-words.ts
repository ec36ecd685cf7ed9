// The recite page: texts, the attempt, the comparison, recalls in the plan.
import type { Segment } from '../../shared/recite/compare-attempt.ts'
import type { Words } from './words.ts'

type Mark = Exclude<Segment['kind'], 'same'>

export const reciteWords: Words<{
  title: string
  recite: string
  loading: string
  /** Over the texts. */
  forBlock: (title: string) => string
  now: (title: string, until: string) => string
  next: (title: string, start: string) => string
  texts: string
  empty: string
  addText: string
  importTexts: string
  imported: (added: number, known: number, leftOut: number) => string
  takeImportBack: (count: number) => string
  importTakenBack: (count: number) => string
  begin: string
  beginNamed: (title: string) => string
  edit: (title: string) => string
  remove: (title: string) => string
  removeQuestion: (title: string, recitals: number) => string
  removeYes: string
  cancel: string
  back: string
  units: (count: number) => string
  never: string
  dueNow: string
  /** On the Today page. */
  toRecall: string
  recallToday: (titles: string, more: number) => string
  dueOn: (date: string) => string
  lastScore: (score: number) => string
  /** What is expected on the day of the exam. */
  expected: (mean: number, low: number, high: number, date: string) => string
  alone: (mean: number) => string
  /** The form of a text. */
  newText: string
  changeText: string
  name: string
  course: string
  words: string
  wordsHint: string
  keep: string
  unreadable: (name: string) => string
  /** The attempt. */
  attempt: (title: string) => string
  attemptHint: string
  round: (round: number, most: number) => string
  check: string
  leave: string
  again: (round: number, most: number) => string
  done: string
  otherText: string
  score: (score: number) => string
  scoreOf: string
  passed: string
  notYet: string
  comparison: string
  tips: string
  nextRecall: (date: string) => string
  legend: Record<Mark, string>
  /** Recalls. */
  plan: string
  planHint: string
  planTitle: string
  accept: string
  planned: string
  unplaced: (count: number) => string
  /** After a result that has moved the next recall. */
  moved: string
  planAnew: string
  /** Dictation. */
  dictate: string
  dictateStop: string
  listening: string
  dictateQuestion: string
  dictateYes: string
  dictateProblems: Record<'blocked' | 'silent' | 'failed', string>
  /** A model's advice. */
  askAdvice: (model: string) => string
  adviceHint: (host: string) => string
  adviceBy: (model: string) => string
  advising: string
  /** Texts of the course packs. */
  fromPacks: (count: number) => string
  keepNamed: (course: string, title: string) => string
  keptText: (title: string) => string
}> = {
  en: {
    title: 'Recite',
    recite: 'Recite',
    loading: 'Reading your texts …',
    forBlock: (title) => `For ${title}`,
    now: (title, until) => `Now, until ${until}: ${title}`,
    next: (title, start) => `Next, at ${start}: ${title}`,
    texts: 'Your texts',
    empty:
      'Keep a definition, a proof, a poem or your own summary here. Then write it down from memory: Weekloom shows what was missing, and when to recall it again.',
    addText: 'Keep a text',
    importTexts: 'Import texts',
    imported: (added, known, leftOut) =>
      `${added} added, ${known} there already, ${leftOut} left out.`,
    takeImportBack: (count) =>
      count === 1 ? 'Delete the imported text' : `Delete the ${count} imported texts`,
    importTakenBack: (count) => (count === 1 ? '1 text deleted.' : `${count} texts deleted.`),
    begin: 'Recite',
    beginNamed: (title) => `Recite ${title}`,
    edit: (title) => `Change ${title}`,
    remove: (title) => `Delete ${title}`,
    removeQuestion: (title, recitals) =>
      recitals === 0
        ? `Delete “${title}” for good?`
        : `Delete “${title}” and its ${recitals === 1 ? 'recital' : `${recitals} recitals`} for good?`,
    removeYes: 'Delete',
    cancel: 'Cancel',
    back: 'Back',
    units: (count) => (count === 1 ? '1 word' : `${count} words`),
    never: 'not recited yet',
    dueNow: 'due now',
    toRecall: 'Texts to recall',
    recallToday: (titles, more) => (more === 0 ? titles : `${titles} and ${more} more`),
    dueOn: (date) => `next on ${date}`,
    lastScore: (score) => `last ${score}`,
    expected: (mean, low, high, date) => `${mean} % expected on ${date}, likely ${low} to ${high}`,
    alone: (mean) => `${mean} % without further recalls`,
    newText: 'Keep a text',
    changeText: 'Change the text',
    name: 'Name',
    course: 'Course (optional)',
    words: 'Text',
    wordsHint: 'Paste or type what you want to know by heart.',
    keep: 'Keep',
    unreadable: (name) => `The file ${name} can’t be read. Choose another; nothing was changed.`,
    attempt: (title) => `From memory: ${title}`,
    attemptHint:
      'Write what you remember, in its order. Capitals, punctuation and spaces don’t count.',
    round: (round, most) => `Round ${round} of ${most}`,
    check: 'Compare',
    leave: 'Leave',
    again: (round, most) => `Try again (round ${round} of ${most})`,
    done: 'Done',
    otherText: 'Another text',
    score: (score) => `${score}`,
    scoreOf: 'of 100',
    passed: 'You know it',
    notYet: 'Not yet',
    comparison: 'Your attempt beside the text',
    tips: 'What helps',
    nextRecall: (date) => `Next recall: ${date}`,
    legend: {
      omitted: 'left out',
      added: 'added',
      substituted: 'different',
      'moved-away': 'belongs here',
      'moved-here': 'said here',
    },
    plan: 'Put recalls into the plan',
    planHint: 'Short sessions in free gaps, closer together before an exam.',
    planTitle: 'Recalls in the plan',
    accept: 'Accept',
    planned: 'The recalls are in your plan. Undo takes them back.',
    unplaced: (count) =>
      count === 1
        ? 'One finds no place near its day and waits to be planned.'
        : `${count} find no place near their days and wait to be planned.`,
    moved: 'The recalls in your plan no longer fit this result.',
    planAnew: 'Plan them anew',
    dictate: 'Dictate',
    dictateStop: 'Stop dictating',
    listening: 'Listening …',
    dictateQuestion:
      'Your browser turns speech into text. It may send what you say to its maker for that. Dictate all the same?',
    dictateYes: 'Dictate',
    dictateProblems: {
      blocked: 'The microphone can’t be used. Allow it in the browser, or type instead.',
      silent: 'Nothing was heard. What is written stays; try again or type.',
      failed: 'The browser could not turn speech into text. What is written stays; type instead.',
    },
    askAdvice: (model) => `Ask ${model} for advice`,
    adviceHint: (host) => `This sends the text and your attempt to ${host}.`,
    adviceBy: (model) => `What ${model} says; it may be wrong`,
    advising: 'The model thinks about it …',
    fromPacks: (count) => `From your course packs (${count})`,
    keepNamed: (course, title) => `Keep ${course}: ${title}`,
    keptText: (title) => `“${title}” is kept.`,
  },
  zh: {
    title: '背诵',
    recite: '背诵',
    loading: '正在读取材料……',
    forBlock: (title) => `为“${title}”准备的`,
    now: (title, until) => `现在到 ${until}：${title}`,
    next: (title, start) => `接下来 ${start}：${title}`,
    texts: '你的材料',
    empty:
      '把定义、证明、课文或自己的总结存在这里，然后凭记忆写出来：Weekloom 会标出漏了什么，并告诉你什么时候再背。',
    addText: '存一篇材料',
    importTexts: '导入材料',
    imported: (added, known, leftOut) => `新增 ${added} 篇，已有 ${known} 篇，略过 ${leftOut} 篇。`,
    takeImportBack: (count) => `删除导入的 ${count} 篇`,
    importTakenBack: (count) => `已删除 ${count} 篇。`,
    begin: '开始背',
    beginNamed: (title) => `开始背${title}`,
    edit: (title) => `修改${title}`,
    remove: (title) => `删除${title}`,
    removeQuestion: (title, recitals) =>
      recitals === 0
        ? `永久删除“${title}”吗？`
        : `永久删除“${title}”和它的 ${recitals} 次背诵记录吗？`,
    removeYes: '删除',
    cancel: '取消',
    back: '返回',
    units: (count) => `${count} 字`,
    never: '还没背过',
    dueNow: '该背了',
    toRecall: '今天该背的',
    recallToday: (titles, more) => (more === 0 ? titles : `${titles}，另有 ${more} 篇`),
    dueOn: (date) => `下次 ${date}`,
    lastScore: (score) => `上次 ${score} 分`,
    expected: (mean, low, high, date) => `${date} 预计记得 ${mean}%，大概在 ${low} 到 ${high} 之间`,
    alone: (mean) => `不再背的话 ${mean}%`,
    newText: '存一篇材料',
    changeText: '修改材料',
    name: '名称',
    course: '课程（可不填）',
    words: '内容',
    wordsHint: '粘贴或输入想背下来的内容。',
    keep: '保存',
    unreadable: (name) => `无法读取文件 ${name}。请换一个文件；没有做任何改动。`,
    attempt: (title) => `凭记忆写：${title}`,
    attemptHint: '按顺序写出记得的内容。大小写、标点和空格不计。',
    round: (round, most) => `第 ${round} 轮，共 ${most} 轮`,
    check: '比对',
    leave: '退出',
    again: (round, most) => `再来一次（第 ${round} 轮，共 ${most} 轮）`,
    done: '完成',
    otherText: '换一篇',
    score: (score) => `${score}`,
    scoreOf: '分，满分 100',
    passed: '记住了',
    notYet: '还没记住',
    comparison: '你写的和原文对照',
    tips: '怎么记',
    nextRecall: (date) => `下次背诵：${date}`,
    legend: {
      omitted: '漏了',
      added: '多了',
      substituted: '不一样',
      'moved-away': '应在这里',
      'moved-here': '说在了这里',
    },
    plan: '把背诵排进计划',
    planHint: '用零碎的空档，每次不长；考试前会更密。',
    planTitle: '计划里的背诵',
    accept: '接受',
    planned: '背诵已经排进计划，可以撤销。',
    unplaced: (count) => `有 ${count} 次在那几天附近没有位置，等着安排。`,
    moved: '计划里的背诵和这次的结果对不上了。',
    planAnew: '重新安排',
    dictate: '语音输入',
    dictateStop: '停止输入',
    listening: '正在听……',
    dictateQuestion: '语音由浏览器转成文字，它可能会把你说的话发送给浏览器的厂商。仍然使用吗？',
    dictateYes: '开始说',
    dictateProblems: {
      blocked: '无法使用麦克风。请在浏览器里允许，或者改用打字。',
      silent: '没有听到声音。写好的都在，可以再试一次或打字。',
      failed: '浏览器没能把语音转成文字。写好的都在，请改用打字。',
    },
    askAdvice: (model) => `请 ${model} 给建议`,
    adviceHint: (host) => `会把材料和你背的内容发送到 ${host}。`,
    adviceBy: (model) => `${model} 的建议，不一定对`,
    advising: '模型正在想……',
    fromPacks: (count) => `课程资料里的内容（${count}）`,
    keepNamed: (course, title) => `保存${course}：${title}`,
    keptText: (title) => `已存下“${title}”。`,
  },
}
