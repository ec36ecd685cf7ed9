// Study work itself in what was said: new work to note and new limits, beside other requests or alone.
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import { behindLead, readCapture } from './read-capture.ts'
import { deadline, readClassChange } from './read-class-change.ts'

const order = String.raw`(?:also |please |then )*(?:plan|move|swap|undo|add|note|remind|remember|don't forget|make|put|schedule|place|shift|create)\b`
const borders = new RegExp(
  String.raw`[;。!]+|\.(?=\s|$)|,? ?\b(?:and|then|also|plus)\b (?=${order})|, ?(?=${order})|[,，]? ?(?:顺便|另外|对了|还有|然后|同时|(?<=.)(?<![别不])再(?=把|将|加|记|给|提醒))`,
  'g',
)
const movesIt = /\b(?:move|push|shift|postpone|extend|bring|set|put)\b|推迟|提前|延|改|挪/

/** "It's due Wednesday", "takes two hours": more of the piece before. */
const goesOn =
  /^(?:it|that|this|they)\b(?!.*\b(?:move|to (?:mon|tue|wed|thu|fri|sat|sun))\b)|^(?:due|takes?|needs?|about|around|by|before|each|for)\b|^(?:大概|大约|需要|要花|每次|截止|预计)/

/** Null when nothing of the kind is said. `readRest` reads what else was said. */
export function readWork(
  prepared: string,
  raw: string,
  ground: Ground,
  readRest: (text: string, ground: Ground) => Draft[],
): Draft[] | null {
  const pieces = piecesOf(prepared)
  const read = pieces.map(
    (piece) => readCapture(piece, raw, ground) ?? readClassChange(piece, ground),
  )
  const drafts = read.filter((draft) => draft !== null)
  if (drafts.length === 0) {
    const [only = '', ...others] = pieces
    const bare = others.length === 0 ? behindLead(only) : null
    if (bare !== null) return readRest(bare, ground)
    // What is said of a deadline is never said of a block.
    const isOfDeadline = deadline.test(prepared) && movesIt.test(prepared)
    return isOfDeadline ? [{ kind: 'unknown', isRelated: true }] : null
  }
  const rest = pieces.filter((_, index) => read[index] === null).join(' , ')
  return rest === '' ? drafts : [...drafts, ...readRest(rest, ground)]
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const piece of text.split(borders).map((each) => each.trim())) {
    if (!/[\p{L}\p{N}]/u.test(piece)) continue
    const last = pieces.length - 1
    if (last >= 0 && goesOn.test(piece)) pieces[last] = `${pieces[last]}, ${piece}`
    else pieces.push(piece)
  }
  return pieces
}
