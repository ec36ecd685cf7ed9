// What of the trained reading counts: a greeting or a reason told beside a request asks for nothing.
import type { ActName, Frame } from '../reader/frame.ts'

const asides: ReadonlySet<ActName> = new Set<ActName>([
  'answer',
  'vent',
  'greet',
  'thank',
  'off_topic',
  'yes',
])

const sure = 0.75
const unsure = 0.3

/** Without what stands beside a sure request and is none itself. */
export function tidyFrames(frames: readonly Frame[]): Frame[] {
  const [only, ...more] = frames.filter(isRequest)
  if (only === undefined) return [...frames]
  // 礼拜三晚上，帮我空出来: what stands apart from it is said of it.
  if (more.length === 0 && only.slots.length === 0) {
    const others = frames.filter((frame) => frame !== only)
    const from = Math.min(only.from, ...others.map((frame) => frame.from))
    const slots = others.flatMap((frame) => frame.slots)
    return slots.length === 0 ? [...frames] : [{ ...only, from, slots }]
  }
  return frames.filter(
    (frame) =>
      isRequest(frame) ||
      !(asides.has(frame.act) || (frame.confidence < unsure && !frame.slots.some(isName))),
  )
}

function isRequest(frame: Frame): boolean {
  return !asides.has(frame.act) && chanceOf(frame) >= sure
}

function isName({ role, text }: Frame['slots'][number]): boolean {
  return (role === 'task' || role === 'course' || role === 'title') && text.length > 3
}

/** That it is this act, or one that does the same: what "put it on Friday" does depends on where the block lies. */
export function chanceOf({ act, confidence, others }: Frame): number {
  const same = act === 'move' ? 'place' : act === 'place' ? 'move' : null
  const other = others.find((each) => each.act === same)
  return Math.min(1, confidence + (other?.confidence ?? 0))
}
