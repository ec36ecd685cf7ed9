// What would make a refused change possible, as a sentence that ends with the call itself.

export const phrases = {
  moves: (count: number, list: string, call: string): string =>
    count === 0
      ? ` batch_move would do it: ${call}`
      : ` batch_move would do it with ${count} more ${count === 1 ? 'task' : 'tasks'} (${list}): ${call}`,
  room: (count: number, list: string, call: string): string =>
    ` There would be room after a batch_move of ${count} ${count === 1 ? 'task' : 'tasks'} (${list}): ${call}`,
  move: (task: string, place: string) => `${task} to ${place}`,
  more: (count: number) => `${count} more`,
}
