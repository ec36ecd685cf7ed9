// Defines what every operation of an execution document says beside its changes.
import { z } from 'zod'
import { idSchema } from '../schedule/term.ts'

export const operationHead = {
  /** The body of work (task class) that it is about; null for one that the document itself makes, or none. */
  taskId: idSchema.nullable(),
  /** The section of the draft that it comes from. */
  section: z.string().min(1).max(40),
  /** The session that it is about; null for none. */
  itemId: idSchema.nullable(),
  /** One sentence for the person: what it will do. */
  preview: z.string().max(400),
  /** One sentence for the person: why. */
  reason: z.string().max(400),
}
