// Says in Chinese: what commands of the schedule, the term and the data folder print.
import type * as en from '../../en/terminal/printed.ts'

export const aboutLines: typeof en.aboutLines = {
  holds: (version, license, count) =>
    `Weekloom ${version}，许可证 ${license}。其中包含 ${count} 个他人的软件包：`,
}

export const autonomyLines: typeof en.autonomyLines = {
  known: (known) => `没有做任何改动。请写下面的名称，用逗号隔开，或写 none：${known}。`,
  asksFirst: '每处改动都会先问你。',
  appliedWithoutAsking: (names, value) => `不问就直接做并告诉你：${names}。${value}`,
}

export const historyLines: typeof en.historyLines = {
  state: (state) => `（${state}）`,
}

export const modelLines: typeof en.modelLines = {
  builtIn: '由内置模型回答，在本机运行，不需要网络。',
  chosen: (model, name, baseUrl) => `选用的模型是 ${model}（${name}，${baseUrl}）。`,
  keyForOther: ({ head, keyVariable, keptFor, hostVariable }) =>
    `${head}${keyVariable} 里的密钥用于 ${keptFor}：如果要用在这里，请同时设置 ${hostVariable}。`,
  needsKey: (head, keyVariable) => `${head}它需要密钥：请设置环境变量 ${keyVariable}。`,
  openLine: (host) =>
    `到 ${host} 的连接没有加密：途中的人能读到你的密钥、你说的话和你的计划。没有做任何改动，也没有发送任何内容。请改用 https 地址；如果仍要继续，请加上 --plain-http 再运行一次。`,
  nothingToTest: '内置模型不需要测试。',
  part: {
    loop: '',
    reading: '由它读懂你说的话，由内置模型回答。',
    nothing: '它的测试没有通过，对话仍由内置模型回答。',
  },
  noUse: '现在由内置模型回答，没有别的模型可以设置用法。',
  found: (name, baseUrl, models) =>
    models.length === 0
      ? `${name} 正在 ${baseUrl} 运行，但还没有模型。`
      : `${name}（${baseUrl}）：${models.join('、')}`,
  chooseFound: (command) => `选用其中一个：${command}`,
  noneFound: '这台电脑上没有找到模型服务。请启动 Ollama 或 LM Studio 再找一次。',
}

export const importLines: typeof en.importLines = {
  columns: '各列：',
  understood: (lines, unread, isDoubted) =>
    `共 ${lines} 行，${isDoubted ? '读出' : '读懂'} ${lines - unread} 行${isDoubted ? '，请核对' : ''}：`,
  openQuestions: (flags) =>
    `课表里缺少一些信息。如果这些猜测是对的，请加上 ${flags.join(' ')}；不对就改一下。没有导入任何内容。`,
}

export const partLine: typeof en.partLine = {
  text: (named, ids) => `${named}，需要 ${ids.join('、')}`,
}

export const settingsLines: typeof en.settingsLines = {
  everything: ({ damaged, conversations, tasks, changes, path }) => {
    const left = damaged === 0 ? '' : `有 ${damaged} 处损坏读不出来，没有写入。`
    return `已把 ${tasks} 个任务、${changes} 条改动、${conversations} 个对话和偏好设置写入 ${path}，不含密钥。${left}`
  },
  backupMade: (name, size) => `已备份为 ${name}（${size}）。`,
  erased: (folder) => `${folder} 里 Weekloom 的全部内容已清除。`,
  remindersOff: '提醒已关闭。',
  reminderLead: (lead) => `Weekloom 打开时，会在每个学习任务开始前 ${lead} 分钟提醒。`,
}

