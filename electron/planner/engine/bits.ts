// Bit arithmetic on the periods of a day.

export function countBits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  rest = (rest + (rest >>> 4)) & 0x0f0f0f0f
  return Math.imul(rest, 0x01010101) >>> 24
}

/** The lowest period of a mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}
