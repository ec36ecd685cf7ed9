// Export as a text that Anki imports: a note for each topic of the study work, in a deck for each course.

/** Anki's own names of its plain note of a front and a back; where another is set up, it asks. */
export const noteTypes: string = 'Basic'
