// Says in Chinese: what the session and the scenes of a conversation tell the person.
import { eraseWords } from '../shared/names.ts'
import type * as en from '../../en/core/session.ts'

export const nextWords: typeof en.nextWords = {
  yes: '是',
  no: '不是',
  leave: '不背了',
  undo: '撤销',
  health: '我的计划怎么样？',
  today: '今天有什么安排？',
  help: '你能做什么？',
}

export const reasonPhrases: typeof en.reasonPhrases = {
  'import-file': (name: string) => `导入“${name}”`,
  'import-syllabus': (name: string) => `从“${name}”导入任务`,
  'add-study': (name: string) => `为“${name}”添加学习任务`,
  'type-term': (name: string) => `手动填写“${name}”`,
  'change-term': () => '修改了学期',
  'take-over': () => '采用日历里的改动',
  'change-timetable': (names: string) => `修改课表：${names}`,
  'add-class': (name: string) => `在课表里添加${name}`,
  'drop-class': (name: string) => `从课表里删除${name}`,
  'add-appointment': (name: string) => `添加个人安排${name}`,
  'change-appointment': (name: string) => `修改个人安排${name}`,
  'drop-appointment': (name: string) => `删除个人安排${name}`,
  'plan-recalls': () => '安排了材料的背诵',
  'rough-build': () => '直接安排了待排的学习任务',
  tool: (name: string) => `手动执行 ${name}`,
}

export const jobFailures: typeof en.jobFailures = {
  stopped: '已停止，没有做任何改动。',
  'too-slow': '处理时间太长，已经停止，没有做任何改动。请缩小范围（比如只取一个学期）再试。',
  'out-of-memory':
    '需要的内存超出了上限，已经停止，没有做任何改动。请缩小范围（比如只取一个学期）再试。',
  broken: '处理中断了，没有做任何改动。请再试一次；如果还是中断，请换一个文件。',
}

export const sceneSwitch: typeof en.sceneSwitch = {
  doYouMean: (title) => `你的意思是：${title}吗？回答“是”或“不是”；说别的就继续现在的内容。`,
  stay: '好的，那就继续现在的内容。',
}

export const scenes: typeof en.scenes = {
  schedule: {
    title: '调整你的计划',
    purpose: '安排一周、安排/移动/交换/取消学习任务、请假、太满的日子、撤销',
  },
  chat: { title: '随便聊聊', purpose: '闲聊、道谢、询问计划里已有的内容' },
  guide: {
    title: '一起规划一门课',
    purpose:
      '要通过或学好的一门课：要做什么、有多少、到什么时候；回答它的问题、修改它的草稿；槽位 course：哪一门课',
    leave: '退出引导',
  },
  pack: {
    title: '做一门课的课程包',
    purpose:
      '一门课的课程包：目标、课程要求、知识点、任务、学习指南；回答它的问题、继续、生成、查资料、修改某一项；槽位 course：哪门课',
    leave: '退出课程包',
  },
  recite: {
    title: '背诵一篇材料',
    purpose:
      '背诵练习：凭记忆背一篇存好的材料并比对；槽位 topic：哪一篇；或者把背诵排进计划（槽位 act：plan）；或者问该背什么、什么时候背（槽位 act：next）',
  },
}

export const dataNotices: typeof en.dataNotices = {
  damaged: (detail) =>
    `数据文件有损坏（${detail}），显示的内容可能不完整。请恢复损坏之前的备份；在那之前不会替换任何备份。`,
  'backup-failed': (detail) =>
    `备份没有成功（${detail}）。每十分钟会再试一次；请腾出一些磁盘空间，或查看数据文件夹。`,
  remains: () =>
    '删除的内容在 Weekloom 里已经没有了，但它的字节可能还留在数据文件里：没有足够空间重写文件。请腾出一些磁盘空间，下次启动时会再试。',
  'open-to-others': (detail) =>
    `这台电脑的其他用户可以读取 ${detail} 里的数据。请去掉他们对该文件夹的权限（chmod 700）。`,
}

