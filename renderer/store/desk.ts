// Everything that the page holds, made once: the client to the core and one store per concern.
import type { DataNotice } from '../../shared/view/data-notice.ts'
import type { CaldavView } from '../../shared/exchange/caldav.ts'
import type { Language } from '../../shared/language.ts'
import type { BackupChoice } from '../../shared/view/settings-view.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import type { PlaceCost } from '../../shared/planner/explanation.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { WeeklyBlock } from '../../shared/timetable/weekly-block.ts'
import { noStudentProfile } from '../../shared/agent/student-profile.ts'
import { offlineChoice } from '../../shared/preferences/model-choice.ts'
import { defaultPreferences } from '../../shared/planner/planning-preferences.ts'
import type { StartedImport } from './import-source.ts'
import type { CoreClient, Connection } from '../client/socket-client.ts'
import type { SideJobs } from './side-jobs.ts'
import { createGuideStore, type GuideStoreState } from './guide-store.ts'
import { createAttemptStore, type AttemptState } from './attempt-store.ts'
import { createCarryStore, type CarryStore } from './carry-store.ts'
import { createComposerStore, type ComposerState } from './composer-store.ts'
import { createChatStore, type ChatState } from './chat-store.ts'
import { createKeyedStore, type KeyedStore, createStore, type Store } from './store.ts'
import { createProposalStore, type ProposalStore } from './proposal-store.ts'
import { createWeekStore, drawWeeksFrom, type WeekStore } from './week-store.ts'
import type { SimulationFacts } from '../../shared/planner/simulation.ts'
import type { SimulateWish } from './simulate-wish.ts'

export type Settings = Preferences & {
  /** False until the first view has come. */
  isLoaded: boolean
  connection: Connection
  /** Why nothing can be changed; empty where it can. */
}

/** One line at the foot of the week; `problem` stays until it is dismissed. */
export type Notice = {
  kind: 'problem' | 'done'
  text: string
  at: number
  /** Of a change: which way takes it back, and what that step is called; it is offered while it is the next one. */
  back?: { way: HistoryWay; what: string }
}

export type HistoryWay = 'undo' | 'redo'

/** What the middle of the page shows. */
export type View = 'week' | 'term' | 'today'

export const settingsParts = [
  'general',
  'assistant',
  'standing',
  'habits',
  'calendar',
  'backups',
  'data',
  'about',
] as const

export type SettingsPart = (typeof settingsParts)[number]

/** The dialog that is open, with what it needs to know. */
export type OpenDialog =
  /** `isFromCourse`: the page of the course comes back when it closes; `at`: where its first session is to lie; `exam`: what it is for. */
  | {
      kind: 'add-study'
      course: string
      isFromCourse?: boolean
      at?: Place
      exam?: { title: string; date: string }
    }
  /** A new one, or one of one day that is there. */
  | { kind: 'appointment'; at: Place; block?: WeeklyBlock }
  | { kind: 'course'; course: string }
  | { kind: 'export' }
  | { kind: 'health' }
  /** Of the course; empty for the one that was worked on last. */
  | { kind: 'pack'; course: string }
  | { kind: 'history' }
  | { kind: 'trace'; traceId: string }
  | { kind: 'settings'; part: SettingsPart }
  | { kind: 'feeds' }
  | { kind: 'type-term' }
  /** `at`: where a new class begins, or that with the `title` lies. */
  | { kind: 'timetable'; at?: Place; title?: string }
  | { kind: 'term-setup'; part: TermPart }
  | { kind: 'palette' }
  | { kind: 'shortcuts' }
  /** Empty, or with the file that was dropped; for one course where it was opened from there. */
  | { kind: 'syllabus'; file: File | null; course: string | null }
  /** Empty, or with what was dropped on the window: its preview, or why it has none. */
  | ({ kind: 'import' } & StartedImport)
  /** For a study block or one text, or for whatever is due. */
  | { kind: 'recite'; taskId: number | null; textId?: number }
  /** One item, or the list; new ones are for the course, where there is one. */
  | { kind: 'homework'; id: number | null; course: string }

