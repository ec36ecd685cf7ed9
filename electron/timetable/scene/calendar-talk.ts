// Keeps what the timetable's scene has asked: the request so far, its question, and the words in which it was asked.
import { z } from 'zod'
import type { SceneWrite } from '../../../shared/agent/agent-step.ts'
import type { SayablePreferences } from '../../../shared/preferences/preference-change.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { calendarRequestSchema, questionSchema } from '../../language/calendar/calendar-request.ts'

export const calendarScene = 'calendar'

/** Raised whenever a record of the version before can't be read any more. */
const version = 1

const calendarTalkSchema = z.strictObject({
  request: calendarRequestSchema,
  /** Null where a card was opened. */
  question: questionSchema.nullable(),
  /** What was said last: an answer counts only while it is the last that was said. */
  said: z.string(),
})

export type CalendarTalk = z.infer<typeof calendarTalkSchema>

/** What the scene may do in the data folder. */
export type CalendarService = {
  term: () => Term
  preferences: () => SayablePreferences
  /** Null where nothing was asked in the conversation. */
  read: () => CalendarTalk | null
  /** To be written with the step that asks. */
  store: (talk: CalendarTalk) => SceneWrite
}

export function storeTalk(talk: CalendarTalk): SceneWrite {
  return { name: calendarScene, version, json: JSON.stringify(talk) }
}

/** Null for what can't be read any more. */
export function restoreTalk(stored: { version: number; json: string } | null): CalendarTalk | null {
  if (stored === null || stored.version !== version) return null
  return calendarTalkSchema.safeParse(JSON.parse(stored.json)).data ?? null
}
