// Runs one reliability harness: draws cases from a seed, tries each, shrinks what failed, counts, and says it in one line.
import { seededDice, type Dice } from './dice.ts'
import type { PlantedFault } from './planted-fault.ts'

/** What a run saw, by name: "acknowledged lost", "noticed on first read". */
export type Tally = Map<string, number>

/** A case is plain data that JSON holds: it is printed when it fails, and tried again from there. */
export type Trial<Case> = {
  draw(dice: Dice): Case
  /** What broke, in a sentence; null where all held. A throw is a failure too. */
  attempt(one: Case, tally: Tally): Promise<string | null>
  /** Simpler cases to try in its place once it failed, the simplest first. */
  simpler(one: Case): Case[]
  /** How many units one case counts for; 1 where it is left out. */
  size?(one: Case): number
  end(): Promise<void> | void
}

export type Harness<Case> = {
  name: string
  /** What is counted: "recoveries", "steps". */
  unit: string
  /** How many in the gate: seconds, not minutes. */
  fast: number
  long: number
  /** Names of the tally that are said even when they stayed at 0. */
  told: readonly string[]
  /** What this machine lacks for it, in a sentence; null, or left out, where it can run. */
  lacks?(): string | null
  begin(): Promise<Trial<Case>> | Trial<Case>
  /** Faults written into the product for one run each: the harness has to fail on every one. */
  faults: readonly PlantedFault[]
}

export type Limits = { seed: number; count: number; seconds?: number | undefined }

export type Failure = { index: number; case: string; smallest: string; broke: string }

export type Report = {
  line: string
  failures: Failure[]
}

const mostFailures = 3
const mostShrinking = 200

export async function runHarness<Case>(harness: Harness<Case>, limits: Limits): Promise<Report> {
  const began = performance.now()
  const tally: Tally = new Map(harness.told.map((name) => [name, 0]))
  const failures: Failure[] = []
  const trial = await harness.begin()
  let [done, index] = [0, 0]
  const isOver = () =>
    failures.length >= mostFailures ||
    (limits.seconds === undefined
      ? done >= limits.count
      : performance.now() - began >= limits.seconds * 1000)
  try {
    for (; !isOver(); index += 1) {
      const one = caseAt(trial, limits.seed, index)
      const broke = await attempt(trial, one, tally)
      done += trial.size?.(one) ?? 1
      if (broke !== null) failures.push({ index, ...(await shrink(trial, one, broke)) })
    }
  } finally {
    await trial.end()
  }
  const seconds = (performance.now() - began) / 1000
  return {
    line: sayRun(harness, { seed: limits.seed, done, failed: failures.length, seconds }, tally),
    failures,
  }
}

/** One case again, as a failure printed it. */
export async function runCase<Case>(harness: Harness<Case>, one: Case): Promise<string | null> {
  const trial = await harness.begin()
  try {
    return await attempt(trial, one, new Map())
  } finally {
    await trial.end()
  }
}

export function add(tally: Tally, name: string, amount = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + amount)
}

/** Each case has dice of its own, so that one can be drawn again without those before it. */
function caseAt<Case>(trial: Trial<Case>, seed: number, index: number): Case {
  return trial.draw(seededDice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)))
}

async function attempt<Case>(trial: Trial<Case>, one: Case, tally: Tally): Promise<string | null> {
  try {
    return await trial.attempt(one, tally)
  } catch (error) {
    return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}

async function shrink<Case>(trial: Trial<Case>, first: Case, broke: string) {
  let [smallest, said, tries] = [first, broke, 0]
  for (let isSmaller = true; isSmaller && tries < mostShrinking;) {
    isSmaller = false
    for (const one of trial.simpler(smallest)) {
      if ((tries += 1) > mostShrinking) break
      const again = await attempt(trial, one, new Map())
      if (again === null) continue
      ;[smallest, said, isSmaller] = [one, again, true]
      break
    }
  }
  return { case: JSON.stringify(first), smallest: JSON.stringify(smallest), broke: said }
}

type Run = { seed: number; done: number; failed: number; seconds: number }

function sayRun<Case>({ name, unit }: Harness<Case>, run: Run, tally: Tally): string {
  const seen = [...tally].map(([word, count]) => `${count.toLocaleString('en')} ${word}`)
  const head = `${name}: ${run.done.toLocaleString('en')} ${unit}, seed ${run.seed}, ${run.failed} failed`
  return [head, ...seen, `${run.seconds.toFixed(1)} s`].join('; ')
}

/** A list with one half, one quarter … one element left out: what most harnesses shrink by. */
export function shorterLists<Element>(list: readonly Element[]): Element[][] {
  const shorter: Element[][] = []
  for (
    let length = Math.ceil(list.length / 2);
    length >= 1;
    length = length === 1 ? 0 : Math.ceil(length / 2)
  ) {
    for (let at = 0; at < list.length; at += length) {
      shorter.push([...list.slice(0, at), ...list.slice(at + length)])
    }
  }
  return shorter
}
