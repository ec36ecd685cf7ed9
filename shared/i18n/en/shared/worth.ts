// Says in English: how another place of a block compares with its own, in words and with the reason that counts most.

export const worth = {
  same: 'the same',
  better: { little: 'a little better', clearly: 'clearly better', much: 'much better' },
  worse: { little: 'a little worse', clearly: 'clearly worse', much: 'much worse' },
  because: (grade: string, reason: string) => `${grade}: ${reason}`,
  would: (place: string, grade: string) => `${place} would be ${grade}.`,
  instead: (there: string, here: string) => `${there} instead of ${here}`,
  load: (there: string, here: string) => `${there} of study that day instead of ${here}`,
  spacing: (there: string, here: string) =>
    `${there} to the nearest session of it instead of ${here}`,
  sinceLecture: (days: string) => `${days} after the lecture`,
  beforeLecture: 'before its lecture',
  beforeTutorial: (days: string) => `${days} before the lesson that it prepares`,
  sameDay: 'a second session of it on one day',
  /** Of a block where it lies: what other places might do better. */
  against: (reasons: string) => `What speaks against it: ${reasons}.`,
  /** Of a place for what waits. */
  placed: {
    free: (place: string) => `${place}: nothing speaks against it.`,
    little: (place: string, reason: string) => `${place}: a small drawback, ${reason}.`,
    clearly: (place: string, reason: string) => `${place}: a clear drawback, ${reason}.`,
    much: (place: string, reason: string) => `${place}: a big drawback, ${reason}.`,
  },
  best: 'The best places:',
  gain: (clause: string, grade: string) => `${clause} (without that, a time would be ${grade})`,
}
