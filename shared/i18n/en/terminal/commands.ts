// Says in English: what the commands print.
import type { UsageValues } from '../../usage-values.ts'

// The sentences for a command line whose parts don’t go together: unknown, missing, too many, or at odds.

export const commandFormPhrases = {
  'unknown-command': ({ given }: UsageValues) =>
    `There is no command “${given}”. “help” lists the commands.`,
  'unknown-flag': ({ given }: UsageValues) =>
    `There is no option “${given}”. “help” lists the options.`,
  'flag-without-value': ({ given }: UsageValues) =>
    `${given} needs a value. Where the value begins with a dash, write ${given}=VALUE.`,
  'flag-twice': ({ given }: UsageValues) => `${given} is written twice. Write it once.`,
  'flag-with-value': ({ given }: UsageValues) => `${given} takes no value.`,
  'stray-flag': ({ given, usage }: UsageValues) =>
    `This command does not take ${given}. Usage: ${usage}`,
  'stray-word': ({ given }: UsageValues) => `“${given}” is not expected here.`,
  'wrong-words': ({ usage }: UsageValues) => `Usage: ${usage}`,
  'done-or-open': (_values: UsageValues) =>
    '--done and --open shut each other out. Leave both away for all of it.',
  'flags-exclude': ({ given, usage }: UsageValues) =>
    `${given.replaceAll(' ', ' and ')} shut each other out. Usage: ${usage}`,
  'week-or-dates': (_values: UsageValues) => 'Choose --week, or --from and --to.',
  'only-with-ics': (_values: UsageValues) =>
    '--reminder and --todo are for calendar files: they go with --format ics.',
  'only-with-pages': (_values: UsageValues) =>
    '--paper and --layout are for pages, --scale for pictures: they go with --format pdf or png.',
  'no-yes-erase': ({ usage }: UsageValues) =>
    `This erases your plan, its backups and keys for good. "export --everything FILE" keeps a copy first. Usage: ${usage}`,
  'only-with-accept': (_values: UsageValues) =>
    '--only goes with accept: a card is rejected as a whole.',
  'only-or-always': (_values: UsageValues) =>
    '--always is for whole cards: leave out --only or --always.',
  'no-out': ({ usage }: UsageValues) => `The file has no name. Usage: ${usage}`,
  'no-text': (_values: UsageValues) => 'say needs a text.',
  'two-limits': (_values: UsageValues) => 'Choose one of --ms and --steps.',
  'two-wishes': (_values: UsageValues) => 'Choose one of --accept and --stop-at-card.',
}

// What importing a feed again would change, in the terminal: the same groups as in the window.

export const importChanges = {
  known: (feed: string) => `Compared with the last import of ${feed}`,
  groups: {
    added: 'New',
    moved: 'Moved',
    changed: 'New name or room',
    gone: 'No longer in the file',
    yours: 'Changed by you and by the file (stays as you have it)',
  },
  blocks: (names: string) => `back to pending: ${names}`,
  leftOut: 'left as it is: choose it in the window',
  nothing: 'Nothing has changed since the last import.',
}

// What the terminal says of how a timetable was read, and what it must be told before it imports on a guess.

export const moreUnread = (count: number): string =>
  `${count} more ${count === 1 ? 'line was' : 'lines were'} left out.`

export const pasteHint: string = 'Paste the timetable, then press Enter and Ctrl+D.'

// A syllabus in the terminal (X9): its draft as numbered lines with the words that say so, and what is taken of it.

export const syllabusNoCourse = (courses: readonly string[]) =>
  `It does not say which course it is for. Name it with --course, such as one of: ${courses.join(', ')}. Nothing was changed.`

// What the terminal says around the core's own sentences, in English and Chinese.

export const statusWords = {
  accepted: 'accepted',
  rejected: 'rejected',
  stale: 'set aside, because the schedule had changed',
  open: 'answered',
}
