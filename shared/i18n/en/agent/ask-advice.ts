// Asks a model how to remember a text (R9): the text and what was missed as fenced data, at most three tips back.

export const words = {
  contract: 'Contract:',
  again: 'That was not one JSON object of the form {"tips": ["..."]}. Answer with nothing else.',
}
