// What the steps of a course pack are called in a conversation; two of them are tools of the agent too.

export const packToolWords = {
  read_field: 'Read in the course pack',
  generate_field: 'Write into the course pack',
  update_field: 'Change in the course pack',
  research: 'Look into your files',
  simulate: 'Simulate the weeks ahead',
  evaluate: 'Evaluate the plan',
  export: 'Put the study guide together',
}