export type FrameState = {
  view: View
  isLeftOpen: boolean
  isConversationOpen: boolean
  dialog: OpenDialog | null
  notice: Notice | null
  /** How far the reading of files, the drawing of pages, and the like are, while they run. */
  sideJobs: SideJobs
  /** How the calendar that the plan is pushed to stands, as it was last told; null before. */
  caldav: CaldavView | null
  /** With a data file that does not open: the copies that can be put in its place, and what else can be done. */
  ways: { backups: readonly BackupChoice[]; remedies: readonly FileRemedy[] }
  /** What is wrong with the data file, until it is mended or the person has put it away. */
  dataNotices: readonly DataNotice[]
  /** The block whose details are open, and where it stands on the screen in pixels. */
  details: { taskId: number; anchor: Anchor } | null
}

export type Anchor = { left: number; top: number; right: number; bottom: number }

/** While the costs of other places lie on the week: the mark that Tab reaches, and the place that was asked about. */
export type WeighingState = {
  /** The person looks at other places: those of the next block are weighed too. */
  isOpen: boolean
  stop: Pick<Place, 'day' | 'start'> | null
  asked: PlaceCost | null
  /** The week is turned from a mark: one of the next week's takes the focus. */
  isTurning: boolean
}

/** The schedule as it was at an earlier instant, while the week shows it; `walks` counts the changes since. */
export type PastState = { shown: { at: string; walks: number; state: ScheduleState } | null }

export type Desk = {
  client: CoreClient
  settings: Store<Settings>
  week: WeekStore
  proposal: ProposalStore
  carry: CarryStore
  /** By window day: what other starts of the block whose details are open would cost. */
  costs: KeyedStore<number, readonly PlaceCost[]>
  /** By course, what its plan came to when it was tried out last. */
  outlooks: KeyedStore<string, ToldOutlook>
  weighing: Store<WeighingState>
  chat: Store<ChatState>
  guide: Store<GuideStoreState>
  composer: Store<ComposerState>
  past: Store<PastState>
  /** An attempt, and a text that is typed in, as far as they are written: they outlive the page. */
  attempt: Store<AttemptState>
  frame: Store<FrameState>
}

export function createDesk(client: CoreClient, language: Language): Desk {
  const settings = createStore<Settings>({
    language,
    theme: 'system',
    planning: defaultPreferences,
    model: offlineChoice,
    autonomy: [],
    standing: noStudentProfile,
    weekStart: 1,
    reminderLead: null,
    patterns: false,
    shortNames: [],
    webSearch: '',
    isLoaded: false,
    connection: 'connected',
  })
  const week = createWeekStore()
  settings.subscribe(() => drawWeeksFrom(week, settings.get().weekStart))
  return {
    client,
    settings,
    week,
    proposal: createProposalStore(),
    carry: createCarryStore(),
    costs: createKeyedStore<number, readonly PlaceCost[]>(),
    outlooks: createKeyedStore<string, ToldOutlook>(),
    weighing: createStore<WeighingState>({
      isOpen: false,
      stop: null,
      asked: null,
      isTurning: false,
    }),
    chat: createChatStore(),
    guide: createGuideStore(),
    composer: createComposerStore(),
    past: createStore<PastState>({ shown: null }),
    attempt: createAttemptStore(),
    frame: createStore<FrameState>({
      view: 'week',
      isLeftOpen: true,
      isConversationOpen: true,
      dialog: null,
      notice: null,
      sideJobs: [],
      caldav: null,
      ways: { backups: [], remedies: [] },
      dataNotices: [],
      details: null,
    }),
  }
}

type ToldOutlook = {
  facts: SimulationFacts
  /** What it was about. */
  state: ScheduleState | null
  wish: SimulateWish
}

export const termParts = ['term', 'periods', 'days'] as const

export type TermPart = (typeof termParts)[number]
