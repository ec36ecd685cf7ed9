// What of a schedule goes out: the chosen tasks on the chosen days in the order of time, with their true times.

export const during = (title: string) => `During ${title}.`
