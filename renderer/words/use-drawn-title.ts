// How a list says what a block of the week is called: without its course's code, and by the course's short name (U8).
import { shortNameOf } from '../../shared/preferences/short-name.ts'
import { drawnTitle } from '../../shared/text/drawn-title.ts'
import { useDesk, useStore } from '../store/use-store.ts'

export function useDrawnTitle(title: string, course: string): string {
  const short = useStore(useDesk().settings, (each) => shortNameOf(each.shortNames, course))
  return drawnTitle(title, course, short)
}
