// What is wrong with the data file, as every shell says it: raised once, taken back when it is mended.
import { basename } from 'node:path'
import { hasRemains } from '../../db/store/forget-remains.ts'
import { listBackups } from '../../db/file/backup.ts'
import type { DataNotice, KnownNotice } from '../../shared/view/data-notice.ts'
import type { Language } from '../../shared/language.ts'
import type { BackupItem } from '../../shared/view/settings-view.ts'
import { languageOf, type SessionContext } from './context.ts'
import { sayProblem } from './problem-words.ts'

const phrases: Record<DataNotice['kind'], Record<Language, (detail: string) => string>> = {
  damaged: {
    en: (detail) =>
      `The data file is damaged (${detail}). What is shown may be incomplete; restore a backup from before. No backup is replaced until then.`,
    zh: (detail) =>
      `数据文件有损坏（${detail}），显示的内容可能不完整。请恢复损坏之前的备份；在那之前不会替换任何备份。`,
  },
  'read-only': {
    en: (folder) => sayProblem('read-only', 'en', folder).message,
    zh: (folder) => sayProblem('read-only', 'zh', folder).message,
  },
  'backup-failed': {
    en: (detail) =>
      `The backup failed (${detail}). It is tried again every ten minutes; free some disk space, or look at the folder.`,
    zh: (detail) =>
      `备份没有成功（${detail}）。每十分钟会再试一次；请腾出一些磁盘空间，或查看数据文件夹。`,
  },
  remains: {
    en: () =>
      'What you deleted is gone from Weekloom, but its bytes may still lie in the data file: there was no room to write it anew. Free some disk space; it is tried again at the next start.',
    zh: () =>
      '删除的内容在 Weekloom 里已经没有了，但它的字节可能还留在数据文件里：没有足够空间重写文件。请腾出一些磁盘空间，下次启动时会再试。',
  },
  'open-to-others': {
    en: (detail) =>
      `Other users of this computer can read your data in ${detail}. Take their rights to that folder away (chmod 700).`,
    zh: (detail) =>
      `这台电脑的其他用户可以读取 ${detail} 里的数据。请去掉他们对该文件夹的权限（chmod 700）。`,
  },
}

export function raiseNotice(
  context: SessionContext,
  kind: KnownNotice['kind'],
  detail: string,
): void {
  context.dataNotices = [...others(context, kind), { kind, detail }]
  tellNotices(context)
}

/** To be called at the start, and after what deletes for good. */
export function tellRemains(context: SessionContext): void {
  if (hasRemains(context.database.connection)) raiseNotice(context, 'remains', '')
  else dropNotice(context, 'remains')
}

export function dropNotice(context: SessionContext, kind: KnownNotice['kind']): void {
  if (others(context, kind).length === context.dataNotices.length) return
  context.dataNotices = others(context, kind)
  tellNotices(context)
}

function others({ dataNotices }: SessionContext, kind: KnownNotice['kind']): KnownNotice[] {
  return dataNotices.filter((notice) => notice.kind !== kind)
}

export function tellNotices(context: SessionContext): void {
  context.push({ kind: 'data-notices', notices: sayNotices(context) })
}

export function sayNotices(context: SessionContext): DataNotice[] {
  const language = languageOf(context)
  return context.dataNotices.map(({ kind, detail }) => ({
    kind,
    message: phrases[kind][language](detail),
    backups: kind === 'damaged' ? backupsOf(context) : [],
  }))
}

function backupsOf({ folder }: SessionContext): BackupItem[] {
  return listBackups(folder).map(({ file, at, why, bytes }) => ({
    name: basename(file),
    at,
    why,
    bytes,
  }))
}
