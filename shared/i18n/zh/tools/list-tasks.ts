// list_tasks: tasks with their places, filtered by category and status.
import type * as en from '../../en/tools/list-tasks.ts'

export const phrases: typeof en.phrases = {
  none: '没有任务。',
  unknown: (category, known) => `没有类别为${category}的任务。现有：${known}。`,
  series: (title, kind, occurrences) => `${title}（${kind}）：${occurrences.join('、')}`,
  occurrence: (id, day, run) => `#${id} ${day} ${run}`,
  taskClass: (title, items) => [`课业${title}：`, ...items].join('\n'),
  item: (id, title, status, place, host) => `#${id} ${title} ${status}，${place ?? ''}${host}`,
  pending: (id, title, status, duration) => `#${id} ${title} ${status}，${duration} 节`,
  inHost: (hostId) => `，在 #${hostId} 课上`,
}
