// Export as a calendar file: one VEVENT for each study block, and for each event and waiting work where wanted.

export const calendarName = (term: string) => `Study plan: ${term}`
