// The problems that are told of the data file and its backups, each with what is safe and the next step.
import type { Language } from '../../shared/language.ts'

export type Phrase<Values> = Record<Language, (values: Values) => string>

export const filePhrases = {
  'data-missing': {
    en: ({ detail }) =>
      `There is no Weekloom data in ${detail}. Run init first, or choose another folder.`,
    zh: ({ detail }) => `${detail} 里没有 Weekloom 数据。请先运行 init，或换一个文件夹。`,
  },
  'data-not-ours': {
    en: ({ detail }) =>
      `The file in ${detail} is not Weekloom's. It was left as it is; choose another data folder.`,
    zh: ({ detail }) => `${detail} 里的文件不是 Weekloom 的，已原样保留。请换一个数据文件夹。`,
  },
  'data-newer': {
    en: ({ detail }) =>
      `The data in ${detail} was written by a newer Weekloom. It was left as it is; update Weekloom to open it.`,
    zh: ({ detail }) =>
      `${detail} 里的数据由更新版本的 Weekloom 写入，已原样保留。请更新 Weekloom 后再打开。`,
  },
  'data-older': {
    en: ({ detail }) =>
      `The data in ${detail} was written by a trial version of Weekloom that this one does not read. It was left as it is. Open it with the version that wrote it, export everything there, and read that file into a new data folder here.`,
    zh: ({ detail }) =>
      `${detail} 里的数据由这个版本读不了的早期试用版 Weekloom 写入，已原样保留。请用写入它的那个版本打开，导出全部内容，再在这里把那个文件读入一个新的数据文件夹。`,
  },
  'data-damaged': {
    en: ({ detail }) =>
      `The data file in ${detail} is damaged. It was left as it is; restore a backup, or choose another folder.`,
    zh: ({ detail }) =>
      `${detail} 里的数据文件已损坏，已原样保留。可以恢复一个备份，或换一个文件夹。`,
  },
  'read-only': {
    en: ({ detail }) =>
      `Read-only: Weekloom can't write to ${detail}, so you can look and export, and nothing can be changed. Make that folder writable or free some disk space: that is looked for every ten seconds, and then all is as before.`,
    zh: ({ detail }) =>
      `只读：Weekloom 无法写入 ${detail}，可以查看和导出，但不能改动。请给文件夹写入权限或腾出磁盘空间；每十秒会再看一次，可以写入后就恢复正常。`,
  },
  'data-lost': {
    en: ({ detail }) =>
      `The data file in ${detail} is gone, but backups of it are there. Nothing was made anew: choose a backup to go on with, or begin anew.`,
    zh: ({ detail }) =>
      `${detail} 里的数据文件不见了，但备份还在。没有新建任何内容：请选择一个备份继续，或重新开始。`,
  },
  'foreign-log': {
    en: ({ detail }) =>
      `In ${detail} the log beside the data file (weekloom.db-wal) belongs to another state of it, perhaps because the file was copied there. It was not read in, and nothing was changed. Go on without that log, which is set aside, or restore a backup.`,
    zh: ({ detail }) =>
      `${detail} 里数据文件旁边的日志（weekloom.db-wal）不属于这个文件现在的状态，可能是文件被复制替换过。没有读入日志，也没有做任何改动。可以不用这份日志继续（它会另外保留），或恢复一个备份。`,
  },
  'no-remedy': {
    en: () => 'The data file does not need that any more. Nothing was changed; look again.',
    zh: () => '数据文件已经不需要这样做了。没有做任何改动，请再看一下。',
  },
  'data-busy': {
    en: ({ detail }) =>
      `Another Weekloom has ${detail} open. Close it first, or choose another folder.`,
    zh: ({ detail }) => `另一个 Weekloom 正在使用 ${detail}。请先关闭它，或换一个文件夹。`,
  },
  'data-unwritable': {
    en: ({ detail }) =>
      `Weekloom can't write to ${detail}. Nothing was changed; make that folder writable, free some disk space, or choose another one.`,
    zh: ({ detail }) =>
      `Weekloom 无法写入 ${detail}，没有做任何改动。请给它写入权限、腾出一些磁盘空间，或换一个文件夹。`,
  },
  'backup-unusable': {
    en: ({ detail }) =>
      `The backup “${detail}” can't be used. Nothing was changed; try an older one.`,
    zh: ({ detail }) => `备份“${detail}”无法使用，没有做任何改动；可以试试更早的备份。`,
  },
  'nothing-to-restore': {
    en: () =>
      'The data file is open here and can’t be exchanged. Nothing was changed; use the settings of the window.',
    zh: () => '数据文件正在使用，无法替换。没有做任何改动；请在窗口的设置里操作。',
  },
  'no-backup-made': {
    en: ({ detail }) =>
      `The backup failed (${detail}). Nothing else was changed; free some disk space and try again.`,
    zh: ({ detail }) => `备份没有成功（${detail}），其他都没有改动。请腾出一些磁盘空间再试。`,
  },
} as const satisfies Record<string, Phrase<{ detail: string }>>
