/** The words of what a price implies, in one place. */
export const messages = {
  title: 'Implied by the price',
  allElseEqual: 'One at a time, all other inputs unchanged.',
  driver: 'Driver',
  atPrice: 'At the price',
  atValue: 'At the value',
  of: (label: string, column: string): string => `${label}, ${column.toLowerCase()}`,
  growth: {
    label: 'Revenue growth in every forecast year',
    driver: 'revenue growth, the same in every forecast year,',
  },
  margin: (year: string, start: string) => ({
    label: `Operating margin in ${year}, in a straight line from ${start}`,
    driver: `operating margin of ${year}, reached in a straight line from ${start} in the base period,`,
  }),
  newCapital: {
    label: 'Return on new capital (RONIC) after the forecast',
    driver: 'return on new capital after the forecast',
  },
  exitMultiple: (year: string) => ({
    label: `EV/EBITDA at the end of ${year}`,
    driver: `multiple of EBITDA at the end of ${year}, in place of the terminal value,`,
  }),
} as const;
