// `npm run judge [NAME] [--draw]`: plans the terms of the judge and prints what a tutor would say to each.
import { drawWeek } from './draw.ts'
import { planShape } from './make-plan.ts'
import { questions } from './questions.ts'
import { shapes } from './terms.ts'

const mark = 23
const words = process.argv.slice(2)
const draws = words.includes('--draw')
const names = words.filter((word) => !word.startsWith('--'))
const chosen = shapes.filter(
  ({ name }) => names.length === 0 || names.some((word) => name.includes(word)),
)
const noes = new Map<string, number>()
let isBelow = false

for (const shape of chosen) {
  const began = process.cpuUsage()
  const sheet = planShape(shape)
  const { user, system } = process.cpuUsage(began)
  const answers = questions.map(({ id, asks, answer }) => ({ id, asks, ...answer(sheet) }))
  const score = answers.filter(({ yes }) => yes).length
  isBelow ||= score < mark
  const seconds = ((user + system) / 1e6).toFixed(1)
  console.log(
    `${shape.name.padEnd(24)} ${score} of ${questions.length}  ${sheet.sessions.length} sessions, ${seconds} s`,
  )
  for (const { id, asks, yes, seen } of answers) {
    if (!yes) noes.set(id, (noes.get(id) ?? 0) + 1)
    if (!yes || draws)
      console.log(`   ${yes ? 'yes' : 'NO '} ${id.padEnd(14)} ${seen.padEnd(12)} ${asks}`)
  }
  if (draws) {
    const first = shape.asksIn
    const middle = Math.floor((first + sheet.days / 7) / 2)
    console.log([first, first + 1, middle].map((week) => drawWeek(sheet, week)).join('\n'))
  }
}

console.log(
  [...noes]
    .toSorted((a, b) => b[1] - a[1])
    .map(([id, count]) => `${id} ${count}`)
    .join(', '),
)
if (isBelow) process.exitCode = 1
