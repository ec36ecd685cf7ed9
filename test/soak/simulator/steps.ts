// The steps of the simulator as plain data: what a person does next. Numbers stand for whatever is there at that moment,
// so that a step makes sense whichever steps before it are left out.
import { pick, type Dice } from '../dice.ts'

/** A place, or with `fits` one of those that the product calls legal. */
export type Target = { task: number; day: number; start: number; fits: boolean }

export type Verdict = 'accept' | 'reject' | 'part' | 'twice' | 'forged'

export type Step =
  | ({ do: 'put' } & Target)
  | { do: 'swap'; task: number; other: number }
  | { do: 'unplace' | 'pin' | 'unpin'; task: number }
  | { do: 'resize'; task: number; periods: number }
  | { do: 'mark'; task: number; mark: 'done' | 'partly' | 'missed' | 'open' }
  | { do: 'limit'; work: number; limit: number }
  | { do: 'add-work'; sessions: number; periods: number }
  | { do: 'delete-work'; work: number }
  | { do: 'reorder'; task: number; rank: number }
  /** The scripted model proposes it; the card waits for an `answer`. */
  | { do: 'ask'; moves: Target[] }
  | { do: 'ask-swap'; task: number; other: number }
  | { do: 'answer'; verdict: Verdict; keys: number }
  | { do: 'undo' | 'redo' }
  | { do: 'walk'; to: number }
  /** A calendar file with one appointment. */
  | { do: 'import'; day: number; start: number; uid: number }
  | { do: 'wait'; hours: number }
  /** Closed and opened again, or opened from the files as they lie there, as after a power cut. */
  | { do: 'restart'; isCut: boolean }

type Way = { often: number; draw: (dice: Dice) => Step }

const task = (dice: Dice) => dice(1000)

const target = (dice: Dice): Target => ({
  task: task(dice),
  day: 1 + dice(21),
  start: 1 + dice(8),
  fits: dice(3) > 0,
})

const ways: readonly Way[] = [
  { often: 40, draw: (dice) => ({ do: 'put', ...target(dice) }) },
  { often: 9, draw: (dice) => ({ do: 'swap', task: task(dice), other: task(dice) }) },
  { often: 7, draw: (dice) => ({ do: 'unplace', task: task(dice) }) },
  { often: 3, draw: (dice) => ({ do: 'pin', task: task(dice) }) },
  { often: 4, draw: (dice) => ({ do: 'unpin', task: task(dice) }) },
  { often: 5, draw: (dice) => ({ do: 'resize', task: task(dice), periods: 1 + dice(3) }) },
  {
    often: 9,
    draw: (dice) => ({
      do: 'mark',
      task: task(dice),
      mark: pick(dice, ['done', 'partly', 'missed', 'open'] as const),
    }),
  },
  { often: 4, draw: (dice) => ({ do: 'limit', work: task(dice), limit: task(dice) }) },
  { often: 2, draw: (dice) => ({ do: 'add-work', sessions: 1 + dice(4), periods: 1 + dice(2) }) },
  { often: 1, draw: (dice) => ({ do: 'delete-work', work: task(dice) }) },
  { often: 2, draw: (dice) => ({ do: 'reorder', task: task(dice), rank: 1 + dice(6) }) },
  {
    often: 7,
    draw: (dice) => ({
      do: 'ask',
      moves: Array.from({ length: 1 + dice(3) }, () => target(dice)),
    }),
  },
  { often: 2, draw: (dice) => ({ do: 'ask-swap', task: task(dice), other: task(dice) }) },
  {
    often: 8,
    draw: (dice) => ({
      do: 'answer',
      verdict: pick(dice, [
        'accept',
        'accept',
        'part',
        'part',
        'reject',
        'twice',
        'forged',
      ] as const),
      keys: 1 + dice(7),
    }),
  },
  { often: 12, draw: () => ({ do: 'undo' }) },
  { often: 7, draw: () => ({ do: 'redo' }) },
  { often: 4, draw: (dice) => ({ do: 'walk', to: task(dice) }) },
  { often: 6, draw: (dice) => ({ do: 'wait', hours: 1 + dice(9) }) },
]

/** Steps that take a process or a whole opening of the file: one in so many. */
const rare: readonly Way[] = [
  { often: 120, draw: (dice) => ({ do: 'restart', isCut: dice(2) === 0 }) },
  {
    often: 2500,
    draw: (dice) => ({ do: 'import', day: 1 + dice(21), start: 1 + dice(8), uid: dice(3) }),
  },
]

const all = ways.reduce((sum, { often }) => sum + often, 0)

export function drawStep(dice: Dice): Step {
  const seldom = rare.find(({ often }) => dice(often) === 0)
  if (seldom !== undefined) return seldom.draw(dice)
  let left = dice(all)
  const way = ways.find(({ often }) => (left -= often) < 0)
  if (way === undefined) throw new Error('no step was drawn')
  return way.draw(dice)
}
