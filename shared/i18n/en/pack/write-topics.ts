// The field `topics`: one topic a line in the order of learning, with its share of the work in percent.

export const words = {
  nothing:
    'No topics are known: no file of the course names any, and the plan has no work for it. Say “the topics are …”, with commas between them, or add a file.',
  fromWork: 'No file names topics, so they are taken from the work in your plan.',
  fromHeadings: 'No file lists the topics by week, so they are taken from its headings.',
}
