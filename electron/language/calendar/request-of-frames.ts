// Makes the request of a message out of its frames: its acts of the window, and the words of what else it asks for.
import type { Frame } from '../reader/frame.ts'
import { isSceneAct } from '../acts/scene-act.ts'
import type { CalendarRequest } from './calendar-request.ts'

/** Acts of one message, characters of it, and of the words of one other act. */
const most = { frames: 8, text: 2_000, left: 200 } as const

/** The least chance of an act that is worth to be said again; "same time" may be none. */
const known = 0.4

/** Between two acts of one message. */
const joint = /^(?:(?:and|then|also|so)\s+|(?:[,，、;；]|并且?|再|然后|还有)\s*)+/i

/** Null where no act is one of the window. */
export function requestOfFrames(
  text: string,
  told: readonly Frame[],
  isSure: boolean,
): CalendarRequest | null {
  const frames = told.slice(0, most.frames)
  const others = frames.filter(({ act }) => !isSceneAct(act))
  if (frames.length === others.length) return null
  return {
    text: text.slice(0, most.text),
    frames,
    chosen: [],
    agreed: [],
    isSure,
    left: others
      .filter(({ confidence }) => confidence >= known)
      .map(({ from, to }) => text.slice(from, to).trim().replace(joint, '').slice(0, most.left)),
  }
}
