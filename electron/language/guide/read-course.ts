// The course that a message names: as the answer to our question, in a phrase, or by the name of its work.
import { beginsGuide } from '../../../shared/guide/guide-words.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { readTalk } from '../words/small-talk.ts'
import type { Asked } from './asked.ts'
import { isAsking } from './asking.ts'
import { findCoursePhrase, readBareCourse, readLeadingCourse } from './course-phrase.ts'
import { readSignal } from './guide-signals.ts'
import { isOnly, matchCourse, matchHead, type CourseMatch } from './match-course.ts'
import type { Renamed } from './read-renamed.ts'
import { courseTurnedTo } from './switched-course.ts'

/** More than a name. */
const saysMore =
  /\b(?:i|pass|learn|study|need|have|want|exams?|finals?|midterms?|tests?)\b|我|考|要|想|复习|学习/

type Said = { text: string; raw: string; next: string | null; renamed: Renamed | null }

export function readCourse(
  { text, raw, next, renamed }: Said,
  lexed: LexedText,
  asked: Asked,
  ground: Ground,
): CourseMatch | null {
  if (renamed !== null && renamed.name !== null) return matchCourse(renamed.name, raw, ground.state)
  const isAsked = asked.section === 'course'
  const isOpen = ['unsure', 'leave', 'stop', 'thanks'].includes(readSignal(lexed.text))
  // A greeting names no course.
  const isTalk = readTalk(lexed.text) !== null
  // "Guide me through a course" calls for the guide that is there.
  const isName = !isOpen && !isTalk && !isAsking(raw) && !beginsGuide(raw)
  const bare = isAsked && isName ? readBareCourse(text) : null
  const leading = asked.isFirst ? readLeadingCourse(lexed.text) : null
  const turned = asked.isFirst ? courseTurnedTo(raw, ground.state) : null
  const phrase =
    turned ??
    (bare !== null && !saysMore.test(bare)
      ? bare
      : (findCoursePhrase(text) ?? (bare === text.trim() ? bare : next) ?? leading))
  if (phrase !== null) {
    const longer = lexed.names.find(({ start, end }) => {
      const name = lexed.text.slice(start, end)
      return name.length > phrase.length && name.includes(phrase)
    })
    const words = longer === undefined ? phrase : lexed.text.slice(longer.start, longer.end)
    const match = matchCourse(words, raw, ground.state)
    // "Help me get ready for calc": what is left of a stranger is a course of theirs.
    if (match.kind !== 'new') return match
    const own = asked.course === null ? ownCourse(words, lexed, ground) : null
    if (own !== null) return own
    // "Is that Calculus?" is not answered by a stranger among other words.
    const isDoubted = asked.known.doubts[0]?.kind === 'near-course'
    if (isDoubted && phrase !== text.trim()) return null
    // A stranger among weak words is no course once there is one.
    if (isAsked || asked.course === null) return match
  }
  if (asked.course !== null) return null
  return ownCourse(lexed.text, lexed, ground)
}

/** The only course of the schedule that is named, wherever it stands, or that the words come to by their last one. */
function ownCourse(
  words: string,
  { names, text }: LexedText,
  { state }: Ground,
): CourseMatch | null {
  const named = names
    .filter(({ start, end }) => {
      const name = text.slice(start, end)
      // Discrete maths is another course than maths.
      return words === text || !words.includes(name) || isOnly(name, words)
    })
    .flatMap(({ owners }) => owners.filter(({ kind }) => kind !== 'item'))
    .map((owner) => courseOfOwner(owner, state))
    .find((course) => course !== '')
  return named === undefined ? matchHead(words, state) : { kind: 'known', course: named }
}
