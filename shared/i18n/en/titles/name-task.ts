// A task's name in running text: its quoted title and its id.

export const phrases = {
  named: (title: string, details: string[]) => `${title} (${details.join(', ')})`,
  unknown: (id: number) => `task #${id}`,
}

export const goneTask: string = 'a task that is gone'
