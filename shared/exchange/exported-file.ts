// Files that Weekloom writes: what they hold, and how they look before they are written.

/** What a file holds: a text, or bytes as base64. */
export type FileContent = { kind: 'text'; text: string } | { kind: 'bytes'; base64: string }

/** `blocks` counts the study blocks in it. */
export type ExportedFile = {
  fileName: string
  mediaType: string
  content: FileContent
  blocks: number
}

/** What a person will find in the file: on its day with its clock times, or without a place. */
export type ExportEntry = {
  id: number
  /** Null without a place; the times are then empty. */
  date: string | null
  start: string
  end: string
  title: string
  course: string
}

/**
 * `picture` is a PNG as base64 of the first of `pages`; of a text the first entries, of which there are `count`, and the
 * first lines of the file, `hasMore` where it goes on.
 */
export type ExportLook =
  | {
      kind: 'text'
      entries: ExportEntry[]
      count: number
      text: string
      hasMore: boolean
      bytes: number
    }
  | { kind: 'picture'; base64: string; pages: number }

export type ExportPreview = {
  fileName: string
  /** Study blocks, other events, and work without a place. */
  blocks: number
  events: number
  pending: number
  look: ExportLook
}

/** The file of everything, with what is in it. */
export type EverythingFile = {
  fileName: string
  mediaType: string
  text: string
  changes: number
  conversations: number
  tasks: number
  /** Parts that could not be read and are not in it. */
  damaged: number
}
