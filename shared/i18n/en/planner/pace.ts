// The student's pace in words (P6): what the work took so far, and what to plan; always a question, never an order.

export const phrases = {
  factor: (factor: string) => `${factor}×`,
  /** A course with the kind of its work; each may be empty. */
  work: (course: string, kind: string): string =>
    course !== '' && kind !== '' ? `${course} (${kind})` : course + kind,
  took: (work: string, pieces: number, factor: string): string => {
    const blocks = pieces === 1 ? 'Your last block' : `Your last ${pieces} blocks`
    return `${blocks}${work === '' ? '' : ` of ${work}`} took about ${factor} the planned time`
  },
  otherWork: (work: string, factor: string): string =>
    `No block${work === '' ? '' : ` of ${work}`} is finished yet; your other work took about ${factor} the planned time`,
  students: (factor: string) => `Students usually need about ${factor} the time they plan`,
  /** Where the blocks are too few to go by them alone. */
  forNow: (factor: string) => `For now, count on ${factor}`,
  plan: (to: string, from: string): string => `Plan ${to} rather than ${from}?`,
  enough: (from: string) => `${from} should be enough`,
  row: (work: string, pieces: number, actual: string, planned: string, factor: string): string =>
    `${work}: ${pieces === 1 ? '1 block' : `${pieces} blocks`} took ${actual}, planned were ${planned} (about ${factor})`,
  countOn: (factor: string) => `count on ${factor}`,
  unnamed: 'Work without a course',
  nothingYet: 'No block is marked done yet, so nothing is known of your pace.',
  otherwise: (factor: string) => `For anything else count on ${factor}.`,
  brief: (factor: string, pieces: number): string =>
    `${factor} the plan, from ${pieces === 1 ? '1 block' : `${pieces} blocks`}`,
  briefOther: (factor: string) => `${factor} the plan, from your other work`,
  briefStudents: (factor: string) => `${factor} the plan, as students usually need`,
}

export const joins = {
  stop: '.',
  gap: ' ',
  comma: '; ',
}
