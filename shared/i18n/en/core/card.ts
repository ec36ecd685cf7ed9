// One sentence for what accepting a card does, whatever kind it is: computed from its body, never from a model's text.

export const phrases = {
  keeps: (courses: string) => `Notes in “About you” what ${courses} is like for you.`,
  forgets: (courses: string) => `Takes out of “About you” what was noted of ${courses}.`,
  settles: (fields: string, course: string) => `Settles ${fields} in the course pack of ${course}.`,
  goesOn: (phase: string) => `Next comes ${phase}.`,
  isLast: 'It is the last step.',
  /** Of a plan that places nothing. */
  steps: (count: number): string =>
    `A plan of ${count === 1 ? '1 step' : `${count} steps`}, which changes nothing by itself.`,
}
