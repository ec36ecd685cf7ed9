// Asks a model for remarks on a solution (H1): task and solution as fenced data, a strict answer, quotes that are there.

export const words = {
  contract: 'Contract:',
  again: 'That was not one JSON object of the form {"remarks": [...]}. Answer with nothing else.',
}
