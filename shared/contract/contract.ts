// Defines the one contract between the page, the terminal and the core: every request there is (C1).
import type { z } from 'zod'
import { conversationRequests } from '../conversation/requests.ts'
import { exchangeRequests } from '../exchange/requests.ts'
import { feedRequests } from '../feeds/requests.ts'
import { guideRequests } from '../guide/requests.ts'
import { homeworkRequests } from '../homework/requests.ts'
import { modelRequests } from '../model/requests.ts'
import { outlookRequests } from '../outlook/requests.ts'
import { packRequests } from '../pack/requests.ts'
import { reciteRequests } from '../recite/requests.ts'
import { researchRequests } from '../research/requests.ts'
import { historyRequests } from '../history/requests.ts'
import { scheduleRequests } from '../planner/requests.ts'
import { settingsRequests } from '../settings/requests.ts'
import { syllabusRequests } from '../syllabus/requests.ts'
import { timetableRequests } from '../term/requests.ts'

export const contract = {
  ...conversationRequests,
  ...exchangeRequests,
  ...feedRequests,
  ...guideRequests,
  ...homeworkRequests,
  ...modelRequests,
  ...outlookRequests,
  ...packRequests,
  ...reciteRequests,
  ...researchRequests,
  ...historyRequests,
  ...scheduleRequests,
  ...settingsRequests,
  ...syllabusRequests,
  ...timetableRequests,
}

export type RequestName = keyof typeof contract

export type RequestInput<Name extends RequestName> = z.infer<(typeof contract)[Name]['input']>

export type RequestOutput<Name extends RequestName> = (typeof contract)[Name] extends {
  readonly answer?: infer Answer
}
  ? Answer
  : never
