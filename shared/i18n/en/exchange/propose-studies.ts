// The work that an import proposes: one review session a teaching week for each weekly course, up to its exam.

export const reviewTitle = (course: string) => `${course} review`
