// The course pack as a model is told it: course, phase, mode, what was asked or offered, and the state of each field.
import type { PackFacts } from '../../../pack/pack-facts.ts'

export const words = {
  stands: ({ phase, mode }: PackFacts) => `Course pack: phase ${phase}, mode ${mode}. The course:`,
  asked: (field: string) => `Asked last: ${field}.`,
  waits: {
    course: 'It was asked which course is meant.',
    write: 'It was offered to write what is missing; yes is advance.',
    overwrite: "It was asked whether the student's own words may be replaced; yes is advance.",
  },
  fields: 'Fields:',
}
