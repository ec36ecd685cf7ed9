// Words that were taken for something new, and name a block that is there: "put calculus review 2 on 28 November".
import type { Ground } from '../ground.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'

const isNew: ReadonlySet<ActName> = new Set<ActName>([
  'add_work',
  'add_event',
  'add_homework',
  'add_exam',
])
const ofBlocks: ReadonlySet<ActName> = new Set<ActName>([
  'move',
  'place',
  'plan',
  'mark:done',
  'mark:missed',
  'set_deadline',
  'set_length',
])

/** The least chance of the act on blocks. */
const least = 0.15

export function ofKnownWork(frame: Frame, ground: Ground): Frame {
  const other = frame.others.find(({ act }) => ofBlocks.has(act))
  const title = frame.slots.find(({ role }) => role === 'title')
  if (!isNew.has(frame.act) || title === undefined) return frame
  if (other === undefined || other.confidence < least || !namesBlock(title.text, ground))
    return frame
  const slots = frame.slots.map((slot) =>
    slot === title
      ? Object.assign({}, slot, { role: 'task' as const })
      : (slot.role === 'due' || slot.role === 'when') && !other.act.startsWith('set')
        ? Object.assign({}, slot, {
            role: goal.has(other.act) ? ('to' as const) : ('when' as const),
          })
        : slot,
  )
  return { ...frame, act: other.act, confidence: frame.confidence + other.confidence, slots }
}

const goal: ReadonlySet<ActName> = new Set<ActName>(['move', 'place'])

/** The whole of the words is the name of blocks, with a number perhaps. */
function namesBlock(words: string, ground: Ground): boolean {
  const { names, text } = lexText(prepareText(words, ground), ground)
  const [name, ...more] = names
  if (
    name === undefined ||
    more.length > 0 ||
    !/^(?:the |my |this |our )*$/.test(text.slice(0, name.start))
  )
    return false
  return /^[\s\d]*$/.test(text.slice(name.end))
}
