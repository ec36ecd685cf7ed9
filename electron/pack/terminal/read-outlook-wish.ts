// The words after `pack simulate`, `pack evaluate` and `pack export`: which course, and what is chosen for it.
import { papers } from '../../../shared/exchange/export-choice.ts'
import { guideParts, type GuideChoice } from '../../../shared/outlook/requests.ts'
import { usualParts } from '../../../shared/outlook/write-study-guide.ts'
import { runLimits, usualRuns } from '../../../shared/planner/simulation.ts'
import type { RequestInput } from '../../../shared/contract/contract.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { refuse } from '../../cli/command-line/refuse-usage.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

export type OutlookWish =
  | { kind: 'simulate'; input: RequestInput<'simulate-plan'> }
  | { kind: 'evaluate'; course: string | null }
  | { kind: 'export'; choice: GuideChoice; file: string; force: boolean }

/** First words that are read here. */
export const outlookActs: readonly (string | undefined)[] = ['simulate', 'evaluate', 'export']

export function readOutlookWish(
  values: Flags,
  [act, course, file, ...rest]: readonly string[],
): Result<OutlookWish, UsageProblem> {
  const wrong = refuse('wrong-words', '', 'pack')
  if (rest.length > 0 || course?.trim() === '') return wrong
  switch (act) {
    case 'simulate':
      return file === undefined ? readSimulation(values, course ?? null) : wrong
    case 'evaluate':
      return file === undefined ? succeed({ kind: act, course: course ?? null }) : wrong
    case 'export':
      return course === undefined || file === undefined ? wrong : readExport(values, course, file)
    default:
      return wrong
  }
}

function readSimulation(
  { runs, seed, missed, 'cut-short': cutShort, pace }: Flags,
  course: string | null,
): Result<OutlookWish, UsageProblem> {
  const numbers = {
    runs: readWithin(runs, runLimits.least, runLimits.most),
    seed: readWithin(seed, 0, 2_147_483_647),
    missed: readWithin(missed, 0, 90),
    'cut-short': readWithin(cutShort, 0, 90),
    pace: readWithin(pace, 0.5, 4),
  }
  for (const [name, number] of Object.entries(numbers)) {
    const isWhole = !wholeNumbers.has(name) || Number.isInteger(number ?? 0)
    if (number === null || !isWhole) return refuse('bad-outlook-number', `--${name}`, 'pack')
  }
  const { 'cut-short': cut, ...known } = numbers
  const slips = {
    ...(typeof known.missed === 'number' ? { missed: known.missed / 100 } : {}),
    ...(typeof cut === 'number' ? { cutShort: cut / 100 } : {}),
    ...(typeof known.pace === 'number' ? { pace: known.pace } : {}),
  }
  const input = {
    course,
    runs: known.runs ?? usualRuns,
    seed: known.seed ?? 1,
    slips,
  }
  return succeed({ kind: 'simulate', input })
}

const wholeNumbers: ReadonlySet<string> = new Set(['runs', 'seed'])

/** Undefined where it is not given, null where it is no number within the bounds. */
function readWithin(text: string | undefined, least: number, most: number) {
  if (text === undefined) return undefined
  const value = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && value >= least && value <= most ? value : null
}

/** The format is that of the file's ending: `.pdf`, else Markdown. */
function readExport(
  { fields, paper, force = false }: Flags,
  course: string,
  file: string,
): Result<OutlookWish, UsageProblem> {
  const named = fields === undefined ? usualParts : fields.split(',').map((field) => field.trim())
  const parts = guideParts.filter((part) => named.includes(part))
  const unknown = named.find((name) => !guideParts.some((part) => part === name))
  if (unknown !== undefined) return refuse('bad-guide-part', unknown, 'pack')
  const sheet = papers.find((known) => known === paper)
  if (paper !== undefined && sheet === undefined) return refuse('bad-page', paper)
  const choice: GuideChoice = {
    course,
    fields: parts,
    format: file.toLowerCase().endsWith('.pdf') ? 'pdf' : 'markdown',
    ...(sheet === undefined ? {} : { paper: sheet }),
  }
  return succeed({ kind: 'export', choice, file, force })
}
