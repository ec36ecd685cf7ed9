// The sheets that pages are drawn on, in points.
import type { Paper } from '../../../shared/exchange/export-choice.ts'
import type { Area, Size } from './page.ts'

const sizes: Record<Paper, Size> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

export type Sheet = Size & {
  /** Within the margins, which every printer reaches. */
  content: Area
}

const margin = 28

export function sheetOf(paper: Paper, orientation: 'upright' | 'across'): Sheet {
  const { width, height } = sizes[paper]
  const size = orientation === 'upright' ? { width, height } : { width: height, height: width }
  return {
    ...size,
    content: {
      x: margin,
      y: margin,
      width: size.width - 2 * margin,
      height: size.height - 2 * margin,
    },
  }
}
