// What a new draft changed (B3): "How much: 8 sessions …, before: 6 sessions …".

export const phrases = {
  changed: (label: string, now: string, before: string) => `${label}: ${now} (before: ${before})`,
  before: (before: string) => `before: ${before}`,
  titles: 'the sessions are divided in another way',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  none: 'nothing',
}
