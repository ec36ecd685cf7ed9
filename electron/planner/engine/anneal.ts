// Simulated annealing over days: random moves, of which those that make the plan dearer are taken the more rarely
// the dearer they make it and the lower the temperature is (Kirkpatrick, Gelatt and Vecchi 1983).
import { bringIn, leaveOut, takeTurn } from './come-and-go.ts'
import { exchange } from './exchange.ts'
import { pickOf, rollOn } from './random.ts'
import { relocate } from './relocate.ts'
import { nowhere, type Search } from './search.ts'

/** Of 256 moves to a day with tasks on it, those that change places with one of them. */
const exchangeShare = 144

/**
 * How much dearer a move may make the plan at temperature 1, for 1,024 equally likely throws: −ln of (0, 1). Rounded,
 * so that machines that differ in the last bit of a logarithm agree.
 */
const thresholds = Float64Array.from(
  { length: 1024 },
  (_, index) => Math.round(-Math.log((index + 0.5) / 1024) * 4096) / 4096,
)

/** How much dearer one move may make the plan, by the lowest ten bits of a roll. */
export function allowance(temperature: number, bits: number): number {
  return (temperature * (thresholds[bits & 1023] ?? 0)) | 0
}

/** Tries `steps` moves at one temperature. */
export function annealAt(search: Search, temperature: number, steps: number): void {
  const { rows, dice, day, days } = search
  const { filled, first, last } = rows
  const { count, members, room } = days
  let bits = dice[0] ?? 1
  for (let step = 0; step < steps; step += 1) {
    bits = rollOn(bits)
    const row = filled[pickOf(bits, filled.length)] ?? 0
    const from = day[row] ?? nowhere
    const before = day[row - 1] ?? -1
    const after = day[row + 1] ?? nowhere
    if (before === nowhere) continue
    const low = Math.max(before, first[row] ?? 0)
    const high = Math.min(after, last[row] ?? -1)
    bits = rollOn(bits)
    const allow = allowance(temperature, bits)
    const choices = high - low + (from === nowhere || after === nowhere ? 1 : 0)
    if (choices <= 0) continue
    let to = low + pickOf(bits, choices)
    if (from === nowhere) {
      const there = count[to] ?? 0
      bits = rollOn(bits)
      const other = there === 0 ? row - 1 : (members[to * room + pickOf(bits, there)] ?? 0)
      const isLast = other !== row - 1 && (day[other + 1] ?? nowhere) === nowhere
      if (isLast && (bits & 255) < exchangeShare) takeTurn(search, row, other, to, allow)
      else bringIn(search, row, to, allow)
      continue
    }
    if (to >= from) to += 1
    if (to > high) {
      leaveOut(search, row, allow)
      continue
    }
    const there = count[to] ?? 0
    bits = rollOn(bits)
    if (there === 0 || (bits & 255) >= exchangeShare) {
      relocate(search, row, from, to, allow)
      continue
    }
    const other = members[to * room + pickOf(bits, there)] ?? 0
    if (from < (day[other - 1] ?? -1) || from > (day[other + 1] ?? nowhere)) continue
    if (from < (first[other] ?? 0) || from > (last[other] ?? -1)) continue
    if (other === row - 1 || other === row + 1) continue
    exchange(search, row, other, from, to, allow)
  }
  dice[0] = bits
}
