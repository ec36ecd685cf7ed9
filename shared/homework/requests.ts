// Defines what the requests of homework take and answer: its part of the one contract (C1, H1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import { idSchema, longestSession } from '../schedule/term.ts'
import { maxMinutes } from '../schedule/work-log.ts'
import { maxSessions } from '../schedule/work/work-edit.ts'
import type { Comparison } from './comparison.ts'
import { homeworkEditSchema } from './edit.ts'
import { homeworkDraftSchema, type Homework, type Remarks, type Step } from './homework.ts'
import type { HomeworkMinutes } from './minutes.ts'
import type { Urgency } from './urgency.ts'

/** An item in the list: what it is, without its texts. */
export type HomeworkLine = Pick<Homework, 'id' | 'title' | 'course' | 'dueDate' | 'dueTime'> &
  HomeworkMinutes & {
    urgency: Urgency
    /** Points of its checklist, and how many are ticked. */
    steps: number
    ticked: number
    hasSolution: boolean
    hasKey: boolean
    /** Blocks of its work, and how many are still open; 0 of 0 where none is planned. */
    blocks: number
    openBlocks: number
  }

export type HomeworkView = { items: HomeworkLine[] }

export type HomeworkDetail = HomeworkLine & {
  checklist: Step[]
  solution: string
  /** Null where there is none, and where it is not to be shown yet. */
  answerKey: string | null
  /** Null where there is no solution or no key. */
  comparison: Comparison | null
  remarks: Remarks | null
  /** Who could remark on the solution, and where it would go; null where the built-in model answers. */
  reader: { name: string; host: string } | null
  /** The next blocks as lines for the person. */
  plan: string[]
  /** How the person's pace stands for this work, in a sentence or two; empty without a term. */
  pace: string
  /** Bodies of work of its course that its sessions could join. */
  classes: { id: number; title: string }[]
}

type Written = { entryId: number; summary: string }

export const homeworkRequests = {
  /** All items, what is open and due first in front. */
  'read-homework': defineRequest<HomeworkView>()({}),
  /** One with its texts; the answer key before there is a solution only where `showsKey` asks for it. */
  'open-homework': defineRequest<HomeworkDetail>()({ id: idSchema, showsKey: z.boolean() }),
  'add-homework': defineRequest<{ id: number }>()({ draft: homeworkDraftSchema }),
  'edit-homework': defineRequest<{ id: number }>()({ id: idSchema, edit: homeworkEditSchema }),
  /** The item goes with its texts; its blocks in the plan stay. */
  'delete-homework': defineRequest<{ title: string }>()({ id: idSchema }),
  /** Makes its study work, up to the due date: a body of work of its own, or sessions in one that is there. */
  'plan-homework': defineRequest<Written & { classId: number }>()({
    id: idSchema,
    classId: idSchema.nullable(),
    sessions: z.int().min(1).max(maxSessions),
    periods: z.int().min(1).max(longestSession),
  }),
  /** Minutes worked on it, as the mark of one of its blocks. */
  'work-homework': defineRequest<Written & { taskId: number; restId: number | null }>()({
    id: idSchema,
    minutes: z.int().min(1).max(maxMinutes),
    /** Whether that block is finished with it; null: where it took as long as planned. */
    isFinished: z.boolean().nullable(),
  }),
  /** Gives task and solution to the model that the person chose; to be asked on their word only. */
  'remark-homework': defineRequest<{ remarks: Remarks }>()({ id: idSchema }),
}
