// Where a draft may break (B4), and what of it had to be put inside the term.

export const phrases = {
  examPast: (day: string) => `The exam on ${day} is over already.`,
  rangePast: (day: string) => `The last day for this work, ${day}, is over already.`,
  examNear: (days: number, length: string): string =>
    days === 0
      ? `The exam is today, and this needs ${length}.`
      : `The exam is ${days === 1 ? '1 day' : `${days} days`} off, and this needs ${length}.`,
  afterExam: (day: string) => `Sessions may still lie on or after ${day}, the day of the exam.`,
  noRoom: (needed: string, free: number): string =>
    `It needs ${needed}, and only ${free} ${free === 1 ? 'is' : 'are'} free in that time.`,
  littleRoom: (needed: string, free: number) =>
    `It needs ${needed} of the ${free} that are free in that time, which leaves little for anything else.`,
  fullWeeks: (length: string) => `That is ${length} a week for this course alone.`,
  slowPace: (percent: number, length: string) =>
    `Work in this course has taken you ${percent}% longer than planned, so it may come to ${length}.`,
  examTaken: (title: string) =>
    `At the time of the exam ${title} stands in your week, so the exam is not put there.`,
  examDiffers: (told: string, written: string) =>
    `Your timetable has the exam on ${told}; this counts on ${written}, as you said.`,
  beginsLate: (last: string) => `The term ends on ${last}, so the work begins then at the latest.`,
  endsLate: (last: string) => `The term ends on ${last}, so the work ends then.`,
  examOutside: (last: string) =>
    `The exam lies after ${last}, the last day of the term, so it is left out.`,
  backwards: 'The last day lay before the first; the two have changed places.',
  longSession: (most: string) => `A day has ${most}; no session is longer.`,
  examSlots: 'The time of the exam does not fit the day, so only its day is kept.',
}
