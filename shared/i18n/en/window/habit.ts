// The dialog of study habits: what every plan keeps to.

export const habit = {
  title: 'Study habits',
  scope: 'Used for every plan from now on. What lies there stays.',
  before: 'No study before',
  after: 'No study after',
  timesHint: 'Leave a time empty for no limit.',
  protectedDays: 'Days without study',
  parts: 'When the work for a course goes best',
  part: { '': 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  daily: 'Study periods a day, at most',
  dailyHint: 'about 3 hours',
  evenings: 'Free evenings a week',
  problems: {
    'times-crossed': 'The first time has to come before the second.',
    'no-day-left': 'Leave at least one day for study.',
  },
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Study habits saved. The next plan keeps to them.',
}
