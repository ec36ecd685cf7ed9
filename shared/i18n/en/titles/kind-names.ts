// What a task is called by its kind and status, and its class by its strategy and subject type.

export const kindNames = { class: 'class', exam: 'exam', personal: 'appointment', study: 'study' }

export const statusNames = { existing: 'placed', suggested: 'suggested', pending: 'pending' }

export const strategyNames = { steady: 'steady', rapid: 'rapid' }

export const subjectTypeNames = {
  quantitative: 'problem solving',
  reading: 'reading',
  language: 'language work',
  memory: 'memorising',
  practical: 'practical work',
  mixed: 'mixed work',
}
