// Seeded random use of a session on a real file: requests, edits, marks, cards, imports, undo to any point, restarts.
// After each step the schedule is held against a small model in memory and against the rules said plainly.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, shorterLists, type Harness, type Trial } from '../harness.ts'
import { fillFolder, start } from './small-term.ts'
import { drawStep, type Step } from './steps.ts'
import { checkWhole, openBook } from './book.ts'
import { takeStep } from './take-step.ts'
import { openWorld } from './world.ts'
import { simulatorFaults } from './faults.ts'

export type Life = { steps: Step[] }

const stepsOfLife = 100

/** A disk in memory where there is one: what a real disk loses is the power cut's part. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const simulator: Harness<Life> = {
  name: 'simulator',
  unit: 'steps',
  fast: 5_000,
  long: 3_000_000,
  told: [
    'changes',
    'refused',
    'cards',
    'parts of cards',
    'undone or redone',
    'restarts',
    'imports',
  ],
  begin,
  faults: simulatorFaults,
}

function begin(): Trial<Life> {
  const folder = mkdtempSync(join(memory, 'weekloom-simulator-'))
  const filled = join(folder, 'filled')
  fillFolder(filled)
  let lives = 0
  return {
    draw: (dice) => ({ steps: Array.from({ length: stepsOfLife }, () => drawStep(dice)) }),
    size: ({ steps }) => steps.length,
    simpler: ({ steps }) => shorterLists(steps).map((some) => ({ steps: some })),
    end: () => rmSync(folder, { recursive: true, force: true }),
    attempt: async ({ steps }, tally) => {
      const home = join(folder, `life-${(lives += 1)}`)
      cpSync(filled, join(home, 'life-0'), { recursive: true })
      const world = openWorld(join(home, 'life-0'), start)
      try {
        const book = openBook(world)
        for (const [index, step] of steps.entries()) {
          const broke = await takeStep(world, book, step, (name) => add(tally, name))
          if (broke !== null) return `step ${index + 1}, ${JSON.stringify(step)}: ${broke}`
        }
        return checkWhole(book, world)
      } finally {
        await world.session.close()
        rmSync(home, { recursive: true, force: true })
      }
    },
  }
}
