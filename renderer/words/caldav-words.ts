// The calendar that the plan is pushed to: how it is set up, how it stands, and what was changed there.
import { caldav as en } from '../../shared/i18n/en/window/caldav.ts'
import { caldav as zh } from '../../shared/i18n/zh/window/caldav.ts'

export const caldavWords = { en, zh }
