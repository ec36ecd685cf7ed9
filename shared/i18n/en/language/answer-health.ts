// Whether a plan is sound, in a few sentences of a person: what stands against it most, and whether that can be mended (P5).

export const phrases = {
  nothingPlanned:
    'Nothing is planned from now on, so there is nothing to judge. Say “plan my week” first.',
  nothingThere: (when: string) =>
    `No study is planned for ${when}, so there is nothing to mend there.`,
  sound: (when: string, blocks: string) =>
    `${when} is sound: ${blocks}, and I find nothing to mend.`,
  rhythm: (run: string, switches: number): string =>
    `The longest stretch without a break is ${run}; no day changes course more than ${switches === 1 ? 'once' : switches === 2 ? 'twice' : `${switches} times`}.`,
  small: (when: string) => `${when} is fine on the whole. Small things:`,
  main: (when: string, count: number): string =>
    `${when} has ${count === 1 ? 'one thing' : 'some things'} that I would mend:`,
  more: (count: number): string =>
    `${count === 1 ? 'One smaller thing' : `${count} smaller things`} besides.`,
  offer: 'Say “improve it” and I propose changes, one card each.',
  forced: "I can't mend that by moving or swapping a single block.",
  gap: (periods: string, day: string): string =>
    `Besides, at least ${periods} of open work won't fit by ${day}: ask “does everything fit?”.`,
  noReserve: (day: string) =>
    `Besides, nothing is left in reserve until ${day} if something takes longer.`,
}
