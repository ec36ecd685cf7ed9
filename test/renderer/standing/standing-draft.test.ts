// The form of the standing context: every course has its field, and what is empty is not kept.
import { expect, test } from 'vitest'
import {
  draftOf,
  roomLeft,
  standingOf,
  withPortrait,
} from '../../../renderer/standing/standing-settings.tsx'
import {
  noStudentProfile,
  studentProfileSchema,
  type StudentProfile,
} from '../../../shared/agent/student-profile.ts'

const written: StudentProfile = {
  profile: 'Tired after lunch',
  goals: '',
  courses: [{ course: 'Latin', portrait: 'dropped last year' }],
}

test('[O8] each course of the term and each that was written about has a field', () => {
  expect(draftOf(written, ['Physics', 'Latin']).courses).toEqual([
    { course: 'Physics', portrait: '' },
    { course: 'Latin', portrait: 'dropped last year' },
  ])
  expect(draftOf(written, []).courses).toEqual(written.courses)
})

test('[O8] what is blank is not kept, and nothing typed stays nothing', () => {
  const draft = withPortrait(draftOf(written, ['Physics']), 'Physics', ' hard \n')
  expect(standingOf(draft).courses).toEqual([
    { course: 'Physics', portrait: 'hard' },
    { course: 'Latin', portrait: 'dropped last year' },
  ])
  expect(standingOf(withPortrait(draft, 'Latin', '  ')).courses).toHaveLength(1)
  expect(standingOf(draftOf(noStudentProfile, ['Physics']))).toEqual(noStudentProfile)
})

test('[O8] the room that is left is the room of the schema', () => {
  const long = { ...noStudentProfile, profile: 'a'.repeat(2_000), goals: 'b'.repeat(2_000) }
  const courses = [{ course: 'Art', portrait: 'c'.repeat(1_997) }]
  expect(roomLeft({ ...long, courses })).toBe(0)
  expect(studentProfileSchema.safeParse({ ...long, courses }).success).toBe(true)
  const more = [{ course: 'Arts', portrait: 'c'.repeat(1_997) }]
  expect(roomLeft({ ...long, courses: more })).toBe(-1)
  expect(studentProfileSchema.safeParse({ ...long, courses: more }).success).toBe(false)
})
