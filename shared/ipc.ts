// The one contract between the renderer and the core: answers, pushes and the door. Desktop, browser shell and CLI derive from it.
import type { About } from './about/notices.ts'
import type { DataNotice } from './data-notice.ts'
import type { Card, CardStatus } from './agent/card.ts'
import type { LiveDelta, StoredTimelineEvent, TurnEnding } from './agent/timeline.ts'
import type { TurnResponse } from './agent/turn-response.ts'
import type { TurnSummary, TurnTrace } from './agent/turn-trace.ts'
import type {
  AppView,
  ClockView,
  ConversationSummary,
  HistoryHeads,
  QueuedMessage,
} from './app-view.ts'
import type { CaldavView } from './exchange/caldav.ts'
import type { SideJobProgress } from './side-job.ts'
import type { EverythingFile, ExportPreview, ExportedFile } from './exchange/exported-file.ts'
import type { GuideOutput } from './guide/guide-contract.ts'
import type { HomeworkOutput } from './homework/requests.ts'
import type { EndpointReport, ModelStatus } from './model/endpoint-report.ts'
import type { OutlookOutput } from './outlook/outlook-contract.ts'
import type { PackOutput } from './pack/pack-contract.ts'
import type { ExplanationData, PlaceCost } from './planner/explanation.ts'
import type { HealthFacts } from './planner/health.ts'
import type { PlanProgress } from './planner/plan-progress.ts'
import type { ReciteOutput } from './recite/recite-contract.ts'
import type { RequestInput, RequestName } from './request-inputs.ts'
import type { ResearchOutput } from './research/research-contract.ts'
import type { Result } from './result.ts'
import type { ScheduleDiff } from './schedule/diff.ts'
import type { HistoryItem, SaidEffect, WalkPreview } from './schedule/history-view.ts'
import type { ScheduleState } from './schedule/state.ts'
import type { Term } from './schedule/term.ts'
import type { FileRemedy } from './settings/file-remedies.ts'
import type { Preferences } from './settings/preferences.ts'
import type { BackupChoice, BackupItem, SettingsView } from './settings/settings-view.ts'
import type { StoredCitation } from './syllabus/citation.ts'
import type { SyllabusDraft } from './syllabus/draft.ts'
import type { ImportPreview } from './timetable/import-preview.ts'
import type { TermPreview } from './timetable/term-preview.ts'
import type { SaidReminder } from './words/schedule/say-reminder.ts'

export type RequestOutput<Name extends RequestName> = (ReciteOutput &
  ResearchOutput &
  OutlookOutput &
  GuideOutput &
  HomeworkOutput &
  PackOutput & {
    'load-view': AppView
    say: TurnResponse
    'queue-message': { queued: QueuedMessage[] }
    'drop-queued': { queued: QueuedMessage[] }
    'send-queued': TurnResponse
    'stop-turn': { stopped: boolean }
    'list-conversations': { conversations: ConversationSummary[] }
    'start-conversation': AppView
    'open-conversation': AppView
    'rename-conversation': { title: string }
    'delete-conversation': AppView
    /** `text` is what the turn that is left out began with. */
    'branch-conversation': { view: AppView; text: string }
    /** `walks` counts the changes, undos and redos since. */
    'read-state-then': { at: string; state: ScheduleState; walks: number }
    'answer-card': {
      /** `already` when it had been answered before: nothing was done twice. */
      outcome: 'accepted' | 'rejected' | 'stale' | 'already'
      /** Of the answered card, as the file now holds it. */
      status: CardStatus
      /** How the turn went on after the answer; null when it did not. */
      ending: TurnEnding | null
      /** The card that now waits, if one does. */
      cardId: string | null
    }
    /** The card that now waits. */
    'revise-card': { cardId: string }
    undo: { entryId: number; summary: string }
    redo: { entryId: number; summary: string }
    'read-history': { entries: HistoryItem[]; hasEarlier: boolean }
    'read-history-entry': SaidEffect
    'preview-walk': WalkPreview
    'walk-history': WalkPreview & { summary: string }
    'set-up-sample': AppView
    /** `leftOut` are meetings whose place was taken. */
    'set-up-term': { view: AppView; classes: number; studies: number; leftOut: string[] }
    'preview-term': TermPreview
    'change-term': TermPreview & { entryId: number; summary: string }
    'preview-import': ImportPreview
    'stop-side-job': { stopped: boolean }
    'read-syllabus': SyllabusDraft
    'draft-syllabus': SyllabusDraft
    'ask-syllabus': SyllabusDraft
    'apply-syllabus': { entryId: number; summary: string; problems: string[] }
    'read-citations': { citations: StoredCitation[] }
    /** Meetings that came, that are another, that went; and courses that got work. */
    'apply-import': {
      events: number
      changed: number
      gone: number
      studies: number
      view: AppView
    }
    'export-schedule': ExportedFile
    'preview-export': ExportPreview
    'read-caldav': CaldavView
    'set-caldav': CaldavView
    /** `text` says in the person's language what was found. */
    'test-caldav': { text: string }
    'push-caldav': { text: string; view: CaldavView }
    /** `entryId` is null where nothing of the schedule changed. */
    'answer-caldav': { entryId: number | null; view: CaldavView }
    'leave-caldav': CaldavView
    'add-study': { classId: number }
    /** `classId` is of the class that was made or changed, null where it is none. */
    'edit-work': { entryId: number; summary: string; classId: number | null }
    /** `restId` is the new item with which a partly done block goes on. */
    'mark-block': { entryId: number; summary: string; restId: number | null }
    'edit-by-hand': { entryId: number; summary: string }
    /** `text` says the same in the person's language, a line for each thought. */
    'explain-task': { explanation: ExplanationData; text: string }
    'weigh-places': { places: PlaceCost[] }
    'check-health': { health: HealthFacts; text: string }
    'mend-file': AppView
    /** `aside` is where the file that was there lies, where no backup could be made of it. */
    'restore-backup': { view: AppView; aside: string | null }
    'read-settings': SettingsView
    'read-about': About
    'make-backup': { backup: BackupItem }
    'show-data-folder': { isShown: boolean }
    'export-everything': EverythingFile
    'erase-everything': AppView
    /** Whether there is a menu bar that takes it. */
    'offer-menu': { isTaken: boolean }
    'set-preferences': Preferences
    'read-model': ModelStatus
    'set-model-key': ModelStatus
    /** `text` says the same in the person's language, a line for each thought. */
    'test-endpoint': { report: EndpointReport; text: string }
    'list-turns': { turns: TurnSummary[] }
    'read-trace': TurnTrace
  })[Name]

