// The dice of the soak runs: the same seed throws the same numbers on every machine (mulberry32).

/** A whole number from 0 up to, but not with, `below`. */
export type Dice = (below: number) => number

export function seededDice(seed: number): Dice {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

export function pick<Value>(dice: Dice, from: readonly Value[]): Value {
  const value = from[dice(from.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}
