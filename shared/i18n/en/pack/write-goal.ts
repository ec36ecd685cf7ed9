// The field `goal`: what the student said has to be reached, and the exam that stands in the calendar.

export const words = {
  exam: (title: string, place: string) => `Exam: ${title}, ${place}`,
  assumed: (course: string) => `Pass the exam in ${course}`,
  until: (day: string) => `By ${day}`,
  remark: 'You have not said the goal, so it is taken from the exam in your calendar.',
  other: {
    midterm:
      'You speak of the midterm, but your calendar has no exam of that name for this course: sessions are planned up to the next exam that it has.',
    final:
      'You speak of the final, but your calendar has no exam of that name for this course: sessions are planned up to the next exam that it has.',
  },
  nothing:
    'Nothing is known of the goal: there is no exam of this course in your calendar. Say what has to be reached, and by when.',
}
