/** What the keys of the forecast do, in words. */
export const keyMessages = {
  place: 'In the forecast',
  move: 'Go from figure to figure',
  alongRow: 'Go to the first or last figure of the row',
  alongTable: 'Go to the first or last figure of the table',
  select: 'Select cells',
  copy: 'Copy the selected cells',
  explain: 'Show how a figure is derived',
  begin: 'Begin an entry; typing a figure begins one, too',
  takeDown: 'Save the entry and go down or up',
  takeAcross: 'Save the entry and go to the next or previous year',
  paste: 'Paste cells from a spreadsheet',
  fillRight: 'Fill the years to the right',
  reset: 'Reset an edited figure, or those selected, to the default',
  giveUp: 'Discard the entry, then leave the field',
  step: 'Step the entry up or down',
  stepFar: 'Step the entry ten times as far',
} as const;
