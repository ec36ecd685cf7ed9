// What a command line asks for: one shape for each command, and the options that all of them take.
import type { Language } from '../../../shared/language.ts'
import type { ModelChoice } from '../../../shared/preferences/model-choice.ts'
import type { Mark } from '../../../shared/schedule/work-log.ts'
import type { ReminderLead } from '../../../shared/preferences/reminder-lead.ts'
import type { WeekStart } from '../../../shared/time/week-start.ts'
import type { AnswerWish } from './read-answer-wish.ts'
import type { CaldavWish } from '../../caldav/terminal/read-caldav-wish.ts'
import type { ClassWish } from './read-class-wish.ts'
import type { ConversationWish } from './read-conversation-wish.ts'
import type { EditWish } from './read-edit-wish.ts'
import type { ExportWish } from './read-export-wish.ts'
import type { GuideWish } from '../../guide/terminal/read-guide-wish.ts'
import type { ImportWish } from './read-import-wish.ts'
import type { PackWish } from '../../pack/terminal/read-pack-wish.ts'
import type { HomeworkCall } from '../../homework/terminal/terminal.ts'
import type { ReciteWish } from '../../recite/terminal/read-recite-wish.ts'
import type { SolveOptions } from './read-solve-options.ts'
import type { TermAct } from './read-term-wish.ts'
import type { WorkWish } from './read-work-wish.ts'

export type CommonOptions = { data?: string; json: boolean; lang?: Language; now?: string }

export type Command =
  | { name: 'help' }
  | { name: 'init'; sample: boolean }
  | ({ name: 'import'; dryRun: boolean } & ImportWish)
  | {
      name: 'syllabus'
      file: string
      course: string | null
      /** Numbers of lines, or all that are ticked by themselves; null shows them only. */
      take: number[] | 'all' | null
    }
  | { name: 'say'; text: string; accept: boolean }
  | { name: 'guide'; wish: GuideWish }
  | { name: 'cards' }
  | ({ name: 'answer' } & AnswerWish)
  | { name: 'revise'; card: string; arguments: Record<string, unknown> }
  | { name: 'conversation'; wish: ConversationWish }
  | { name: 'tool'; tool: string; arguments: unknown; apply: boolean }
  | { name: 'plan'; classIds: number[] | null; from?: string; to?: string; apply: boolean }
  | { name: 'state'; day: number | null }
  | { name: 'mark'; task: number; mark: Mark; minutes: number | null }
  | { name: 'edit'; wish: EditWish }
  | { name: 'work'; wish: WorkWish }
  | { name: 'term'; wish: TermAct; dryRun: boolean }
  | { name: 'class'; wish: ClassWish; dryRun: boolean }
  | { name: 'pace' }
  | { name: 'pack'; wish: PackWish }
  | { name: 'recite'; wish: ReciteWish }
  | { name: 'homework'; call: HomeworkCall }
  | { name: 'habits'; changes: object | null }
  | { name: 'context'; changes: object | null }
  | { name: 'model'; choice: ModelChoice | null; test: boolean }
  | { name: 'autonomy'; names: string[] | null }
  | { name: 'trace'; turn: string | null }
  | { name: 'undo' | 'redo'; to: number | null }
  | { name: 'history'; entry: number | null }
  | ({ name: 'export' } & ExportWish)
  | { name: 'export-everything'; out: string; force: boolean }
  | { name: 'caldav'; wish: CaldavWish }
  | { name: 'backups' }
  | { name: 'backup' }
  | { name: 'erase' }
  | { name: 'reminders'; lead: ReminderLead | 'show' }
  | { name: 'week-start'; weekStart: WeekStart | null }
  /** `backup` may be one of `fileRemedies` too. */
  | { name: 'restore'; backup: string }
  | { name: 'doctor' }
  | { name: 'about'; notices: boolean }
  | ({ name: 'solve'; file: string } & SolveOptions)

export type CommandLine = { command: Command; common: CommonOptions }
