// Expands every file of a corpus folder and compares with its expected.json: node ics-corpus.ts FOLDER [--verbose]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { decodeFile } from '../../../electron/text/decode-file.ts'
import { expandCalendar } from '../../../electron/ics/expand-calendar.ts'
import { parseWall } from '../../../electron/ics/wall-time.ts'
import { utcZone } from '../../../electron/ics/zone.ts'

const expectedSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.array(
      z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.number()])]),
    ),
  ),
)

/** Files where the crowd is wrong, with the reason. */
const bareDate =
  'DTSTART:19971102 without VALUE=DATE is still a date: the anniversary returns each year'
const exceptions: Record<string, string> = {
  'libical__libical__src_Net-ICal-Libical_test-data_rfc2445.ics': bareDate,
  'libical__libical__src_test_2445.ics': bareDate,
  'libical__libical__test-data_2445.ics': bareDate,
  'ical4j__ical4j__src_test_resources_samples_invalid_13-MoonPhase.ics':
    'an event without a UID is an event: the parsers that agree here lose all of them',
  'ical4j__ical4j__src_test_resources_samples_invalid_smallcluster.ics':
    'of an event whose RRULE is malformed the first date stays (X1); it has no UID either',
  'ical4j__ical4j__src_test_resources_samples_valid_incoming.ics':
    'of one UID with several SEQUENCEs the highest stays (X1): the crowd shows the obsolete request too',
}

const [folder, verbose] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('usage: node test/electron/exchange/ics-corpus.ts FOLDER [--verbose]\n')
  process.exit(2)
}

const expected = expectedSchema.parse(
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')),
)
let right = 0
let total = 0
for (const [file, windows] of Object.entries(expected)) {
  const text = decodeFile(readFileSync(join(folder, file)))
  for (const [window, wanted] of Object.entries(windows)) {
    total += 1
    const difference = compare(occurrencesIn(text, window), countWanted(wanted))
    if (difference.length === 0) {
      right += 1
      continue
    }
    const reason = exceptions[file]
    process.stdout.write(
      `${file} ${window}: ${difference.length} differ${reason === undefined ? '' : ` (${reason})`}\n`,
    )
    if (verbose !== undefined) process.stdout.write(`${difference.slice(0, 8).join('\n')}\n`)
  }
}
process.stdout.write(
  `${right} of ${total} windows right (${((100 * right) / total).toFixed(1)} %)\n`,
)

function occurrencesIn(text: string, window: string): Map<string, number> {
  const [from = '', to = ''] = window.split('/')
  const { occurrences } = expandCalendar(text, {
    from: parseWall(from)?.wall ?? 0,
    to: parseWall(to)?.wall ?? 0,
    zone: utcZone,
  })
  return countKeys(occurrences.map(({ uid, start }) => [`${uid.trim()}|${start}`, 1]))
}

function countWanted(wanted: readonly (readonly [string, string, number?])[]): Map<string, number> {
  return countKeys(wanted.map(([uid, start, count]) => [`${uid.trim()}|${start}`, count ?? 1]))
}

function countKeys(entries: [string, number][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}

function compare(found: Map<string, number>, wanted: Map<string, number>): string[] {
  return [...new Set([...found.keys(), ...wanted.keys()])]
    .filter((key) => found.get(key) !== wanted.get(key))
    .map((key) => `  ${key}: found ${found.get(key) ?? 0}, wanted ${wanted.get(key) ?? 0}`)
}
