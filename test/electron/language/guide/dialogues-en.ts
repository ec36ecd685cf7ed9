// Dialogues in English that gather what is needed, with the body of work that each ends in, on Wednesday 2026-11-25 at 09:00.
import { accept, numbered, pieces, type Dialogue, work } from './dialogue.ts'

const lecture = (number: number) => `Lecture ${number}`
const sheet = (number: number) => `Problem sheet ${number}`

export const englishDialogues: Dialogue[] = [
  {
    name: 'all in one breath needs no question',
    start: 'empty',
    says: [
      [
        'I have to pass linear algebra, exam on Dec 12, about 20 hours, not on Sundays',
        'Linear algebra',
      ],
      'go ahead',
      accept,
    ],
    ends: work(
      'Linear algebra',
      'Linear algebra: exam preparation',
      numbered('Linear algebra review ', 14, 1),
      '2026-11-25 2026-12-11',
      '2026-12-12',
      { off: { weekdays: [7], periods: [] } },
    ),
  },
  {
    name: 'short answers get options',
    start: 'empty',
    says: [
      ['Guide me through a course', 'Which course is it about?'],
      ['Organic chemistry', 'A: Wed 9 Dec, B: Wed 23 Dec, C: the end of the term'],
      ['It is on the 12th of December', 'A: 7 hours, B: 12 hours, C: 19 hours'],
      'option B please',
      'looks good',
      accept,
    ],
    ends: work(
      'Organic chemistry',
      'Organic chemistry: study',
      numbered('Organic chemistry study ', 8),
      '2026-11-25 2026-12-12',
      null,
    ),
  },
  {
    name: 'very short answers get a guess to verify',
    start: 'empty',
    says: [
      'Guide me through a course',
      ['Biology', 'I would have it done by Wed 9 Dec. Does that fit?'],
      ['Dec 18', 'I would take 12 hours. Does that fit?'],
      'yes',
      'yes',
      accept,
    ],
    ends: work(
      'Biology',
      'Biology: study',
      numbered('Biology study ', 8),
      '2026-11-25 2026-12-18',
      null,
    ),
  },
  {
    name: 'a long answer is followed deeper, and counted',
    start: 'empty',
    says: [
      [
        'I need to learn statistics and I am completely lost because I missed the first six lectures and never caught up',
        'You say “I am completely lost”',
      ],
      ['By December 20', 'Does it fit?'],
      'Six lectures and three problem sheets',
      'ok',
      accept,
    ],
    ends: work(
      'Statistics',
      'Statistics: 6 lectures, 3 problem sheets',
      [...pieces(lecture, 1, 6, 2), ...pieces(sheet, 1, 3, 3)],
      '2026-11-25 2026-12-20',
      null,
    ),
  },
  {
    name: 'who does not know is offered a guess, and asked how hard it is',
    start: 'empty',
    says: [
      'I need to learn Python by December 20, where do I start',
      ['no idea', 'I would take 12 hours. Does that fit?'],
      ["I don't know", 'I would call it middling. Does that fit?'],
      'easy',
      'yes',
      accept,
    ],
    ends: work(
      'Python',
      'Python: study',
      numbered('Python study ', 6, 1),
      '2026-11-25 2026-12-20',
      null,
    ),
  },
  {
    name: 'two short answers that say nothing change the topic',
    start: 'empty',
    says: [
      'I want to learn Japanese',
      'by the end of term',
      ['hm, well', 'I would take 12 hours'],
      ['hm, hm', 'I would call it middling'],
      'hard',
      'ok',
      accept,
    ],
    ends: work(
      'Japanese',
      'Japanese: study',
      numbered('Japanese study ', 11),
      '2026-11-25 2027-01-03',
      null,
    ),
  },
  {
    name: 'the exam of the timetable is used and said',
    start: 'english',
    says: [
      ['I have to pass linear algebra', 'add to it (A), or begin something new'],
      ['B', 'I would take 12 hours'],
      ['about 12 hours', 'The exam on Fri 4 Dec is from your timetable.'],
      'yes',
      accept,
    ],
    ends: work(
      'Linear algebra',
      'Linear algebra: exam preparation',
      numbered('Linear algebra review ', 8),
      '2026-11-25 2026-12-03',
      '2026-12-04',
    ),
  },
  {
    name: 'what is hard is remembered, and no name of the work',
    start: 'empty',
    says: [
      'guide me through Microeconomics',
      'by 18 December',
      ['graph questions are hard', 'How much is there to do'],
      ['6 chapters', '- About you: Graph questions are hard.'],
      ['supply is easy though', '- About you: Graph questions are hard. Supply is easy.'],
      'yes',
      accept,
    ],
    ends: work(
      'Microeconomics',
      'Microeconomics: 6 chapters',
      pieces((number) => `Chapter ${number}`, 1, 6, 3),
      '2026-11-25 2026-12-18',
      null,
    ),
  },
]
