// Draws in the colours of a course, and its dot.
import type { CSSProperties, ComponentProps } from 'react'
import { patternOf } from '../../shared/timetable/course-hue.ts'
import { classNames } from './button.tsx'

type Hue = number | undefined

/** The attributes of what is in a course's colours; without a hue in those of no course. */
export function inCourse(hue: Hue, style: CSSProperties = {}) {
  return { style: { ...style, '--hue': hue ?? 0 }, 'data-plain': hue === undefined || undefined }
}

export function CourseDot({ hue, className, ...rest }: ComponentProps<'span'> & { hue: Hue }) {
  const look = classNames('course-dot', className)
  return <span {...rest} className={look} data-pattern={patternOf(hue)} aria-hidden="true" />
}
