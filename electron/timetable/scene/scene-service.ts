// Declares what the timetable's scene may do in the data folder: read the term, read and store what is being asked.
import type { SceneWrite } from '../../../shared/agent/agent-step.ts'
import type { SayablePreferences } from '../../../shared/preferences/preference-change.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { CalendarTalk } from './calendar-talk.ts'

export type CalendarService = {
  term: () => Term
  preferences: () => SayablePreferences
  /** Null where nothing was asked in the conversation. */
  read: () => CalendarTalk | null
  /** To be written with the step that asks. */
  store: (talk: CalendarTalk) => SceneWrite
}
