// Sends what the trained reader has read of another scene's work there: recall, the course pack, the guide.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readActs } from '../frames/recut.ts'
import type { ActName, Frame, RoleName } from '../reader/frame.ts'
import { readCalendar } from './read-calendar.ts'
import { courseNamed } from './new-homework.ts'
import { prepareText } from '../words/lexed-text.ts'
import { findSame } from '../read/same-again.ts'

const scenes: Partial<Record<ActName, string>> = {
  start_recite: 'recite',
  add_text: 'recite',
  start_pack: 'pack',
  start_guide: 'guide',
}

/** The least chance: of any, and of one that comes before a guide that was heard begun. */
const sure = { usual: 0.7, leads: 0.98 } as const

/** Null where it is of no other scene, or not surely. */
export function readScene(facts: TurnFacts): StageOutput['chat'] | null {
  // "And the same for english" is of what was said before.
  if (findSame(prepareText(facts.request, facts), facts) !== null) return null
  const frames = readActs(facts.request, facts)
  return readCalendar(frames, facts) ?? sceneOf(frames, facts, sure.usual)
}

/** "I have to learn sonnet 18 by heart" is a text, whatever else one may learn. In a guide its own readers decide. */
export function readSureScene(facts: TurnFacts): StageOutput['chat'] | null {
  if (facts.scenes === null || facts.scenes.active === 'guide') return null
  const found = sceneOf(readActs(facts.request, facts), facts, sure.leads)
  return found?.scene === 'recite' ? found : null
}

function sceneOf(
  frames: readonly Frame[],
  facts: TurnFacts,
  least: number,
): StageOutput['chat'] | null {
  const [frame, ...others] = frames
  const scene = frame === undefined ? undefined : scenes[frame.act]
  if (frame === undefined || scene === undefined || others.length > 0) return null
  if (frame.confidence < least || frame.flags.includes('negated')) return null
  if (!(facts.scenes?.known.some(({ name }) => name === scene) ?? false)) return null
  const slots = slotsOf(frame, facts)
  if (slots === null) return null
  return { intent: 'task', speak: '', reason: frame.act, scene, score: 100, slots }
}

type Slots = NonNullable<StageOutput['chat']['slots']>

const told = (name: string, value: string) => (value === '' ? [] : [{ name, value }])

function slotsOf(frame: Frame, facts: TurnFacts): Slots | null {
  const words = (...roles: RoleName[]) =>
    frame.slots.find(({ role }) => roles.includes(role))?.text ?? ''
  switch (frame.act) {
    case 'add_text':
      return [
        { name: 'act', value: 'keep' },
        ...told('text', words('text')),
        ...told('title', words('title')),
        ...told('course', courseNamed(words('course'), facts) ?? ''),
      ]
    case 'start_recite':
      return told('topic', words('text', 'title'))
    default:
      return told('course', words('course', 'title'))
  }
}
