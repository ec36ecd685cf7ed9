// Cuts a whole number into whole parts that are as equal as they can be.

/** The first ones are the larger. */
export function evenParts(whole: number, count: number): number[] {
  const least = Math.floor(whole / count)
  return Array.from({ length: count }, (_, index) => least + (index < whole % count ? 1 : 0))
}
