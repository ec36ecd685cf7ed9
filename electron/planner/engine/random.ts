// Makes the engine's own dice: xorshift32, the same numbers on every machine for the same seed.

/** One number of 32 bits that stands for all that follow. */
export type Dice = Int32Array

export function makeDice(seed: number): Dice {
  const mixed = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b)
  const spread = (mixed ^ (mixed >>> 13)) | 0
  return Int32Array.of(spread === 0 ? 1 : spread)
}

/** The 32 bits that come after these; never 0. */
export function rollOn(last: number): number {
  let bits = last
  bits ^= bits << 13
  bits ^= bits >>> 17
  bits ^= bits << 5
  return bits
}

/** From 0 to `count - 1`, out of the upper 16 bits of a roll; `count` is at most 65,536. */
export function pickOf(bits: number, count: number): number {
  return Math.imul(bits >>> 16, count) >>> 16
}

/** The finaliser of MurmurHash3 (Appleby 2011): each bit of the input changes each of the output with chance a half. */
export function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** 25 bits that look like dice but always are the same for the same number: 60 of them add up to less than 2³¹. */
export function keyBits(value: number): number {
  let bits = Math.imul(value, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 7
}
