// The small marks of a block: a box to tick, ticked or half ticked, and a lock. Each is as high as it is told.
import type { Outcome } from '../../../shared/schedule/work-log.ts'
import type { Colour } from './colours.ts'
import { box, strokes, type Area, type Shape } from './page.ts'

export type TickState = 'open' | Exclude<Outcome, 'missed'>

/** A square to tick with a pen; what the plan knows to be done is ticked already. */
export function drawTickBox(
  { x, y }: Pick<Area, 'x' | 'y'>,
  side: number,
  state: TickState,
  colour: Colour,
): Shape[] {
  const edge = { colour, width: 0.8, dash: [] }
  const square = { x: x + 0.4, y: y + 0.4, width: side - 0.8, height: side - 0.8 }
  const frame = box(square, { fill: 'paper', edge, radius: side * 0.15 })
  switch (state) {
    case 'open':
      return [frame]
    case 'partly':
      return [frame, box({ ...square, y: y + side / 2, height: side / 2 - 0.4 }, { fill: colour })]
    case 'done': {
      const at = (across: number, down: number) => [x + side * across, y + side * down] as const
      const tick = [[at(0.22, 0.52), at(0.43, 0.74), at(0.8, 0.26)]]
      return [frame, strokes(tick, { colour, width: side * 0.16, cap: 'round' })]
    }
    default:
      return state satisfies never
  }
}

/** A padlock, three quarters as wide as high. */
export function drawLock({ x, y }: Pick<Area, 'x' | 'y'>, height: number, colour: Colour): Shape[] {
  const width = height * 0.75
  const at = (across: number, down: number) => [x + width * across, y + height * down] as const
  const shackle = [at(0.22, 0.5), at(0.22, 0.25), at(0.36, 0.08), at(0.64, 0.08), at(0.78, 0.25)]
  return [
    strokes([[...shackle, at(0.78, 0.5)]], { colour, width: height * 0.12, cap: 'round' }),
    box(
      { x, y: y + height * 0.46, width, height: height * 0.5 },
      { fill: colour, radius: height * 0.08 },
    ),
  ]
}
