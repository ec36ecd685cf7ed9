// Reads and keeps what a conversation asks of the timetable, for its scene.
import { readScene } from '../../../db/scenes.ts'
import { readTerm } from '../../../db/schedule.ts'
import type { SessionContext } from '../../session/context.ts'
import {
  type CalendarService,
  calendarScene,
  restoreTalk,
  storeTalk,
} from '../scene/calendar-talk.ts'

export function calendarService(context: SessionContext, conversation: string): CalendarService {
  const { database } = context
  return {
    term: () => {
      const term = readTerm(database)
      if (term === null) throw new Error('a turn runs only when there is a term')
      return term
    },
    preferences: () => context.preferences,
    read: () => restoreTalk(readScene(database, conversation, calendarScene)),
    store: storeTalk,
  }
}
