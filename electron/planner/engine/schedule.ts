// How a search is divided into anneals, and each anneal into parts of one temperature. The anneals get longer one by one,
// the last has what is left of the steps: so a search that does not know its end in time is never far from one that
// does, and the number of its steps alone tells what it did.

export type Part = { steps: number; temperature: number }

export type Cooling = {
  /** In units of cost: where an anneal begins that is longer than those before, where others do, and where all end. */
  hot: number
  warm: number
  bottom: number
  /** Of the last steps, what each of two more anneals from the best plan has. */
  laterShare: number
}

/** Steps of the first anneal, and how many times longer than the one before each next one is. */
const firstLength = 4000
const growth = 4

/** Steps for each task after which another anneal from the best plan gains more than a longer one. */
const longestPerTask = 8000

/** At the end of an anneal: steps for each task that only take what costs nothing. */
const settling = 12

/** Parts of an anneal, as far as each has at least `leastSteps`; more where they would have over `mostSteps`. */
const usualParts = 96
const leastSteps = 64
const mostSteps = 16_384

/** The steps of the anneal with this number, unless the search ends sooner. */
export function annealLength(index: number, tasks: number): number {
  const longest = Math.max(firstLength, longestPerTask * tasks)
  return Math.min(firstLength * growth ** Math.min(index, 20), longest)
}

/** The anneal with this number in whole: hot as long as each is longer than the one before it. */
export function planAnnealAt(index: number, tasks: number, unit: number, cooling: Cooling): Part[] {
  const length = annealLength(index, tasks)
  const isLonger = index === 0 || length > annealLength(index - 1, tasks)
  const { hot, warm, bottom } = cooling
  return planAnneal(length, tasks, unit, isLonger ? hot : warm, bottom)
}

/** What is done with the steps that are left for the anneal with this number and do not suffice for it. */
export function planLastAnneals(
  steps: number,
  index: number,
  tasks: number,
  unit: number,
  { hot, warm, bottom, laterShare }: Cooling,
): Part[][] {
  const before = index === 0 ? 0 : annealLength(index - 1, tasks)
  if (steps <= before) return [planAnneal(steps, tasks, unit, warm, bottom)]
  const again = Math.floor(steps * laterShare)
  return [
    planAnneal(steps - 2 * again, tasks, unit, hot, bottom),
    planAnneal(again, tasks, unit, warm, bottom),
    planAnneal(again, tasks, unit, warm, bottom),
  ]
}

/** The parts of an anneal from `top` down to `bottom`, both in the unit of costs. */
function planAnneal(
  steps: number,
  tasks: number,
  unit: number,
  top: number,
  bottom: number,
): Part[] {
  const last = Math.min(Math.floor(steps / 8), tasks * settling)
  const rest = steps - last
  const wanted = Math.max(usualParts, Math.ceil(rest / mostSteps))
  const count = Math.max(1, Math.min(wanted, Math.floor(rest / leastSteps)))
  const parts = Array.from({ length: count }, (_, index): Part => {
    const before = Math.floor((rest * index) / count)
    const share = count === 1 ? 1 : index / (count - 1)
    return {
      steps: Math.floor((rest * (index + 1)) / count) - before,
      temperature: roundOff(unit * top * (bottom / top) ** share),
    }
  })
  return last === 0 ? parts : [...parts, { steps: last, temperature: 0 }]
}

/** So that machines that differ in the last bit of a power agree. */
function roundOff(temperature: number): number {
  return Math.round(temperature * 4096) / 4096
}
