/** The headings of what a search finds, which are loaded with the first letter. */
export const messages = {
  companies: 'Companies',
  screens: 'Screens',
  commands: 'Commands',
} as const;
