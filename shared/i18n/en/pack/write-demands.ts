// The field `demands`: what the course demands, as the student's files say it, each line with its citation; then the calendar.

export const words = {
  calendar: (title: string, place: string) => `In your calendar: ${title}, ${place}`,
  plan: (title: string, day: string) => `In your plan: ${title}, to be done by ${day}`,
  missing: (day: string, source: string) => `Not in your calendar: the exam on ${day} (${source})`,
  remark: (days: string, count: number): string =>
    `Your files name ${count === 1 ? 'an exam' : 'exams'} on ${days} that your calendar does not have. Sessions are planned up to the exam in the calendar: put it in first with “Read a syllabus”, or see which date is right.`,
  nothing:
    'There is no file of this course to look into, and no exam of it in your calendar. Add the syllabus, slides or notes to its sources, or write the demands yourself.',
}
