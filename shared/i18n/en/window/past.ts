// The week as it was at a turn of the conversation.

export const past = {
  asItWas: (time: string) => `As it was on ${time}`,
  since: (changes: number): string =>
    changes === 0
      ? '· nothing changed since'
      : `· ${changes === 1 ? '1 change' : `${changes} changes`} since`,
  back: 'Back to now',
}
