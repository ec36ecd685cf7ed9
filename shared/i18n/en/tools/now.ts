// Where time stands in the window, for a model that must not plan into the past.

export const phrases = {
  ahead: (first: string) => `Now: before ${first}.`,
  over: 'Now: the window is over.',
  early: (day: string) => `Now: ${day}, before period 1.`,
  during: (day: string, period: string) => `Now: ${day}, ${period} has begun.`,
}
