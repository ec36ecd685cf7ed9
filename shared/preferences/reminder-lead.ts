// Defines how long before a study block the person is reminded of it.
import { z } from 'zod'

/** Minutes that are offered. */
export const usualLeads = [5, 10, 15, 30, 60] as const

/** A clock that ticks every five minutes has to meet it before the block begins. */
const [shortestLead, longestLead] = [5, 180]

/** Minutes; null for no reminders. */
export const reminderLeadSchema = z.int().min(shortestLead).max(longestLead).nullable()

export type ReminderLead = z.infer<typeof reminderLeadSchema>
