/** The calendar day of a moment where the person is, as an ISO date. */
export const localDay = (moment: Date): string =>
  [
    String(moment.getFullYear()).padStart(4, '0'),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-');
