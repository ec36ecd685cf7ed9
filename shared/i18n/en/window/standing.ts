// The dialog of the standing context: what every model call is told of the student.

export const standing = {
  title: 'What the assistant knows about you',
  scope:
    'A model of your choice is told this with every message. It is kept on this computer, and the built-in model makes no use of it.',
  profile: 'About you',
  profileHint: 'For example: second year, learns best with old exams, tired after lunch',
  goals: 'Goals of this term',
  goalsHint: 'For example: pass calculus with a B, keep Sundays for family',
  courses: 'What each course is like for you',
  tooLong: (by: number) => `This is ${by} characters too long: every message carries it.`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. It goes with your next message.',
}
