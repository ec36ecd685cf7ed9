// Makes the request of a message out of its frames: its acts of the window.
import type { Frame } from '../reader/frame.ts'
import { isSceneAct } from '../acts/scene-act.ts'
import type { CalendarRequest } from './calendar-request.ts'

/** Acts of one message, and characters of it. */
const most = { frames: 8, text: 2_000 } as const

/** Null where no act is one of the window. */
export function requestOfFrames(
  text: string,
  told: readonly Frame[],
  isSure: boolean,
): CalendarRequest | null {
  const frames = told.slice(0, most.frames)
  if (!frames.some(({ act }) => isSceneAct(act))) return null
  return {
    text: text.slice(0, most.text),
    frames,
    chosen: [],
    agreed: [],
    isSure,
  }
}
