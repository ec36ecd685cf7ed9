// Defines what the person has chosen of how Weekloom looks, plans and answers.
import type { Autonomy } from '../agent/autonomy.ts'
import type { StudentProfile } from '../agent/student-profile.ts'
import type { Language } from '../language.ts'
import type { ModelChoice } from '../preferences/model-choice.ts'
import type { PlanningPreferences } from '../planner/planning-preferences.ts'
import type { Theme } from '../preferences/theme.ts'
import type { ReminderLead } from '../preferences/reminder-lead.ts'
import type { ShortNames } from '../preferences/short-name.ts'
import type { WeekStart } from '../time/week-start.ts'

/** `planning`: how the person likes to study; every plan from then on keeps to it. */
export type Preferences = {
  language: Language
  theme: Theme
  planning: PlanningPreferences
  model: ModelChoice
  autonomy: Autonomy
  /** What every model call is told of the student (O8). */
  standing: StudentProfile
  /** What the weeks of the page begin with. */
  weekStart: WeekStart
  reminderLead: ReminderLead
  /** A pattern for each course beside its hue. */
  patterns: boolean
  /** What blocks call a course by. */
  shortNames: ShortNames
  /** Where a search on the web goes (K3); empty for none. */
  webSearch: string
}
