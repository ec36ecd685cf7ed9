// Defines how long before a study block the person is reminded of it.
import { z } from 'zod'

/** Minutes. */
export const reminderLeads = [5, 10, 15, 30, 60] as const

/** Null for no reminders. */
export const reminderLeadSchema = z.literal(reminderLeads).nullable()

export type ReminderLead = z.infer<typeof reminderLeadSchema>
