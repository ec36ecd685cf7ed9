// What is wrong with the data file, as every shell says it: raised once, taken back when it is mended.
import { sessionWords } from '../../shared/i18n/core/session.ts'
import { basename } from 'node:path'
import { hasRemains } from '../../db/store/forget-remains.ts'
import { listBackups } from '../../db/file/backup.ts'
import type { DataNotice, KnownNotice } from '../../shared/view/data-notice.ts'
import type { BackupItem } from '../../shared/view/settings-view.ts'
import { languageOf, type SessionContext } from './context.ts'
import { sayProblem } from './problem-words.ts'

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
    message:
      kind === 'read-only'
        ? sayProblem(kind, language, detail).message
        : sessionWords[language].dataNotices[kind](detail),
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
