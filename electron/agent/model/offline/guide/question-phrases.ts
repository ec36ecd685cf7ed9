// What the guide says to a question of the student's, in both languages.
import type { DraftRoom } from '../../../../../shared/guide/find-draft-risks.ts'
import type { Language } from '../../../../../shared/language.ts'

type QuestionPhrases = {
  exam: (exam: string, until: string) => string
  examOnly: (exam: string) => string
  due: (until: string) => string
  amount: (sessions: string, length: string) => string
  room: (needed: string, free: string, until: string) => string
  fit: Record<DraftRoom['fit'], string>
  outlook: string
  tooEarly: string
  offTopic: string
}

const en: QuestionPhrases = {
  exam: (exam, until) => `The exam is on ${exam}, and the work is to be done by ${until}.`,
  examOnly: (exam) => `The exam is on ${exam}.`,
  due: (until) => `It is to be done by ${until}.`,
  amount: (sessions, length) => `It is ${sessions} so far, about ${length} together.`,
  room: (needed, free, until) =>
    `It needs about ${needed}, and until ${until} about ${free} of your time are free.`,
  fit: {
    enough: 'There is room for it.',
    little: 'It fits, but leaves little for anything else.',
    none: 'That is not enough: less work, or more days, would help.',
  },
  outlook:
    'How likely you are to be on time I can’t tell here: once it is written, the outlook in the course pack says so.',
  tooEarly: 'I can say more to that once I know the day and how much there is.',
  offTopic:
    'That one I can’t answer here, this talk is about your course. Say what should be different in the draft, or “go ahead”.',
}

const zh: QuestionPhrases = {
  exam: (exam, until) => `考试在 ${exam}，最晚 ${until} 做完。`,
  examOnly: (exam) => `考试在 ${exam}。`,
  due: (until) => `最晚 ${until} 做完。`,
  amount: (sessions, length) => `目前是 ${sessions}，一共约 ${length}。`,
  room: (needed, free, until) => `一共约需 ${needed}，到 ${until} 之前约有 ${free} 空着。`,
  fit: {
    enough: '排得下。',
    little: '排得下，但留给别的事的时间不多。',
    none: '时间不够：减少内容，或者多留几天。',
  },
  outlook: '按时完成的把握有多大，这里说不准：写入以后，课程包里的“推演”会算出来。',
  tooEarly: '等我知道日期和内容有多少，才能说准一些。',
  offTopic: '这个我在这里答不上来，这里只聊这门课的安排。说说草稿要改什么，或者说“就这样”。',
}

export const questionPhrases: Record<Language, QuestionPhrases> = { en, zh }
