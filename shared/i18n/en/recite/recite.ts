// What recite says: scores, what was wrong and what to do about it, in English and Chinese.

/** Why much of it is not enough. */
export const flaws = {
  'line-missing': ' A whole line is missing, so it does not count as known.',
  'lines-moved': ' A line stands in another place, so it does not count as known.',
  'meaning-turned': ' A wrong word changes what it says, so it does not count as known.',
}
