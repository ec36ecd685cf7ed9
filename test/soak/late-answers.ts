// `node test/soak/late-answers.ts [MS]`: the browser tests with every answer of the core so much later than its pushes.
// What presses into something that is still being written fails here, and in the gate once in a hundred runs.
import { spawnSync } from 'node:child_process'

const [late = '300'] = process.argv.slice(2)
const { status } = spawnSync(
  'npm',
  ['run', 'test:browser', '--', '--project=browser', '--project=desktop-shim', '--retries=0'],
  {
    env: { ...process.env, LATE_ANSWERS_MS: late },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
