// Defines the themes of the window.

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]
