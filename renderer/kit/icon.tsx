// The interface's few icons, drawn on one 16-pixel grid with one stroke.

const paths = {
  left: 'M10 3.5 5.5 8l4.5 4.5',
  right: 'M6 3.5 10.5 8 6 12.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  up: 'M3.5 10 8 5.5 12.5 10',
  undo: 'M5.5 3 2.5 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H7',
  redo: 'm10.5 3 3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H9',
  import: 'M8 2.5v7.5M5 7l3 3 3-3M2.5 11v2.5h11V11',
  export: 'M8 10V2.5M5 5.5l3-3 3 3M2.5 11v2.5h11V11',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9 13 13M3 13l1.1-1.1M11.9 4.1 13 3',
  moon: 'M13 9.8A5.6 5.6 0 0 1 6.2 3 5.6 5.6 0 1 0 13 9.8Z',
  system: 'M2 3h12v8H2zM6 13.5h4M8 11v2.5',
  courses: 'M3 3.5h10M3 8h10M3 12.5h6',
  conversation: 'M2.5 3h11v8H7l-3 2.5V11H2.5z',
  plus: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  lock: 'M4 7.5h8V13H4zM5.5 7.5V5.4a2.5 2.5 0 0 1 5 0v2.1',
  send: 'M8 13V3.5M4 7.2 8 3.2l4 4',
  stop: 'M4.5 4.5h7v7h-7z',
  check: 'm3.5 8.5 3 3 6-7',
  half: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 2.5v11',
  arrow: 'M2.5 8h10M9.5 5l3 3-3 3',
  enter: 'M13 3v6.5H3M6 6.5l-3 3 3 3',
  today: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5',
  health: 'M1.5 8.5h3l2-5 3 9 2-4h3',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  trace: 'M3 3.5h.01M6 3.5h7M3 8h.01M6 8h7M3 12.5h.01M6 12.5h4',
  person: 'M8 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14c.6-2.6 2.7-4 5.5-4s4.9 1.4 5.5 4',
  assistant: 'M6.5 2.5 8 6.5l4 1.5-4 1.5-1.5 4L5 9.5 1 8l4-1.5ZM12.5 2v3M11 3.5h3',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  edit: 'M3 13l.6-2.6 7.6-7.6 2 2-7.6 7.6zM9.7 4.3l2 2',
  trash: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4',
  branch: 'M4.5 2.5v11M4.5 9c4 0 6-1 6-4.5M8.5 6l2-2.2 2 2.2',
  past: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3M8 5.2V8l2 1.4',
  compose: 'M13 8.5v5H2.5V3h5M6.5 9.5l.5-2 5.3-5.3 1.5 1.5L8.5 9z',
  history: 'M8 2.5a5.5 5.5 0 1 1-5.2 3.7M2.5 2.8v3.4h3.4M8 5v3.2l2.2 1.3',
  week: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  term: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11',
  settings:
    'M6.9 3.4 7 1.8h2l.1 1.6 1.3.6 1.3-1.1 1.4 1.4L12 5.6l.6 1.3 1.6.1v2l-1.6.1-.6 1.3 1.1 1.3-1.4 1.4-1.3-1.1-1.3.6-.1 1.6H7l-.1-1.6-1.3-.6-1.3 1.1-1.4-1.4L4 10.4l-.6-1.3L1.8 9V7l1.6-.1L4 5.6 2.9 4.3l1.4-1.4L5.6 4ZM8 5.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Z',
  'term-setup': 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5M8 8v4M6 10h4',
  habits:
    'M2.5 5H8M12 5h1.5M8 5a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM2.5 11H4M8 11h5.5M4 11a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.4 * 16) / size > 1.4 ? 1.8 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
