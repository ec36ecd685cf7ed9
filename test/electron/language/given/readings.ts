// What the messages of our tests are read as: a test of what is done with a reading holds whatever the weights make of its words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GivenReading } from '../../../../electron/language/ground.ts'
import { framesOf } from './frames.ts'

/** What is not here is read by the trained reader. */
export const givenReadings: readonly GivenReading[] = readFileSync(
  join(import.meta.dirname, 'readings.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(framesOf)
