// When it is, as every stage is told it: weekday, date, clock and zone; for the planning stages also the numbers of days and slots.

export const words = {
  now: (weekday: string, date: string, clock: string, zone: string): string =>
    `Now: ${weekday} ${date} ${clock}${zone === '' ? '' : ` (${zone})`}`,
  begun: (day: number, period: number) =>
    `, day ${day}; slots up to ${period} of that day have begun. Nothing can be placed or moved before now.`,
  outside: (isOver: boolean): string =>
    isOver ? '; the window is over.' : '; the window has not begun.',
  days: 'Days:',
  slots: 'Slots:',
}
