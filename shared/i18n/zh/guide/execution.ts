// What the operations of an execution document do and why, as the student reads it on the card; and why one can't be done.
import type * as en from '../../en/guide/execution.ts'

export const phrases: typeof en.phrases = {
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

export const problemPhrases: typeof en.problemPhrases = {
  outsideTerm: '里面有学期之外的日期或节次。没有写入任何内容。',
  noClass: '它要改的任务已经不在了。没有写入任何内容。',
  taken: (names) => `那个时间已经有${names}。请换个时间；没有写入任何内容。`,
  noEvent: '它要移动的日程已经不在了。没有写入任何内容。',
  fixed: (title) => `${title}已经开始或被固定，不能移动。没有写入任何内容。`,
  begun: '那个时间已经开始了。请换个时间；没有写入任何内容。',
  portrait: 'Weekloom 要记住的内容已经写满了。请先在设置里删减；没有写入任何内容。',
}
