// Says in English: the conversation about a course pack.
import { packPhases } from '../../../pack/fields.ts'

// What the pack scene says of its cards and offers where words are no answer to them, in both languages.

export const packCard = {
  /** A model's own words, in place of the student's. */
  proposed: (field: string, text: string): string =>
    `${field} holds words of your own. In their place I would write “${text}”, which you have not said. Shall I? Yours stay among its versions.`,
  /** The yes to replacing them is still to come. */
  stillAsked: 'Your own words stay until you say “yes” to replacing them.',
  /** A yes typed at a card. */
  typed:
    'Typing doesn’t accept the card. Here it is again: press Accept, or say what should be different.',
  /** A plain no at one. */
  aside:
    'The card is put aside, and nothing of it counts yet. Say “continue the course pack” to go on.',
  workFirst: 'Before their places are written, the sessions go into your plan.',
}

// What the pack scene says: questions, offers, what was written and what is missing, in both languages.

export const packScene = {
  opened: (course: string, phase: string, number: number) =>
    `Course pack of ${course}, step ${number} of ${packPhases.length}: ${phase}.`,
  questions: {
    goal: 'What do you want to reach in it, and by when?',
    knowledge: 'What do you know of it already, and what is hard for you?',
    conditions: 'How much time a week can you give it, and when can’t you study?',
  },
  /** The same once more, after words that told of something else. */
  again: {
    goal: 'Noted. And your goal: which grade or result, and until when?',
    knowledge: 'Noted. And which parts can you do already, which ones give you trouble?',
    conditions:
      'Noted. And your time: about how many hours a week, and which days or hours stay free?',
  },
  hint: 'Say “that’s all” at any time, and I write down what we have.',
  enough: 'That is what I need. Say “that’s all” and I write it down, or tell me more.',
  missing: (fields: string): string => `Still missing: ${fields}. Shall I write it?`,
  outOfDate: (fields: string): string => `Out of date: ${fields}. Shall I write it anew?`,
  written: (fields: string) => `Written: ${fields}.`,
  unchanged: (fields: string) => `${fields}: nothing new to write.`,
  yours: (fields: string): string =>
    `${fields} holds words of your own. Shall I write it anew? Yours stay among its versions.`,
  checkpoint: (phase: string, next: string | null): string =>
    next === null
      ? `Look at it on the card: accepting settles “${phase}”, the last step.`
      : `Look at it on the card: accepting settles “${phase}” and goes on with “${next}”.`,
  goesOn: (phase: string) => `Now “${phase}”.`,
  work: 'The sessions go into your plan with this card. After that, say “plan the whole term” to place them all, and “continue the course pack” to go on here.',
  /** Where only sessions that are there change. */
  workChanges:
    'The work that is in your plan is kept; this card changes only what differs. Then “plan the whole term” places what waits, and “continue the course pack” goes on here.',
  finished: (course: string) =>
    `The course pack of ${course} is complete. Its study guide can be saved as Markdown or PDF on the page of the pack.`,
  changed: (field: string) => `“${field}” now says what you said.`,
  stale: (fields: string) => `Out of date through that: ${fields}.`,
  which: (fields: string): string =>
    `Which part should change: ${fields}? Say, for example, “change the goal to …”.`,
  whatInto: (field: string): string =>
    `What should “${field}” say? Say “change it to …” with its name.`,
  left: 'All right, nothing was written.',
  nothingFound: 'The files of this course say nothing of it.',
  askCourse: (courses: string): string => `Which course is the pack for: ${courses}?`,
  noCourses: 'Which course is the pack for? Say its name.',
  several: (courses: string): string => `Which one do you mean: ${courses}?`,
  unknown: (name: string, courses: string): string =>
    `Your plan has no course ${name}. Say the name again to begin a pack for it anyway${courses === '' ? '' : `, or one of these: ${courses}`}.`,
}

/** What can be said with one tap; the rules read just these words. */
export const packChips = { enough: 'that’s all', go: 'continue', yes: 'yes', no: 'no' }

export const packSceneNotes = {
  found: (text: string, where: string) => `- ${text} (${where})`,
}
