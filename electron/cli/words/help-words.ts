// What help says of each command, in English and Chinese.
import { heads as en } from '../../../shared/i18n/en/terminal/help.ts'
import { heads as zh } from '../../../shared/i18n/zh/terminal/help.ts'
import type { Language } from '../../../shared/language.ts'
import { isCommandName } from '../command-line/read-command-line.ts'
import { commandUsages, type CommandName } from '../command-line/command-shapes.ts'

const purposes: Record<CommandName, Record<Language, string>> = {
  init: { en: 'makes a new data folder', zh: '新建数据文件夹' },
  import: { en: 'reads a timetable', zh: '导入课表' },
  syllabus: {
    en: 'what a course’s document asks for (PDF, DOCX, MD, HTML, TXT); --take writes lines of it',
    zh: '读取课程大纲（PDF、DOCX、MD、HTML、TXT）；--take 写入其中的若干行',
  },
  say: { en: 'one turn of the conversation', zh: '对话一轮' },
  guide: {
    en: 'a talk that makes the work of a course out of what you tell: its state and draft, one turn of it, its file',
    zh: '用几个问题把一门课变成学习任务：查看进度和草稿、说一句、导出和恢复',
  },
  cards: { en: 'the open cards', zh: '列出待确认的卡片' },
  answer: {
    en: 'your verdict on a card; --only accepts just the changes of these tasks, such as 3,5,7',
    zh: '回答一张卡片；--only 只接受这些任务的改动，例如 3,5,7',
  },
  conversation: {
    en: 'the conversations; --search finds those that hold a text, branch starts anew before a turn',
    zh: '列出各个对话；--search 按内容查找，branch 从某一轮之前另开一个对话',
  },
  revise: {
    en: 'a card with other arguments in the place of an open one',
    zh: '换掉待确认卡片里的参数，得到一张新卡片',
  },
  tool: {
    en: 'one schedule tool; without --apply a write only shows its diff',
    zh: '运行一个日程工具；不加 --apply 时只显示改动',
  },
  plan: { en: 'places pending work without a conversation', zh: '不经对话，直接安排待排任务' },
  state: { en: 'the schedule as JSON', zh: '以 JSON 输出日程' },
  mark: { en: 'records what became of a study block', zh: '记录一个学习任务的结果' },
  move: {
    en: 'puts a block on a date and period, whether it lies elsewhere or waits for a place',
    zh: '把一个任务排到某天某节，无论它在别处还是待安排',
  },
  swap: { en: 'two blocks of the same length trade places', zh: '对调两个一样长的任务' },
  unplace: { en: 'takes a study block off the week; it waits again', zh: '把学习任务退回待安排' },
  pin: {
    en: 'keeps a block where it is; no plan moves it',
    zh: '固定一个任务的时间，排程不会动它',
  },
  unpin: { en: 'lets a pinned block move again', zh: '取消固定' },
  work: { en: 'your study work: list it, change it, delete it', zh: '查看、修改、删除学习任务' },
  term: {
    en: 'the term; new types one in, the rest changes its periods, days off and make-up days',
    zh: '查看学期；new 新填一个，其余修改节次、放假和调休',
  },
  'add-class': {
    en: 'a weekly class; --host lets study into it, --study adds review sessions for it',
    zh: '添加每周的课；--host 课上可以做别的学习，--study 为它加复习',
  },
  'change-class': {
    en: 'changes a class; N is its number in the list of “term”',
    zh: '修改每周的课；N 是它在 term 列表里的编号',
  },
  'remove-class': {
    en: 'takes a class off the timetable; N as for change-class',
    zh: '删除每周的课；N 同 change-class',
  },
  pack: {
    en: 'the pack of a course: its fields read, written by hand or by Weekloom, settled, compared, restored',
    zh: '课程包：查看各项内容、自己写或让 Weekloom 写、定下来、对比和恢复历史版本',
  },
  recite: {
    en: 'recall practice: keep texts, recite them from memory, put recalls into the plan',
    zh: '背诵练习：存材料、凭记忆背、把背诵排进计划',
  },
  homework: {
    en: 'homework: due dates, checklists, solutions compared with a key, time planned and worked',
    zh: '作业：截止日期、清单、和答案比对、计划和实际用时',
  },
  pace: { en: 'how long your work takes against its plan', zh: '你的实际用时和计划的比例' },
  undo: {
    en: 'takes back the last accepted change, or all after an entry',
    zh: '撤销上一次改动，或撤销某条之后的所有改动',
  },
  redo: {
    en: 'repeats what was taken back, or all up to an entry',
    zh: '重做刚撤销的改动，或一直重做到某一条',
  },
  history: {
    en: 'who changed what and why; with an entry, what it did',
    zh: '列出谁改了什么、为什么；加编号可看那一条的内容',
  },
  export: {
    en: 'writes the week to a file; --everything writes all there is but keys',
    zh: '把日程写入文件；--everything 写入密钥以外的全部内容',
  },
  caldav: {
    en: 'the calendar that your plan is pushed to, on any CalDAV server; the password is in WEEKLOOM_CALDAV_PASSWORD',
    zh: '把日程推送到任意 CalDAV 服务器的日历；密码放在 WEEKLOOM_CALDAV_PASSWORD',
  },
  backups: { en: 'earlier copies of the data file', zh: '列出数据文件的备份' },
  backup: { en: 'makes a backup now', zh: '现在备份一次' },
  restore: {
    en: 'puts a backup in the place of the data file, which is kept first; where the file is gone, anew begins with an empty one; where the log beside it is not its own, without-log goes on without that',
    zh: '用备份替换数据文件，替换前先保留现在的；数据文件不见时，anew 从空的重新开始；旁边的日志不属于它时，without-log 不用那份日志继续',
  },
  erase: {
    en: 'erases the plan, conversations, backups and keys for good',
    zh: '永久清除日程、对话、备份和密钥',
  },
  reminders: {
    en: 'how many minutes before a study block a notification comes',
    zh: '在学习任务开始前几分钟提醒',
  },
  'week-start': { en: 'what the weeks in the window begin with', zh: '窗口里每周从哪天开始' },
  doctor: { en: 'checks the data file', zh: '检查数据文件' },
  about: {
    en: 'the version, and whose packages are in it; --notices prints their licences',
    zh: '版本和所用的软件包；--notices 会打印它们的许可证',
  },
  autonomy: {
    en: 'what is applied without asking; names after commas, or none',
    zh: '哪些改动不问就直接做；名称用逗号隔开，或写 none',
  },
  trace: {
    en: 'the turns of the conversation, or all that happened in one; with --json the prompts too',
    zh: '列出各轮对话，或其中一轮的全部经过；加 --json 连提示词也输出',
  },
  model: {
    en: 'which model answers; --test asks its server what it can do',
    zh: '由哪个模型回答；--test 会测试它的服务',
  },
  habits: {
    en: 'how you like to study, which every plan keeps to',
    zh: '你的学习习惯，每次排程都会遵守',
  },
  context: {
    en: 'what every model call is told of you: profile, goals, courses',
    zh: '每次调用模型都会告诉它的你的情况：关于你、目标、各门课',
  },
  solve: {
    en: 'plans a study-week-1 file and prints the plan as JSON; --ms counts processor time',
    zh: '为 study-week-1 文件排程，以 JSON 输出方案；--ms 按处理器时间计',
  },
}

const heads = { en, zh }

/** Help as lines: how a command line is made, then each command with what it is for. */
export function sayHelp(language: Language): string[] {
  const names = Object.keys(purposes).filter(isCommandName)
  const lines = names.flatMap((name) => [
    `  ${commandUsages[name]}`,
    `      ${purposes[name][language]}`,
  ])
  return [heads[language], '', ...lines]
}
