// Defines what can be done about a data file that does not open, beside restoring a backup.

/** Begin with an empty file where there is none; go on without a log that is not the file's. */
export const fileRemedies = ['anew', 'without-log'] as const

export type FileRemedy = (typeof fileRemedies)[number]
