// Begins a guide by saying so, in the person's stead.
import { sharedGuideWords } from '../../shared/i18n/shared/guide.ts'
import { sayAloud } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

/** An empty course leaves open which one it is. */
export function beginGuide(desk: Desk, course: string): Promise<void> {
  return sayAloud(desk, sharedGuideWords[desk.settings.get().language].guideNames.begin(course))
}
