// Defines what a report says in words of its own.

export type MaterialKind =
  | 'past-exams'
  | 'review'
  | 'lab'
  | 'slides'
  | 'syllabus'
  | 'exercises'
  | 'notes'
  | 'document'
