// What a test of an endpoint found, in the person's language, a line for each thought.

export const phrases = {
  works: (model: string, seconds: string) => `${model} answers; the test took ${seconds} s.`,
  format: {
    json_schema: 'The server holds its answers to a schema: the best there is.',
    json_object: 'The server holds its answers to JSON; Weekloom checks the rest.',
    plain: 'The server does not hold answers to a form; Weekloom checks and corrects them.',
  },
  strays: 'Its test answer did not keep to the form. Expect corrections, or choose a larger model.',
  thinks: 'The model thinks before it answers; this costs time.',
  failed: (message: string) => `The test failed: ${message}.`,
  stopped: 'The test was stopped.',
}
