// New study work and new limits of it, in words: as a proposal, as an order, and once it is done.

export const assumptions = {
  length: 'You said no length, so it is the usual one for such work.',
  due: 'You said no day, so it may lie anywhere until your term ends.',
  split: 'That is long for one go, so it is split.',
  course: 'Its course is not among yours yet, so it is noted as a new one.',
  reminder: "I can't ring a bell; it stands in your open work.",
}
