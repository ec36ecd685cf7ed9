// What each side job does, as window and terminal tell of it while it runs.

export const sideJobNames = {
  'preview-import': 'Reading the timetable',
  'read-syllabus': 'Reading the syllabus',
  'ask-syllabus': 'The model reads the syllabus',
  'remark-homework': 'The model looks at your solution',
  'advise-recite': 'The model thinks about your text',
  'read-source': 'Reading the file',
  research: 'The model looks through the files',
  'draw-pages': 'Drawing the pages',
  'draw-guide': 'Drawing the study guide',
  simulate: 'Running the rest of the term',
  'write-field': 'Writing the field',
  'push-plan': 'Pushing to your calendar',
}
