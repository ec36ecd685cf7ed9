// What recalls are called in the plan: the body of work by its course, each session by its texts.

/** Of texts that belong to no course. */
export const ownTexts: string = 'My texts'

export const bodies = (course: string) => `Recall: ${course}`

export const manyTexts = (count: number) => `Recall ${count} texts`
