// Mends slips of the keyboard in the few words that carry a request: days, parts of the day, verbs.
import { editDistance } from './edit-distance.ts'

const nouns = [
  'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'tomorrow',
  'today', 'tonight', 'morning', 'afternoon', 'evening', 'weekend', 'everything', 'pending',
  'january', 'february', 'september', 'october', 'november', 'december', 'second', 'session',
  'midterm', 'midterms', 'deadline', 'deadlines', 'minute', 'minutes', 'chapter', 'chapters',
] // prettier-ignore

const verbs = [
  'move',
  'swap',
  'plan',
  'place',
  'schedule',
  'undo',
  'unplace',
  'reschedule',
  'postpone',
  'improve',
  'optimise',
  'finished',
  'missed',
  'remember',
]

/** Real words that lie one slip away from one of ours. */
const otherWords = new Set(['remembers', 'remembered', 'member', 'toady', 'pacing', 'postponed', 'postpones', 'rescheduled', 'reschedules', 'unplaced', 'unplaces', 'misses', 'kissed', 'seconds', 'sessions', 'lace', 'pace', 'weekends', 'mornings', 'evenings', 'afternoons', 'places', 'plane', 'plans', 'moved', 'moves', 'moving', 'planned', 'swaps', 'swapped', 'mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays', 'scheduled', 'schedules', 'placed', 'undone', 'mover', 'moue', 'planes', 'plant', 'plain', 'sunny', 'undoes', 'spending', 'bending', 'ending', 'mourning', 'optimize', 'finish', 'finishes', 'finisher', 'furnished', 'fished', 'optimist', 'optimism', 'optimistic', 'improves', 'improved', 'optimised', 'optimized', 'evening', 'depending']) // prettier-ignore

const word = /[a-z]{4,}/g

/** `known` are the words of titles and courses, which are never changed. */
export function mendSpelling(text: string, known: ReadonlySet<string>): string {
  return text
    .replaceAll(word, (written) => {
      if (known.has(written) || otherWords.has(written)) return written
      return mendWord(written) ?? written
    })
    .replaceAll(shortSlip, (written) => shortSlips[written] ?? written)
    .replaceAll('按排', '安排')
}

/** Too short to be judged by their letters: only these are known to be slips. */
const shortSlips: Record<string, string> = {
  wek: 'week', weke: 'week', ewek: 'week', wekk: 'week', weeek: 'week',
  mov: 'move', mve: 'move', pln: 'plan', paln: 'plan', plna: 'plan', swp: 'swap', plce: 'place',
  exma: 'exam', wich: 'which', whcih: 'which', waht: 'what', wehn: 'when', teh: 'the', eaxm: 'exam', finla: 'final',
} // prettier-ignore
const shortSlip = /\b[a-z]{3,5}\b/g

function mendWord(written: string): string | null {
  if (nouns.includes(written) || verbs.includes(written)) return written
  const noun = nouns.filter((candidate) => isNounSlip(written, candidate))
  if (noun.length === 1) return noun[0] ?? null
  const verb = verbs.filter((candidate) => isVerbSlip(written, candidate))
  return verb.length === 1 ? (verb[0] ?? null) : null
}

function isNounSlip(written: string, noun: string): boolean {
  if (noun.length < 6 || written[0] !== noun[0]) return false
  return editDistance(written, noun, 2) <= (noun.length >= 8 ? 2 : 1)
}

// Stricter than for nouns, for a verb decides whether something is written: "more" must never become "move".
function isVerbSlip(written: string, verb: string): boolean {
  if (written[0] !== verb[0]) return false
  // Nothing but a slip comes near a long verb.
  if (verb.length >= 8 && editDistance(written, verb, 2) <= 2) return true
  if (editDistance(written, verb, 1) !== 1) return false
  if (lettersOf(written) === lettersOf(verb)) return true
  const doubled = /(.)\1/g
  return written.replaceAll(doubled, '$1') === verb
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('')
}
