// Says in English: what is said of texts to recite.

// What recalls are called in the plan: the body of work by its course, each session by its texts.

/** Of texts that belong to no course. */
export const ownTexts: string = 'My texts'

export const recallBodies = (course: string) => `Recall: ${course}`

export const manyTexts = (count: number) => `Recall ${count} texts`

// What recite says: scores, what was wrong and what to do about it, in English and Chinese.

/** Why much of it is not enough. */
export const reciteFlaws = {
  'line-missing': ' A whole line is missing, so it does not count as known.',
  'lines-moved': ' A line stands in another place, so it does not count as known.',
  'meaning-turned': ' A wrong word changes what it says, so it does not count as known.',
}
