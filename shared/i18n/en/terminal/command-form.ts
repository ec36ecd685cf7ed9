// The sentences for a command line whose parts don’t go together: unknown, missing, too many, or at odds.
import type { UsageValues } from '../../usage-values.ts'

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
