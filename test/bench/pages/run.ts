// `npm run bench:pages`: what drawing a week and a term costs, in fresh processes, beside Chromium printing the same.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { median } from '../agent-round/thirty-rounds.ts'
import { printInChromium } from './print-in-chromium.ts'
import { oneWeek, samplePlan } from './sample-plan.ts'

const runs = 5

const cases = {
  'week, PDF': { ...oneWeek },
  'term, PDF': {},
  'agenda of the term, PDF': { layout: 'agenda' },
  'week, PNG': { ...oneWeek, format: 'png' },
  'week, PNG at twice the size': { ...oneWeek, format: 'png', scale: 2 },
  'term, PNG at twice the size': { format: 'png', scale: 2 },
}

type Figures = { cpu: number; again: number; bytes: number; pages: number; megabytes: number }

function measure(changes: object): Figures {
  const file = join(import.meta.dirname, 'measure.ts')
  const output = execFileSync(process.execPath, [file, JSON.stringify(changes)])
  return JSON.parse(output.toString('utf8')) as Figures
}

console.log('CPU ms, medians of 5 processes: the first drawing with its fonts, the next one')
for (const [name, changes] of Object.entries(cases)) {
  const figures = Array.from({ length: runs }, () => measure(changes))
  const of = (key: keyof Figures) => Math.round(median(figures.map((each) => each[key])))
  const size = `${of('pages')} pages, ${Math.round(of('bytes') / 1024)} kB`
  console.log(`${name}: ${of('cpu')}, ${of('again')} (${size}, ${of('megabytes')} MB at most)`)
}

console.log('Chromium, wall ms, medians of 5: to open, to print the same boxes and labels')
const plan = samplePlan('zh')
for (const [name, changes] of Object.entries({ 'week, PDF': oneWeek, 'term, PDF': {} })) {
  const { open, print, bytes } = await printInChromium({ ...plan, ...changes }, runs)
  const size = `${Math.round(bytes / 1024)} kB`
  console.log(`${name}: ${Math.round(open)}, ${Math.round(median(print))} (${size})`)
}
