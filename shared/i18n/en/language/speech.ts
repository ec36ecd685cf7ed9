// Who speaks: the schedule and the language that every sentence is made for.

export const goneTask: string = 'that session'
