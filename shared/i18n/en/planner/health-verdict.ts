// What a diagnosis comes to, in one sentence for a person.

export const phrases = {
  sound: 'There is nothing to mend.',
  forced: 'What is left can’t be mended by one move or swap without costing more elsewhere.',
  settled: 'Only small things are left, and no single move or swap is worth it.',
  small: 'Only small things are left.',
  open: 'There is something to mend, and a change that helps.',
}
