// `npm run soak -- [NAME …] [--count N] [--minutes M] [--seed S] [--case JSON] [--faults]`
// Runs harnesses at their long count (all where none is named), one line of figures each. With --faults each runs once
// for every planted fault, and has to fail; with --case it tries one case again, as a failure printed it.
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCase, runHarness, type Harness } from './harness.ts'
import { harnesses } from './harnesses.ts'
import { faultVariable, type PlantedFault } from './planted-fault.ts'

// Children compile the sources once in all runs.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'weekloom-compiled')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string' },
    faults: { type: 'boolean', default: false },
  },
})

const names = positionals.length > 0 ? positionals : Object.keys(harnesses)
for (const name of names) {
  const load = harnesses[name]
  if (load === undefined) {
    console.log(`There is no harness "${name}". There are: ${Object.keys(harnesses).join(', ')}.`)
    process.exitCode = 2
  } else if (!(await runOne(name, await load()))) process.exitCode = 1
}

async function runOne(name: string, harness: Harness<unknown>): Promise<boolean> {
  if (values.faults)
    return harness.faults.map((fault) => isCaught(name, harness, fault)).every(Boolean)
  if (values.case !== undefined) {
    const broke = await runCase(harness, JSON.parse(values.case))
    console.log(broke ?? 'nothing broke')
    return broke === null
  }
  const { line, failures } = await runHarness(harness, {
    seed: Number(values.seed),
    count: Number(values.count ?? harness.long),
    seconds: values.minutes === undefined ? undefined : Number(values.minutes) * 60,
  })
  console.log(line)
  for (const { index, smallest, broke } of failures) {
    console.log(
      `  case ${index} of seed ${values.seed}: ${broke}\n  again: npm run soak -- ${name} --case '${smallest}'`,
    )
  }
  return failures.length === 0
}

/** For each case of the gate. Some faults show in few cases only. */
const faultTries = 4

/** In a process of its own, since the fault is in the source. */
function isCaught(name: string, harness: Harness<unknown>, fault: PlantedFault): boolean {
  const count = values.count ?? String(faultTries * harness.fast)
  const { status } = spawnSync(
    process.execPath,
    [import.meta.filename, name, '--count', count, '--seed', values.seed],
    {
      env: {
        ...process.env,
        [faultVariable]: JSON.stringify(fault),
        NODE_OPTIONS: `--import ${join(import.meta.dirname, 'planted-fault.ts')}`,
      },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  )
  console.log(
    `${name}: fault "${fault.name}" ${status === 1 ? 'caught' : `NOT CAUGHT (exit ${status})`}`,
  )
  return status === 1
}
