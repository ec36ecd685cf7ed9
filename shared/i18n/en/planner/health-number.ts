// What the numbers of the improvement signal are called.

export const names = {
  sameDaySessions: 'further sessions of a class on one day',
  closeDays: 'days that sessions lie too close',
  lastDayBlocks: 'blocks on a last day',
  heavyPairs: 'heavy blocks side by side',
  switches: 'changes of course',
  extraSwitches: 'changes of course too many',
  longRuns: 'runs without a break that are too long',
  longRunQuarters: 'quarters of an hour in them beyond the limit',
  lostMeals: 'meals without time',
  lateBlocks: 'late blocks',
  earlyBlocks: 'early blocks',
  restDayBlocks: 'blocks on days of rest',
  saturdayBlocks: 'blocks on Saturdays',
  wrongPartBlocks: 'blocks outside the preferred part of the day',
  lostEvenings: 'evenings too many',
  overloadPeriods: 'study periods beyond the daily target',
  leftovers: 'single free periods beside study',
  tiringPairs: 'similar subjects in a row',
}
