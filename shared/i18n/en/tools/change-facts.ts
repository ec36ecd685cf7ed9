// A change as text for a model: each task's old and new place, the touched days, and what is still pending.

export const phrases = {
  change: (title: string, id: number, what: string) => `${title} #${id}: ${what}`,
  days: 'Days after the change:',
  pending: (count: number) => `Pending study blocks: ${count}.`,
}
