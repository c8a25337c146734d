/** The texts of search results, loaded with the first letter. */
export const messages = {
  models: 'Your models',
  portfolios: 'Your portfolios',
  companies: 'Companies',
  screens: 'Screens',
  commands: 'Commands',
  companiesFailed: (reason: string): string => `Companies could not be searched. ${reason}`,
} as const;
