/** What the keys of the forecast do, in words. */
export const keyMessages = {
  place: 'In the forecast',
  move: 'Go from figure to figure',
  alongRow: 'Go to the first or the last figure of the row',
  alongTable: 'Go to the first or the last figure of the table',
  explain: 'Show how a figure is derived',
  begin: 'Begin an entry; a figure that is typed begins one, too',
  take: 'Take over the entry and go back to its cell',
  giveUp: 'Give up what is typed, then leave its field',
  step: 'Step the entry up or down',
  stepFar: 'Step the entry ten times as far',
} as const;
