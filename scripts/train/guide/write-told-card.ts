// Writes the page that says how well the guide's reader reads.
import { f1, sumOf, type Slots } from '../measure.ts'
import { percent, sayRoles, share } from '../write-card.ts'
import type { ToldExample } from './told-corpus.ts'

type Facts = {
  train: readonly ToldExample[]
  test: readonly ToldExample[]
  slots: Map<string, Slots>
  bytes: number
}

export function writeToldCard({ train, test, slots, bytes }: Facts): string {
  const sum = sumOf(slots.values())
  return [
    '# The guide’s reader: model card',
    '',
    'Written by `npm run train`; don’t edit it. What the roles mean stands in [corpus.md](corpus.md).',
    '',
    `- Trained on ${train.length} messages (${share(train, 'en')} English, ${share(train, 'zh')} Chinese), on top of what the main reader makes of them; those of our own tests are among them (\`*-own-*\`).`,
    `- Tested on ${test.length} messages by two other authors, of which nothing was trained on.`,
    `- Weights: ${(bytes / 1e6).toFixed(2)} MB.`,
    `- Of exact spans it finds ${percent(sum.right / sum.annotated)}, and ${percent(sum.right / sum.said)} of what it says is right: F1 ${percent(f1(sum))}.`,
    '',
    'The guide asks it whether a message calls for one, for names of courses and parts, for parts that are known or left out, for what is counted, for time and sessions of single parts, for days that no word names, and for what was told and reached nothing; the rest is read by phrases.',
    '',
    ...sayRoles(slots),
    '',
  ].join('\n')
}