/** An expected failure: what happened, what is safe and what to do, in the person's language. */
export type Problem = {
  code: string
  message: string
  /** With a damaged data file: what can be put back in its place, newest first (D4). */
  backups?: BackupChoice[]
  /** What else can be done about it, by `mend-file`. */
  remedies?: FileRemedy[]
}

export type Reply<Name extends RequestName> = Result<RequestOutput<Name>, Problem>

/** What the core sends unasked, in order, to every window. */
export type PushEvent =
  | { kind: 'timeline'; entry: StoredTimelineEvent }
  | { kind: 'delta'; delta: LiveDelta }
  /** While the planner searches; nothing of it is stored. */
  | { kind: 'plan-progress'; progress: PlanProgress }
  /** A push to a calendar in the background has ended. */
  | { kind: 'caldav'; view: CaldavView }
  /** While a file is read or pages are drawn; null when that is over. */
  | { kind: 'side-job-progress'; progress: SideJobProgress | null }
  | { kind: 'card'; card: Card }
  /** `term` where the change was one of the term too: the diff is then in its rows and days. */
  | { kind: 'schedule'; diff: ScheduleDiff; history: HistoryHeads; term?: Term }
  | { kind: 'data-notices'; notices: readonly DataNotice[] }
  | { kind: 'clock'; clock: ClockView }
  | { kind: 'running'; isRunning: boolean }
  | { kind: 'queued'; queued: QueuedMessage[] }
  /** A field of the pack of this course was written, settled or taken away. */
  | { kind: 'pack'; course: string }
  | { kind: 'preferences'; preferences: Preferences }
  /** Texts, recitals or homework are another way: what shows them reads them anew. */
  | { kind: 'recite' }
  /** A guide went on, or was restored: what shows it reads it anew. */
  | { kind: 'guide' }
  | { kind: 'homework' }
  /** For a page whose shell has no notifications of its own. */
  | { kind: 'reminder'; reminder: SaidReminder }
  /** Something was chosen from the menu bar: the page does it as if from its palette. */
  | { kind: 'menu-action'; id: string }
  /** The whole view must be loaded anew: first run, import into an empty folder, restore, erase. */
  | { kind: 'reload' }

/** The door that preload or the browser shell puts into the page as `window.weekloom`. */
export type WeekloomDoor = {
  request<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<Reply<Name>>
  /** `rank` counts the pushes to this page, so that one which is lost or comes twice is noticed. */
  subscribe(listener: (event: PushEvent, rank: number) => void): () => void
}

/** What the page of the browser shell sends over its WebSocket; `id` is chosen by the page. */
export type SocketRequest = { id: number; name: string; input: unknown }

/** What the browser shell answers: one reply per request, and every push in order. */
export type SocketMessage =
  | { kind: 'reply'; id: number; reply: Reply<RequestName> }
  | { kind: 'push'; rank: number; event: PushEvent }
