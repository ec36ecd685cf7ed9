// What speaks for a block's place and what it costs there, from how each term sees it.

export const phrases = {
  /** `than` is how much more it would cost, and for what; null is the same. */
  instead: {
    weekend: (place: string, than: string | null): string =>
      `the best weekday place, ${place}, would cost ${than ?? 'the same'}`,
    evening: (place: string, than: string | null): string =>
      `the best place before the evening, ${place}, would cost ${than ?? 'the same'}`,
  },
  nothingInstead: {
    weekend: 'no weekday place is left for it',
    evening: 'no place before the evening is left for it',
  },
  than: (total: number, amounts: string) => `${total} more (${amounts})`,
  sameDay: 'it follows the last session on the same day',
  sinceLast: (days: string) => `${days} after the last session`,
  untilNext: (days: string) => `${days} before the next session`,
}
