// Tells a list of boxes to tick, as Markdown writes it, from other texts.

export const checkBox = /^(\s*)(?:[-*+]|\d+[.)])\s+\[([ xX])\]\s+(.+)$/u

export function isChecklist(text: string): boolean {
  return text.split('\n').some((line) => checkBox.test(line.trimEnd()))
}
