// What the agent says of a card that no longer holds: what changed since, and whether there is a fresh one.

export const phrases = {
  staleRecords: (names: string) => `Since this card was shown, ${names} changed.`,
  staleBegun: (names: string) => `Since this card was shown, the time for ${names} has begun.`,
  staleClash: (names: string) => `Since this card was shown, the place for ${names} was taken.`,
  staleEffect: 'Since this card was shown, the schedule changed, and so would its effect.',
  staleHistory: 'Since this card was shown, another change was made or undone.',
  staleRevised: 'You changed this proposal.',
  freshCard: 'Nothing was written; here is a fresh card.',
  noFreshCard: 'Nothing was written.',
  unreadableTurn: 'This card was left by another version of Weekloom. Ask for it again.',
}
