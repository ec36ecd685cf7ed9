// list_tasks: tasks with their places, filtered by category and status.

export const phrases = {
  none: 'No tasks.',
  unknown: (category: string, known: string) =>
    `No task has the category ${category}. Known: ${known}.`,
  series: (title: string, kind: string, occurrences: string[]) =>
    `${title} (${kind}): ${occurrences.join(', ')}`,
  occurrence: (id: number, day: string, run: string) => `#${id} ${day} ${run}`,
  taskClass: (title: string, items: string[]) => [`Class ${title}:`, ...items].join('\n'),
  item: (id: number, title: string, status: string, place: string | null, host: string): string =>
    `#${id} ${title} ${status}, ${place ?? ''}${host}`,
  pending: (id: number, title: string, status: string, duration: number) =>
    `#${id} ${title} ${status}, ${duration} long`,
  inHost: (hostId: number) => `, in #${hostId}`,
}
