// Which exam is that of which course: the one whose title names it.

export type Exam = { title: string; day: number }

/** The day of each course's last exam. Of several courses that a title names, the longest is meant: "Physics II". */
export function lastExamDays(
  courses: readonly string[],
  exams: readonly Exam[],
): Map<string, number> {
  const days = new Map<string, number>()
  for (const { title, day } of exams) {
    const [course] = courses
      .filter((name) => namesCourse(title.toLowerCase(), name.toLowerCase()))
      .toSorted((a, b) => b.length - a.length)
    if (course !== undefined) days.set(course, Math.max(day, days.get(course) ?? 0))
  }
  return days
}

/** As whole words: "Art" is not named by "Cartography exam". */
function namesCourse(title: string, course: string): boolean {
  if (course === '') return false
  const index = title.indexOf(course)
  if (index === -1) return false
  const end = index + course.length
  return !areOneWord(title[index - 1], course[0]) && !areOneWord(course.at(-1), title[end])
}

function areOneWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && latin.test(before) && latin.test(after)
}

const latin = /[\p{Script=Latin}\d]/u
