// How much work a search has done and may still do, counted so that it is the same on every machine.

export type Meter = { left: number }

export function spend(meter: Meter, amount: number): void {
  meter.left -= amount
}

export function isSpent(meter: Meter): boolean {
  return meter.left <= 0
}