export const sessionProblems: typeof en.sessionProblems = {
  'no-term': () => '还没有学期。请先导入课表、自己填写，或使用示例学期。',
  'term-exists': () =>
    '这个数据文件夹里已经有学期了，没有做任何改动。可以修改这个学期；要另一个学期，请用新的文件夹。',
  busy: () => '上一轮还在进行。请等它结束或先停止，再试一次；没有做任何改动。',
  'nothing-to-undo': () => '没有可以撤销的改动。',
  'not-the-last': () => '之后又有别的改动，所以没有撤销任何内容；在改动记录里可以回到任意一步。',
  'nothing-to-redo': () => '没有可以重做的改动。',
  'no-entry': ({ detail }) => `改动记录里没有第 ${detail} 条，没有做任何改动；请先查看记录。`,
  'entry-superseded': ({ detail }) =>
    `“${detail}”撤销之后又有了新的改动，不能再重做。没有做任何改动。`,
  'entry-is-undone': ({ detail }) => `“${detail}”已经撤销，要回到那里请用重做。没有做任何改动。`,
  'entry-stands': ({ detail }) => `“${detail}”没有被撤销，要回到那里请用撤销。没有做任何改动。`,
  'already-there': () => '日程已经在这一步了，没有做任何改动。',
  'entry-damaged': ({ detail }) =>
    `“${detail}”的记录损坏了，无法越过它。现在的日程是完整的，没有做任何改动。`,
  'entry-in-the-way': ({ detail }) =>
    `“${detail}”和现在的日程对不上，无法撤销或重做。没有做任何改动。`,
  'stale-walk': () => '你查看之后，改动记录又有了变化。请再看一遍影响；没有做任何改动。',
  'key-from-environment': ({ detail: variable }) =>
    `这里的密钥来自环境变量 ${variable}：请设置它再重新启动。没有做任何改动。`,
  'bad-key': () => '密钥里不会有空格、换行、引号或中文等字符。请重新复制；没有做任何改动。',
  'standing-too-long': ({ detail }) =>
    `每次调用模型都会带上这些内容，合计最多 ${detail} 个字符。请写短一些；没有做任何改动。`,
  'no-turn': ({ detail }) => `没有编号为“${detail}”的一轮对话。请先列出各轮的编号。`,
  'unknown-request': ({ detail }) => `没有名为“${detail}”的请求，没有做任何改动。`,
  'bad-input': ({ detail }) => `请求的内容不对（${detail}），没有做任何改动。`,
  'unknown-preview': () => '这次导入的预览已失效，请重新选择文件；没有做任何改动。',
  'stale-preview': () => '预览之后日程有了变化，请重新选择文件查看；没有做任何改动。',
  'stale-term': () => '你查看影响之后，日程有了变化。请再看一遍；没有做任何改动。',
  'open-card': () => '有一张卡片在等你答复，它说的是现在的节次。请先答复；没有做任何改动。',
  'import-failed': ({ detail }) => detail,
  'nothing-to-import': () => '这个文件里没有新内容，没有做任何改动。',
  'backup-failed': ({ detail }) =>
    `导入前的备份没有成功（${detail}），所以没有导入。请腾出一些磁盘空间再试。`,
  'bad-range': () => '结束日期早于开始日期，或不在学期内。请换个日期；没有做任何改动。',
  'no-calendar': () => '还没有设置日历。请先设置；没有做任何改动。',
  'no-calendar-password': () => '这个服务器和用户还没有密码。请先在设置里填写。',
  'open-calendar-line': ({ detail }) =>
    `到 ${detail} 的连接没有加密：途中的人能读到你的密码和计划，所以什么都没有发送。请改用 https 地址，或在地址旁同意（终端里加上 --plain-http 再运行一次）。`,
  'password-from-environment': ({ detail: variable }) =>
    `这里的密码来自环境变量 ${variable}：请设置它再重新启动。没有做任何改动。`,
  'caldav-busy': () => '正在推送到日历。请等它结束或先停止；没有做任何改动。',
  'no-such-change': () => '日历里的改动已经不同了。请重新查看；没有做任何改动。',
  'drawing-files-lost': () =>
    '安装里缺少绘制页面用的字体。请重新安装 Weekloom 再导出；你的日程没有受影响。',
  'unknown-card': () => '没有这张卡片。请查看待确认的卡片后再回答；没有做任何改动。',
  already: () => '这张卡片已经有答复了；没有做任何改动。',
  'unknown-reading': () => '现在没法这样理解这张卡片了。没有做任何改动，请再看一下卡片。',
  'not-a-call': () => '这张卡片的内容不能直接修改。请打字说明要改什么；没有做任何改动。',
  'queue-full': () => '已经有二十条消息在等待。请等一等，或先删掉一条。',
  'not-queued': () => '这条消息已经不在等待了：可能已发送或被删除。',
  'no-conversation': () => '这个对话已经不在了。没有做任何改动。',
  'no-turn-there': () => '这里没有一轮对话的开头。请选择你自己说过的一句话；没有做任何改动。',
  'no-state-then': () => '读不出当时的日程：有一部分历史记录损坏了。现在的日程是完整的。',
  'wrong-hash': () => '这个回答针对的是卡片的另一个版本。请再看一遍后回答；没有做任何改动。',
  failed: ({ detail }) =>
    `Weekloom 内部出了问题（${detail}）。已接受的内容都在，其他没有改动。请再试一次。`,
  'data-missing': ({ detail }) => `${detail} 里没有 Weekloom 数据。请先运行 init，或换一个文件夹。`,
  'data-not-ours': ({ detail }) =>
    `${detail} 里的文件不是 Weekloom 的，已原样保留。请换一个数据文件夹。`,
  'data-newer': ({ detail }) =>
    `${detail} 里的数据由更新版本的 Weekloom 写入，已原样保留。请更新 Weekloom 后再打开。`,
  'data-older': ({ detail }) =>
    `${detail} 里的数据由这个版本读不了的早期试用版 Weekloom 写入，已原样保留。请用写入它的那个版本打开，导出全部内容，再在这里把那个文件读入一个新的数据文件夹。`,
  'data-damaged': ({ detail }) =>
    `${detail} 里的数据文件已损坏，已原样保留。可以恢复一个备份，或换一个文件夹。`,
  'read-only': ({ detail }) =>
    `只读：Weekloom 无法写入 ${detail}，可以查看和导出，但不能改动。请给文件夹写入权限或腾出磁盘空间；每十秒会再看一次，可以写入后就恢复正常。`,
  'data-lost': ({ detail }) =>
    `${detail} 里的数据文件不见了，但备份还在。没有新建任何内容：请选择一个备份继续，或重新开始。`,
  'foreign-log': ({ detail }) =>
    `${detail} 里数据文件旁边的日志（weekloom.db-wal）不属于这个文件现在的状态，可能是文件被复制替换过。没有读入日志，也没有做任何改动。可以不用这份日志继续（它会另外保留），或恢复一个备份。`,
  'no-remedy': () => '数据文件已经不需要这样做了。没有做任何改动，请再看一下。',
  'data-busy': ({ detail }) => `另一个 Weekloom 正在使用 ${detail}。请先关闭它，或换一个文件夹。`,
  'data-unwritable': ({ detail }) =>
    `Weekloom 无法写入 ${detail}，没有做任何改动。请给它写入权限、腾出一些磁盘空间，或换一个文件夹。`,
  'backup-unusable': ({ detail }) =>
    `备份“${detail}”无法使用，没有做任何改动；可以试试更早的备份。`,
  'nothing-to-restore': () => '数据文件正在使用，无法替换。没有做任何改动；请在窗口的设置里操作。',
  'no-backup-made': ({ detail }) =>
    `备份没有成功（${detail}），其他都没有改动。请腾出一些磁盘空间再试。`,
  'wrong-erase-word': () => `要清除全部内容，请输入“${eraseWords}”。没有做任何改动。`,
  'nothing-to-erase': ({ detail }) => `${detail} 里没有 Weekloom 数据，没有清除任何内容。`,
  'erase-unfinished': ({ detail }) =>
    `${detail} 里有文件无法删除，还没有全部清除。请给文件夹写入权限再重新启动，剩下的会继续清除。`,
  'no-notices': () =>
    'Weekloom 里所用软件包的许可证在构建时生成，这一份还没有构建。请先运行 npm run build。',
  'no-class': ({ detail }) =>
    `没有编号为 ${detail} 的任务类，没有做任何改动；state 会列出所有任务类。`,
  'no-task': ({ detail }) => `编号为 ${detail} 的任务已经不在了，没有做任何改动。`,
  'everything-unusable': () =>
    '这个“全部内容”文件和它应有的内容对不上：可能损坏、被改过，或来自别的版本。没有做任何改动；请在另一台电脑上重新导出。',
  'not-everything': () =>
    '这不是当前版本“导出全部内容”生成的文件。请在另一台电脑上重新导出，或者只导入里面的课表；没有做任何改动。',
  'no-backup': ({ detail }) => `没有名为“${detail}”的备份，没有做任何改动。`,
}
