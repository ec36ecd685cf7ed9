// Defines the contract between the renderer and the core: answers, pushes and the bridge. Desktop, browser shell and CLI derive from it.
import type { DataNotice } from '../view/data-notice.ts'
import type { Card } from '../agent/card.ts'
import type { LiveDelta, StoredTimelineEvent } from '../agent/timeline.ts'
import type { ClockView, HistoryHeads, QueuedMessage } from '../view/app-view.ts'
import type { CaldavView } from '../exchange/caldav.ts'
import type { FeedsView } from '../feeds/feed.ts'
import type { SideJobProgress } from '../side-job.ts'
import type { PlanProgress } from '../planner/plan-progress.ts'
import type { RequestInput, RequestName, RequestOutput } from './contract.ts'
import type { Result } from '../result.ts'
import type { ScheduleDiff } from '../schedule/diff.ts'
import type { Term } from '../schedule/term.ts'
import type { FileRemedy } from '../settings/file-remedies.ts'
import type { Preferences } from '../view/preferences.ts'
import type { BackupChoice } from '../view/settings-view.ts'
import type { SaidReminder } from '../reminders/due-reminders.ts'

/** An expected failure: what happened, what is safe and what to do, in the person's language. */
export type Problem = {
  code: string
  message: string
  /** With a damaged data file: what can be put back in its place, newest first (D4). */
  backups?: BackupChoice[]
  /** What else can be done about it, by `mend-file`. */
  remedies?: FileRemedy[]
  /** A yes to this host lets it go on. */
  host?: string
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
  /** Calendars at addresses were read; `taken` is said where lectures were taken over by themselves. */
  | { kind: 'feeds'; view: FeedsView; taken: string }
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

/** The bridge that preload or the browser shell puts into the page as `window.weekloom`. */
export type WeekloomBridge = {
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
