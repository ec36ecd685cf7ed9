// `node test/bench/ics/run.ts [RUNS]`: a term of 500 and of 10,000 events read and expanded by Weekloom and three libraries,
// each in a process of its own, medians of RUNS (5), with the meetings found checked against those that there are.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import type { ReadFigures } from './read-once.ts'

const runs = Number(process.argv[2] ?? 5)
const names = ['weekloom', 'node-ical', 'ical.js', 'ts-ics']
const sizes = [500, 10_000]

const figuresSchema: z.ZodType<ReadFigures> = z.object({
  milliseconds: z.number(),
  processorMs: z.number(),
  peakMb: z.number(),
  found: z.number(),
  missing: z.number(),
  surplus: z.number(),
})

/** Whoever needs longer for one file is told of and asked no more. */
const limitMs = 120_000

function measure(name: string, events: number): ReadFigures | null {
  const program = join(import.meta.dirname, 'read-once.ts')
  const options = { encoding: 'utf8', timeout: limitMs } as const
  const ran = spawnSync(process.execPath, [program, name, String(events)], options)
  if (ran.signal !== null) return null
  if (ran.status !== 0) throw new Error(`${name}: ${ran.stderr}`)
  return figuresSchema.parse(JSON.parse(ran.stdout))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const columns = ['wall ms', 'cpu ms', 'peak MB', 'meetings', 'missing', 'surplus']
for (const events of sizes) {
  console.log([`${events} events`.padEnd(14), ...columns.map((one) => one.padStart(9))].join(''))
  // One of each in turn: what else the machine does falls on all of them.
  const late = new Set<string>()
  const measured = Array.from({ length: runs }, () =>
    names.map((name) => {
      const figures = late.has(name) ? null : measure(name, events)
      if (figures === null) late.add(name)
      return figures
    }),
  )
  for (const [index, name] of names.entries()) {
    const own = measured.flatMap((round) => round[index] ?? [])
    if (late.has(name)) {
      console.log(`${name.padEnd(14)} needs more than ${limitMs / 1000} s`)
      continue
    }
    const row = [
      median(own.map(({ milliseconds }) => milliseconds)),
      median(own.map(({ processorMs }) => processorMs)),
      median(own.map(({ peakMb }) => peakMb)),
      own[0]?.found ?? 0,
      own[0]?.missing ?? 0,
      own[0]?.surplus ?? 0,
    ]
    console.log([name.padEnd(14), ...row.map((one) => one.toFixed(0).padStart(9))].join(''))
  }
}
