// Defines one entry of the history that a model is shown.
import { z } from 'zod'

export const toolCallSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  arguments: z.looseObject({}),
})

export type ToolCall = z.infer<typeof toolCallSchema>

/** An assistant message with a `call` is always followed by the tool message with the same id (G5). */
export const messageSchema = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: z.string() }),
  z.strictObject({ role: z.literal('user'), content: z.string() }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.string(),
    call: toolCallSchema.nullable(),
    /** The whole answer of a model that said it, as its contract has it; absent where code spoke, or it called a tool. */
    answer: z.string().exactOptional(),
  }),
  z.strictObject({ role: z.literal('tool'), callId: z.string(), content: z.string() }),
])

export type Message = z.infer<typeof messageSchema>
