// Resolves the best time of day for courses, or for all that is studied: "mornings are best for me".
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { DayPart } from '../../../shared/planner/planning-preferences.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { saying, type Acting, type Resolved } from './acting.ts'
import { evening, noon, setHabits } from './set-habits.ts'

/** "Mornings are best for me", "hard stuff in the morning", 线代放晚上. */
export function preferPart(acting: Acting, phrases: readonly LexedText[]): Resolved {
  const { read, ground, language, preferences } = acting
  const { cannot, reason } = actWords[language]
  const [time] = phrases.flatMap(({ times }) => times)
  const part = time === undefined ? null : partOf(time.wish)
  if (part === null) return saying(cannot.habit)
  const courses = coursesMeant(acting)
  if (courses.length === 0) return saying(cannot.habit)
  const others = preferences.planning.preferredParts.filter(
    ({ course }) => !courses.includes(course),
  )
  const preferredParts = [...others, ...courses.map((course) => ({ course, part }))]
  const isAll = courses.length === coursesOf(ground.state).length
  const names = courses.map((course) => quoteTitle(course, language))
  const note =
    isAll && read.words('course').length === 0 ? '' : reason.ofCourses(joinWords(names, language))
  return setHabits(acting, { preferredParts }, note)
}

function coursesMeant({ read, ground }: Acting): string[] {
  const named = read
    .owners('course', 'task')
    .map((owner) => courseOfOwner(owner, ground.state))
    .filter((course) => course !== '')
  if (named.length > 0) return [...new Set(named)]
  const { taskClasses } = ground.state
  if (
    /\b(?:hard(?:er|est)?|difficult|tough(?:est)?|demanding|focus)\b|难|硬|费脑|动脑/.test(
      read.clause.text,
    )
  ) {
    const most = Math.max(0, ...taskClasses.map(({ difficulty }) => difficulty))
    const hard = taskClasses.filter(({ difficulty }) => difficulty >= Math.min(4, most))
    return [...new Set(hard.map(({ course }) => course))].filter((course) => course !== '')
  }
  // Words that were read as a name of something else are about that alone.
  return read.words('course', 'task').length > 0 ? [] : coursesOf(ground.state)
}

function partOf(wish: TimeWish): DayPart | null {
  switch (wish.kind) {
    case 'part':
      return wish.part === 'noon' ? null : wish.part
    case 'before':
      return wish.minute <= 13 * 60 ? 'morning' : null
    case 'after':
      return wish.minute >= 17 * 60 ? 'evening' : wish.minute >= noon ? 'afternoon' : null
    case 'between':
      return partAt((wish.from + wish.to) / 2)
    case 'clock':
      return partAt(wish.minute)
    case 'periods':
      return null
    default:
      return assertNever(wish)
  }
}

function partAt(minute: number): DayPart {
  if (minute < noon) return 'morning'
  return minute < evening ? 'afternoon' : 'evening'
}
