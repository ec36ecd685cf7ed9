// The one question that is asked when something is missing, ambiguous or in doubt.

export const doubts = {
  condition: "I can't act on an if or a maybe.",
  past: "I haven't changed anything for that yet.",
  opinion: 'I can do that.',
  'session-limit':
    "A plan can't hold a most per day; under “Study habits” you can say how much a day should take.",
  hearsay: "I'd rather hear it from you.",
  once: 'I can do that once, not again and again.',
  'off-hours': 'No period of your day begins near that time; the first one comes later.',
  followers: 'It finds no place there by itself: what comes after it has to go along.',
  'exam-moved':
    "I can't change an exam's date by talking; a timetable imported with the new date adds it. But I can bring the study work forward.",
  unread: 'Some of your words mean nothing to me, so I want to be sure.',
  delete: "I don't delete study work, but I can take it off the week and keep it as open work.",
}