export const printed: typeof en.printed = {
  initialised: (folder, hasSample) =>
    `数据文件夹 ${folder} 已就绪。${hasSample ? '可以试试：say "帮我安排下周的复习"' : '下一步：import FILE'}`,
  term: ({ firstMonday, weeks, count, zone }) =>
    `学期从 ${firstMonday} 起，共 ${weeks} 周，每天 ${count} 节，时区 ${zone}`,
  meetingCount: (meetings) => `${meetings} 次`,
  study: ({ course, sessions, each }) => `  学习任务：${course}，${sessions} 次，每次 ${each}`,
  alreadyThere: (alreadyThere) => `已存在：${alreadyThere} 次`,
  export: (blocks, path) => `已将 ${blocks} 个时段写入 ${path}`,
  dateOutside: (date, first, last) =>
    `${date} 不在学期内，学期从 ${first} 到 ${last}。没有做任何改动。`,
  weekOutside: (week, weeks) => `没有第 ${week} 周：这个学期共 ${weeks} 周。没有写入任何文件。`,
  unknownCourse: (name, listed) =>
    `没有叫“${name}”的课程，没有写入任何文件。现有的课程：${listed}。`,
  severalPictures:
    '每页是一张图片，多张图片会放进一个 .zip：请用 -o 写一个这样的文件名，例如 -o term.zip。--week N 或 --layout term 只有一张图片。没有写入任何文件。',
  noTerminal: '这种格式不是文字，不会显示在屏幕上。请用 -o FILE 写入文件，或者接到管道。',
  conversationDeleted: '里面说过的话已从数据文件里清除。之前做的备份里仍会有，直到那些备份被删掉。',
  going: (title, sum) => `这会删除“${title}”：${sum}。没有做任何改动；加上 --apply 才会删除。`,
  restored: (name) => `已恢复 ${name}。`,
  restoredWithBackup: (restored, kept) => `${restored}原来的内容已备份为 ${kept}。`,
  restoredWithAside: (restored, aside) =>
    `${restored}原来的文件无法备份，已原样完整保留为 ${aside}`,
  beganEmpty: '已从空的数据文件重新开始。备份都还在。',
  wentOnWithoutLog: (paths) => `已不使用这份日志继续，它另外保留在：${paths}`,
  unknownTool: (given, known) => `没有名为“${given}”的工具。可用的工具有 ${known.join('、')}。`,
  toolOfConversation: (tool) => `${tool} 只在对话里有用，没有做任何改动。`,
  toolWithCommand: (command, tool) =>
    `${command} 是单独的命令：请用 ${command} 代替 ${tool}。没有做任何改动。`,
  leftOut: (count) => `${count} 项没有合适的位置，仍然待排。`,
  doctorHead: '数据文件夹的情况：',
  already: (waiting, word) =>
    `这张卡片已经${word}，没有做任何改动。${waiting === null ? '' : `卡片 ${waiting} 正在等你确认。`}`,
  noWords: '（还没有说过话）',
  termHead: ({ name, weeks, date, periods, zone }) =>
    `${name}：${date}起共 ${weeks} 周，每天 ${periods} 节，时区 ${zone}`,
  noRow: (periods) => `这个学期的节次是 1 到 ${periods}。没有做任何改动。`,
  noClasses: '课表里还没有课。没有做任何改动。',
  noSuchClass: (classes) => `课的编号是 1 到 ${classes}，用 term 查看。没有做任何改动。`,
}

export const pastedName: typeof en.pastedName = '粘贴的文字'

export const solveProblems: typeof en.solveProblems = {
  unreadable: (path) => `无法读取文件 ${path}。请检查路径；没有做任何安排。`,
  'not-a-file': (path) => `${path} 不是文件。请选择一个 study-week-1 文件；没有做任何安排。`,
  'too-large': (path) => `${path} 超过 10 MB，超出了可以安排的范围；没有做任何安排。`,
}

export const readAs: typeof en.readAs = (pieces, card) =>
  `理解为：${pieces}（别的理解：reread ${card}）`

export const briefHeads: typeof en.briefHeads = {
  aboutYou: '关于你',
  before: (text: string) => `（原来：${text}）`,
  nothing: '不再记',
  newer: '之后又写过一版',
  more: (lines: number, course: string, key: string) =>
    `……还有 ${lines} 行：pack field "${course}" ${key}`,
}

export const fileProblems: typeof en.fileProblems = {
  unreadable: (path) => `无法读取文件 ${path}。请检查路径；没有做任何改动。`,
  'not-a-file': (path) => `${path} 不是文件。请另选一个；没有做任何改动。`,
  'too-large': (path) =>
    `${path} 超过 10 MB。请换一个小些的文件，或只留下需要的部分；没有做任何改动。`,
  'not-text': (path) => `${path} 不是文本文件。请把内容另存为文本或直接粘贴；没有做任何改动。`,
  unwritable: (path) => `无法写入文件 ${path}。请换一个位置；你的日程没有变化。`,
  'file-exists': (path) => `${path} 已经存在，没有改动它。请换一个名字，或者用 --force 覆盖。`,
  'inside-data': (path) => `${path} 在 Weekloom 自己的数据文件夹里，所以没有写入。请换到别的位置。`,
}

export const turnEndings: typeof en.turnEndings = {
  failed: '这一轮提前结束了。已经写入的改动都在，请再试一次。',
  stopped: '这一轮已停止。已经写入的改动都在，其他没有变化。',
}
