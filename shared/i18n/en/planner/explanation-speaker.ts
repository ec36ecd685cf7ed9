// How an explanation names tasks, places and days: with numbers for a model, plainly for a person.

export const unknownClass: string = 'work that is gone'
