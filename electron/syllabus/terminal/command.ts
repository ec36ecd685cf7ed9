// Defines the terminal's command for a syllabus (X9).
import { defineForm } from '../../terminal/usage.ts'
import { readTake, text, valueBy } from '../../terminal/values.ts'

export const syllabusCommand = defineForm({
  FILE: text,
  '[--course NAME]': text,
  /** Numbers of lines, or all that are ticked by themselves. */
  '[--take all|1,3-5]': valueBy('bad-take', readTake),
})
