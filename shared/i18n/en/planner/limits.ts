// The limits that bind a task, each as a clause: "it must come after “Problem set 2” (Tue 24 Nov)".

export const phrases = {
  after: (task: string) => `it must come after ${task}`,
  before: (task: string) => `it must come before ${task}`,
  afterAndBefore: (after: string, before: string) =>
    `it must come after ${after} and before ${before}`,
  from: (day: string) => `it may start on ${day} at the earliest`,
  until: (day: string) => `it must be done by ${day}`,
  excludedPeriods: (periods: string) => `it stays off ${periods}`,
  excludedWeekdays: (weekdays: string) => `it stays off ${weekdays}`,
  notInClass: 'it is not to be studied in class',
  gain: (clause: string, gain: number) =>
    `${clause} (without that, a place would cost ${gain} less)`,
  besideBefore: (task: string) => `${task} ends right before it`,
  besideAfter: (task: string) => `${task} begins right after it`,
  inside: (host: string) => `it is done during ${host}`,
  locked: 'it is locked',
  begun: 'it has already begun',
  worked: 'you have worked on it there',
}
