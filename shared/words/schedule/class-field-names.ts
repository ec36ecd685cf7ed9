// What the fields of a body of work are called, in its form and where a change of them is told.

export const classFieldNames = {
  en: {
    course: 'Course',
    what: 'What',
    subject: 'Kind of work',
    strategy: 'How to spread it',
    avoid: 'Days to avoid',
    avoidPeriods: 'Periods to avoid',
    budget: 'At most, in periods',
    embed: 'May be done during classes that allow it',
    difficulty: 'Difficulty',
    intensity: 'Intensity',
    priority: 'Priority',
  },
  zh: {
    course: '课程',
    what: '内容',
    subject: '类型',
    strategy: '怎么安排',
    avoid: '不想安排的日子',
    avoidPeriods: '不想安排的节次',
    budget: '最多几节',
    embed: '可以在允许的课上做',
    difficulty: '难度',
    intensity: '强度',
    priority: '优先级',
  },
}
