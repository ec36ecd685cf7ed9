// What would make a refused write possible, for the model to call or to leave: the refusal's second half (T3).
import type { ToolCall } from '../../../shared/agent/message.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import { isScheduleTool } from '../../../shared/tools/catalogue.ts'
import { sayOfferedShift } from '../../../shared/words/planner/say-offered-shift.ts'
import type { Turn } from '../graph/turn.ts'

/** Empty where nothing would, and for what no schedule tool refused. */
export async function sayShift(
  { ports, signal }: Turn,
  { name, arguments: values }: ToolCall,
  refusal: Refusal | null,
): Promise<string> {
  if (refusal === null || !isScheduleTool(name)) return ''
  const state = ports.readState()
  const now = ports.clock().moment
  const write = { state, now, name, arguments: values, refusal }
  const shift = await ports.plannerTools.offerShift(write, signal)
  return shift === null ? '' : sayOfferedShift(state, shift, ports.language())
}
