// What was told in earlier turns and still holds: days without time, and what a student never wants.
import { momentAt } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import type { AwayTime } from './intent.ts'
import { mergeLimits, noLimits, type Limits } from '../read/kept-free.ts'
import { prepareText } from '../words/lexed-text.ts'
import { readMessage } from '../frames/read-message.ts'
import { timesOf } from './times-away.ts'
import { readTalk } from '../words/small-talk.ts'
import { unavailable } from '../words/verbs.ts'

export type Remembered = { away: AwayTime[]; limits: Limits }

/** Only these are read again: each text costs time. */
export const mayTell =
  /\b(?:not|no|never|don't|can't|cannot|keep|leave|every|\w+days|mornings|afternoons|evenings|nights)\b|不|别|没|空出|留空|每/

/** Takes back what was told before: "I'm back", "I'm well again", 病好了. */
const takenBack =
  /\b(?:i'?m|i am) (?:back(?! (?:on|by|at|in|only|mon|tue|wed|thu|fri|sat|sun|next|tomorrow))|home again|well again|fine again|better(?: now)?|healthy again|free after all)\b|\bafter all\b|(?:病|感冒)?(?:已经|都)?(?:好了|痊愈)(?!$)|病好了|我回来了|又有空了|不出差了|不请假了/

/** The answer to what was asked about it: the session may stay, the Saturday is free all the same. */
const isNo = /^(?:no|nope|nah|no,? thanks?|不|不用|不要|不用了|不要了|不了)$/

export const nothingTold: Remembered = { away: [], limits: noLimits }

/** Each text is read against the day on which it was said; what is over has no days left. */
export function remember(ground: Ground): Remembered {
  let kept: Remembered[] = []
  for (const { text, date, minute } of ground.told) {
    const then: Ground = {
      ...ground,
      recent: [],
      told: [],
      now: momentAt(ground.state.window, date, minute),
      today: { date, minute },
    }
    const words = prepareText(text, then)
    if (takenBack.test(words)) kept = []
    else if (isNo.test(words)) kept.push(nothingTold)
    else if (readTalk(words) === 'cancel') kept = kept.slice(0, -1)
    else if (unavailable.test(words) || mayTell.test(words)) kept.push(readTold(text, then, ground))
    else kept.push(nothingTold)
  }
  return kept.reduce(join, nothingTold)
}

/** What is told for one plan belongs to that plan; work of one course that leaves a day is no absence. */
function readTold(text: string, then: Ground, ground: Ground): Remembered {
  const drafts = readMessage(text, then)
  return drafts.reduce<Remembered>((all, draft) => {
    if (draft.kind === 'limit' && draft.isStanding)
      return join(all, { away: [], limits: draft.limits })
    if (draft.kind !== 'clear' || draft.names.length > 0 || !draft.isAway) return all
    return join(all, { away: timesOf(draft.spans, ground), limits: noLimits })
  }, nothingTold)
}

function join(a: Remembered, b: Remembered): Remembered {
  return { away: [...a.away, ...b.away], limits: mergeLimits(a.limits, b.limits) }
}
