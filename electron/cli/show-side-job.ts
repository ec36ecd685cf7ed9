// How far a side job is, in the terminal, with the way to stop it.
import { sideJobPercent, type SideJobProgress } from '../../shared/side-job.ts'
import type { PushEvent } from '../../shared/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { sideJobNames } from '../../shared/words/side-job-names.ts'
import { languageOf } from '../session/context.ts'
import type { Session } from '../session/session.ts'
import type { Printer } from './printer.ts'

export function showSideJob(event: PushEvent, { context }: Session, printer: Printer): void {
  if (event.kind !== 'side-job-progress') return
  const { progress } = event
  printer.progress(progress === null ? null : sayProgress(progress, languageOf(context)))
}

/** "Reading the timetable, 40 % (Ctrl-C stops it)". */
function sayProgress(progress: SideJobProgress, language: Language): string {
  const percent = sideJobPercent(progress)
  const name = sideJobNames[language][progress.job]
  if (language === 'zh')
    return `${name}${percent === null ? '' : `，${percent}%`}（按 Ctrl-C 停止）`
  return `${name}${percent === null ? '' : `, ${percent} %`} (Ctrl-C stops it)`
}
