// One case in a process of its own: `measure.ts '{"format":"pdf",…}'` draws it twice and prints the figures.
import { drawPages } from '../../../electron/export/pages/draw-pages.ts'
import { samplePlan } from './sample-plan.ts'

const input = { ...samplePlan('zh'), ...JSON.parse(process.argv[2] ?? '{}') }

async function draw() {
  const cpu = process.cpuUsage()
  const drawn = await drawPages(input)
  const { user, system } = process.cpuUsage(cpu)
  if (!drawn.ok) throw new Error(drawn.failure)
  const bytes = drawn.value.files.reduce((sum, file) => sum + file.length, 0)
  return { cpu: (user + system) / 1000, bytes, pages: drawn.value.pages }
}

const first = await draw()
const again = await draw()
const megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ ...first, again: again.cpu, megabytes }))
