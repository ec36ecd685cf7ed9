// The problems that the session tells the person, each with what is safe and the next step.
import { sharedWords } from '../../shared/i18n/shared-words.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { filePhrases, type Phrase } from './file-phrases.ts'
import { calendarVariable, keyVariable } from './key-store.ts'

const problemPhrases = {
  'no-term': {
    en: () =>
      'There is no term yet. Import a timetable, type it in, or take the sample term first.',
    zh: () => '还没有学期。请先导入课表、自己填写，或使用示例学期。',
  },
  'term-exists': {
    en: () =>
      'This data folder already holds a term. Nothing was changed; change that term, or start a new folder for another.',
    zh: () =>
      '这个数据文件夹里已经有学期了，没有做任何改动。可以修改这个学期；要另一个学期，请用新的文件夹。',
  },
  busy: {
    en: () =>
      'A turn is still running. Wait for it or stop it, then try again; nothing was changed.',
    zh: () => '上一轮还在进行。请等它结束或先停止，再试一次；没有做任何改动。',
  },
  'nothing-to-undo': {
    en: () => 'There is nothing to undo.',
    zh: () => '没有可以撤销的改动。',
  },
  'not-the-last': {
    en: () =>
      'Something else was changed since. Nothing was undone; the history leads back to any point.',
    zh: () => '之后又有别的改动，所以没有撤销任何内容；在改动记录里可以回到任意一步。',
  },
  'nothing-to-redo': {
    en: () => 'There is nothing to redo.',
    zh: () => '没有可以重做的改动。',
  },
  'no-entry': {
    en: ({ detail }) =>
      `There is no entry ${detail} in the history. Nothing was changed; the history lists the entries.`,
    zh: ({ detail }) => `改动记录里没有第 ${detail} 条，没有做任何改动；请先查看记录。`,
  },
  'entry-superseded': {
    en: ({ detail }) =>
      `“${detail}” was undone, and another change was made after that, so it can’t be done again. Nothing was changed.`,
    zh: ({ detail }) => `“${detail}”撤销之后又有了新的改动，不能再重做。没有做任何改动。`,
  },
  'entry-is-undone': {
    en: ({ detail }) =>
      `“${detail}” is undone, so the way there is forward. Redo to it instead; nothing was changed.`,
    zh: ({ detail }) => `“${detail}”已经撤销，要回到那里请用重做。没有做任何改动。`,
  },
  'entry-stands': {
    en: ({ detail }) =>
      `“${detail}” is not undone, so the way there is back. Undo to it instead; nothing was changed.`,
    zh: ({ detail }) => `“${detail}”没有被撤销，要回到那里请用撤销。没有做任何改动。`,
  },
  'already-there': {
    en: () => 'The schedule is at that point already. Nothing was changed.',
    zh: () => '日程已经在这一步了，没有做任何改动。',
  },
  'entry-damaged': {
    en: ({ detail }) =>
      `The record of “${detail}” is damaged, so there is no way past it. The present schedule is whole, and nothing was changed.`,
    zh: ({ detail }) => `“${detail}”的记录损坏了，无法越过它。现在的日程是完整的，没有做任何改动。`,
  },
  'entry-in-the-way': {
    en: ({ detail }) =>
      `“${detail}” no longer fits the schedule as it is, so it can’t be taken back or done again. Nothing was changed.`,
    zh: ({ detail }) => `“${detail}”和现在的日程对不上，无法撤销或重做。没有做任何改动。`,
  },
  'stale-walk': {
    en: () =>
      'The history has changed since you looked. Look at the effect again; nothing was changed.',
    zh: () => '你查看之后，改动记录又有了变化。请再看一遍影响；没有做任何改动。',
  },
  'key-from-environment': {
    en: () =>
      `Here the key comes from the environment variable ${keyVariable}: set it and start again. Nothing was changed.`,
    zh: () => `这里的密钥来自环境变量 ${keyVariable}：请设置它再重新启动。没有做任何改动。`,
  },
  'bad-key': {
    en: () =>
      'A key has no spaces, line breaks, quotes or accents in it. Copy it again; nothing was changed.',
    zh: () => '密钥里不会有空格、换行、引号或中文等字符。请重新复制；没有做任何改动。',
  },
  'standing-too-long': {
    en: ({ detail }) =>
      `All parts together may hold ${detail} characters, for every model call is told them. Shorten them; nothing was changed.`,
    zh: ({ detail }) =>
      `每次调用模型都会带上这些内容，合计最多 ${detail} 个字符。请写短一些；没有做任何改动。`,
  },
  'no-turn': {
    en: ({ detail }) => `There is no turn “${detail}”. List the turns to see their names.`,
    zh: ({ detail }) => `没有编号为“${detail}”的一轮对话。请先列出各轮的编号。`,
  },
  'unknown-request': {
    en: ({ detail }) => `There is no request named “${detail}”. Nothing was changed.`,
    zh: ({ detail }) => `没有名为“${detail}”的请求，没有做任何改动。`,
  },
  'bad-input': {
    en: ({ detail }) => `The request was not understood (${detail}). Nothing was changed.`,
    zh: ({ detail }) => `请求的内容不对（${detail}），没有做任何改动。`,
  },
  'unknown-preview': {
    en: () =>
      'That import preview is no longer at hand. Choose the file again; nothing was changed.',
    zh: () => '这次导入的预览已失效，请重新选择文件；没有做任何改动。',
  },
  'stale-preview': {
    en: () =>
      'The schedule changed since the preview. Choose the file again to see it fresh; nothing was changed.',
    zh: () => '预览之后日程有了变化，请重新选择文件查看；没有做任何改动。',
  },
  'stale-term': {
    en: () =>
      'The schedule changed since you looked at the effect. Look at it again; nothing was changed.',
    zh: () => '你查看影响之后，日程有了变化。请再看一遍；没有做任何改动。',
  },
  'open-card': {
    en: () =>
      'A card waits for your answer, and it speaks of the periods as they are. Answer it first; nothing was changed.',
    zh: () => '有一张卡片在等你答复，它说的是现在的节次。请先答复；没有做任何改动。',
  },
  'import-failed': {
    en: ({ detail }) => detail,
    zh: ({ detail }) => detail,
  },
  'nothing-to-import': {
    en: () => 'There is nothing new in that file. Nothing was changed.',
    zh: () => '这个文件里没有新内容，没有做任何改动。',
  },
  'backup-failed': {
    en: ({ detail }) =>
      `The backup before the import failed (${detail}), so nothing was imported. Free some disk space and try again.`,
    zh: ({ detail }) => `导入前的备份没有成功（${detail}），所以没有导入。请腾出一些磁盘空间再试。`,
  },
  'bad-range': {
    en: () =>
      'The last day lies before the first, or outside the term. Choose other dates; nothing was changed.',
    zh: () => '结束日期早于开始日期，或不在学期内。请换个日期；没有做任何改动。',
  },
  'no-calendar': {
    en: () => 'No calendar is set up yet. Set one up first; nothing was changed.',
    zh: () => '还没有设置日历。请先设置；没有做任何改动。',
  },
  'no-calendar-password': {
    en: () => 'There is no password for this server and user. Enter it in the settings first.',
    zh: () => '这个服务器和用户还没有密码。请先在设置里填写。',
  },
  'open-calendar-line': {
    en: ({ detail }) =>
      `The line to ${detail} is not encrypted: others on the way could read your password and your plan, so nothing was sent. Use an address with https, or agree to it beside the address (in the terminal say the same with --plain-http).`,
    zh: ({ detail }) =>
      `到 ${detail} 的连接没有加密：途中的人能读到你的密码和计划，所以什么都没有发送。请改用 https 地址，或在地址旁同意（终端里加上 --plain-http 再运行一次）。`,
  },
  'password-from-environment': {
    en: () =>
      `Here the password comes from the environment variable ${calendarVariable}: set it and start again. Nothing was changed.`,
    zh: () => `这里的密码来自环境变量 ${calendarVariable}：请设置它再重新启动。没有做任何改动。`,
  },
  'caldav-busy': {
    en: () => 'A push to your calendar is running. Wait for it or stop it; nothing was changed.',
    zh: () => '正在推送到日历。请等它结束或先停止；没有做任何改动。',
  },
  'no-such-change': {
    en: () =>
      'What was changed in your calendar is another by now. Look again; nothing was changed.',
    zh: () => '日历里的改动已经不同了。请重新查看；没有做任何改动。',
  },
  'drawing-files-lost': {
    en: () =>
      'The fonts that pages are drawn with are missing from this installation. Install Weekloom again, then export; your plan is safe.',
    zh: () => '安装里缺少绘制页面用的字体。请重新安装 Weekloom 再导出；你的日程没有受影响。',
  },
  'unknown-card': {
    en: () =>
      'That card is not known here. Look at the open cards and answer one of those; nothing was changed.',
    zh: () => '没有这张卡片。请查看待确认的卡片后再回答；没有做任何改动。',
  },
  already: {
    en: () => 'That card has been answered already; nothing was changed.',
    zh: () => '这张卡片已经有答复了；没有做任何改动。',
  },
  'not-a-call': {
    en: () =>
      'The details of this card can’t be edited. Type what should be different instead; nothing was changed.',
    zh: () => '这张卡片的内容不能直接修改。请打字说明要改什么；没有做任何改动。',
  },
  'queue-full': {
    en: () => 'Twenty messages are waiting already. Wait for some of them, or remove one.',
    zh: () => '已经有二十条消息在等待。请等一等，或先删掉一条。',
  },
  'not-queued': {
    en: () => 'That message is not waiting any more: it has been sent or removed.',
    zh: () => '这条消息已经不在等待了：可能已发送或被删除。',
  },
  'no-conversation': {
    en: () => 'That conversation is not there any more. Nothing was changed.',
    zh: () => '这个对话已经不在了。没有做任何改动。',
  },
  'no-turn-there': {
    en: () => 'No turn begins there. Choose one of your own messages; nothing was changed.',
    zh: () => '这里没有一轮对话的开头。请选择你自己说过的一句话；没有做任何改动。',
  },
  'no-state-then': {
    en: () =>
      'How the schedule was then can’t be read: a part of the history is damaged. The present one is whole.',
    zh: () => '读不出当时的日程：有一部分历史记录损坏了。现在的日程是完整的。',
  },
  'wrong-hash': {
    en: () =>
      'The answer was for another version of this card. Look at it again, then answer; nothing was changed.',
    zh: () => '这个回答针对的是卡片的另一个版本。请再看一遍后回答；没有做任何改动。',
  },
  failed: {
    en: ({ detail }) =>
      `Something went wrong inside Weekloom (${detail}). What you accepted stays, and nothing else was changed; try again.`,
    zh: ({ detail }) =>
      `Weekloom 内部出了问题（${detail}）。已接受的内容都在，其他没有改动。请再试一次。`,
  },
  ...filePhrases,
  'wrong-erase-word': {
    en: () => `To erase everything, type “${sharedWords.en.eraseWords}”. Nothing was changed.`,
    zh: () => `要清除全部内容，请输入“${sharedWords.zh.eraseWords}”。没有做任何改动。`,
  },
  'nothing-to-erase': {
    en: ({ detail }) => `There is no Weekloom data in ${detail}. Nothing was erased.`,
    zh: ({ detail }) => `${detail} 里没有 Weekloom 数据，没有清除任何内容。`,
  },
  'erase-unfinished': {
    en: ({ detail }) =>
      `Not everything in ${detail} could be erased, because a file there can’t be removed. Make the folder writable and start again: the rest is erased then.`,
    zh: ({ detail }) =>
      `${detail} 里有文件无法删除，还没有全部清除。请给文件夹写入权限再重新启动，剩下的会继续清除。`,
  },
  'no-notices': {
    en: () =>
      'The licences of the packages in Weekloom are written down when it is built, and this copy is not built. Run "npm run build" first.',
    zh: () =>
      'Weekloom 里所用软件包的许可证在构建时生成，这一份还没有构建。请先运行 npm run build。',
  },
  'no-class': {
    en: ({ detail }) =>
      `There is no task class ${detail}. Nothing was changed; "state" lists the classes.`,
    zh: ({ detail }) => `没有编号为 ${detail} 的任务类，没有做任何改动；state 会列出所有任务类。`,
  },
  'no-task': {
    en: ({ detail }) => `There is no task ${detail} any more. Nothing was changed.`,
    zh: ({ detail }) => `编号为 ${detail} 的任务已经不在了，没有做任何改动。`,
  },
  'no-backup': {
    en: ({ detail }) => `There is no backup named “${detail}”. Nothing was changed.`,
    zh: ({ detail }) => `没有名为“${detail}”的备份，没有做任何改动。`,
  },
} as const satisfies Record<string, Phrase<{ detail: string }>>

export type ProblemCode = keyof typeof problemPhrases

/** The problem as the person reads it; `detail` is data and is put into the sentence as it is. */
export function sayProblem(code: ProblemCode, language: Language, detail = ''): Problem {
  return { code, message: problemPhrases[code][language]({ detail }) }
}
