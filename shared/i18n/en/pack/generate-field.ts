// Writes any field of a course pack by the built-in rules (K5): a pure function of the material.

export const nothing = {
  outlook: 'There is nothing to simulate yet: no session of this course lies in the weeks ahead.',
  health: 'There is nothing to evaluate yet: no session of this course lies in the weeks ahead.',
}
