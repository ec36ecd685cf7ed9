// Why a guide can't be exported or restored, and what to do.

export const sentences = {
  'no-guide':
    'No guide has begun in this conversation. Say “guide me through a course” to begin one.',
  'not-a-guide':
    'That file holds no guide, or part of it is missing. Nothing was changed; choose a file that Weekloom wrote.',
  'newer-guide':
    'That guide was written by a newer Weekloom. Nothing was changed; update Weekloom and try again.',
  'card-open':
    'A card waits for your answer in this conversation. Answer it first; nothing was changed.',
}
