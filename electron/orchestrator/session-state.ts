// Where a conversation stands across its turns (O4): one record of plain JSON, kept in the data file.
import { z } from 'zod'
import { autonomySchema } from '../../shared/agent/autonomy.ts'

/** Raised whenever a record of the version before can't be read any more. */
const sessionVersion = 1

const slotsSchema = z.record(z.string(), z.string())

const pendingSwitchSchema = z.strictObject({
  scene: z.string().min(1),
  slots: slotsSchema,
  /** The words that made it seem so; a yes takes them up again. */
  request: z.string(),
  turnsLeft: z.int().min(1),
})

/** A change of scene that the person was asked about. */
export type PendingSwitch = z.infer<typeof pendingSwitchSchema>

const sessionStateSchema = z.strictObject({
  activeScene: z.string().min(1),
  /** The phase that the scene was left in. */
  phase: z.string(),
  pending: pendingSwitchSchema.nullable(),
  /** When an idle scene is left, ISO; null at home. */
  deadline: z.string().nullable(),
  lastIntent: z
    .strictObject({ target: z.string(), score: z.number(), reason: z.string() })
    .nullable(),
  /** ISO, and the person's date then. */
  lastActivity: z.string().nullable(),
  lastDate: z.string().nullable(),
  /** What is to be learned today, as the scenes have put it together; theirs to read and write. */
  agenda: z.array(z.string()),
  /** What is applied without asking in this conversation, beside what is everywhere (O7). */
  always: autonomySchema,
})

export type SessionState = z.infer<typeof sessionStateSchema>

export function beginSession(scene: string): SessionState {
  return {
    activeScene: scene,
    phase: 'idle',
    pending: null,
    deadline: null,
    lastIntent: null,
    lastActivity: null,
    lastDate: null,
    agenda: [],
    always: [],
  }
}

export function storeSession(session: SessionState): { version: number; json: string } {
  return { version: sessionVersion, json: JSON.stringify(session) }
}

/** Null for none, and for one that this version can't read: the conversation then begins at home. */
export function restoreSession(
  stored: { version: number; json: string } | null,
): SessionState | null {
  if (stored === null || stored.version !== sessionVersion) return null
  try {
    return sessionStateSchema.safeParse(JSON.parse(stored.json)).data ?? null
  } catch {
    return null
  }
}
