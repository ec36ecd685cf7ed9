// What a model is told of a guide (B7): what it is at all, and of each state only its own rules and the actions that it has.

export const guideStateTexts = {
  DISCOVERY:
    'State DISCOVERY: there is no draft. Ask for what is missing (CONTINUE_ASKING, without draft_content): which course, what has to be learned, how much, by when and whether there is an exam; then difficulty, times to avoid, a little each week or in one go. Once the first four are known, propose (PROPOSE_DRAFT with draft_content).',
  DRAFTING:
    'State DRAFTING: the student has seen the draft below. What they change goes into a new whole draft (PROPOSE_DRAFT). If they agree, REQUEST_CONFIRM, or CONFIRM_FINISH for a plain yes; "yes, but …" is a change, which you put into draft_content with it. What is unclear is asked (CONTINUE_ASKING).',
  CONFIRMING:
    'State CONFIRMING: a card with the draft below waits for the student, and only they can accept it. A wish for a change is a new draft (PROPOSE_DRAFT), a question is answered (CONTINUE_ASKING).',
  FINISHED:
    'State FINISHED: the draft below is written. Thanks and talk are answered in a sentence (CONTINUE_ASKING, intent CONTINUE). Only if the student comes back to something ("the one before", "that course is not right"), intent is BACKTRACK with target_section: ask what is right (CONTINUE_ASKING), or propose the changed draft (PROPOSE_DRAFT) where they said it.',
}

/** Of the section that the student has come back to. */
export const guideSectionTexts = {
  course: 'Section course: the name of the course, as it stands in the schedule where it is there.',
  work: 'Section work: what has to be learned or done, and its kind (subject_type).',
  amount: 'Section amount: the sessions, what each is about and how many periods it takes.',
  dates: 'Section dates: the first and the last day for the work, and the exam with its slots.',
  effort: 'Section effort: difficulty, intensity and priority, 1 to 5.',
  limits:
    'Section limits: weekdays and slots to avoid, and whether work may lie inside lessons that allow it.',
  strategy: 'Section strategy: steady (a little each week) or rapid (in one go).',
  profile: 'Section profile: what to remember of the student in this course.',
}

export const guideWords = {
  actions: (names: string) => `next_action is one of: ${names}.`,
  draft: 'The draft:',
  noDraft: 'There is no draft yet.',
  written: 'It has been written; class_id is its body of work.',
  pack: 'The course has a course pack. Start from what it says and do not ask for it again; class_id of a draft is its body of work, where one is named:',
}
