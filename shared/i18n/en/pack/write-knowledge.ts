// The field `knowledge`: what the student said they know, what is noted of the course, and what they have worked.

export const words = {
  portrait: (text: string) => `Noted in “About you”: ${text}`,
  worked: (done: number, of: number, time: string) =>
    `Worked so far: ${done} of ${of} sessions, ${time}`,
  nothing: 'Nothing is known yet of what you know and what is hard. Say a few words about it.',
  unsaid: 'Starts from the beginning: nothing was said of what you know already.',
  remark: 'You have not said what you know already, so everything counts as new.',
}
