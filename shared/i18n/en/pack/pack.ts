// What is said of the fields of a pack: why one is out of date, and why a write was refused (K7).
import { quoteTitle } from '../../../words/titles/quote-title.ts'

export const problems = {
  'no-course': () => 'A course needs a name of one line. Nothing was changed; type its name.',
  'no-pack': (course: string) =>
    `There is no pack for ${quoteTitle(course, 'en')}. Nothing was changed; the list shows the packs that there are.`,
  'no-version': (version: string) =>
    `There is no version ${version} of this field. Nothing was changed; the list shows its versions.`,
}
