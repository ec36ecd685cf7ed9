// Defines the file that holds everything a person has in Weekloom but keys: one JSON, versioned, made to be read back whole.
import { shortNamesSchema } from '../preferences/short-name.ts'
import { z } from 'zod'
import { authors } from '../agent/agent-step.ts'
import { autonomySchema } from '../agent/autonomy.ts'
import { cardSchema } from '../agent/card.ts'
import { messageSchema } from '../agent/message.ts'
import { preferenceChangeSchema } from '../preferences/preference-change.ts'
import { profileChangeSchema } from '../agent/profile-change.ts'
import { homeworkChangeSchema } from '../homework/change.ts'
import { studentProfileSchema } from '../agent/student-profile.ts'
import { homeworkSchema } from '../homework/homework.ts'
import { attemptSchema, materialSchema } from '../recite/material.ts'
import { timelineEventSchema } from '../agent/timeline.ts'
import { languageSchema } from '../language.ts'
import { packFieldVersionSchema } from '../pack/pack.ts'
import { modelChoiceSchema } from '../preferences/model-choice.ts'
import { keptPreferencesSchema } from '../planner/planning-preferences.ts'
import { wholeSourceSchema } from '../pack/source.ts'
import { diffSchema, type ScheduleDiff } from '../schedule/diff.ts'
import { scheduleStateSchema } from '../schedule/state.ts'
import { idSchema, termSchema } from '../schedule/term.ts'
import { reminderLeadSchema } from '../preferences/reminder-lead.ts'
import { weekStartSchema } from '../time/week-start.ts'
import { storedCitationSchema } from '../syllabus/citation.ts'
import { feedSettingsSchema } from '../feeds/feed.ts'
import { feedImportSchema } from '../timetable/feed.ts'
import { termChangeSchema } from '../timetable/term-change.ts'

/** A change of the shape below is a new number. */
export const everythingFormat = 'weekloom-everything-4'

/**
 * Of which an import reads term and week, and what else it finds: feeds, citations and texts came with the second,
 * course packs with the third, and with the fourth the tables that move all of it.
 */
export const readableFormats = [
  'weekloom-everything-1',
  'weekloom-everything-2',
  'weekloom-everything-3',
  everythingFormat,
] as const

const countSchema = z.int().min(0)

/** Records of the orchestrator and the agent, each with the version of its own that it was written in. */
const versionedSchema = z.strictObject({ version: countSchema, json: z.string() })

const historyEntrySchema = z.strictObject({
  id: idSchema,
  /** ISO instant. */
  at: z.string(),
  who: z.enum(authors),
  why: z.string(),
  // Typed by hand because zod sees its keys as any string.
  diff: z.custom<ScheduleDiff>((value) => diffSchema.safeParse(value).success),
  /** What it did to the term; null where that stayed. */
  term: termChangeSchema.nullable(),
  /** What it did to the portraits of the standing context; null where those stayed. */
  standing: profileChangeSchema.nullable(),
  /** What it did to homework; null where that stayed, and in files of before. */
  homework: homeworkChangeSchema.nullable().default(null),
  /** What it did to preferences; null where those stayed, and in files of before. */
  preferences: preferenceChangeSchema.nullable().default(null),
  cardId: z.string().nullable(),
  isUndone: z.boolean(),
  /** A later change took its place while it was undone. */
  isSuperseded: z.boolean(),
})

/** One step of the agent: its messages as models were shown them, its events as the timeline shows them. */
const stepSchema = z.strictObject({
  traceId: z.string(),
  at: z.string(),
  /** Number of the conversation's newest timeline event after it. */
  lastEvent: countSchema,
  messages: z.array(messageSchema),
  events: z.array(timelineEventSchema),
})

const conversationSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  parent: z.string().nullable(),
  createdAt: z.string(),
  /** The highest is the one that is shown. */
  opened: countSchema,
  /** Of a deleted one only the cards are there that the history points to. */
  isDeleted: z.boolean(),
  steps: z.array(stepSchema),
  cards: z.array(cardSchema),
  /** Messages that wait to be sent, oldest first. */
  queued: z.array(z.string()),
  /** Where the agent stands in a turn that waits; null between turns. */
  snapshot: versionedSchema.nullable(),
  /** Where the conversation stands across its turns. */
  session: versionedSchema.nullable(),
  /** Where each of its scenes stands, a guide for one. */
  scenes: z.array(versionedSchema.extend({ scene: z.string() })),
})

const storedPreferencesSchema = z
  .strictObject({
    language: languageSchema,
    theme: z.enum(['system', 'light', 'dark']),
    planning: keptPreferencesSchema,
    model: modelChoiceSchema,
    autonomy: autonomySchema,
    /** Who the student is, in their own words (O8). */
    standing: studentProfileSchema,
    weekStart: weekStartSchema,
    reminderLead: reminderLeadSchema,
    patterns: z.boolean(),
    shortNames: shortNamesSchema,
    webSearch: z.string(),
  })
  .partial()

export const everythingSchema = z.strictObject({
  format: z.literal(everythingFormat),
  /** Of the Weekloom that wrote it. */
  version: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** What exported calendars of this data folder are known by; null when none was made. */
  folderId: z.string().nullable(),
  term: termSchema.nullable(),
  /** With the work log in the items that have one. */
  state: scheduleStateSchema.nullable(),
  /** The next free number of each kind: none is ever given twice. */
  nextIds: z.strictObject({ task: idSchema, class: idSchema, series: idSchema, entry: idSchema }),
  /** How often each task's record was written, for calendars that already hold it. */
  revisions: z.array(z.strictObject({ task: idSchema, revision: countSchema })),
  /** Oldest first. */
  history: z.array(historyEntrySchema),
  /** When the schedule took each change up or let it go, oldest first. */
  walks: z.array(z.strictObject({ entry: idSchema, way: z.enum(['do', 'undo']), at: z.string() })),
  /** What each import of a feed said of its meetings, oldest first. */
  feeds: z.array(feedImportSchema),
  /** The calendars that are read from addresses, without those: they are kept like keys. None in files of before. */
  subscriptions: z.array(feedSettingsSchema).default([]),
  /** Where work that was imported from a syllabus was read, oldest first. */
  citations: z.array(storedCitationSchema),
  conversations: z.array(conversationSchema),
  /** The texts to be recalled, and the attempts at them, oldest first. */
  recite: z.strictObject({ materials: z.array(materialSchema), attempts: z.array(attemptSchema) }),
  /** The files given to courses, line by line, in the order in which they were added. */
  sources: z.array(wholeSourceSchema),
  /** Every version of every field of the course packs, by course, field and number. */
  packs: z.array(packFieldVersionSchema),
  /** With checklist, solution, answer key and what a model said; in the order in which it was added. */
  homework: z.array(homeworkSchema),
  /** What was never set is absent. */
  preferences: storedPreferencesSchema,
  /** Parts that could not be read and are therefore not in the file. */
  damaged: z.array(z.string()),
  /**
   * The rows of all tables of the data file, by which it moves to another folder whole; null where something is damaged.
   * `version` is that of the data file.
   */
  tables: z
    .strictObject({
      version: idSchema,
      rows: z.record(z.string(), z.array(z.array(z.union([z.string(), z.number(), z.null()])))),
    })
    .nullable(),
})

export type Everything = z.infer<typeof everythingSchema>
