// Settings, backups and the data file: what the requests take and answer (C1).
import { shortNamesSchema } from '../preferences/short-name.ts'
import { z } from 'zod'
import type { About } from '../about/notices.ts'
import { autonomySchema } from '../agent/autonomy.ts'
import { studentProfileSchema } from '../agent/student-profile.ts'
import { defineRequest } from '../define-request.ts'
import { fileContentSchema } from '../exchange/file-content.ts'
import { sharedNameWords } from '../i18n/shared/names.ts'
import { languageSchema, languages } from '../language.ts'
import { planningPreferencesSchema } from '../planner/planning-preferences.ts'
import { modelChoiceSchema } from '../preferences/model-choice.ts'
import { reminderLeadSchema } from '../preferences/reminder-lead.ts'
import { themes } from '../preferences/theme.ts'
import { webAddressSchema } from '../research/web-address.ts'
import { weekStartSchema } from '../time/week-start.ts'
import type { AppView } from '../view/app-view.ts'
import type { Preferences } from '../view/preferences.ts'
import type { BackupItem, SettingsView } from '../view/settings-view.ts'
import { fileRemedies } from './file-remedies.ts'
import { menuOfferSchema } from './menu-offer.ts'

export const settingsRequests = {
  /** Where the data lies, the backups, and what this shell can do about them. */
  'read-settings': defineRequest<SettingsView>()({}),
  /** The version, and whose packages are in it with their licences (I2). */
  'read-about': defineRequest<About>()({}),
  'make-backup': defineRequest<{ backup: BackupItem }>()({}),
  /** Opens the data folder in the system's file manager, where the shell has one. */
  'show-data-folder': defineRequest<{ isShown: boolean }>()({}),
  /** Erases the data, its backups and the keys; `word` is the one that nobody types by mistake. */
  'erase-everything': defineRequest<AppView>()({ word: z.string().max(40) }),
  /** What the page can do, for the desktop's menu bar. Whether there is a menu bar that takes it. */
  'offer-menu': defineRequest<{ isTaken: boolean }>()(menuOfferSchema.shape),
  /**
   * Puts the backup of this name in the place of the data file, which is itself kept first: `aside` is where it lies, where
   * no backup could be made of it.
   */
  'restore-backup': defineRequest<{ view: AppView; aside: string | null }>()({
    name: z.string().min(1).max(200),
  }),
  /** Puts all that a file of everything holds in the place of the data file; `content` may be packed by gzip. */
  'move-in': defineRequest<{ view: AppView; aside: string | null }>()({
    content: fileContentSchema,
  }),
  /** Does what a problem with the data file offers beside its backups. */
  'mend-file': defineRequest<AppView>()({ remedy: z.enum(fileRemedies) }),
  'set-preferences': defineRequest<Preferences>()({
    language: languageSchema.optional(),
    theme: z.enum(themes).optional(),
    planning: planningPreferencesSchema.optional(),
    model: modelChoiceSchema.optional(),
    autonomy: autonomySchema.optional(),
    standing: studentProfileSchema.optional(),
    weekStart: weekStartSchema.optional(),
    reminderLead: reminderLeadSchema.optional(),
    patterns: z.boolean().optional(),
    shortNames: shortNamesSchema.optional(),
    webSearch: webAddressSchema.optional(),
  }),
}

/**
 * The word that the person types before everything is erased: nobody types it by mistake. Of
 * either language: the window may have been switched while it was typed.
 */
export function isEraseWord(text: string): boolean {
  const word = text.trim().toLowerCase()
  return languages.some((language) => sharedNameWords[language].eraseWords === word)
}
