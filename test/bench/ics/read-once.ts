// One library on one file in a process of its own: milliseconds, memory at most, and how far it agrees with what is so.
import { makeTerm } from './make-term.ts'
import { readers } from './readers.ts'

export type ReadFigures = {
  milliseconds: number
  processorMs: number
  peakMb: number
  found: number
  missing: number
  surplus: number
}

const [name = '', events = '500'] = process.argv.slice(2)
const read = readers[name]
if (read === undefined) throw new Error(`there is no reader ${name}`)
const { text, expected } = makeTerm(Number(events))
const processor = process.cpuUsage()
const begun = performance.now()
const found = read(text)
const milliseconds = performance.now() - begun
const { user, system } = process.cpuUsage(processor)
const here = new Set(found)
const there = new Set(expected)
const figures: ReadFigures = {
  milliseconds,
  processorMs: (user + system) / 1000,
  peakMb: process.resourceUsage().maxRSS / 1000,
  found: found.length,
  missing: there.difference(here).size,
  surplus: here.difference(there).size + found.length - here.size,
}
console.log(JSON.stringify(figures))
