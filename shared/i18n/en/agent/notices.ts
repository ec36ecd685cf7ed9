// What the history tells a model of things that happened outside it: verdicts on cards, changes of the tool packs.

export const phrases = {
  planAccepted: '[Weekloom] The plan was accepted.',
  placed: (blocks: string) => ` ${blocks} placed.`,
  planRejected: '[Weekloom] The plan was declined.',
  planLeft: 'The plan above is left, nothing of it was written. Ask for it again at any time.',
  callRejected: 'Declined; nothing was changed.',
  reason: (note: string) => ` Reason: ${note}`,
  activeTools: (packs: string, names: string) => `Active packs: ${packs}. Tools at hand: ${names}.`,
}
