// Works on a re-plan: what it would do is said with its card, and where it does nothing, why (P3).

export const withToday: string = "It only fits if today's blocks may move too."
