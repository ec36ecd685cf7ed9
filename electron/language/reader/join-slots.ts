// Joins the words of a role that belong together: "9 in | the evening", a count before its name, "10:40 to 12:15".
import type { Frame, RoleName, Slot } from './frame.ts'

const untilWord = /(?:\b(?:until|till?|through|up to)(?: the)?\s*|[到至])$/iu

/** "All problem sets": how many are meant stands before their name. */
const howMany =
  /\b(?:all|both|every|each|two|three|four|five)\s+(?:of\s+)?(?:the\s+|my\s+|these\s+)?$/i

/** Words before a role's own that belong to it: without its "until", a time away would begin then. */
const leads: Partial<Record<RoleName, RegExp>> = {
  not: untilWord,
  when: new RegExp(String.raw`${untilWord.source}|\bthat\s+$`, 'iu'),
  task: howMany,
}

/** "9 in | the evening tomorrow" is one time. */
function joinTimes(slots: readonly Slot[], text: string): Slot[] {
  const joined: Slot[] = []
  for (const slot of slots) {
    const last = joined.at(-1)
    // An answer stands nowhere in the message.
    const isOne =
      last !== undefined &&
      last.to <= slot.from &&
      ofTime.has(last.role) &&
      last.role === slot.role &&
      /^\s*(?:the|in the|on|at|in)?\s*$/.test(text.slice(last.to, slot.from))
    if (
      last?.role === 'title' &&
      slot.role === 'title' &&
      ofWhat.test(text.slice(last.to, slot.from))
    )
      joined[joined.length - 1] = { ...last, to: slot.to, text: text.slice(last.from, slot.to) }
    else if (last !== undefined && joined.length > 1 && isRange(joined.at(-2), last, slot, text))
      joined[joined.length - 1] = { ...slot, from: last.from, text: text.slice(last.from, slot.to) }
    else if (isOne)
      joined[joined.length - 1] = { ...last, to: slot.to, text: text.slice(last.from, slot.to) }
    else joined.push(slot)
  }
  return joined
}

/** "Essay | for | English on climate" */
const ofWhat = /^\s*(?:for|on|of|about|in)\s*(?:the |my )?$/i

export const ofTime: ReadonlySet<RoleName> = new Set<RoleName>(['to', 'when', 'not', 'from'])

/** "To Saturday, 10:40 to 12:15": behind a day that it goes to, the first hour leaves nothing. */
function isRange(day: Slot | undefined, first: Slot, last: Slot, text: string): boolean {
  const isOfDay = day?.role === 'to' && first.role === 'from' && last.role === 'to'
  return (
    isOfDay &&
    [first, last].every(({ text: words }) => clock.test(words)) &&
    /^\s*(?:to|till?|until|-|–|到|至)\s*$/i.test(text.slice(first.to, last.from)) &&
    !/(?:\bfrom|从)\s*$/i.test(text.slice(0, first.from))
  )
}

const clock = /^\d{1,2}(?::\d{2}| ?[ap]m)+$/i

/** 下一次: what counts it belongs to it. */
const classifier = /^[次个回场]/

export function withLeads(frame: Frame, text: string): Frame {
  const slots = joinTimes(frame.slots, text).map((said) => {
    const slot = withClassifier(said, text)
    const before = leads[slot.role]?.exec(text.slice(frame.from, slot.from)) ?? null
    if (before === null) return slot
    const from = frame.from + before.index
    return Object.assign({}, slot, { from, text: text.slice(from, slot.to) })
  })
  return { ...frame, slots }
}

function withClassifier(slot: Slot, text: string): Slot {
  const isCounted = slot.role === 'task' && /[一二两三四五六七八九十\d]$/.test(slot.text)
  if (!isCounted || !classifier.test(text.slice(slot.to))) return slot
  return { ...slot, to: slot.to + 1, text: text.slice(slot.from, slot.to + 1) }
}
