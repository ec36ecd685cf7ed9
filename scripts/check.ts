// What `npm test` runs: every check in order, each to its end; what failed is told again, and the sum on the last line.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { countStage, readReport, type Counts } from './check/read-report.ts'
import { runScript } from './check/run-script.ts'
import { sayFailures } from './check/say-failures.ts'
import { makeScratchFolder } from './check/scratch-folder.ts'

type Stage = {
  script: string
  args?: string[]
  environment?: Record<string, string>
  report?: string
}

const folder = makeScratchFolder()
const unitReport = join(folder, 'unit.json')
const browserReport = join(folder, 'browser.json')

/** Processes that tests start compile their modules once in a run. */
const forTests = { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') }

const stages: Stage[] = [
  { script: 'format:check' },
  { script: 'lint' },
  { script: 'types' },
  { script: 'imports' },
  { script: 'dead-code' },
  {
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    environment: forTests,
    report: unitReport,
  },
  {
    script: 'test:browser',
    environment: { ...forTests, WEEKLOOM_TEST_REPORT: browserReport },
    report: browserReport,
  },
]

/** All stages run even after a failure: one run shows all there is to mend. */
async function check(): Promise<Counts & { told: string[] }> {
  const sum = { passed: 0, failed: 0, told: [] as string[] }
  for (const stage of stages) {
    console.log(`\n── ${stage.script}`)
    const ended = await runScript(stage.script, stage.args, stage.environment)
    const report = stage.report === undefined ? null : readReport(stage.report)
    const counts = countStage(ended.well, report)
    sum.passed += counts.passed
    sum.failed += counts.failed
    if (!ended.well)
      sum.told.push(sayFailures(stage.script, report?.failures ?? [], ended.lastWords))
    console.log(`${stage.script}: ${counts.passed} passed, ${counts.failed} failed`)
  }
  return sum
}

const { passed, failed, told } = await check()
rmSync(folder, { recursive: true })
// Whoever sees only the end of a long output reads here what to mend.
if (told.length > 0) console.log(`\n── what failed\n${told.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
